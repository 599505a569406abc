"""The clock: gives the answers that fall due without a press, and says when the time of a seat is up.

The answers are the standing wishes of seats that want not to be asked, after a pause that tells nothing, and
silence, where the rules say what it means and how long it is waited for. Deadlines are rows, written together
with the move that sets them. What fell due while the bot was away is granted grace instead of being done.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from bot.store.tables import TableStore
from bot.tables.service import TableService
from bot.tables.sleeper import LONGEST_SLEEP, Sleeper
from games.engine.game import Refused

GRACE = 600.0
"""Seconds that a seat still has after the bot was away while its time ran out."""


class Clock:
    """One task that sleeps until the earliest deadline."""

    def __init__(
        self, service: TableService, store: TableStore, *, now: Callable[[], float] = time.time
    ) -> None:
        self._service = service
        self._store = store
        self._now = now
        self.sleeper = Sleeper("clock", self._round)

    async def start(self) -> None:
        """Grant grace for what was missed, then begin."""
        now = self._now()
        await self._store.postpone(overdue=now, until=now + GRACE)
        self.sleeper.start()

    async def _round(self) -> float:
        return min(await self._give_answers(), await self._end_turns())

    async def _give_answers(self) -> float:
        for deadline in await self._store.deadlines():
            left = deadline.due_at - self._now()
            if left > 0:
                return left
            try:
                await self._service.play.answer_for(deadline)
            except Refused:
                # The table is held now, with an incident; its deadline counts again when it is released.
                continue
        return LONGEST_SLEEP

    async def _end_turns(self) -> float:
        for clock in await self._store.seat_clocks():
            left = clock.due_at - self._now()
            if left > 0:
                return left
            await self._service.seats.time_is_up(clock)
        return LONGEST_SLEEP
