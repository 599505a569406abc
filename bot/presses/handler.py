"""What a handler of presses is, and how each place where buttons stand lists its own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TypeAlias

from bot.panels.custom_ids import CustomId
from bot.responder import Responder, ResponseMode
from bot.services import Services

Handler: TypeAlias = Callable[[Services, Responder, CustomId], Awaitable[None]]

Handlers: TypeAlias = Mapping[str, tuple[Handler, ResponseMode]]
"""What each verb does, and how it is answered on a public message; private messages are replaced."""


def merged(*parts: Handlers) -> Handlers:
    """Return all handlers in one.

    :raises ValueError: two of them want the same verb.
    """
    found: dict[str, tuple[Handler, ResponseMode]] = {}
    for part in parts:
        if double := found.keys() & part.keys():
            raise ValueError(f"verbs with two handlers: {sorted(double)}")
        found.update(part)
    return found


def only(values: Sequence[str]) -> str:
    """Return the one value that was picked or filled in; nothing where it is not exactly one."""
    return values[0] if len(values) == 1 else ""
