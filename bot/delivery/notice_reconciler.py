"""At the start: what should stand for people is compared with what is owed to them, and mended.

While the bot runs, each step writes the notices that appear by it. What no step wrote, because an older
version did not know it or a row was lost, is found here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from bot.domain.notice import NewNotice
from bot.domain.situation import Situation
from bot.domain.standing_notices import Listeners, standing_notices
from bot.domain.table import Table
from bot.store.notices import NoticeStore
from bot.store.tables import TableStore
from games.engine.game import AnyGame
from games.engine.snapshot import restored

_AT_ONCE = 500
"""Tables that are read and looked through at once; the bot answers presses in between."""


class NoticeReconciler:
    """Compares all open tables with the notices that are owed."""

    def __init__(
        self, tables: TableStore, notices: NoticeStore, games: Mapping[str, AnyGame], delay: float
    ) -> None:
        self._tables = tables
        self._notices = notices
        self._games = games
        self._listeners = Listeners(delay=delay)

    async def reconcile(self, now: float) -> int:
        """Write the notices that should stand and do not; return how many they were."""
        after = mended = 0
        while tables := await self._tables.open_tables(after, _AT_ONCE):
            standing = await asyncio.to_thread(self._standing, tables, now)
            mended += await self._notices.mend(standing)
            after = tables[-1].id
        return mended

    def _standing(self, tables: list[Table], now: float) -> list[tuple[int, int, NewNotice]]:
        found = []
        for table in tables:
            game = self._games.get(table.game)
            if game is None:
                continue
            state = None if table.snapshot is None else restored(game, table.snapshot)
            at = Situation(table, game, state, now)
            found += [
                (table.id, table.revision, notice)
                for notice in standing_notices(at, self._listeners).values()
            ]
        return found
