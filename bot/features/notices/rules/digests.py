"""When a person's daily digest is due."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from msgspec.structs import replace

from bot.features.clocks.rules.calendar import QuietHours, zone
from bot.features.notices.rules.notice import QUESTIONS, Notice
from bot.features.notices.rules.ping_hours import quiet_end
from bot.features.people.rules.people import Person


def digest_at(person: Person, waiting: Sequence[Notice], now: float) -> float:
    """Return when the digest that lists ``waiting`` is due: at the person's hour, once a day.

    That's the first time their clock reads that hour after something began to wait and after their last
    digest. If this machine's clock was set back, that doesn't delay digests.
    """
    began = min(notice.due_at for notice in waiting)
    last = min(person.digested_at or 0.0, now)
    return _next_hour(max(began, last), person.preferences.digest_hour, person.preferences.timezone)


def may_miss_digest(notice: Notice, person: Person) -> bool:
    """Return whether ``notice`` asks for something that may be over before the person's digest lists it.

    False if a digest has already listed it: the next one will again.
    """
    is_told = person.digested_at is not None and notice.due_at <= person.digested_at
    return person.preferences.delivery == "digest" and notice.kind in QUESTIONS and not is_told


def misses_digest(
    notice: Notice, person: Person, ends: float | None, quiet: Sequence[QuietHours], now: float
) -> bool:
    """Return whether the question of ``notice`` ``ends`` before the first digest that would list it.

    The digest waits for the end of ``quiet`` hours.
    """
    if ends is None or not may_miss_digest(notice, person):
        return False
    return now < ends <= quiet_end(digest_at(person, [notice], now), quiet)


def told_at_once(person: Person) -> Person:
    """Return ``person`` with preferences for immediate direct messages and no reminders."""
    return replace(person, preferences=replace(person.preferences, delivery="direct", reminder_hours=0))


def _next_hour(after: float, hour: int, timezone: str) -> float:
    moment = datetime.fromtimestamp(after, zone(timezone))
    today = moment.replace(hour=hour, minute=0, second=0, microsecond=0, fold=0)
    if today.timestamp() > after:
        return today.timestamp()
    return (today + timedelta(days=1)).timestamp()
