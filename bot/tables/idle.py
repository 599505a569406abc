"""Tables that nobody touches: the channel is told, and if nobody comes they are ended.

A lobby that does not fill is ended sooner than a game that rests. Any step at the table, or a press on
*Keep it*, begins the time anew.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from bot.store.rows import NewNotice, Table
from bot.store.tables import TableStore
from bot.tables.keeper import Keeper, Live, line
from bot.tables.sleeper import LONGEST_SLEEP, RETRY, Sleeper

_log = logging.getLogger(__name__)

_DAY = 86_400.0

LOBBY_RESTS = 3 * _DAY
"""Seconds after which the channel is told that a lobby will be ended."""
GAME_RESTS = 21 * _DAY
"""The same for a game that has begun, whether it is being played, paused or held."""
NOTICE = 2 * _DAY
"""Seconds between that and the end."""
KEPT = 30 * _DAY
"""Seconds for which notices that are done with are kept, so that questions about them can be answered."""
GRACE = _DAY
"""Seconds that a table still has when its end fell into a time in which the bot was away."""


class Idle:
    """One task that looks after tables that rest."""

    def __init__(self, keeper: Keeper, store: TableStore, *, now: Callable[[], float] = time.time) -> None:
        self._keeper = keeper
        self._store = store
        self._now = now
        self.sleeper = Sleeper("idle tables", self._round)

    async def start(self) -> None:
        """Grant grace to tables whose end was missed, then begin."""
        await self._store.put_off_ends(warned_before=self._now() - NOTICE, until=self._now() - NOTICE + GRACE)
        self.sleeper.start()

    async def _round(self) -> float:
        now = self._now()
        pause = LONGEST_SLEEP
        await self._store.purge_notices(now - KEPT)
        for number in await self._store.resting(now - LOBBY_RESTS, now - GAME_RESTS):
            try:
                async with self._keeper.locked(number) as live:
                    pause = min(pause, await self._see_to(live, now))
            except Exception:
                # One table that cannot be read must not keep the others from being seen to.
                _log.exception("table %d rests and cannot be seen to; tried again in %.0f s", number, RETRY)
                pause = min(pause, RETRY)
        return pause

    async def _see_to(self, live: Live, now: float) -> float:
        """Warn, or end what was warned of; return the seconds until this table is looked at again."""
        table = live.table
        if not _rests(table, now):
            return LONGEST_SLEEP
        if table.warned_at is None:
            after = self._keeper.after(table, warned_at=now)
            # The step that tells of the rest is not one that ends it.
            after.changed_at = table.changed_at
            notices = [
                NewNotice(seat, row.person, now, "closing")
                for seat, row in enumerate(table.seats)
                if row.person is not None
            ]
            await self._keeper.commit(live, after, live.state, [line("log-idle")], notices=notices)
            return NOTICE
        left = table.warned_at + NOTICE - now
        if left > 0:
            return left
        after = self._keeper.after(table, status="ended")
        await self._keeper.commit(live, after, live.state, [line("log-ended-idle")])
        return LONGEST_SLEEP


def _rests(table: Table, now: float) -> bool:
    if table.status in {"over", "ended"}:
        return False
    return now - table.changed_at >= (LOBBY_RESTS if table.status == "lobby" else GAME_RESTS)
