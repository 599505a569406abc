"""The members of each server: what people are called, kept once and named by number everywhere else."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

import sqlalchemy as sa
from msgspec import Struct

from bot.domain.people import Member
from bot.store.announcements import announce
from bot.store.cache import Cache
from bot.store.database import Database
from bot.store.schema import members
from bot.store.statements import fields, structs
from games.engine.text import Typed

CACHED_GUILDS = 256
"""How many servers' members are kept in memory."""


class _Members(Struct, frozen=True):
    """The members of one server: their names by number, and their numbers by person."""

    names: Mapping[int, Typed]
    numbers: Mapping[int, int]


class MemberStore:
    """Knows the members of servers; every method is one transaction.

    Those of a server are read together when somebody asks for one of them, and stay in memory until one is
    changed.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: Cache[int, _Members] = Cache(CACHED_GUILDS)

    async def names(self, guild: int) -> Mapping[int, Typed]:
        """Return the names of the members of ``guild``, by number."""
        return (await self._members(guild)).names

    async def meet(self, guild: int, person: int, name: str, *, elsewhere: bool = False) -> int:
        """Return the number of ``person`` at ``guild``, where they are called ``name`` now.

        An empty name changes nothing. One that they have ``elsewhere`` is stored only if there is no other.
        """
        known = await self._members(guild)
        number = known.numbers.get(person)
        if number is not None:
            called = known.names.get(number)
            if name in {"", called and called.raw} or (elsewhere and called):
                return number
        number = await self._database.run(lambda connection: _met(connection, guild, person, name))
        self.forget(guild)
        return number

    def forget(self, guild: int | None = None) -> None:
        """Read the members of ``guild`` (``None``: of all) again when they are next needed."""
        self._known.forget(guild)

    async def _members(self, guild: int) -> _Members:
        return await self._known.get(guild, lambda: self._database.run(partial(_read, guild=guild)))


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


def _read(connection: sa.Connection, guild: int) -> _Members:
    query = sa.select(*fields(Member, members)).where(members.c.guild == guild)
    found = structs(connection, Member, query)
    return _Members(
        {member.number: Typed(member.name) for member in found if member.name},
        {member.person: member.number for member in found if member.person is not None},
    )
