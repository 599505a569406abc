"""The ``custom_id`` of every component: version, table, revision, verb, argument.

A press says nothing about who pressed: that is what Discord says. Whatever else stands in an id is checked
again when it comes back, because anybody can send any id.
"""

from __future__ import annotations

import re

from msgspec import Struct

VERSION = "t1"
_LIMIT = 100
_PATTERN = re.compile(rf"{VERSION}:(\d{{1,18}}):(\d{{1,18}}):([a-z-]{{1,20}}):(.*)", re.DOTALL)


class CustomId(Struct, frozen=True):
    """What a component stands for. ``table`` is 0 where no table is meant."""

    table: int
    revision: int
    verb: str
    argument: str = ""

    @property
    def page(self) -> int:
        """The page that the argument names, 0 where it names none."""
        return int(self.argument) if self.argument.isdecimal() else 0

    def custom_id(self) -> str:
        """Return the text that Discord keeps with the component, at most 100 characters.

        :raises ValueError: the argument is too long.
        """
        text = f"{VERSION}:{self.table}:{self.revision}:{self.verb}:{self.argument}"
        if len(text) > _LIMIT:
            raise ValueError(f"custom_id of {len(text)} characters: {text}")
        return text


def parse(custom_id: str) -> CustomId | None:
    """Return what ``custom_id`` stands for, or ``None`` if it is none of ours.

    >>> parse("t1:12:4:pick:cast 3")
    Press(table=12, revision=4, verb='pick', argument='cast 3')
    >>> parse("elsewhere") is None
    True
    """
    match = _PATTERN.fullmatch(custom_id)
    if match is None:
        return None
    return CustomId(int(match[1]), int(match[2]), match[3], match[4])
