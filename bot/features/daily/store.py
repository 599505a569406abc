"""Tries, visits and results of dailies; every method is one transaction.

Only tries and visits are stored here. Results are those of all shared deals, and everything else is derived.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

import sqlalchemy as sa

from bot.database.database import Database
from bot.database.schema import daily_tries, daily_visits, deal_results, members, people, tables
from bot.database.statements import add, fields
from bot.features.daily.rules.days import Try, Visit, name_of_day, pool_of
from bot.features.daily.rules.standings import DayResult
from bot.features.deals.rules import Deal
from bot.features.deals.store import deal_of, reveal
from bot.table.store import OPEN

_OF_TRY = sa.and_(deal_results.c.table == daily_tries.c.table, deal_results.c.seat == 0)


class DailyStore:
    """Reads and writes dailies."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def deals(self, day: str) -> tuple[Deal, list[Deal]]:
        """Return the deal that distributes the pool of ``day``, and the pool."""

        def job(connection: sa.Connection) -> tuple[Deal, list[Deal]]:
            return deal_of(connection, name_of_day(day)), [deal_of(connection, one) for one in pool_of(day)]

        return await self._database.run(job)

    async def try_of(self, person: int, day: str) -> Try | None:
        """Return the try of ``person`` on ``day``, ``None`` if they haven't begun."""
        own = daily_tries.c.person == person, daily_tries.c.day == day
        found = await self._database.structs(Try, sa.select(*fields(Try, daily_tries)).where(*own))
        return found[0] if found else None

    async def version_of(self, day: str) -> int | None:
        """Return the version of the rules with which ``day`` began; ``None`` before its first try."""
        query = sa.select(daily_tries.c.version).where(daily_tries.c.day == day)
        version: int | None = await self._database.scalar(
            query.order_by(daily_tries.c.begun_at, daily_tries.c.table).limit(1)
        )
        return version

    async def results(self, days: Collection[str]) -> list[DayResult]:
        """Return all results of ``days`` in the order in which the games ended."""
        query = sa.select(
            *fields(
                DayResult,
                deal_results,
                day=daily_tries.c.day,
                person=daily_tries.c.person,
                name=members.c.name,
            )
        ).join_from(daily_tries, deal_results, _OF_TRY)
        query = query.outerjoin(members, members.c.number == deal_results.c.member)
        query = query.where(daily_tries.c.day.in_(days)).order_by(deal_results.c.at, deal_results.c.table)
        return await self._database.structs(DayResult, query)

    async def played(self, person: int) -> list[str]:
        """Return the days whose daily ``person`` has finished, in order."""
        query = sa.select(daily_tries.c.day).join(deal_results, _OF_TRY)
        query = query.where(daily_tries.c.person == person).order_by(daily_tries.c.day)
        return await self._database.scalars(query)

    async def days(self, before: str, limit: int) -> list[str]:
        """Return the last days up to ``before`` on which somebody played, the newest first."""
        query = sa.select(daily_tries.c.day).distinct().where(daily_tries.c.day <= before)
        return await self._database.scalars(query.order_by(daily_tries.c.day.desc()).limit(limit))

    async def unfinished(self, until: str) -> list[int]:
        """Return the tables of days up to ``until`` whose games are still open."""
        query = sa.select(tables.c.id).join(daily_tries, daily_tries.c.table == tables.c.id)
        query = query.where(daily_tries.c.day <= until, tables.c.status.in_(OPEN))
        return await self._database.scalars(query.order_by(tables.c.id))

    async def reveal(self, days: Collection[str], now: float) -> None:
        """Note that the secrets of the deals of ``days`` may be revealed."""
        names = [name for day in days for name in pool_of(day)]
        await self._database.run(partial(reveal, names=names, now=now))

    async def note_visit(self, visit: Visit) -> None:
        """Store a visit; the latest of a week counts."""
        await self._database.run(lambda connection: add(connection, daily_visits, [visit], clash="replace"))

    async def visits(self, guild: int, week: str) -> list[Visit]:
        """Return the visits on ``guild`` in a week."""
        own = daily_visits.c.guild == guild, daily_visits.c.week == week
        return await self._database.structs(Visit, sa.select(*fields(Visit, daily_visits)).where(*own))

    async def listed(self, persons: Collection[int]) -> set[int]:
        """Return which of ``persons`` want to be on the lists."""
        query = sa.select(people.c.person, people.c.preferences).where(people.c.person.in_(persons))
        found = await self._database.run(lambda connection: connection.execute(query).all())
        return {person for person, preferences in found if preferences.daily}


def write_try(connection: sa.Connection, table: int, new: Try) -> None:
    """Store the try that is played at ``table``, inside an open transaction.

    :raises sqlalchemy.exc.IntegrityError: its person has one on that day already.
    """
    add(connection, daily_tries, [new], table=table)
