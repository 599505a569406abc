"""Moments to come, as people type them."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.domain.calendar import zone
from bot.domain.days import find_day
from bot.domain.durations import find_duration
from bot.domain.people import GuildSettings, Preferences
from bot.domain.times_of_day import minute_of_day

_NOON = 12 * 60


def find_moment(day: str, time: str, timezone: str, now: float) -> float | None:
    """Return the moment that ``day`` and ``time`` mean in ``timezone``; ``None`` if they mean none.

    Without a day it is the next time at which a clock shows ``time``, or, where that is a length of time with
    its unit, the moment when it has passed. ``2h`` and ``22 h`` are lengths, ``22h`` is the time.

    >>> noon = 12 * 3600.0
    >>> find_moment("", "20:30", "UTC", noon) / 3600, find_moment("", "8", "UTC", noon) / 3600
    (20.5, 32.0)
    >>> (find_moment("", "2 h", "UTC", noon) - noon) / 3600, find_moment("2.1.1970", "8", "UTC", noon) / 3600
    (2.0, 32.0)
    >>> find_moment("", "22h", "UTC", noon) / 3600, find_moment("", "in 22 h", "UTC", noon) / 3600
    (22.0, 34.0)
    >>> find_moment("someday", "8", "UTC", noon), find_moment("", "soon", "UTC", noon)
    (None, None)
    """
    minute, here = minute_of_day(time), zone(timezone)
    seconds = 0 if day.strip() else find_duration(time)
    if seconds and (minute is None or minute <= _NOON or " " in time.strip()):
        return now + seconds
    today = datetime.fromtimestamp(now, here).date()
    wanted = find_day(day) if day.strip() else today
    if minute is None or wanted is None:
        return None
    moment = datetime(wanted.year, wanted.month, wanted.day, minute // 60, minute % 60, tzinfo=here)
    if not day.strip() and moment.timestamp() <= now:
        moment += timedelta(days=1)
    return moment.timestamp()


def timezone_for(preferences: Preferences, settings: GuildSettings) -> str:
    """Return the time zone in which somebody means a time of day: their own, else that of their server."""
    if preferences.timezone == Preferences().timezone and settings.quiet is not None:
        return settings.quiet.timezone
    return preferences.timezone
