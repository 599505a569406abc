"""What a handler of presses is, and how each place where buttons stand lists its own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TypeAlias

from bot.panels.custom_ids import CustomId
from bot.responder import Responder, ResponseMode
from bot.services import Services

Handler: TypeAlias = Callable[[Services, Responder, CustomId], Awaitable[None]]

Handling: TypeAlias = tuple[Handler, ResponseMode]

Handlers: TypeAlias = Mapping[str, Handling | tuple[Handler, ResponseMode, str]]
"""What each verb does, and how it is answered on a public message; private messages are replaced.

For a verb that takes a filled-in form, the third part is the verb that opens the form, for another try
after a refusal.
"""


def merged(*parts: Handlers) -> dict[str, Handling]:
    """Return all handlers in one.

    :raises ValueError: two of them want the same verb.
    """
    found: dict[str, Handling] = {}
    for part in parts:
        if double := found.keys() & part.keys():
            raise ValueError(f"verbs with two handlers: {sorted(double)}")
        found.update({verb: (handling[0], handling[1]) for verb, handling in part.items()})
    return found


def openers(*parts: Handlers) -> dict[str, str]:
    """Return for each verb that takes a form the verb that opens it.

    :raises ValueError: there is a form that no verb takes, or a verb takes one that none opens.
    """
    found = {verb: handling[2] for part in parts for verb, handling in part.items() if len(handling) == 3}
    forms = {verb for part in parts for verb, handling in part.items() if handling[1] == "form"}
    if wrong := forms ^ {*found.values()}:
        raise ValueError(f"forms that are not opened or not taken: {sorted(wrong)}")
    return found


def only(values: Sequence[str]) -> str:
    """Return the one value that was picked or filled in; nothing where it is not exactly one."""
    return values[0] if len(values) == 1 else ""
