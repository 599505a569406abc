"""Watching: what people see of a game is recorded before they are shown it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.features.watching.rules import would_see_more
from bot.table.loaded_tables import LoadedTable, LoadedTables
from bot.table.perspective import Perspective, Watch
from bot.table.rows import Disclosure
from bot.table.store import TableStore
from games.engine.game import SPECTATOR


class Watching:
    """Shows tables in private."""

    def __init__(
        self,
        tables: LoadedTables,
        store: TableStore,
        seen: Callable[[LoadedTable, int, Watch], Awaitable[Perspective]],
    ) -> None:
        self._tables = tables
        self._seen = seen
        self._store = store

    async def shown(self, table: int, person: int) -> Perspective:
        """Return ``table`` as ``person`` may see it now, in private.

        People without a seat who see more than a seat may know can't take a seat later, so people with an
        offer of a seat see only the public view.

        :raises Refused: there's no such table.
        """
        live = await self._tables.get(table)
        if not would_see_more(live.table, live.game, person):
            return await self._seen(live, person, "public")
        async with self._tables.locked(table) as live:
            return await self._seen(live, person, await self._watch(live, person))

    async def _watch(self, live: LoadedTable, person: int) -> Watch:
        if not would_see_more(live.table, live.game, person):
            return "public"
        if any(offer.person == person for offer in await self._store.offers(live.table.id)):
            return "offered"
        await self._store.note_disclosure(live.table.id, Disclosure(person, SPECTATOR))
        return "more"
