"""Wishes, friends and waits of the queue; every method is one transaction."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import partial

import sqlalchemy as sa
from msgspec import Struct

from bot.database.database import Database
from bot.database.schema import friends, invitations, members, moves, seats, tables, waits, wishes
from bot.database.statements import add, fields, structs
from bot.features.queue.rules.hours import LOOKED_BACK
from bot.features.queue.rules.wish import (
    LAST_WAITS,
    Friend,
    Offered,
    Outcome,
    Progress,
    Sitting,
    Wait,
    Wish,
    progress_of,
)
from bot.features.statistics.rules import QUARTER
from bot.table.table import NOWHERE

MET = 30 * 86_400.0
"""Seconds for which people count as having met lately."""


class Overtaken(Exception):
    """Somebody has left the queue, or got another table, since the match was computed."""


class Line(Struct, frozen=True):
    """The queue of one server: everybody who waits, in the order in which they began to.

    ``friends`` has the people whom each of them named. ``sittings`` are their seats at open tables, and at
    those whose game began lately.
    """

    wishes: tuple[Wish, ...]
    friends: Mapping[int, frozenset[int]]
    offered: tuple[Offered, ...]
    sittings: tuple[Sitting, ...]

    def progress(self, wish: Wish, now: float) -> Progress:
        """Return how far ``wish`` has come."""
        own = wish.person
        offered = [one for one in self.offered if one.person == own]
        return progress_of(wish, offered, [one for one in self.sittings if one.person == own], now)


class QueueStore:
    """Reads and writes the queues of servers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def guilds(self) -> list[int]:
        """Return the servers of this process on which somebody waits."""
        query = sa.select(wishes.c.guild).distinct().where(wishes.c.since.is_not(None))
        query = query.where(self._database.scope.condition(wishes.c.guild))
        return await self._database.scalars(query.order_by(wishes.c.guild))

    async def waiting_across(self) -> list[Wish]:
        """Return the wishes of people who wait to play across servers, on the servers of all processes."""
        query = sa.select(*fields(Wish, wishes)).where(wishes.c.since.is_not(None), wishes.c.across.is_(True))
        return await self._database.structs(Wish, query.order_by(wishes.c.guild, wishes.c.person))

    async def wish(self, guild: int, person: int) -> Wish | None:
        """Return the wish of ``person``; ``None`` if they never had one on ``guild``."""
        query = sa.select(*fields(Wish, wishes)).where(wishes.c.guild == guild, wishes.c.person == person)
        found = await self._database.structs(Wish, query)
        return found[0] if found else None

    async def write(self, wish: Wish, *named: int) -> None:
        """Store a wish, replacing an earlier one; its person also wants to play with those ``named``."""

        def job(connection: sa.Connection) -> None:
            add(connection, wishes, [wish], clash="replace")
            rows = [Friend(wish.guild, wish.person, friend) for friend in named]
            add(connection, friends, rows, clash="skip")

        await self._database.run(job)

    async def unname(self, guild: int, person: int, friend: int) -> None:
        """Let two people wait without each other."""
        pairs = sa.tuple_(friends.c.person, friends.c.friend).in_([(person, friend), (friend, person)])
        await self._database.execute(sa.delete(friends).where(friends.c.guild == guild, pairs))

    async def named(self, guild: int, person: int) -> tuple[frozenset[int], frozenset[int]]:
        """Return the friends whom ``person`` has named, and the waiting people who have named them."""
        here = friends.c.guild == guild
        mine = sa.select(friends.c.friend).where(here, friends.c.person == person)
        theirs = sa.select(friends.c.person).join_from(
            friends,
            wishes,
            sa.and_(wishes.c.guild == friends.c.guild, wishes.c.person == friends.c.person),
        )
        theirs = theirs.where(here, friends.c.friend == person, wishes.c.since.is_not(None))

        def job(connection: sa.Connection) -> tuple[frozenset[int], frozenset[int]]:
            return frozenset(connection.scalars(mine)), frozenset(connection.scalars(theirs))

        return await self._database.run(job)

    async def line(self, guild: int, now: float) -> Line:
        """Return the queue of ``guild``."""
        return await self._database.run(partial(_line, guild=guild, now=now))

    async def stop(
        self, wish: Wish, outcome: Outcome | None = None, waited: float | None = None, now: float = 0.0
    ) -> bool:
        """Stop ``wish``, because of ``outcome``; return whether its person was waiting.

        If a game was found ``now``, they had ``waited`` for it, in seconds.
        """

        def job(connection: sa.Connection) -> bool:
            stopped = sa.update(wishes).where(*_same(wish)).values(since=None, outcome=outcome)
            if not connection.execute(stopped).rowcount:
                return False
            if waited is not None:
                add(connection, waits, [Wait(wish.guild, now, waited)])
            return True

        return await self._database.run(job)

    async def waits(self, guild: int) -> list[float]:
        """Return the waits for the last games that the queue found on ``guild``, in seconds."""
        query = sa.select(waits.c.seconds).where(waits.c.guild == guild)
        return await self._database.scalars(query.order_by(waits.c.at.desc()).limit(LAST_WAITS))

    async def quarters(self, guild: int, people: Collection[int], now: float) -> dict[int, list[int]]:
        """Return the quarters of an hour since 1970 in which ``people`` pressed lately, by person."""
        quarter = sa.cast(moves.c.at, sa.BigInteger) // QUARTER
        query = sa.select(members.c.person, quarter).distinct()
        query = query.join_from(moves, members, members.c.number == moves.c.member)
        query = query.where(members.c.guild == guild, members.c.person.in_(people))
        query = query.where(moves.c.at >= now - LOOKED_BACK)

        def job(connection: sa.Connection) -> dict[int, list[int]]:
            found: dict[int, list[int]] = defaultdict(list)
            for person, pressed in connection.execute(query):
                found[person].append(pressed)
            return dict(found)

        return await self._database.run(job, alone=True)

    async def open_lobbies(self, guild: int) -> list[int]:
        """Return the lobbies of ``guild`` that concern the queue, the oldest first.

        Those are the public ones, and, if ``guild`` is ``NOWHERE``, those with people from several servers.
        """
        query = sa.select(tables.c.id).where(tables.c.status == "lobby", _is_at(guild))
        return await self._database.scalars(query.where(tables.c.guild == guild).order_by(tables.c.id))


def take(connection: sa.Connection, taken: Iterable[Wish]) -> None:
    """Count a table that is made for people with these wishes, in the transaction that makes it.

    :raises Overtaken: one of them no longer waits, or another process has made a table for them.
    """
    for wish in taken:
        counted = sa.update(wishes).where(*_same(wish), wishes.c.matches == wish.matches)
        if not connection.execute(counted.values(matches=wish.matches + 1)).rowcount:
            raise Overtaken


def _same(wish: Wish) -> tuple[sa.ColumnElement[bool], ...]:
    return wishes.c.guild == wish.guild, wishes.c.person == wish.person, wishes.c.since == wish.since


def _is_at(guild: int) -> sa.ColumnElement[bool]:
    """Return the condition for a public table of ``guild``, or one that the queue made across servers."""
    is_here = sa.and_(tables.c.guild == guild, tables.c.is_private.is_(False))
    return sa.or_(is_here, sa.and_(tables.c.guild == NOWHERE, tables.c.matched > 0))


def _line(connection: sa.Connection, guild: int, now: float) -> Line:
    waiting = wishes.c.guild == guild, wishes.c.since.is_not(None)
    query = sa.select(*fields(Wish, wishes)).where(*waiting)
    found = structs(connection, Wish, query.order_by(wishes.c.since, wishes.c.person))
    who = sa.select(wishes.c.person).where(*waiting)
    named: dict[int, set[int]] = defaultdict(set)
    pairs = sa.select(friends.c.person, friends.c.friend)
    for person, friend in connection.execute(
        pairs.where(friends.c.guild == guild, friends.c.person.in_(who))
    ):
        named[person].add(friend)
    return Line(
        tuple(found),
        {person: frozenset(those) for person, those in named.items()},
        tuple(_offered(connection, guild, who)),
        tuple(_sittings(connection, guild, who, now)),
    )


def _offered(connection: sa.Connection, guild: int, who: sa.Select[tuple[int]]) -> Sequence[Offered]:
    """Return the seats that the queue has offered to people, and those kept for them by others."""
    query = sa.select(
        *fields(
            Offered,
            invitations,
            status=tables.c.status,
            matched=(tables.c.matched > 0).label("matched"),
        )
    ).join_from(invitations, tables, tables.c.id == invitations.c.table)
    is_kept = sa.and_(invitations.c.state == "open", invitations.c.due_at.is_not(None))
    query = query.where(_is_at(guild), invitations.c.person.in_(who))
    query = query.where(sa.or_(invitations.c.queued.is_(True), is_kept))
    return structs(connection, Offered, query.order_by(invitations.c.at, invitations.c.table))


def _sittings(
    connection: sa.Connection, guild: int, who: sa.Select[tuple[int]], now: float
) -> Sequence[Sitting]:
    query = sa.select(
        members.c.person,
        tables.c.id,
        tables.c.status,
        tables.c.game,
        tables.c.clock,
        tables.c.started_at,
        tables.c.matched > 0,
    )
    query = query.join_from(members, seats, seats.c.member == members.c.number)
    query = query.join(tables, tables.c.id == seats.c.table)
    query = query.where(members.c.guild.in_([guild, NOWHERE]), members.c.person.in_(who), _is_at(guild))
    query = query.where(tables.c.deal.is_(None), tables.c.practice.is_(None))
    lately = sa.or_(tables.c.status == "lobby", tables.c.started_at >= now - MET)
    return structs(
        connection, Sitting, query.where(lately, tables.c.imported.is_(False)).order_by(tables.c.id)
    )
