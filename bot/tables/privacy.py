"""What the bot knows about a person: given to them, or forgotten when they ask for it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from bot.store.people import PeopleStore
from bot.store.personal import Involved, PersonalStore
from bot.tables.keeper import Keeper, line
from bot.tables.service import TableService
from games.engine.game import Refused

_OVER = ("over", "ended")


class Privacy:
    """A person's own data."""

    def __init__(self, service: TableService, people: PeopleStore, store: PersonalStore) -> None:
        self._service = service
        self._people = people
        self._store = store

    async def everything(self, person: int, names: Collection[str], guild: int | None) -> dict[str, Any]:
        """Return all that is kept about ``person``, who is called ``names`` now and asks in ``guild``."""
        return {"person": str(person), **await self._store.everything(person, names, guild)}

    async def involved(self, person: int) -> Involved:
        """Return the tables that forgetting ``person`` would touch."""
        return await self._store.involved(person)

    async def forget(self, person: int, names: Collection[str], guild: int | None) -> None:
        """Let ``person`` leave every open table, then forget them; finished games stay without their name."""
        for table in (await self._store.involved(person)).seated:
            await self._leave(table, person)
        keeper = self._service.keeper
        for table in (await self._store.involved(person)).hosted:
            await _hand_over(keeper, table, person)
        changed = await self._store.forget(person, names, guild)
        self._people.forget(person)
        for table in changed:
            await keeper.reread(table)

    async def _leave(self, table: int, person: int) -> None:
        try:
            if (await self._service.row(table)).status == "lobby":
                await self._service.lobbies.leave(table, person)
            else:
                await self._service.seats.leave(table, person)
        except Refused:
            # The game has begun, or the table has ended, since it was looked up.
            row = await self._service.row(table)
            if row.status not in _OVER and row.seat_of(person) is not None:
                await self._service.seats.leave(table, person)


async def _hand_over(keeper: Keeper, table: int, person: int) -> None:
    """Give a table that ``person`` looks after without a seat to the first who sits there, or end it."""
    async with keeper.locked(table) as live:
        if live.table.host != person or live.table.status in _OVER:
            return
        heir = next((row for row in live.table.seats if row.person is not None), None)
        if heir is None or heir.person is None:
            after = keeper.after(live.table, status="ended")
            await keeper.commit(live, after, live.state, [line("log-ended")])
            return
        after = keeper.after(live.table, host=heir.person)
        await keeper.commit(live, after, live.state, [line("log-host", player=heir.name or "")])
