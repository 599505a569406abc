"""Counts the tables that limits of servers apply to."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from bot.database.database import Database
from bot.database.schema import results, seats, tables
from bot.features.people.store.members import numbers_of
from bot.table.store import OPEN
from bot.table.table import NOWHERE


class OpeningStore:
    """Counts open and finished tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def count_open(
        self, guild: int, *, channels: Sequence[int] | None = None, host: int | None = None
    ) -> int:
        """Return the number of open tables of ``guild``, if given only in ``channels`` or of ``host``.

        A table that the queue made belongs to each of its people.
        """
        query = sa.select(sa.func.count()).where(tables.c.guild == guild, tables.c.status.in_(OPEN))
        if channels is not None:
            query = query.where(tables.c.channel.in_(channels), tables.c.is_private.is_(False))
        if host is not None:
            theirs = sa.select(seats.c.table).where(seats.c.member.in_(numbers_of(host)))
            matched = sa.and_(tables.c.matched > 0, tables.c.id.in_(theirs))
            query = query.where(sa.or_(tables.c.host == host, matched))
        return int(await self._database.scalar(query))

    async def count_across(self, person: int) -> int:
        """Return the number of open tables of ``person`` with people from other servers."""
        theirs = sa.select(seats.c.table).where(seats.c.member.in_(numbers_of(person)))
        query = sa.select(sa.func.count()).where(tables.c.guild == NOWHERE, tables.c.status.in_(OPEN))
        return int(await self._database.scalar(query.where(tables.c.matched > 0, tables.c.id.in_(theirs))))

    async def count_finished(self, guild: int, person: int) -> int:
        """Return how many games the person has finished at ``guild``."""
        query = sa.select(sa.func.count()).join_from(results, tables, results.c.table == tables.c.id)
        query = query.where(tables.c.guild == guild, results.c.member.in_(numbers_of(person)))
        return int(await self._database.scalar(query))
