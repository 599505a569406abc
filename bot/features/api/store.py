"""Finds the tables that the API lists."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa

from bot.database.database import Database
from bot.database.schema import results, tables
from bot.table.store import OPEN


class ListedStore:
    """Numbers of public tables; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def open_tables(
        self, guild: int, channels: Collection[int], before: int | None, limit: int
    ) -> list[int]:
        """Return the open tables in ``channels`` of ``guild`` that opened before the table ``before``.

        The newest come first.
        """
        query = _public(guild, channels).where(tables.c.status.in_(OPEN))
        if before is not None:
            query = query.where(tables.c.id < before)
        return await self._database.scalars(query.order_by(tables.c.id.desc()).limit(limit))

    async def finished(
        self, guild: int, channels: Collection[int], before: int | None, limit: int
    ) -> list[int]:
        """Return the finished games in ``channels`` of ``guild`` that ended before the one of ``before``.

        The last one comes first. There are none if ``before`` isn't the number of a table.
        """
        counts = sa.exists().where(results.c.table == tables.c.id)
        query = _public(guild, channels).where(tables.c.status == "over", counts)
        if before is not None:
            other = tables.alias()
            ended = sa.select(other.c.changed_at).where(other.c.id == before).scalar_subquery()
            earlier = tables.c.changed_at < ended
            query = query.where(sa.or_(earlier, sa.and_(tables.c.changed_at == ended, tables.c.id < before)))
        ordered = query.order_by(tables.c.changed_at.desc(), tables.c.id.desc())
        return await self._database.scalars(ordered.limit(limit))


def _public(guild: int, channels: Collection[int]) -> sa.Select[tuple[int]]:
    return sa.select(tables.c.id).where(
        tables.c.guild == guild,
        tables.c.channel.in_(channels),
        tables.c.is_private.is_(False),
        tables.c.practice.is_(None),
    )
