"""When a person's daily digest is due."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from bot.domain.calendar import zone
from bot.domain.notice import Notice
from bot.domain.people import Person


def digest_at(person: Person, waiting: Sequence[Notice], now: float) -> float:
    """Return when the digest that tells ``person`` of ``waiting`` is due: at their hour, once a day.

    It is the first time after something began to wait that their clock strikes the hour, and after their last
    digest. A clock of this machine that was set back does not put digests off.
    """
    began = min(notice.due_at for notice in waiting)
    last = min(person.digested_at or 0.0, now)
    return _next_hour(max(began, last), person.preferences.digest_hour, person.preferences.timezone)


def _next_hour(after: float, hour: int, timezone: str) -> float:
    moment = datetime.fromtimestamp(after, zone(timezone))
    today = moment.replace(hour=hour, minute=0, second=0, microsecond=0, fold=0)
    if today.timestamp() > after:
        return today.timestamp()
    return (today + timedelta(days=1)).timestamp()
