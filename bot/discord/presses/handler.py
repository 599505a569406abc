"""The type of press handlers, and the format in which each module lists its own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct

from bot.discord.panels.custom_ids import CustomId
from bot.discord.responder import Responder, ResponseMode
from bot.services import Services

Handler: TypeAlias = Callable[[Services, Responder, CustomId], Awaitable[None]]

Handling: TypeAlias = tuple[Handler, ResponseMode]

Handlers: TypeAlias = Mapping[str, Handling | tuple[Handler, ResponseMode, str]]
"""The handler of each verb, and its response mode on a public message; private messages are replaced.

For a verb that takes a submitted form, the third item is the verb that opens the form, for another try after
a refusal.
"""


class Registered(Struct, frozen=True):
    """The handlers of all features, by verb."""

    handlers: dict[str, Handling]
    openers: Mapping[str, str]
    """The verb that opens each form, by the verb that takes it."""
    families: Mapping[str, str]
    """The feature that handles each verb; metrics count presses by it, and by nothing more detailed."""


def registered(handlers: Mapping[str, Sequence[Handlers]]) -> Registered:
    """Return the handlers of all features, each given with its name.

    :raises ValueError: two handlers have the same verb, or a form is opened but never taken, or taken but
        never opened.
    """
    parts = [part for listed in handlers.values() for part in listed]
    families = {verb: name for name, listed in handlers.items() for part in listed for verb in part}
    return Registered(merged(*parts), openers(*parts), families)


def merged(*parts: Handlers) -> dict[str, Handling]:
    """Merge handlers into one mapping.

    :raises ValueError: two of them have the same verb.
    """
    found: dict[str, Handling] = {}
    for part in parts:
        if double := found.keys() & part.keys():
            raise ValueError(f"verbs with two handlers: {sorted(double)}")
        found.update({verb: (handling[0], handling[1]) for verb, handling in part.items()})
    return found


def openers(*parts: Handlers) -> dict[str, str]:
    """Return the verb that opens the form of each verb that takes one.

    :raises ValueError: a form is opened but never taken, or taken but never opened.
    """
    found = {verb: handling[2] for part in parts for verb, handling in part.items() if len(handling) == 3}
    forms = {verb for part in parts for verb, handling in part.items() if handling[1] == "form"}
    if wrong := forms ^ {*found.values()}:
        raise ValueError(f"forms that are not opened or not taken: {sorted(wrong)}")
    return found


def only(values: Sequence[str]) -> str:
    """Return the only value, or an empty string unless there is exactly one."""
    return values[0] if len(values) == 1 else ""
