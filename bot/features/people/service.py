"""The bot's data about a person: exported or deleted at their request."""

from __future__ import annotations

from typing import Any

from bot.features.lifecycle.rules.lifecycle import handed_over
from bot.features.lobby.rules.lobby import leave
from bot.features.people.store.members import MemberStore
from bot.features.people.store.people import PeopleStore
from bot.features.people.store.personal import Involved, PersonalStore
from bot.features.seats.rules.seats import give_up
from bot.table.actor import Actor
from bot.table.service import TableService
from bot.table.situation import Situation, TableStep


class Privacy:
    """A person's own data."""

    def __init__(
        self, service: TableService, people: PeopleStore, members: MemberStore, store: PersonalStore
    ) -> None:
        self._service = service
        self._people = people
        self._members = members
        self._store = store

    async def everything(self, person: int) -> dict[str, Any]:
        """Return everything stored about ``person``."""
        return {"person": str(person), **await self._store.everything(person)}

    async def involved(self, person: int) -> Involved:
        """Return the tables that forgetting ``person`` would touch."""
        return await self._store.involved(person)

    async def forget(self, person: int) -> None:
        """Make ``person`` leave all open tables, then forget them; finished games stay without their name."""
        for table in (await self._store.involved(person)).seated:
            await self._service.change(table, lambda at: _left(at, person))
        for table in (await self._store.involved(person)).hosted:
            await self._service.change(table, lambda at: handed_over(at, person))
        changed = await self._store.forget(person)
        self._people.forget(person)
        self._members.forget()
        for table in changed:
            await self._service.reread(table)


def _left(at: Situation, person: int) -> TableStep | None:
    """Return the step that removes ``person`` from the table, ``None`` if they have left already."""
    actor = Actor(person, "")
    for way in (leave, give_up):
        if way.is_offered(at.table, actor):
            return way.change(at, actor, None)
    return None
