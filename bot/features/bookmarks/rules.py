"""A person's bookmarks: moments of games, each with an optional remark.

A bookmark stores how many moves had been made and when the last of them was made. Its place in the replay
follows from the moves, so taking moves back moves it to the last position that remains.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec import Struct

from bot.features.replay.rules import Position, position_after, position_at
from bot.features.table_notes.rules import written_lines
from bot.table.refusals import refused
from games.engine.text import Typed

MOST_BOOKMARKS = 25
"""The most bookmarks of a person at a table."""
LONGEST_REMARK = 200
"""The most characters of a remark."""
_MOMENT = re.compile(r"(\d{1,6})?@(\d{1,12}(?:\.\d{1,9})?)|(\d{1,6})")
_ROUNDED = 0.000_002
"""Seconds by which the time in a press may differ from the stored one."""


class Bookmark(Struct, frozen=True):
    """The position after ``moves`` moves; the last one was made at ``at`` (Unix seconds)."""

    moves: int
    at: float
    remark: Typed


class Kept(Struct, frozen=True):
    """A stored bookmark with its number, and the table that it belongs to."""

    id: int
    table: int
    guild: int
    game: str
    moves: int
    at: float
    remark: Typed


class Placed(Struct, frozen=True):
    """A bookmark with its ``step`` in the replay; ``was_undone``: its own moment was taken back."""

    kept: Kept
    step: int
    was_undone: bool


def placed(kept: Sequence[Kept], positions: Sequence[Position]) -> list[Placed]:
    """Return the bookmarks of a game with their places among its ``positions``."""
    found = []
    for one in kept:
        position, remains = position_after(positions, one.moves, one.at)
        found.append(Placed(one, position.step, was_undone=not remains))
    return found


class Moment(Struct, frozen=True):
    """A moment as a press names it.

    In a finished game that's a ``step``. In a running one it's a time (``at``) and, if known, the ``number``
    of the public position among all of them, because a running game's steps are renumbered when it ends.
    """

    at: float | None = None
    number: int | None = None
    step: int = 0

    def __str__(self) -> str:
        if self.at is None:
            return str(self.step)
        return f"{'' if self.number is None else self.number}@{self.at:.6f}"

    @staticmethod
    def parse(argument: str) -> Moment:
        """Return the moment named by the argument of a press.

        >>> Moment.parse("7@1767225600.25"), Moment.parse("12")
        (Moment(at=1767225600.25, number=7, step=0), Moment(at=None, number=None, step=12))

        :raises Refused: it names none.
        """
        match = _MOMENT.fullmatch(argument)
        if match is None:
            raise refused("unknown-button")
        number, at, step = match.groups()
        if step is not None:
            return Moment(step=int(step))
        return Moment(at=float(at), number=int(number) if number else None)

    def position(self, positions: Sequence[Position]) -> Position:
        """Return the position of this moment among all of a game; the last one if there's no such step.

        If the moment was taken back, return the last public position before it.
        """
        if self.at is None:
            return positions[min(self.step, len(positions) - 1)]
        public = [one for one in positions if one.is_public]
        if self.number is not None and self.number < len(public):
            numbered = public[self.number]
            if abs(numbered.at - self.at) < _ROUNDED:
                return numbered
        return position_at(positions, self.at + _ROUNDED)


def moment_of(positions: Sequence[Position], step: int, *, is_over: bool) -> Moment:
    """Return the moment of ``step`` in the replay of a game."""
    if is_over:
        return Moment(step=step)
    public = [one for one in positions if one.is_public and one.step <= step]
    return Moment(at=public[-1].at, number=len(public) - 1)


def remark_text(typed: str) -> str:
    """Return a typed remark as stored; it's empty if the person wants none.

    :raises Refused: it's too long.
    """
    remark = written_lines(typed)
    if len(remark) > LONGEST_REMARK:
        raise refused("too-long-remark", most=LONGEST_REMARK)
    return remark
