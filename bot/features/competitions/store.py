"""The tables of a competition, read inside a transaction of the feature that owns them, and what it notes."""

from __future__ import annotations

from collections import defaultdict

import sqlalchemy as sa
from msgspec import Struct

from bot.database.database import Database
from bot.database.schema import missed_posts, results, seats, tables
from bot.database.statements import add, fields, structs
from bot.features.competitions.rules.missed import Family, MissedPost, Owed, Post, Why
from bot.features.competitions.rules.outcome import Outcome
from bot.features.competitions.rules.repairs import Repair
from bot.table.store import OPEN


class _Seat(Struct, frozen=True):
    """A seat of a finished table."""

    table: int
    member: int | None
    rank: int
    score: int | None
    stand_in: str | None


def outcomes(
    connection: sa.Connection,
    among: sa.Select[tuple[int]],
    ends: sa.Table = results,
    score: sa.ColumnElement[int | None] = results.c.score,
) -> dict[int | None, Outcome]:
    """Return the outcomes of the finished tables whose numbers ``among`` selects.

    ``ends`` has the ranks, and ``score`` is computed from it. Private tables have no ``results``, but
    ``deal_results``.
    """
    query = sa.select(ends.c.table, ends.c.member, ends.c.rank, score, seats.c.stand_in)
    query = query.join_from(ends, seats, sa.and_(seats.c.table == ends.c.table, seats.c.seat == ends.c.seat))
    query = query.where(ends.c.table.in_(among)).order_by(ends.c.table, ends.c.seat)
    found: dict[int, list[_Seat]] = defaultdict(list)
    for one in structs(connection, _Seat, query):
        found[one.table].append(one)
    return {
        table: Outcome(
            tuple(one.member for one in those),
            tuple(one.rank for one in those),
            tuple(one.score for one in those),
            tuple(one.stand_in is not None for one in those),
        )
        for table, those in found.items()
    }


def open_tables(connection: sa.Connection, among: sa.Select[tuple[int]]) -> set[int | None]:
    """Return the tables, of those whose numbers ``among`` selects, that can still be played at."""
    query = sa.select(tables.c.id).where(tables.c.id.in_(among), tables.c.status.in_(OPEN))
    return set(connection.scalars(query))


class RepairLog:
    """The repairs that moderators made to one kind of competitions, in order."""

    def __init__(self, database: Database, place: sa.Table) -> None:
        self._database = database
        self._place = place

    def note(self, connection: sa.Connection, repair: Repair | None) -> None:
        """Store ``repair`` in the transaction that makes it, unless it's None."""
        if repair is not None:
            add(connection, self._place, [repair])

    async def add(self, repair: Repair) -> None:
        """Store a repair that changes nothing else."""
        await self._database.run(lambda connection: self.note(connection, repair))

    async def page(self, competition: int, page: int, length: int) -> tuple[list[Repair], int]:
        """Return a page of the repairs of ``competition``, the newest first, and the number of pages."""
        own = self._place.c.competition == competition
        query = sa.select(*fields(Repair, self._place)).where(own).order_by(self._place.c.id.desc())
        counting = sa.select(sa.func.count()).select_from(self._place).where(own)

        def job(connection: sa.Connection) -> tuple[list[Repair], int]:
            pages = max(1, -(-(connection.scalar(counting) or 0) // length))
            start = length * (page if 0 <= page < pages else 0)
            return structs(connection, Repair, query.offset(start).limit(length)), pages

        return await self._database.run(job)


class MissedPosts:
    """The posts that one kind of competitions still owes to its channels."""

    def __init__(self, database: Database, family: Family) -> None:
        self._database = database
        self._family = family

    def begin(self, connection: sa.Connection, posts: Owed) -> None:
        """Note ``posts`` in the transaction of the step that they follow; each is settled once it's there."""
        add(connection, missed_posts, posts, clash="replace")

    async def of(self, competition: int) -> list[MissedPost]:
        """Return the posts that ``competition`` owes, the oldest first."""
        query = sa.select(*fields(MissedPost, missed_posts))
        query = query.where(missed_posts.c.family == self._family, missed_posts.c.competition == competition)
        return await self._database.structs(
            MissedPost, query.order_by(missed_posts.c.at, missed_posts.c.post)
        )

    async def settle(self, competition: int, part: int, post: Post, why: Why | None) -> None:
        """Note why a post is missing; None: it has arrived."""
        own = (
            missed_posts.c.family == self._family,
            missed_posts.c.competition == competition,
            missed_posts.c.part == part,
            missed_posts.c.post == post,
        )
        if why is None:
            await self._database.execute(sa.delete(missed_posts).where(*own))
        else:
            await self._database.execute(sa.update(missed_posts).where(*own).values(why=why))
