"""A set of tables with the same deal: who has entered, and which tables it has. Times are Unix seconds."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from bot.table.table_terms import Terms
from games.engine.text import Seat

FEWEST_TABLES = 2
"""Minimum number of tables of a set, because a single one can't be compared."""
MOST_TABLES = 50
"""Maximum number of tables of a set."""


class Duplicate(Struct, frozen=True):
    """A set of tables that play the same deal of ``game`` on a server, each with ``size`` seats.

    Its tables open at ``starts_at``; messages about it appear in ``channel``. ``announced_at``, ``drawn_at``
    and ``ended_at`` are when it was announced, when its people were distributed over the tables, and when all
    tables were compared. Each is written once. ``terms`` are those of all tables, ``None`` until it's drawn.
    """

    guild: int
    channel: int
    game: str
    size: int
    clock: str
    created_at: float
    starts_at: float
    announced_at: float | None = None
    drawn_at: float | None = None
    ended_at: float | None = None
    terms: Terms | None = None
    id: int = 0


class Place(Struct, frozen=True):
    """A seat at one of the tables of a set; ``table`` counts the tables from 0."""

    table: int
    seat: Seat


class Entrant(Struct, frozen=True):
    """Somebody's entry in a set, by their member number.

    ``drawn_table`` and ``seat`` are ``None`` until the draw.
    """

    duplicate: int
    member: int
    entered_at: float
    drawn_table: int | None = None
    seat: Seat | None = None

    @property
    def place(self) -> Place | None:
        """Return where they sit, ``None`` before the draw."""
        if self.drawn_table is None or self.seat is None:
            return None
        return Place(self.drawn_table, self.seat)


TableState: TypeAlias = Literal["waiting", "open", "over", "void"]
"""A table isn't opened yet, is being played, is over, or counts for nothing because it was ended early."""


class SetTable(Struct, frozen=True):
    """A table of a set: its number in the set from 0, its table once that is open, and its state.

    ``is_hidden``: only its players see it.
    """

    number: int
    table: int | None = None
    state: TableState = "waiting"
    is_hidden: bool = True


class SeatResult(Struct, frozen=True):
    """The result of a seat at a finished table of a set.

    ``member`` is ``None`` if a computer played the seat, or finished it in place of a person.
    """

    number: int
    seat: Seat
    member: int | None
    points: int
    lead: int

    @property
    def total(self) -> int:
        """The score for comparing seats: a higher one is better."""
        return self.points + self.lead


def deal_of_duplicate(number: int) -> str:
    """Return the name of the deal of a set, whose commitment is public before its tables open."""
    return f"set {number}"


_FIRST_ORIGIN = 1 << 40
"""Above the ids of fixtures, which are origins too, and below those of Discord."""


def origin_of_table(duplicate: int, number: int) -> int:
    """Return the origin of a table of a set; two tables can't have the same one."""
    return _FIRST_ORIGIN + duplicate * MOST_TABLES + number
