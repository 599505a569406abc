"""Times of day as people type them, and as clocks show them."""

from __future__ import annotations

import re
from functools import cache

from bot.domain.typed import any_of, plain, typed_words

DAY = 1440
"""Minutes of a day."""

_NOON, _HALF = 720, 12


def minute_of_day(text: str) -> int | None:
    """Return the minutes since midnight of a time of day in any usual form and language; ``None`` for none.

    >>> [minute_of_day(text) for text in ("22:30", "22.30", "22h30", "2230", "10:30 p.m.", "ore 22:30")]
    [1350, 1350, 1350, 1350, 1350, 1350]
    >>> minute_of_day("8"), minute_of_day("8 h"), minute_of_day("alle 8 di sera"), minute_of_day("24:00")
    (480, 480, 1200, 0)
    >>> minute_of_day("noon"), minute_of_day("mezzanotte"), minute_of_day("12 am"), minute_of_day("12:30 PM")
    (720, 0, 0, 750)
    >>> minute_of_day("25"), minute_of_day("22:60"), minute_of_day("13 pm"), minute_of_day("soon")
    (None, None, None, None)
    """
    match = _pattern().fullmatch(plain(text))
    if match is None:
        return None
    if match["noon"] or match["midnight"]:
        return _NOON if match["noon"] else 0
    hour, past = int(match["hour"] or match["joined"]), int(match["minute"] or match["joined_minute"] or 0)
    if match["morning"] or match["afternoon"]:
        if not 1 <= hour <= _HALF:
            return None
        hour = hour % _HALF + (_HALF if match["afternoon"] else 0)
    minute = hour * 60 + past
    return minute % DAY if past < 60 and minute <= DAY else None


def clock_time(minute: int) -> str:
    """Return a minute of the day as a clock of 24 hours shows it.

    >>> clock_time(485)
    '08:05'
    """
    return f"{minute // 60:02}:{minute % 60:02}"


@cache
def _pattern() -> re.Pattern[str]:
    """Return what a time of day looks like once it is ``plain``."""
    before, after, noon, midnight, morning, afternoon = (
        any_of(typed_words(key))
        for key in (
            "typed-before",
            "typed-after",
            "typed-noon",
            "typed-midnight",
            "typed-morning",
            "typed-afternoon",
        )
    )
    return re.compile(
        rf"(?:(?:{before})\s*)?"
        rf"(?:(?:12\s*)?(?P<noon>{noon})|(?:12\s*)?(?P<midnight>{midnight})|"
        r"(?:(?P<joined>\d{1,2})(?P<joined_minute>\d{2})|"
        r"(?P<hour>\d{1,2})(?:\s?[:.,h ]\s?(?P<minute>\d{2}))?)"
        rf"\s*(?:{after})?\s*(?:(?P<morning>{morning})|(?P<afternoon>{afternoon}))?)\.?"
    )
