"""Clocks that run while somebody changes the days on which theirs stand still."""

from __future__ import annotations

from msgspec.structs import replace

from bot.tables.keeper import Keeper


class DaysOff:
    """Brings running clocks in line with what their people asked for."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper

    async def recount(self, person: int) -> None:
        """Let the running clocks of ``person`` run out when their calendar says so now."""
        for table in await self._keeper.store.clocked(person):
            await self._recount(table, person)

    async def _recount(self, table: int, person: int) -> None:
        async with self._keeper.locked(table) as live:
            seat = live.table.seat_of(person)
            if seat is None or live.table.status != "playing":
                return
            row = live.table.seats[seat]
            if row.since is None or row.due_at is None or row.reserve is None:
                return
            calendar = await self._keeper.calendars.of(live.table.guild, person)
            due_at = calendar.end(row.since, row.reserve)
            if due_at == row.due_at:
                return
            seats = list(live.table.seats)
            seats[seat] = replace(row, due_at=due_at)
            # Nobody has played: the table rests on, and the turn began when it began.
            same = {"changed_at": live.table.changed_at, "warned_at": live.table.warned_at}
            after = self._keeper.after(live.table, seats=seats, **same)
            await self._keeper.commit(live, after, live.state)
