"""What the database knows about a person's finished games."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

import sqlalchemy as sa

from bot.database.database import Database
from bot.database.schema import members, moves, results, reviews, seats, tables
from bot.features.hints.rules import is_rated
from bot.features.statistics.rules import LAST_ANSWERS, LAST_REVIEWED, QUARTER, Fortune, Played, fortune


class StatisticsStore:
    """Reads finished games; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def played(self, guild: int, person: int) -> list[Played]:
        """Return the finished games of ``person`` at ``guild``, in the order in which they ended."""
        own = results.alias()
        query = (
            sa.select(
                tables.c.id,
                tables.c.game,
                tables.c.changed_at,
                tables.c.options,
                tables.c.clock,
                tables.c.hints,
                own.c.seat.label("own"),
                results.c.rank,
                results.c.member,
                seats.c.strength,
            )
            .join_from(own, tables, tables.c.id == own.c.table)
            .join(results, results.c.table == own.c.table)
            .join(seats, sa.and_(seats.c.table == results.c.table, seats.c.seat == results.c.seat))
            .where(tables.c.guild == guild, own.c.member.in_(_numbers(guild, person)))
            .order_by(tables.c.changed_at, tables.c.id, results.c.seat)
        )

        def job(connection: sa.Connection) -> list[Played]:
            rows = connection.execute(query).all()
            return [_played(list(seated)) for _, seated in groupby(rows, lambda row: row.id)]

        return await self._database.run(job, alone=True)

    async def waits(self, guild: int, person: int) -> list[float]:
        """Return how many seconds the last answers of ``person`` in finished games at ``guild`` took."""
        query = (
            sa.select(moves.c.waited)
            .join(tables, tables.c.id == moves.c.table)
            .where(moves.c.member.in_(_numbers(guild, person)), moves.c.waited.is_not(None))
            .where(tables.c.status == "over")
            .order_by(moves.c.at.desc())
            .limit(LAST_ANSWERS)
        )
        return await self._database.scalars(query)

    async def quarters(self, guild: int, person: int) -> list[int]:
        """Return the quarters of an hour since 1970 in which ``person`` answered in games now finished."""
        quarter = sa.cast(moves.c.at, sa.BigInteger) // QUARTER
        query = (
            sa.select(quarter)
            .distinct()
            .join(tables, tables.c.id == moves.c.table)
            .where(moves.c.member.in_(_numbers(guild, person)), moves.c.waited.is_not(None))
            .where(tables.c.status == "over")
        )
        return await self._database.scalars(query)

    async def fortunes(self, guild: int, person: int) -> list[Fortune]:
        """Return the last reviewed games of ``person`` at ``guild``, in the order in which they ended."""
        query = (
            sa.select(results.c.seat, reviews.c.review)
            .join_from(results, reviews, reviews.c.table == results.c.table)
            .join(tables, tables.c.id == results.c.table)
            .where(results.c.member.in_(_numbers(guild, person)))
            .order_by(tables.c.changed_at.desc(), tables.c.id.desc())
            .limit(LAST_REVIEWED)
        )

        def job(connection: sa.Connection) -> list[Fortune]:
            rows = connection.execute(query).all()
            found = (fortune(review.shares[seat], len(review.shares)) for seat, review in reversed(rows))
            return [one for one in found if one is not None]

        return await self._database.run(job, alone=True)


def _numbers(guild: int, person: int) -> sa.Select[tuple[int]]:
    return sa.select(members.c.number).where(members.c.guild == guild, members.c.person == person)


def _played(rows: Sequence[Any]) -> Played:
    """Return one game from the ``rows`` of its seats."""
    first = rows[0]
    return Played(
        table=first.id,
        game=first.game,
        at=first.changed_at,
        seat=first.own,
        ranks=tuple(row.rank for row in rows),
        members=tuple(row.member for row in rows),
        options=first.options,
        clock=first.clock,
        is_rated=is_rated(first.hints),
        masters=any(row.member is None and row.strength == "master" for row in rows),
    )
