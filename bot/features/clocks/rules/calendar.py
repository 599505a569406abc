"""When clocks stand still: a server's quiet hours, a person's weekend and holidays."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta, timezone, tzinfo
from typing import TypeAlias
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec import Struct

from bot.typed.offsets import offset_of

_HORIZON = 366
"""Number of days in which to look for the next day off; a clock that runs longer isn't stopped after that."""


Span: TypeAlias = tuple[str, str]
"""The first and the last day of a holiday, as ISO dates."""


class QuietHours(Struct, frozen=True):
    """The daily hours when clocks stand still, in minutes since midnight in ``timezone``.

    They reach past midnight if ``end`` is before ``start``.
    """

    start: int
    end: int
    timezone: str

    def around(self, at: float) -> tuple[float, float] | None:
        """Return the start and end of the quiet hours that contain ``at``; ``None`` outside of them.

        A time of day that occurs twice when the clocks change counts the first time.
        """
        if self.start == self.end:
            return None
        now = _local(at, zone(self.timezone))
        for days in (-1, 0):
            start = _moment(now, days, self.start)
            end = _moment(now, days + (self.end < self.start), self.end)
            if start <= at < end:
                return start, end
        return None

    def next_start(self, at: float) -> float | None:
        """Return when they next begin after ``at``; ``None`` if start and end are the same."""
        if self.start == self.end:
            return None
        now = _local(at, zone(self.timezone))
        today = _moment(now, 0, self.start)
        return today if today > at else _moment(now, 1, self.start)


class Calendar(Struct, frozen=True):
    """The times when one person's clocks stand still on one server. Times are Unix seconds.

    >>> nights = Calendar(QuietHours(start=22 * 60, end=8 * 60, timezone="UTC"))
    >>> ten_in_the_evening = 22 * 3600.0
    >>> (nights.end(ten_in_the_evening - 60, 120) - ten_in_the_evening) / 3600
    10.016666666666667
    """

    quiet: QuietHours | None = None
    timezone: str = "UTC"
    weekend: tuple[int, ...] = ()
    holidays: tuple[Span, ...] = ()

    def end(self, start: float, seconds: float) -> float:
        """Return when a clock that begins at ``start`` has run for ``seconds``."""
        at, left = start, seconds
        while True:
            at = self._runs_again(at)
            stop = self._stops(at)
            if stop is None or at + left <= stop:
                return at + left
            left -= stop - at
            at = stop

    def elapsed(self, start: float, end: float) -> float:
        """Return how many seconds a clock ran between ``start`` and ``end``."""
        at, run = start, 0.0
        while at < end:
            at = self._runs_again(at)
            stop = self._stops(at)
            until = end if stop is None else min(stop, end)
            run += max(0.0, until - at)
            at = max(until, at)
            if stop is None:
                break
        return run

    def next_quiet(self, at: float) -> tuple[float, float] | None:
        """Return the start and end of the server's next quiet hours after ``at``.

        ``None`` if the server has none.
        """
        start = self._quiet_start(at)
        return None if start is None else (start, self._quiet_end(start))

    def away_until(self, at: float) -> float | None:
        """Return when somebody on holiday at ``at`` is back; ``None`` if they aren't on holiday.

        A weekend right after a holiday belongs to it.
        """
        now = _local(at, zone(self.timezone))
        if not self._is_holiday(now.date()):
            return None
        days = next(
            (days for days in range(1, _HORIZON) if not self._is_off(now.date() + timedelta(days))), 1
        )
        return _moment(now, days, 0)

    def away_changes_at(self, at: float) -> float | None:
        """Return when the result of ``away_until`` next changes after ``at``, within the year ahead.

        That's when the current holiday ends, or else when the next one begins.
        """
        if (back := self.away_until(at)) is not None:
            return back
        now = _local(at, zone(self.timezone))
        first = min((first for first, _ in self.holidays if first > now.date().isoformat()), default=None)
        if first is None:
            return None
        days = (date.fromisoformat(first) - now.date()).days
        return _moment(now, days, 0) if days < _HORIZON else None

    def _runs_again(self, at: float) -> float:
        """Return when a clock runs again that stands still at ``at``; ``at`` itself if it runs."""
        limit = at + _HORIZON * 86_400
        while at < limit:
            resumed = max(self._quiet_end(at), self._day_off_end(at))
            if resumed <= at:
                return at
            at = resumed
        return at

    def _stops(self, at: float) -> float | None:
        """Return when a clock that runs at ``at`` next stands still, or ``None`` within the year ahead."""
        stops = [stop for stop in (self._quiet_start(at), self._day_off_start(at)) if stop is not None]
        return min(stops, default=None)

    def _quiet_end(self, at: float) -> float:
        span = self.quiet.around(at) if self.quiet else None
        return span[1] if span else at

    def _quiet_start(self, at: float) -> float | None:
        return self.quiet.next_start(at) if self.quiet else None

    def _day_off_end(self, at: float) -> float:
        now = _local(at, zone(self.timezone))
        return _moment(now, 1, 0) if self._is_off(now.date()) else at

    def _day_off_start(self, at: float) -> float | None:
        if not self.weekend and not self.holidays:
            return None
        now = _local(at, zone(self.timezone))
        tomorrow = now.date() + timedelta(1)
        week = [tomorrow + timedelta(days) for days in range(7)] if self.weekend else []
        off = [day for day in week if day.weekday() in self.weekend]
        earliest = tomorrow.isoformat()
        ahead = [max(first, earliest) for first, last in self.holidays if max(first, earliest) <= last]
        off += map(date.fromisoformat, ahead)
        days = (min(off) - now.date()).days if off else _HORIZON
        return _moment(now, days, 0) if days < _HORIZON else None

    def _is_off(self, day: date) -> bool:
        return day.weekday() in self.weekend or self._is_holiday(day)

    def _is_holiday(self, day: date) -> bool:
        text = day.isoformat()
        return any(first <= text <= last for first, last in self.holidays)


def zone(name: str) -> tzinfo:
    """Return the time zone or fixed offset called ``name``; UTC if this machine doesn't know it."""
    if (minutes := offset_of(name)) is not None:
        return timezone(timedelta(minutes=minutes))
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        return UTC


def _local(at: float, timezone: tzinfo) -> datetime:
    return datetime.fromtimestamp(at, timezone)


def _moment(now: datetime, days: int, minute: int) -> float:
    """Return the Unix time of ``minute`` on the wall clock, on the day that comes ``days`` after ``now``."""
    day = now.date() + timedelta(days)
    return datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=now.tzinfo).timestamp()
