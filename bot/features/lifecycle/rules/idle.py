"""Abandoned tables: when to warn the channel, and when to end them.

A lobby that doesn't fill ends sooner than an idle game, but not before its set starting time. Any step at the
table, or *Keep it*, restarts the time. If the bot can't post in the channel, a table ends only after one of
its people was notified, or after a very long time. All times are in seconds.
"""

from __future__ import annotations

from bot.table.action import OPEN
from bot.table.situation import Situation, TableStep, line
from bot.table.table import ClosedChannel, Table

_DAY = 86_400.0

LOBBY_RESTS = 3 * _DAY
"""Seconds until the channel is warned that an idle lobby will end."""
GAME_RESTS = 21 * _DAY
"""The same for a running game, whether it's being played, paused or halted."""
NOTICE = 2 * _DAY
"""Seconds from that warning to the end of the table."""
UNREACHED_RESTS = 60 * _DAY
"""Seconds that a table's channel must be closed before the table ends without a warning."""


def rested(at: Situation) -> TableStep | None:
    """Return the step that warns of an idle table's end, or ends a warned one; ``None`` if it's not time."""
    table = at.table
    if not _rests(table, at.now):
        return None
    if table.warned_at is None:
        return TableStep(at.after_resting(warned_at=at.now), at.state, (line("log-idle"),))
    if at.now < ends_at(table.warned_at, table.closed):
        return None
    return TableStep(at.after(status="ended"), at.state, (line("log-ended-idle"),))


def looked_at_again(table: Table, now: float) -> float | None:
    """Return the seconds until a table is checked again; ``None`` if it isn't idle or wasn't warned."""
    if not _rests(table, now) or table.warned_at is None:
        return None
    return max(0.0, ends_at(table.warned_at, table.closed) - now)


def ends_at(warned_at: float, closed: ClosedChannel | None) -> float:
    """Return when an idle table ends after the warning at ``warned_at``; its channel may be ``closed``."""
    if closed is None:
        return warned_at + NOTICE
    if closed.warned is not None and closed.warned >= warned_at:
        return closed.warned + NOTICE
    return max(warned_at + NOTICE, closed.at + UNREACHED_RESTS)


def _rests(table: Table, now: float) -> bool:
    if table.status not in OPEN:
        return False
    if table.status == "lobby":
        return now - max(table.changed_at, table.starts_at or 0) >= LOBBY_RESTS
    return now - table.changed_at >= GAME_RESTS
