"""Results of finished games, and the ratings computed from them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, TypeAlias

import sqlalchemy as sa
from msgspec import Struct

from bot.database.database import Database
from bot.database.schema import members, ratings, results, seats, tables, unrated
from bot.database.statements import add, fields, structs
from bot.features.people.store.members import numbers_of
from bot.features.ratings.rules import Meeting, Rating
from bot.table.rows import Result


class Summary(Struct, frozen=True):
    """A person's results in one game at one server; ``place`` is their average place."""

    game: str
    played: int
    won: int
    place: float
    best: int | None


class Past(Struct, frozen=True):
    """One finished game of a person: their rank among ``seats``, their score, and when it ended."""

    table: int
    game: str
    rank: int
    seats: int
    score: int | None
    at: float


class Finished(Struct, frozen=True):
    """A finished game that has not been rated yet."""

    table: int
    guild: int
    game: str


Rate: TypeAlias = Callable[[Sequence[Result], Mapping[int, Rating]], Mapping[int, Rating]]
"""Computes new ratings from the results of one game and the ratings before it."""


class RatingStore:
    """Reads results and writes ratings; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def unrated(self, limit: int = 100) -> list[Finished]:
        """Return finished games that have not been rated, the earliest first."""
        query = sa.select(tables.c.id.label("table"), tables.c.guild, tables.c.game).join(unrated)
        query = query.where(self._database.scope.condition(tables.c.guild))
        return await self._database.structs(
            Finished, query.order_by(tables.c.changed_at, tables.c.id).limit(limit)
        )

    async def results(self, table: int) -> tuple[Result, ...]:
        """Return the results of a finished game."""
        return await self._database.run(lambda connection: _results(connection, table), alone=True)

    async def rate(
        self, finished: Finished, results: Sequence[Result], people: Collection[int], rate: Rate
    ) -> None:
        """Rate a finished game by its ``results`` unless it's already rated; only ``people`` get a rating."""

        def job(connection: sa.Connection) -> None:
            waiting = connection.execute(sa.delete(unrated).where(unrated.c.table == finished.table))
            if not waiting.rowcount:
                return
            game = ratings.c.guild == finished.guild, ratings.c.game == finished.game
            known = _ratings(connection, *game, ratings.c.person.in_(people))
            for person, rating in rate(results, known).items():
                if person in people:
                    whose = {"guild": finished.guild, "game": finished.game, "person": person}
                    add(connection, ratings, [rating], clash="replace", **whose)

        await self._database.run(job)

    async def summaries(self, guild: int, person: int) -> list[Summary]:
        """Return the results of ``person`` at ``guild`` by game, the most-played one first."""
        played = sa.func.count()
        query = _finished(
            guild,
            person,
            tables.c.game,
            played,
            played.filter(results.c.rank == 1),
            sa.func.avg(sa.cast(results.c.rank, sa.Double)),
            sa.func.max(results.c.score),
        )
        query = query.group_by(tables.c.game).order_by(played.desc(), tables.c.game)
        return await self._database.structs(Summary, query)

    async def past(self, guild: int, person: int, limit: int) -> list[Past]:
        """Return the last finished games of ``person`` at ``guild``, the newest first."""
        assignment = sa.select(sa.func.count()).where(seats.c.table == tables.c.id).scalar_subquery()
        query = _finished(
            guild,
            person,
            tables.c.id,
            tables.c.game,
            results.c.rank,
            assignment,
            results.c.score,
            tables.c.changed_at,
        )
        query = query.order_by(tables.c.changed_at.desc(), tables.c.id.desc()).limit(limit)
        return await self._database.structs(Past, query)

    async def meetings(self, guild: int, person: int, other: int) -> list[Meeting]:
        """Return the finished games of ``person`` and ``other`` together at ``guild``, the newest first."""
        theirs = results.alias()
        query = _finished(
            guild, person, tables.c.id, tables.c.game, results.c.rank, theirs.c.rank, tables.c.changed_at
        )
        query = query.join(theirs, theirs.c.table == results.c.table)
        query = query.where(theirs.c.member.in_(numbers_of(other)))
        return await self._database.structs(
            Meeting, query.order_by(tables.c.changed_at.desc(), tables.c.id.desc())
        )

    async def ratings(self, guild: int, game: str) -> dict[int, Rating]:
        """Return the ratings for ``game`` at ``guild``, by person."""
        whose = ratings.c.guild == guild, ratings.c.game == game
        return await self._database.run(lambda connection: _ratings(connection, *whose))

    async def ranked(self, guild: int, game: str, since: float) -> dict[int, Rating]:
        """Return the ratings for ``game`` at ``guild`` of people with a finished game ``since`` then."""
        active = sa.select(members.c.person).join_from(results, tables)
        active = active.join(members, members.c.number == results.c.member)
        active = active.where(tables.c.guild == guild, tables.c.game == game, tables.c.changed_at >= since)
        whose = ratings.c.guild == guild, ratings.c.game == game, ratings.c.person.in_(active)
        return await self._database.run(lambda connection: _ratings(connection, *whose))


def _finished(guild: int, person: int, *selected: Any) -> sa.Select[Any]:
    """Return a query of the ``selected`` columns for the finished games of ``person`` at ``guild``."""
    query = sa.select(*selected).join_from(results, tables)
    return query.where(tables.c.guild == guild, results.c.member.in_(numbers_of(person)))


def _results(connection: sa.Connection, table: int) -> tuple[Result, ...]:
    query = sa.select(*fields(Result, results, person=members.c.person)).where(results.c.table == table)
    query = query.outerjoin(members, members.c.number == results.c.member)
    return tuple(structs(connection, Result, query.order_by(results.c.seat)))


def _ratings(connection: sa.Connection, *whose: sa.ColumnElement[bool]) -> dict[int, Rating]:
    query = sa.select(ratings.c.person, *fields(Rating, ratings)).where(*whose)
    return {person: Rating(*values) for person, *values in connection.execute(query)}
