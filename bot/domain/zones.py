"""Time zones and times of day as people type them."""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache
from zoneinfo import available_timezones

from babel import Locale

from render.words import locales

_TIME = re.compile(r"(\d{1,2})(?:[:.h](\d{2})?)?\s*(?:([ap])\.?m\.?)?")
_HALF = 12
_OFFERED = 3


def find_zone(text: str) -> str | None:
    """Return the name of the time zone that ``text`` means, or ``None`` if that is not clear.

    Capitals do not matter, and a city alone is enough where only one zone is named after it, in English or
    in any language that has words.

    >>> find_zone("europe/rome"), find_zone("New York"), find_zone("Roma"), find_zone("Atlantis")
    ('Europe/Rome', 'America/New_York', 'Europe/Rome', None)
    """
    wanted = _plain(text)
    by_name, by_city = _zones()
    if name := by_name.get(wanted):
        return name
    named_after = by_city.get(wanted, ())
    return named_after[0] if len(named_after) == 1 else None


def similar_zones(text: str) -> list[str]:
    """Return a few zones that ``text`` may have meant, the likeliest first.

    >>> similar_zones("Europ/Rom")[0]
    'Europe/Rome'
    """
    by_name, by_city = _zones()
    wanted = _plain(text)
    found = list(by_city.get(wanted, ()))
    for near in get_close_matches(wanted, [*by_name, *by_city], n=2 * _OFFERED, cutoff=0.6):
        found += [by_name[near]] if near in by_name else by_city[near]
    return list(dict.fromkeys(found))[:_OFFERED]


def minute_of_day(text: str) -> int | None:
    """Return the minutes since midnight of a time like ``22:30``, ``8`` or ``10 pm``; ``None`` for no time.

    >>> minute_of_day("22:30"), minute_of_day("7.15"), minute_of_day("24:00"), minute_of_day("25")
    (1350, 435, 0, None)
    >>> minute_of_day("10pm"), minute_of_day("12:30 a.m."), minute_of_day("12 PM"), minute_of_day("13 pm")
    (1320, 30, 720, None)
    """
    match = _TIME.fullmatch(text.strip().lower())
    if match is None:
        return None
    hour = int(match[1])
    if match[3] is not None:
        if not 1 <= hour <= _HALF:
            return None
        hour = hour % _HALF + (_HALF if match[3] == "p" else 0)
    minute = hour * 60 + int(match[2] or 0)
    return minute % 1440 if int(match[2] or 0) < 60 and minute <= 1440 else None


def clock_time(minute: int) -> str:
    """Return a minute of the day as a clock of 24 hours shows it.

    >>> clock_time(485)
    '08:05'
    """
    return f"{minute // 60:02}:{minute % 60:02}"


def _plain(text: str) -> str:
    return "_".join(text.casefold().split())


@cache
def _zones() -> tuple[dict[str, str], dict[str, list[str]]]:
    """Return all zones by their plain name, and by the plain city that they are named after."""
    names = sorted(available_timezones() - {"localtime", "Factory"})
    by_city: dict[str, list[str]] = {}
    for name in names:
        if "/" in name:
            by_city.setdefault(_plain(name.rpartition("/")[2]), []).append(name)
    for locale in locales():
        for name, known in Locale.parse(locale).time_zones.items():
            named_after = by_city.setdefault(_plain(known.get("city", name)), [])
            if name in names and name not in named_after:
                named_after.append(name)
    return {_plain(name): name for name in names}, by_city
