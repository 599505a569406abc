"""Thanks: after a game, each player may thank one of the others, and take it back.

Only the thanked person reads who thanked them, and how often that happened. A public number would be a
ranking of people, and it would show a block: thanks from somebody they've blocked don't reach them, while the
author can't tell.
"""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from bot.table.perspective import Perspective
from bot.table.refusals import refused
from games.engine.text import Seat


class Thanks(Struct, frozen=True):
    """The thanks of ``person`` to the player at ``seat`` for a game, given ``at``."""

    person: int
    seat: Seat
    at: float


class Received(Struct, frozen=True):
    """Thanks that somebody got from ``person`` for the ``game`` of ``table``."""

    person: int
    table: int
    game: str
    at: float


def has_company(table: Perspective) -> bool:
    """Return whether at least two people played at ``table``, so one of them can thank the other."""
    return sum(row.person is not None for row in table.seats) > 1


def to_thank(table: Perspective, blocked: Collection[int]) -> list[Seat]:
    """Return the seats that the viewer of ``table`` may thank: other people, except those they've blocked."""
    if table.status != "over" or not table.is_seated:
        return []
    return [
        seat
        for seat, row in enumerate(table.seats)
        if row.person is not None and seat != table.viewer and row.person not in blocked
    ]


def require_thankable(table: Perspective, seat: Seat, blocked: Collection[int]) -> None:
    """Check that the viewer of ``table``, which is over, may thank the player at ``seat``.

    :raises Refused: they didn't play, or it's themselves, a computer player or somebody they've blocked.
    """
    if not table.is_seated:
        raise refused("cannot-thank-here")
    if seat not in to_thank(table, blocked):
        raise refused("cannot-thank-them")
