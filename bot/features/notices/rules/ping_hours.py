"""When a notice may ping its person: outside the quiet hours of the server and their own."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from bot.features.clocks.rules.calendar import Calendar, QuietHours
from bot.features.people.rules.people import Preferences

EVE = 1_800.0
"""Seconds before quiet hours at which a person is notified of something that ends within them."""

_DAY = 86_400.0
_DAYS = 400
"""The maximum number of quiet times and days off in a row to skip."""


class PingHours(Struct, frozen=True):
    """The hours when a person may be pinged: never the ``quiet`` ones.

    If quiet hours leave no gap, the last ones don't count. ``calendar`` says when the person's clocks stand
    still.
    """

    calendar: Calendar = Calendar()
    quiet: tuple[QuietHours, ...] = ()

    def awake_at(self, at: float) -> float:
        """Return ``at``, or the first moment after it when the person may be pinged and their clocks run."""
        for _ in range(_DAYS):
            later = quiet_end(self.calendar.end(at, 0), self.quiet)
            if later == at:
                break
            at = later
        return at

    def ping_at(
        self, due: float, now: float, *, since: float = float("-inf"), ends: float | None = None
    ) -> float:
        """Return when a person is pinged about something due at ``due``, as of ``now``.

        In quiet hours, that's at their end. A notice whose subject ``ends`` by then is sent before they
        begin, but not before ``since``. If it's too late for that as well, it's sent at their end.
        """
        at = max(due, now)
        span = quiet_around(at, self.quiet)
        if span is None:
            return at
        start, resumes = span
        eve = max(since, start - EVE)
        if ends is not None and ends <= resumes and now < start and eve < start:
            return max(eve, now)
        return resumes


def own_quiet_hours(preferences: Preferences) -> tuple[QuietHours, ...]:
    """Return the quiet hours that a person has set for themself, if any."""
    return (QuietHours(*preferences.quiet, preferences.timezone),) if preferences.quiet else ()


def quiet_end(at: float, hours: Sequence[QuietHours]) -> float:
    """Return ``at``, or the end of the quiet time that contains it."""
    span = quiet_around(at, hours)
    return at if span is None else span[1]


def quiet_around(at: float, hours: Sequence[QuietHours]) -> tuple[float, float] | None:
    """Return the start and end of the quiet time that contains ``at``; ``None`` outside of it.

    Quiet hours that overlap or touch are one quiet time. If they leave no gap, the last ones don't count.

    >>> night, morning = QuietHours(22 * 60, 8 * 60, "UTC"), QuietHours(7 * 60, 10 * 60, "UTC")
    >>> [moment / 3600 for moment in quiet_around(24 * 3600.0, [night, morning])]
    [22.0, 34.0]
    """
    for count in range(len(hours), 0, -1):
        span = _joined(at, hours[:count])
        if span is None or span[1] - span[0] < 2 * _DAY:
            return span
    return None


def _joined(at: float, hours: Sequence[QuietHours]) -> tuple[float, float] | None:
    """Return the quiet time around ``at``; if it exceeds two days, it may be incomplete."""
    start = end = at
    if all(one.around(at) is None for one in hours):
        return None
    before = None
    while (start, end) != before and end - start < 2 * _DAY:
        before = start, end
        for one in hours:
            if span := one.around(end):
                start, end = min(start, span[0]), span[1]
            # A second earlier, because quiet hours that end when others begin belong to the same quiet time.
            if span := one.around(start - 1):
                start = span[0]
    return start, end
