"""When to remind people of open questions."""

from __future__ import annotations

from bot.features.notices.rules.notice import ASKING, Notice
from bot.features.notices.rules.ping_hours import PingHours
from bot.features.people.rules.people import Preferences

REMINDERS = 3
"""The maximum number of reminders for one question."""

_HOUR = 3_600.0


def wants_reminder(notice: Notice, preferences: Preferences) -> bool:
    """Return whether to keep reminding the person of ``notice``.

    Secret questions have no reminders in the channel: they would show who hasn't answered.
    """
    return (
        notice.kind in ASKING
        and preferences.reminder_hours > 0
        and preferences.delivery in ({"direct"} if notice.kind == "secret" else {"channel", "direct", "both"})
        and notice.told_at is not None
        and 1 <= notice.told <= REMINDERS
    )


def reminder_at(notice: Notice, preferences: Preferences, hours: PingHours, now: float) -> float:
    """Return when the person is next reminded.

    That's the chosen hours after the last notice, when they may be pinged and their clocks run. If this
    machine's clock was set back, that doesn't delay reminders.
    """
    told_at = now if notice.told_at is None else min(notice.told_at, now)
    return hours.awake_at(max(told_at + preferences.reminder_hours * _HOUR, now))
