"""The task for abandoned tables: it warns the channel, and later ends them."""

from __future__ import annotations

import time
from collections.abc import Callable

from bot.features.clocks.store import DueStore
from bot.features.lifecycle.rules.idle import GAME_RESTS, LOBBY_RESTS, NOTICE, looked_at_again, rested
from bot.table.items import see_to
from bot.table.service import TableService
from bot.table.wake_timer import WakeTimer

_DAY = 86_400.0

KEPT = 30 * _DAY
"""Seconds to keep finished notices, in case of questions about them."""
GRACE = _DAY
"""Extra seconds for a table that would have ended during an outage of the bot."""


class IdleTables:
    """A task that warns idle tables and ends them."""

    def __init__(self, service: TableService, due: DueStore, *, now: Callable[[], float] = time.time) -> None:
        self._service = service
        self._due = due
        self._now = now
        self.wake_timer = WakeTimer("idle tables", self._round)

    async def start(self, *, was_away: bool) -> None:
        """Grant grace to tables whose end was missed if the bot ``was_away``, then start."""
        if was_away:
            missed = self._now() - NOTICE
            await self._due.put_off_ends(warned_before=missed, until=missed + GRACE)
        self.wake_timer.start()

    async def _round(self) -> float:
        now = self._now()
        await self._due.purge_notices(now - KEPT)
        resting = await self._due.resting(now - LOBBY_RESTS, now - GAME_RESTS)

        async def step(number: int) -> float | None:
            await self._service.change(number, rested)
            return looked_at_again(await self._service.row(number), now)

        return await see_to("idle tables", resting, step, table=int)
