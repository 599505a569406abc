"""The content of a server's overview. Times are Unix seconds."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from bot.features.standing.rules import StandingMessage
from bot.table.perspective import Perspective
from games.engine.text import Seat, Typed

WEEK = 7 * 86_400.0
"""Seconds for which a result is listed."""


class Overview(StandingMessage, frozen=True):
    """The message that shows the overview of ``guild``."""

    guild: int = 0


class Won(Struct, frozen=True):
    """A result of the week: a game won by ``winners``, by their names.

    A computer player is ``None``; the name of somebody who was forgotten is empty.
    """

    table: int
    game: str
    channel: int
    at: float
    winners: tuple[Typed | None, ...]


def has_free_seat(table: Perspective) -> bool:
    """Return whether somebody can sit down at ``table`` without an invitation."""
    return bool(wanted_seats(table)) or (
        table.status == "lobby" and _taken(table) < table.player_counts.stop - 1
    )


def wanted_seats(table: Perspective) -> list[Seat]:
    """Return the seats of a running game that others may take."""
    return [seat for seat, row in enumerate(table.seats) if row.wanted and table.status != "lobby"]


def in_order(tables: Iterable[Perspective]) -> list[Perspective]:
    """Return the tables of an overview: those with free seats first, each group by the last change.

    Private tables and practice games are left out.
    """
    listed = [table for table in tables if not table.is_private and table.practice is None]
    return sorted(listed, key=lambda table: (not has_free_seat(table), -table.changed_at, table.id))


def _taken(table: Perspective) -> int:
    return len(table.seats) + len(table.invited)
