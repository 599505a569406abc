"""Days, their games and their deals. A day is an ISO date in UTC, such as ``2026-11-28``."""

from __future__ import annotations

import hmac
import re
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta

from msgspec import Struct

POOL = 3
"""The number of deals of a day, so that what somebody has heard seldom helps."""
GRACE = 2 * 3_600.0
"""Seconds after the end of a day in which games that have begun can be finished."""
WEEK = 7
_DAY = timedelta(days=1)
_DEAL = re.compile(rf"daily (\d{{4}}-\d\d-\d\d) ([1-{POOL}])")


class Try(Struct, frozen=True):
    """The one try of a person at the daily of a ``day``, at ``table`` and with the deal of this name.

    ``version`` is that of the game's rules. ``person`` is ``None`` for somebody who was forgotten.
    """

    table: int
    day: str
    person: int | None
    deal: str
    version: int
    begun_at: float


class Visit(Struct, frozen=True):
    """A visit of a person to the daily on a server, in the week that begins on ``week``, a Monday.

    It puts them on the server's list of that week. ``joined_at`` is when they joined the server.
    """

    guild: int
    week: str
    person: int
    at: float
    joined_at: float | None = None


def day_at(now: float) -> str:
    """Return the day at ``now``, in Unix seconds.

    >>> day_at(86_400)
    '1970-01-02'
    """
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def ends_at(day: str) -> float:
    """Return the time at which ``day`` ends and nobody can begin its daily anymore."""
    midnight = datetime.fromisoformat(day).replace(tzinfo=UTC) + _DAY
    return midnight.timestamp()


def closes_at(day: str) -> float:
    """Return the time at which games of ``day`` that aren't over are ended, and its secrets are revealed."""
    return ends_at(day) + GRACE


def day_of(text: str) -> str | None:
    """Return the day that ``text`` names; ``None`` if it names none.

    >>> day_of("2026-11-28"), day_of("2026-02-30"), day_of("20261128")
    ('2026-11-28', None, None)
    """
    try:
        found = date.fromisoformat(text).isoformat()
    except ValueError:
        return None
    return found if found == text else None


def days_from(day: str, days: int) -> str:
    """Return the day that is ``days`` after ``day``, or before it if negative.

    >>> days_from("2026-11-30", 1), days_from("2026-03-01", -1)
    ('2026-12-01', '2026-02-28')
    """
    return (date.fromisoformat(day) + days * _DAY).isoformat()


def monday_of(day: str) -> str:
    """Return the first day of the week of ``day``.

    >>> monday_of("2026-11-28"), monday_of("2026-11-23")
    ('2026-11-23', '2026-11-23')
    """
    return days_from(day, -date.fromisoformat(day).weekday())


def days_of_week(monday: str) -> list[str]:
    """Return the days of the week that begins on ``monday``."""
    return [days_from(monday, number) for number in range(WEEK)]


def game_of(day: str, games: Sequence[str]) -> str:
    """Return the game of ``day``: all ``games`` have their turn, in their order.

    >>> [game_of(f"2026-11-{day}", ["a", "b", "c", "d"]) for day in range(23, 28)]
    ['d', 'a', 'b', 'c', 'd']
    """
    return games[date.fromisoformat(day).toordinal() % len(games)]


def pool_of(day: str) -> list[str]:
    """Return the names of the deals of ``day``."""
    return [f"daily {day} {number}" for number in range(1, POOL + 1)]


def deal_for(day: str, person: int, secret: bytes) -> str:
    """Return the name of the deal that ``person`` gets on ``day``; ``secret`` is that of the day.

    Nobody can choose it or find it out beforehand, and it's the same however often they ask.
    """
    drawn = int.from_bytes(hmac.digest(secret, str(person).encode(), "sha256"))
    return pool_of(day)[drawn % POOL]


def name_of_day(day: str) -> str:
    """Return the name of the deal whose secret gives people their deals of ``day``; nobody plays it."""
    return f"daily {day}"


def day_of_deal(deal: str | None) -> str | None:
    """Return the day of a daily's deal; ``None`` for anything else.

    >>> day_of_deal("daily 2026-11-28 1"), day_of_deal("daily 2026-11-28"), day_of_deal(None)
    ('2026-11-28', None, None)
    """
    match = _DEAL.fullmatch(deal or "")
    return match[1] if match else None
