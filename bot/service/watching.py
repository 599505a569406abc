"""Watching: what people have been shown of a game is noted before they are shown it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.domain.perspective import Perspective, Watch
from bot.domain.rows import Disclosure
from bot.domain.watching import would_see_more
from bot.service.loaded_tables import LoadedTable, LoadedTables
from bot.store.tables import TableStore
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
        """Return what ``person`` may see of ``table`` now, in private.

        Someone without a seat who sees more than a seat may know can't take one later; so it's not shown to
        people with an offer of a seat.

        :raises Refused: there is no such table.
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
