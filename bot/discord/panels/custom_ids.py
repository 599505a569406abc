"""The ``custom_id`` of every component: database, table, revision, verb, argument.

Every database numbers its tables from 1, so an id names its database (``bot.database.identity``): a button
from another one must not act on a table that merely has the same number.

Who pressed comes from Discord, never from the id. Everything in an id is checked again when it comes back,
because anybody can send any id.
"""

from __future__ import annotations

import re

from msgspec import Struct

from bot.database.identity import IDENTITY

YES = "-yes"
"""Suffix of the verb that confirms a first press; the argument stays the same."""
WHY = "-why"
"""Suffix of the verb that opens the form for a reason instead."""
_LIMIT = 100
_PATTERN = re.compile(rf"({IDENTITY}):(\d{{1,18}}):(\d{{1,18}}):([a-z-]{{1,20}}):(.*)", re.DOTALL)


class CustomId(Struct, frozen=True):
    """The action of a component. ``table`` is 0 if it isn't about a table."""

    table: int
    revision: int
    verb: str
    argument: str = ""

    @property
    def page(self) -> int:
        """The page number in the argument, 0 if it has none."""
        return int(self.argument) if self.argument.isdecimal() else 0

    def custom_id(self, identity: str) -> str:
        """Return the text that Discord keeps with the component, at most 100 characters.

        ``identity`` names the database.

        :raises ValueError: the argument is too long.
        """
        text = self._text(identity)
        if len(text) > _longest(self.verb):
            raise ValueError(f"custom_id of {len(text)} characters: {text}")
        return text

    def fits(self, identity: str) -> bool:
        """Return whether it's short enough for Discord: an argument that somebody sent may not be."""
        return len(self._text(identity)) <= _longest(self.verb)

    def _text(self, identity: str) -> str:
        return f"{identity}:{self.table}:{self.revision}:{self.verb}:{self.argument}"


def parse(custom_id: str) -> tuple[str, CustomId] | None:
    """Return the database of ``custom_id`` and its action, or ``None`` if it isn't one of this bot's ids.

    >>> parse("k3f9:12:4:pick:cast 3")
    ('k3f9', CustomId(table=12, revision=4, verb='pick', argument='cast 3'))
    >>> parse("elsewhere") is None
    True
    """
    match = _PATTERN.fullmatch(custom_id)
    if match is None or len(custom_id) > _longest(match[4]):
        return None
    return match[1], CustomId(int(match[2]), int(match[3]), match[4], match[5])


def _longest(verb: str) -> int:
    """Return the maximum length of an id with ``verb``: a first press leaves room for ``YES`` or ``WHY``."""
    return _LIMIT if verb.endswith((YES, WHY)) else _LIMIT - len(YES)
