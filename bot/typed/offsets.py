"""Time zones with a fixed offset from UTC: as people type them, as they're stored, as they're shown.

They're stored as ``UTC+05:30``. The names of the tz database have no half hours, and their sign means the
opposite of what people expect: there, ``Etc/GMT-5`` is five hours ahead of UTC.
"""

from __future__ import annotations

import re

from bot.typed.words import LONGEST, plain

_STORED = re.compile(r"UTC([+-])(\d{2}):(\d{2})")
_TYPED = re.compile(
    r"(?:(?:utc|gmt|z)\s?)?(?P<sign>[+-])\s?(?P<hours>\d{1,2})"
    r"(?:[:.h]?(?P<minutes>\d{2})|[.,](?P<part>5|75)|\s?h)?"
)
_BEGUN = re.compile(r"(?:(?:utc|gmt)\s?)?[+-].*|(?:utc|gmt)\s?\d.*")
_PARTS = {None: 0, "5": 30, "75": 45}
_FIRST, _LAST = -12 * 60, 14 * 60
"""The offsets in use, in minutes."""
_FIXED = {"UTC", "GMT"}


def find_offset(text: str) -> str | None:
    """Return the stored name of the offset in ``text``; ``None`` if it isn't one.

    >>> find_offset("GMT-5"), find_offset("utc +5:30"), find_offset("+0530"), find_offset("Z")
    ('UTC-05:00', 'UTC+05:30', 'UTC+05:30', 'UTC')
    >>> find_offset("UTC+99"), find_offset("GMT+0:75"), find_offset("UTC")
    (None, None, None)
    """
    if len(text) > LONGEST:
        return None
    text = plain(text)
    if text == "z":
        return "UTC"
    match = _TYPED.fullmatch(text)
    if match is None:
        return None
    past = int(match["minutes"] or _PARTS[match["part"]])
    minutes = (int(match["hours"]) * 60 + past) * (-1 if match["sign"] == "-" else 1)
    return offset_name(minutes) if past < 60 and past % 15 == 0 and _FIRST <= minutes <= _LAST else None


def is_like_offset(text: str) -> bool:
    """Return whether ``text`` begins like an offset and can't be the name of a place.

    >>> is_like_offset("UTC+99"), is_like_offset("gmt 5"), is_like_offset("UTC"), is_like_offset("Rome")
    (True, True, False, False)
    """
    return _BEGUN.fullmatch(plain(text[:LONGEST])) is not None


def offset_name(minutes: int) -> str:
    """Return the stored name of an offset ``minutes`` ahead of UTC.

    >>> offset_name(330), offset_name(-180), offset_name(0)
    ('UTC+05:30', 'UTC-03:00', 'UTC')
    """
    hours, past = divmod(abs(minutes), 60)
    return f"UTC{'-' if minutes < 0 else '+'}{hours:02}:{past:02}" if minutes else "UTC"


def offset_of(name: str) -> int | None:
    """Return how many minutes the zone with this stored name is ahead of UTC; ``None`` if it isn't an offset.

    >>> offset_of("UTC+05:30"), offset_of("UTC-03:00"), offset_of("Europe/Rome")
    (330, -180, None)
    """
    match = _STORED.fullmatch(name)
    if match is None:
        return None
    sign, hours, minutes = match.groups()
    return (int(hours) * 60 + int(minutes)) * (-1 if sign == "-" else 1)


def zone_name(name: str) -> str:
    """Return a time zone as people read it.

    >>> zone_name("UTC+05:30"), zone_name("UTC+02:00"), zone_name("Europe/Rome")
    ('UTC+5:30', 'UTC+2', 'Europe/Rome')
    """
    minutes = offset_of(name)
    if minutes is None:
        return name
    hours, past = divmod(abs(minutes), 60)
    sign = "\N{MINUS SIGN}" if minutes < 0 else "+"
    return f"UTC{sign}{hours}" + (f":{past:02}" if past else "")


def is_fixed(name: str) -> bool:
    """Return whether the zone with this stored name is a fixed offset, without daylight saving time."""
    return name in _FIXED or offset_of(name) is not None
