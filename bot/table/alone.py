"""Whether somebody plays against computers only, so that nobody waits for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bot.features.clocks.rules.clocks import ClockPreset, clock_of
from bot.table.table import SeatRow


class Seated(Protocol):
    """The seats of a table; rows and perspectives both have them."""

    @property
    def seats(self) -> Sequence[SeatRow]:
        """The seats, with their people."""
        ...


class Clocked(Seated, Protocol):
    """The seats of a table and their clock."""

    @property
    def clock(self) -> str:
        """The name of the seats' clock."""
        ...


def is_alone(table: Seated) -> bool:
    """Return whether at most one seat belongs to a person and computers have all the others.

    A lobby with a single seat taken waits for others, so nobody is alone there yet.
    """
    people = sum(row.person is not None for row in table.seats)
    return people <= 1 < len(table.seats)


def clock_at(table: Clocked) -> ClockPreset | None:
    """Return the clock that runs at ``table`` for the seats with a question.

    ``None`` if it has no clock, or if at most one person plays there in person, because then nobody waits.
    """
    present = sum(row.person is not None and row.stand_in != "absence" for row in table.seats)
    return clock_of(table.clock) if present > 1 else None
