"""Clocks that run while somebody changes when they stand still."""

from __future__ import annotations

from msgspec.structs import replace

from bot.domain.situation import Situation, TableStep
from bot.domain.table import SeatRow


def recounted(at: Situation, person: int | None) -> TableStep | None:
    """Return the step by which running clocks end as the calendars have it now; ``None`` if none changes.

    ``person`` is whose clocks are looked at, ``None`` for everybody's.
    """
    if at.table.status != "playing":
        return None
    seats = [_recounted(at, row) if person in {None, row.person} else row for row in at.table.seats]
    if seats == at.table.seats:
        return None
    # Nobody has played: the table rests on, and the turn began when it began.
    after = at.after(seats=seats, changed_at=at.table.changed_at, warned_at=at.table.warned_at)
    return TableStep(after, at.state)


def _recounted(at: Situation, row: SeatRow) -> SeatRow:
    """Return a seat whose clock, if it runs, ends as the calendar of its person has it now.

    Nobody's time is up because of that: days off that are past may have been struck from the calendar, and
    after the bot was away a clock has grace that no calendar knows of.
    """
    if row.since is None or row.due_at is None or row.reserve is None:
        return row
    end = at.calendar(row.person).end(row.since, row.reserve)
    return row if end <= at.now < row.due_at else replace(row, due_at=end)
