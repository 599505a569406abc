"""Reads future moments as people type them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date, datetime, timedelta, tzinfo

from bot.features.clocks.rules.calendar import zone
from bot.features.people.rules.people import Preferences
from bot.features.servers.rules.settings import GuildSettings
from bot.typed.days import DayMeant, Today, day_readings, find_timestamp
from bot.typed.durations import find_duration, find_length_from_now
from bot.typed.times_of_day import DAY, ClockTime, clock_times, is_own_time, minute_of_day
from bot.typed.words import LONGEST, plain
from bot.typed.zones import abbreviated_zone

_NOON = 12 * 60
_HOURS_FIRST = 5
"""From 5h30 on, hours with minutes may also be a time in the morning; earlier ones are only a length."""
_JOINED = re.compile(r"(\d{1,2})\s?[hu]\s?\d{2}")
_ISO = re.compile(r"\d{4}-\d{2}-\d{2}t\d{2}:\d{2}\S*")
_BARE = re.compile(r"\d{1,2}")
_ZONE_WORDS = 2
"""Maximum number of words in a time zone abbreviation after a time: *UTC +2*."""


def moments_meant(day: str, time: str, timezone: str, now: float, locale: str) -> tuple[float, ...]:
    """Return the moments that ``day`` and ``time`` may mean in ``timezone``, in Unix seconds.

    No moments if the text can't be read, several if it's ambiguous; ``locale`` is the reader's. Without a
    ``day``, ``time`` may name one itself. Otherwise it's the next time at which a clock shows it, or, if it's
    a length, the moment when it has passed. ``2h`` and ``22 h`` are lengths, ``22h`` is a time, and so is
    ``22 uur`` for a Dutch reader. In the night when clocks go forward, the skipped hour is read as if they
    hadn't, so 2:30 means 3:30.

    >>> noon = 12 * 3600.0
    >>> for typed in ("20:30", "8", "2 h", "22h", "in 22 h", "tomorrow at 8", "Friday 8pm"):
    ...     print(typed, "->", *(moment / 3600 for moment in moments_meant("", typed, "UTC", noon, "en")))
    20:30 -> 20.5
    8 -> 32.0
    2 h -> 14.0
    22h -> 22.0
    in 22 h -> 34.0
    tomorrow at 8 -> 32.0
    Friday 8pm -> 44.0
    >>> moments_meant("2.1.1970", "8", "UTC", noon, "en"), moments_meant("", "soon", "UTC", noon, "en")
    ((115200.0,), ())
    """
    if max(len(day), len(time)) > LONGEST:
        return ()
    day, time = (plain(text).replace(", ", " ") for text in (day, time))
    found = set(_with_day(day, time, timezone, now, locale) if day else _alone(time, timezone, now, locale))
    if not found:
        # The words after the time may be a time zone.
        words = time.split(" ")
        for count in range(1, min(_ZONE_WORDS, len(words) - 1) + 1):
            if meant := abbreviated_zone(" ".join(words[-count:])):
                found.update(moments_meant(day, " ".join(words[:-count]), meant, now, locale))
    return tuple(sorted(found))


def is_day_alone(text: str, timezone: str, now: float, locale: str) -> bool:
    """Return whether ``text`` means a day without a time."""
    return bool(day_readings(text, _today(zone(timezone), now, locale)))


def timezone_for(preferences: Preferences, settings: GuildSettings) -> str:
    """Return the time zone of the times a person types: their own, or else their server's."""
    if preferences.timezone == Preferences().timezone and settings.quiet is not None:
        return settings.quiet.timezone
    return preferences.timezone


def _alone(text: str, timezone: str, now: float, locale: str) -> Iterator[float]:
    """Yield the moments that ``text`` may mean without another field for the day."""
    if (moment := find_timestamp(text)) is not None:
        yield moment
        return
    if _ISO.fullmatch(text):
        yield from _iso(text, zone(timezone))
        return
    minute, seconds = minute_of_day(text, locale), find_duration(text, locale)
    if seconds and not is_own_time(text, locale) and (minute is None or minute <= _NOON or " " in text):
        yield now + seconds
        if minute is None or not _is_both(text, locale):
            return
    here = zone(timezone)
    today = _today(here, now, locale)
    times = clock_times(text, locale)
    for said in times:
        yield from _next_time(said, here, now)
    if times or day_readings(text, today):
        return
    words = text.split(" ")
    for index in range(1, len(words)):
        first, second = " ".join(words[:index]), " ".join(words[index:])
        yield from _with_day(first, second, timezone, now, locale)
        # A bare number before a day may be part of its date, unless the part of the day is named.
        if not _BARE.fullmatch(first) or all(meant.part for meant in day_readings(second, today)):
            yield from _with_day(second, first, timezone, now, locale)


def _with_day(day: str, time: str, timezone: str, now: float, locale: str) -> Iterator[float]:
    """Yield the moments that a day and a time on it may mean."""
    times = clock_times(time, locale)
    if not times:
        return
    here = zone(timezone)
    for meant in day_readings(day, _today(here, now, locale)):
        for said in times:
            yield from _moments(meant, said, here, now)


def _moments(meant: DayMeant, said: ClockTime, here: tzinfo, now: float) -> Iterator[float]:
    """Yield the moments that a time on a day may mean; early hours may belong to the following night."""
    minute = said.minute(meant.part)
    if minute is None:
        return
    is_early = minute < _NOON and "night" in (said.part or "", meant.part or "")
    if meant.part == "tonight" and minute < _NOON:
        yield from _next_time(ClockTime(minute // 60, minute % 60), here, now)
    elif said.is_midnight and meant.part is not None:
        yield _moment(meant.day, DAY, here, now)
    elif said.is_midnight or is_early:
        yield _moment(meant.day, minute, here, now)
        yield _moment(meant.day, minute + DAY, here, now)
    else:
        moment = _moment(meant.day, minute, here, now)
        is_next_week = meant.is_weekly and moment <= now
        yield _moment(meant.day + timedelta(7), minute, here, now) if is_next_week else moment


def _next_time(said: ClockTime, here: tzinfo, now: float) -> Iterator[float]:
    """Yield the next moment when a clock shows the time ``said``, if that's unambiguous."""
    minute = said.minute()
    if minute is not None:
        today = datetime.fromtimestamp(now, here).date()
        moments = (_moment(today, minute % DAY + days * DAY, here, now) for days in range(3))
        yield next(moment for moment in moments if moment > now)


def _moment(day: date, minute: int, here: tzinfo, now: float) -> float:
    """Return the Unix time of a minute of a day; if it occurs twice, the first that's still to come.

    A minute occurs twice when clocks go back.
    """
    day += timedelta(minute // DAY)
    hour, past = divmod(minute % DAY, 60)
    wall = datetime(day.year, day.month, day.day, hour, past, tzinfo=here)
    first, second = wall.timestamp(), wall.replace(fold=1).timestamp()
    return second if first <= now < second else first


def _iso(text: str, here: tzinfo) -> Iterator[float]:
    try:
        moment = datetime.fromisoformat(text.upper())
    except ValueError:
        return
    yield (moment if moment.tzinfo else moment.replace(tzinfo=here)).timestamp()


def _is_both(text: str, locale: str) -> bool:
    """Return whether a length may also be a time of day: 8h30 or 1:30 h, but not 1h30 or in 8h30."""
    if find_length_from_now(text, locale) is not None:
        return False
    joined = _JOINED.fullmatch(text)
    return ":" in text or (joined is not None and int(joined[1]) >= _HOURS_FIRST)


def _today(here: tzinfo, now: float, locale: str) -> Today:
    return Today(datetime.fromtimestamp(now, here).date(), here, locale)
