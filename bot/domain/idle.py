"""Abandoned tables: when to warn the channel, and when to end them.

A lobby that doesn't fill ends sooner than a resting game, but not before its set starting time. Any step at
the table, or *Keep it*, restarts the time. If the bot can't post in the channel, a table ends only after
somebody who sits there was told, or after a very long time. All times are seconds.
"""

from __future__ import annotations

from bot.domain.action import OPEN
from bot.domain.situation import Situation, TableStep, line
from bot.domain.table import ClosedChannel, Table

_DAY = 86_400.0

LOBBY_RESTS = 3 * _DAY
"""How long until the channel is warned that a lobby will end."""
GAME_RESTS = 21 * _DAY
"""The same for a game that has begun, whether it is being played, paused or halted."""
NOTICE = 2 * _DAY
"""How long it is between that and the end."""
UNREACHED_RESTS = 60 * _DAY
"""How long the channel of a table must be closed before the table ends although nobody could be told."""


def rested(at: Situation) -> TableStep | None:
    """Return the step that tells of a table that rests, or ends one that was told of; ``None`` before."""
    table = at.table
    if not _rests(table, at.now):
        return None
    if table.warned_at is None:
        return TableStep(at.after_resting(warned_at=at.now), at.state, (line("log-idle"),))
    if at.now < ends_at(table.warned_at, table.closed):
        return None
    return TableStep(at.after(status="ended"), at.state, (line("log-ended-idle"),))


def looked_at_again(table: Table, now: float) -> float | None:
    """Return the seconds until a table that rests is to be looked at again, ``None`` if it does not rest."""
    if not _rests(table, now) or table.warned_at is None:
        return None
    return max(0.0, ends_at(table.warned_at, table.closed) - now)


def ends_at(warned_at: float, closed: ClosedChannel | None) -> float:
    """Return when a table ends that rests since before ``warned_at``, whose channel may be ``closed``."""
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
