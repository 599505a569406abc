"""Clocks that run while somebody changes when they stand still."""

from __future__ import annotations

from msgspec.structs import replace

from bot.store.rows import SeatRow
from bot.tables.keeper import Keeper


class DaysOff:
    """Brings running clocks in line with what their people asked for, and what their server agreed."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper

    async def recount(self, person: int) -> None:
        """Let the running clocks of ``person`` run out when their calendar says so now."""
        for table in await self._keeper.store.clocked(person=person):
            await self._recount(table, person)

    async def recount_server(self, guild: int) -> None:
        """Let all running clocks of ``guild`` run out when its quiet hours say so now."""
        for table in await self._keeper.store.clocked(guild=guild):
            await self._recount(table, None)

    async def _recount(self, table: int, person: int | None) -> None:
        async with self._keeper.locked(table) as live:
            if live.table.status != "playing":
                return
            seats = [
                await self._recounted(live.table.guild, row) if person in {None, row.person} else row
                for row in live.table.seats
            ]
            if seats == live.table.seats:
                return
            # Nobody has played: the table rests on, and the turn began when it began.
            same = {"changed_at": live.table.changed_at, "warned_at": live.table.warned_at}
            after = self._keeper.after(live.table, seats=seats, **same)
            await self._keeper.commit(live, after, live.state)

    async def _recounted(self, guild: int, row: SeatRow) -> SeatRow:
        """Return a seat whose clock, if it runs, ends as the calendar of its person has it now.

        Nobody's time is up because of that: days off that are past may have been struck from the calendar,
        and after the bot was away a clock has grace that no calendar knows of.
        """
        if row.since is None or row.due_at is None or row.reserve is None:
            return row
        calendar = await self._keeper.calendars.of(guild, row.person)
        end = calendar.end(row.since, row.reserve)
        return row if end <= self._keeper.now() < row.due_at else replace(row, due_at=end)
