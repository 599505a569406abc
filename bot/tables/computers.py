"""Computer players move by themselves, a moment after they are asked."""

from __future__ import annotations

import asyncio

from bot.store.tables import TableStore
from bot.tables.service import TableService
from bot.tables.worker import TableWorkers
from games.engine.game import Refused


class Computers:
    """Plays the seats of computer players at every table that was woken."""

    def __init__(self, service: TableService, store: TableStore, pause: float) -> None:
        self._service = service
        self._store = store
        self._pause = pause
        self.workers = TableWorkers("computer play", self._play)

    async def catch_up(self) -> None:
        """Wake every running table with a computer player: at the start."""
        for table in await self._store.with_computers():
            self.workers.wake(table)

    async def _play(self, table: int) -> None:
        if not await self._service.play.computer_waits(table):
            return
        # The pause lets people follow, and its length says nothing about what a computer player thinks.
        await asyncio.sleep(self._pause)
        try:
            while await self._service.play.computer_move(table):
                await asyncio.sleep(self._pause)
        except Refused:
            return
