"""A language with its speakers' spellings of times; each has a module here, named after its locale."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date, datetime
from typing import TypeAlias
from zoneinfo import ZoneInfo

ROME = "Europe/Rome"
NOW = datetime(2026, 6, 3, 15, 0, tzinfo=ZoneInfo(ROME))
"""The reference moment for starts and days: a Wednesday afternoon in Rome."""
MINUTE, HOUR, DAY, WEEK = 60, 3_600, 86_400, 604_800

Lengths: TypeAlias = Iterator[tuple[str, int]]
Days: TypeAlias = Iterator[tuple[str, date]]
Starts: TypeAlias = Iterator[tuple[str, datetime]]


@dataclass(frozen=True)
class Language:
    """The words of one language, and how its speakers combine them.

    In addition to what every language has, it has its own ``lengths`` in seconds, ``times`` in minutes since
    midnight, ``days`` relative to today, times on ``clocks``, days ``ahead`` by their date in June,
    ``starts``, and ``places`` by their offset from UTC in hours at ``NOW``.
    """

    locale: str
    units: Mapping[int, tuple[str, ...]]
    numbers: Mapping[int, str]
    ones: Mapping[int, tuple[str, ...]]
    halves: Mapping[int, tuple[str, ...]]
    half_more: Mapping[int, tuple[str, ...]]
    conjunction: str
    from_now: tuple[str, ...]
    weekdays: tuple[str, ...]
    months: tuple[str, ...]
    group: str
    lengths: Mapping[str, int]
    times: Callable[[], Iterator[tuple[str, int]]]
    days: Callable[[date], Days]
    clocks: Mapping[str, tuple[int, int]]
    ahead: Mapping[str, int]
    starts: Callable[[], Starts]
    places: Mapping[str, int]


def at(day: date, hour: int, minute: int) -> datetime:
    """Return a time of ``day`` in Rome."""
    return datetime(day.year, day.month, day.day, hour, minute, tzinfo=ZoneInfo(ROME))
