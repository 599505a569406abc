"""Tables that nobody touches: when the channel is told, and when they are ended.

A lobby that does not fill is ended sooner than a game that rests, but not before the time that was set for
its beginning. Any step at the table, or *Keep it*, begins the time anew. All times are seconds.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.domain.action import OPEN
from bot.domain.situation import Situation, TableStep, line
from bot.domain.table import Table

_DAY = 86_400.0

LOBBY_RESTS = 3 * _DAY
"""After how long the channel is told that a lobby will be ended."""
GAME_RESTS = 21 * _DAY
"""The same for a game that has begun, whether it is being played, paused or halted."""
NOTICE = 2 * _DAY
"""How long it is between that and the end."""


def rested(at: Situation) -> TableStep | None:
    """Return the step that tells of a table that rests, or ends one that was told of; ``None`` before."""
    table = at.table
    if not _rests(table, at.now):
        return None
    if table.warned_at is None:
        # The step that tells of the rest is not one that ends it.
        after = replace(at.after(warned_at=at.now), changed_at=table.changed_at)
        return TableStep(after, at.state, (line("log-idle"),))
    if at.now - table.warned_at < NOTICE:
        return None
    return TableStep(at.after(status="ended"), at.state, (line("log-ended-idle"),))


def looked_at_again(table: Table, now: float) -> float | None:
    """Return the seconds until a table that rests is to be looked at again, ``None`` if it does not rest."""
    if not _rests(table, now) or table.warned_at is None:
        return None
    return max(0.0, table.warned_at + NOTICE - now)


def _rests(table: Table, now: float) -> bool:
    if table.status not in OPEN:
        return False
    if table.status == "lobby":
        return now - max(table.changed_at, table.starts_at or 0) >= LOBBY_RESTS
    return now - table.changed_at >= GAME_RESTS
