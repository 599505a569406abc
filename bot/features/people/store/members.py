"""The members of each server: their names, stored once; everything else refers to them by number."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

import sqlalchemy as sa
from msgspec import Struct

from bot.database.cache import Cache
from bot.database.cluster.announcements import announce
from bot.database.database import Database
from bot.database.schema import members
from bot.database.statements import fields, number_given, structs
from bot.features.people.rules.people import Member
from games.engine.text import Typed

CACHED_GUILDS = 256
"""The number of servers whose members are cached."""


class _Members(Struct, frozen=True):
    """The members of one server: their names by number, and their numbers by person."""

    names: Mapping[int, Typed]
    numbers: Mapping[int, int]


class MemberStore:
    """Reads and adds members of servers; every method is one transaction.

    The members of a server are read together when one of them is needed, and cached until one changes.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: Cache[int, _Members] = Cache(CACHED_GUILDS)

    async def names(self, guild: int) -> Mapping[int, Typed]:
        """Return the names of the members of ``guild``, by number."""
        return (await self._members(guild)).names

    async def people(self, guild: int) -> Mapping[int, Typed]:
        """Return the names of the people of ``guild``, by their Discord id."""
        known = await self._members(guild)
        return {
            person: known.names[number] for person, number in known.numbers.items() if number in known.names
        }

    async def number(self, guild: int, person: int) -> int | None:
        """Return the number of ``person`` at ``guild``, None if they have none yet."""
        return (await self._members(guild)).numbers.get(person)

    async def meet(self, guild: int, person: int, name: str, *, elsewhere: bool = False) -> int:
        """Return the number of ``person`` at ``guild``, updating their name to ``name``.

        An empty name changes nothing. With ``elsewhere``, the name comes from another server and is used only
        if there's no name yet.
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
        """Clear the cache of the members of ``guild`` (``None``: of all servers)."""
        self._known.forget(guild)

    async def _members(self, guild: int) -> _Members:
        return await self._known.get(guild, lambda: self._database.run(partial(_read, guild=guild)))


def numbers_of(person: int | sa.BindParameter[int]) -> sa.Select[tuple[int]]:
    """Return the query for the numbers of ``person``, one for each server."""
    return sa.select(members.c.number).where(members.c.person == person)


def people_among(connection: sa.Connection, numbers: sa.Select[tuple[int]]) -> dict[int, int]:
    """Return the Discord ids of the members whose ``numbers`` are selected, except for forgotten people."""
    query = sa.select(members.c.number, members.c.person)
    query = query.where(members.c.number.in_(numbers), members.c.person.is_not(None))
    return {row.number: row.person for row in connection.execute(query)}


def add_member(connection: sa.Connection, guild: int, person: int | None, name: str) -> int:
    """Insert a new member of ``guild`` and return their number."""
    values = {"guild": guild, "person": person, "name": name or None}
    return number_given(connection.execute(sa.insert(members), values))


def _met(connection: sa.Connection, guild: int, person: int, name: str) -> int:
    """Store the name of a person, adding them if they are new, and return their number."""
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
