"""Computer players: they move by themselves, a moment after their question.

If something has just ended, they give people time to see it.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial

from bot.features.computers.rules.open_questions import OpenQuestion
from bot.features.computers.service.recaps import Recaps
from bot.features.computers.service.thinking import Thinking
from bot.features.play.rules import computer_moved
from bot.table.items import see_to
from bot.table.service import TableService
from bot.table.store import TableStore
from bot.table.wake_timer import WakeTimer
from bot.table.worker import TableWorkers
from games.engine.game import Refused


class Computers:
    """Plays for the computer players at every table that was woken.

    If a computer player holds back, its table sleeps; ``wake_timer`` wakes it afterwards.
    """

    def __init__(
        self, service: TableService, store: TableStore, thinking: Thinking, pause: float, recaps: Recaps
    ) -> None:
        self._service = service
        self._store = store
        self._thinking = thinking
        self._pause = pause
        self._recaps = recaps
        self._held_back: set[int] = set()
        self.workers = TableWorkers("computer players", self._play)
        self.wake_timer = WakeTimer("computer players", self._go_on)

    async def start(self) -> None:
        """Start, and wake every running table with a computer player."""
        self.wake_timer.start()
        await self.wake_all()

    async def wake_all(self) -> None:
        """Wake every running table with a computer player."""
        for table in await self._store.with_computers():
            self.workers.wake(table)

    async def close(self) -> None:
        """Stop; open questions are picked up at the next start."""
        await self.wake_timer.close()
        await self.workers.close()

    def look_again(self, table: int) -> None:
        """Check whether ``table`` is still held back: its board may be up now, or known not to appear."""
        if table in self._held_back:
            self.wake_timer.wake()

    async def _play(self, table: int) -> None:
        with suppress(Refused):
            while question := await self._service.asked_of_computer(table):
                if not await self._answer(question):
                    return

    async def _answer(self, question: OpenQuestion) -> bool:
        """Answer ``question``, unless it has changed by then; return ``False`` to hold back."""
        now = asyncio.get_running_loop().time
        # The pause lets people follow. Its length reveals nothing about a computer player's thinking: one
        # that thinks ahead always takes its full time.
        ends = now() + self._pause + self._thinking.seconds_of(question.strength)
        await asyncio.sleep(self._pause)
        if await self._hold_back(question.table):
            self.wake_timer.wake()
            return False
        considered = await self._thinking.about(question)
        await asyncio.sleep(max(0.0, ends - now()))
        await self._service.change(question.table, partial(computer_moved, considered=considered))
        return True

    async def _go_on(self) -> float:
        """Wake the tables that were held back for long enough; return the seconds until more are."""
        held_back = sorted(self._held_back)
        return await see_to("computer players", held_back, self._go_on_at, table=int)

    async def _go_on_at(self, table: int) -> float | None:
        if left := await self._hold_back(table):
            return left
        self.workers.wake(table)
        return None

    async def _hold_back(self, table: int) -> float:
        """Return for how many seconds ``table`` is held back from now on; 0 if it may go on."""
        left = await self._recaps.left(table)
        (self._held_back.add if left else self._held_back.discard)(table)
        return left
