"""Adjusts running clocks to changed preferences of people and settings of servers."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress

from bot.features.clocks.rules.days_off import recounted
from bot.features.clocks.store import ClockedStore
from bot.features.lifecycle.rules.lifecycle import shown_anew
from bot.features.servers.rules.settings import GuildSettings
from bot.features.servers.store import GuildStore
from bot.table.items import see_to
from bot.table.service import TableService
from bot.table.situation import Situation, TableStep
from bot.table.store import TableStore
from bot.table.table import Status
from games.engine.game import Refused


class DaysOff:
    """Calculates people's days off, and adjusts running clocks to the current calendars."""

    def __init__(
        self, service: TableService, store: TableStore, clocks: ClockedStore, guilds: GuildStore
    ) -> None:
        self._service = service
        self._store = store
        self._clocks = clocks
        self._guilds = guilds

    async def budget(self, person: int, guild: int | None) -> int:
        """Return how many days off ``person``, who is on ``guild``, has per year; 0 is no limit.

        The strictest server where they play decides, because a day off applies everywhere.
        """
        there = {*await self._clocks.guilds_of(person), *([] if guild is None else [guild])}
        settings = [await self._guilds.settings(one) for one in sorted(there)] or [GuildSettings()]
        return min((one.days_off for one in settings if one.days_off), default=0)

    async def running(self, person: int) -> list[int]:
        """Return the tables where a clock of ``person`` runs: new days off don't stop it."""
        return sorted(await self._clocks.clocked(person=person))

    async def recount(self, person: int) -> None:
        """Recount the running clocks of ``person``, who takes fewer days off."""
        await self._change(await self._clocks.clocked(person=person), lambda at: recounted(at, person))

    async def show_anew(self, person: int, statuses: Sequence[Status] = ("playing", "paused")) -> None:
        """Redraw the boards of tables with these ``statuses`` where ``person`` sits.

        Their data about the person, for instance when they are back from a holiday, have changed.
        """
        found = await self._store.find(None, person=person, statuses=statuses, limit=100)
        await self._change([table.id for table in found], shown_anew)

    async def recount_server(self, guild: int) -> None:
        """Recount all running clocks of ``guild``."""
        await self._change(await self._clocks.clocked(guild=guild), lambda at: recounted(at, None))

    async def _change(self, tables: Collection[int], change: Callable[[Situation], TableStep | None]) -> None:
        """Make ``change`` at each of ``tables``."""

        async def step(table: int) -> None:
            # A table that is gone or halted needs nothing.
            with suppress(Refused):
                await self._service.change(table, change)

        await see_to("calendars", tables, step, table=int)
