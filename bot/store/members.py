"""The members of each server: what people are called, kept once and named by number everywhere else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial

import sqlalchemy as sa

from bot.domain.people import Member
from bot.store.announcements import announce
from bot.store.database import Database
from bot.store.schema import members
from bot.store.statements import fields, structs
from games.engine.text import Typed


@dataclass
class _Known:
    """The members of one server, in memory."""

    names: dict[int, Typed] = field(default_factory=dict)
    numbers: dict[int, int] = field(default_factory=dict)

    def read(self, found: list[Member]) -> None:
        """Become what was found in the database."""
        self.names.clear()
        self.numbers.clear()
        for member in found:
            if member.name:
                self.names[member.number] = Typed(member.name)
            if member.person is not None:
                self.numbers[member.person] = member.number


class MemberStore:
    """Knows the members of servers; every method is one transaction.

    Those of a server are read when somebody first asks for one of them, and stay in memory until they are
    changed elsewhere.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: dict[int, _Known] = {}
        self._outdated: set[int] = set()

    async def names(self, guild: int) -> Mapping[int, Typed]:
        """Return what the members of ``guild`` are called, by number, as it is from now on."""
        return (await self._members(guild)).names

    async def meet(self, guild: int, person: int, name: str, *, elsewhere: bool = False) -> int:
        """Return the number of ``person`` at ``guild``, where they are called ``name`` now.

        An empty name tells nothing, and one that they have ``elsewhere`` stands only in place of none.
        """
        known = await self._members(guild)
        number = known.numbers.get(person)
        if number is not None:
            called = known.names.get(number)
            if name in {"", called and called.raw} or (elsewhere and called):
                return number
        number = await self._database.run(lambda connection: _met(connection, guild, person, name))
        known.numbers[person] = number
        if name:
            known.names[number] = Typed(name)
        return number

    async def reread(self, guild: int | None = None) -> None:
        """Read the members of a server again (``None``: of all), after a change by another process."""
        for number in [*self._known] if guild is None else [guild]:
            found = await self._database.run(partial(_read, guild=number))
            self._known.setdefault(number, _Known()).read(found)

    def forget(self, guild: int | None = None) -> None:
        """Read the members of ``guild`` (``None``: of all) again when they are next needed."""
        self._outdated.update([*self._known] if guild is None else [guild])

    async def _members(self, guild: int) -> _Known:
        if guild not in self._known or guild in self._outdated:
            self._outdated.discard(guild)
            await self.reread(guild)
        return self._known[guild]


def numbers_of(person: int | sa.BindParameter[int]) -> sa.Select[tuple[int]]:
    """Return the query of the numbers that ``person`` has, one for each server."""
    return sa.select(members.c.number).where(members.c.person == person)


def add_member(connection: sa.Connection, guild: int, person: int | None, name: str) -> int:
    """Write a new member of ``guild`` and return their number."""
    values = {"guild": guild, "person": person, "name": name or None}
    given = connection.execute(sa.insert(members), values).inserted_primary_key
    assert given is not None
    return int(given[0])


def _met(connection: sa.Connection, guild: int, person: int, name: str) -> int:
    """Write what ``person`` is called and return their number."""
    own = members.c.guild == guild, members.c.person == person
    announce(connection, "members", guild)
    number = connection.scalar(sa.select(members.c.number).where(*own))
    if number is None:
        return add_member(connection, guild, person, name)
    connection.execute(sa.update(members).where(*own).values(name=name))
    return int(number)


def _read(connection: sa.Connection, guild: int) -> list[Member]:
    query = sa.select(*fields(Member, members)).where(members.c.guild == guild)
    return structs(connection, Member, query)
