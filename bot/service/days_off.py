"""Running clocks, brought in line with what their people asked for and what their server agreed."""

from __future__ import annotations

from collections.abc import Sequence

from bot.domain.days_off import recounted
from bot.domain.lifecycle import shown_anew
from bot.domain.people import GuildSettings
from bot.domain.table import Status
from bot.service.service import TableService
from bot.store.guilds import GuildStore
from bot.store.tables import TableStore


class DaysOff:
    """Knows how many days off somebody has, and lets clocks run out when the calendars say so now."""

    def __init__(self, service: TableService, store: TableStore, guilds: GuildStore) -> None:
        self._service = service
        self._store = store
        self._guilds = guilds

    async def budget(self, person: int, guild: int | None) -> int:
        """Return how many days off ``person``, who is at ``guild``, has in a year; 0 is no limit.

        Of all servers where they play the one with the fewest decides: a day off holds everywhere.
        """
        there = {*await self._store.guilds_of(person), *([] if guild is None else [guild])}
        settings = [await self._guilds.settings(one) for one in sorted(there)] or [GuildSettings()]
        return min((one.days_off for one in settings if one.days_off), default=0)

    async def running(self, person: int) -> list[int]:
        """Return the tables at which a clock of ``person`` runs: it takes no notice of new days off."""
        return sorted(await self._store.clocked(person=person))

    async def recount(self, person: int) -> None:
        """Recount the running clocks of ``person``, who takes fewer days off."""
        for table in await self._store.clocked(person=person):
            await self._service.change(table, lambda at: recounted(at, person))

    async def show_anew(self, person: int, statuses: Sequence[Status] = ("playing", "paused")) -> None:
        """Draw the boards with these ``statuses`` again at which ``person`` sits.

        What they say about the person, such as when they are back from a holiday, has changed.
        """
        for table in await self._store.find(None, person=person, statuses=statuses, limit=100):
            await self._service.change(table.id, shown_anew)

    async def recount_server(self, guild: int) -> None:
        """Recount all running clocks of ``guild``."""
        for table in await self._store.clocked(guild=guild):
            await self._service.change(table, lambda at: recounted(at, None))
