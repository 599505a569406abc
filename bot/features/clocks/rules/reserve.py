"""How much of a seat's reserve of time is left."""

from __future__ import annotations

from bot.features.clocks.rules.calendar import Calendar
from bot.table.table import SeatRow

SHORT = 1 / 4
"""The share of a reserve below which its seat is short of time."""


def left_at(row: SeatRow, part: float) -> float | None:
    """Return when ``part`` of the reserve is left; None if the clock of the seat doesn't run."""
    if row.since is None or row.due_at is None or row.reserve is None:
        return None
    return (row.calendar or Calendar()).end(row.since, (1 - part) * row.reserve)


def is_short(row: SeatRow, now: float) -> bool:
    """Return whether less than a quarter of the reserve is left."""
    at = left_at(row, SHORT)
    return at is not None and at <= now
