"""Running clocks, brought in line with what their people asked for and what their server agreed."""

from __future__ import annotations

from bot.domain.days_off import recounted
from bot.service.service import TableService
from bot.store.tables import TableStore


class DaysOff:
    """Lets clocks run out when the calendars say so now."""

    def __init__(self, service: TableService, store: TableStore) -> None:
        self._service = service
        self._store = store

    async def recount(self, person: int) -> None:
        """Recount the running clocks of ``person``."""
        for table in await self._store.clocked(person=person):
            await self._service.change(table, lambda at: recounted(at, person))

    async def recount_server(self, guild: int) -> None:
        """Recount all running clocks of ``guild``."""
        for table in await self._store.clocked(guild=guild):
            await self._service.change(table, lambda at: recounted(at, None))
