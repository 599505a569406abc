"""When to warn people that their time runs out: when a quarter of it is left, and a tenth."""

from __future__ import annotations

from bot.features.clocks.rules.reserve import SHORT, left_at
from bot.features.notices.rules.notice import Notice
from bot.features.notices.rules.ping_hours import PingHours
from bot.features.people.rules.people import Warnings
from bot.table.table import SeatRow

LEAST = 900.0
"""The least seconds between hearing of a question and the first warning."""
APART = 3_600.0
"""The least seconds between two warnings."""

_PARTS = (SHORT, 1 / 10)
_LEFT = 300.0
"""The least seconds that must be left at a warning."""
_MOST = {"off": 0, "once": 1, "twice": 2}


def first_warning_due(row: SeatRow, heard_at: float) -> float | None:
    """Return when a quarter is left of the reserve that a seat's clock started with.

    If its person hears of the question too late for that, at ``heard_at``, return when a tenth is left.
    ``None`` if that's too late as well, or the clock doesn't run.
    """
    return next((at for at in _moments(row) if at >= heard_at + LEAST), None)


def is_warned_again(notice: Notice, wanted: Warnings, now: float) -> bool:
    """Return whether a second warning may follow a first one that was sent or is due by ``now``."""
    return wanted == "twice" and notice.told <= 1 and (notice.state == "sent" or notice.due_at <= now)


def warning_at(
    notice: Notice, row: SeatRow, heard_at: float, wanted: Warnings, hours: PingHours, now: float
) -> float | None:
    """Return when the person at ``row`` gets their next warning; ``None`` if they get no more.

    They hear of their question at ``heard_at``; ``hours`` says when they may be pinged.
    """
    if row.due_at is None or notice.told >= _MOST[wanted]:
        return None
    is_first = notice.state == "due"
    since = heard_at + LEAST if is_first else min(notice.told_at or now, now) + APART
    for moment in _moments(row)[0 if is_first else 1 :]:
        planned = hours.ping_at(moment, float("-inf"), since=since, ends=row.due_at)
        at = hours.ping_at(planned, now, since=since, ends=row.due_at)
        if since <= planned and at < row.due_at:
            return at
    return None


def _moments(row: SeatRow) -> list[float]:
    """Return when a quarter and a tenth of a running clock's reserve are left, unless that's too little."""
    reserve = row.reserve or 0.0
    moments = (left_at(row, part) for part in _PARTS if part * reserve >= _LEFT)
    return [moment for moment in moments if moment is not None]
