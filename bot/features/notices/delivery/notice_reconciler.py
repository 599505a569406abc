"""Reconciles notices at the start: compares the notices that should exist with the database.

While the bot runs, each step writes its notices. This finds missing ones: an older version didn't know them,
or a row was lost.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Collection, Mapping

from bot.features.notices.rules.notice import NewNotice
from bot.features.notices.rules.standing_notices import Listeners, counted, standing_notices
from bot.features.notices.store import NoticeStore
from bot.table.items import has_failed
from bot.table.situation import Situation
from bot.table.store import TableStore
from bot.table.table import Table
from games.engine.game import AnyGame
from games.engine.text import Seat

_AT_ONCE = 500
"""The number of tables to read and check at once; in between, the bot answers presses."""


class NoticeReconciler:
    """Compares all open tables with the notices in the database."""

    def __init__(
        self, tables: TableStore, notices: NoticeStore, games: Mapping[str, AnyGame], delay: float
    ) -> None:
        self._tables = tables
        self._notices = notices
        self._games = games
        self._listeners = Listeners(delay=delay)

    async def reconcile(self, now: float) -> int:
        """Write the notices that should exist but don't; return how many there were."""
        after = mended = 0
        while tables := await self._tables.open_tables(after, _AT_ONCE):
            owed = await self._notices.owed(tables[0].id, tables[-1].id)
            missing = await asyncio.to_thread(self._missing, tables, owed, now)
            if missing:
                await self._notices.owe(missing)
                mended += sum(map(len, missing.values()))
            after = tables[-1].id
        return mended

    def _missing(
        self, tables: list[Table], owed: Collection[tuple[int, str, Seat, int]], now: float
    ) -> dict[int, list[NewNotice]]:
        found: dict[int, list[NewNotice]] = defaultdict(list)
        for table in tables:
            game = self._games.get(table.game)
            if game is None:
                continue
            try:
                standing = standing_notices(Situation(table, game, None, now), self._listeners)
            except Exception as error:
                has_failed("notices", table.id, error)
                continue
            for notice in standing.values():
                if (table.id, notice.kind, notice.seat, notice.person) not in owed:
                    found[table.id].append(counted(notice, table))
        return found
