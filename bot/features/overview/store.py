"""The messages of overviews, and the results of the week."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

import sqlalchemy as sa
from msgspec import Struct

from bot.database.database import Database
from bot.database.schema import overviews, results, tables
from bot.database.statements import add, fields
from bot.features.overview.rules import Overview, Won
from games.engine.text import NOTHING_TYPED, Typed


class _Winner(Struct, frozen=True):
    """A seat that won a game."""

    table: int
    game: str
    channel: int
    at: float
    member: int | None


class OverviewStore:
    """Messages of overviews; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self) -> list[Overview]:
        """Return the overviews of all servers of this process."""
        query = sa.select(*fields(Overview, overviews))
        return await self._database.structs(
            Overview, query.where(self._database.scope.condition(overviews.c.guild))
        )

    async def of(self, guild: int) -> Overview | None:
        """Return the overview of ``guild``, ``None`` if it has none."""
        query = sa.select(*fields(Overview, overviews)).where(overviews.c.guild == guild)
        found = await self._database.structs(Overview, query)
        return found[0] if found else None

    async def keep(self, overview: Overview) -> None:
        """Store an overview in place of the earlier one of its server."""
        await self._database.run(lambda connection: add(connection, overviews, [overview], clash="replace"))

    async def drop(self, guild: int) -> None:
        """Delete the overview of ``guild``."""
        await self._database.execute(sa.delete(overviews).where(overviews.c.guild == guild))

    async def won_since(self, guild: int, since: float, names: Mapping[int, Typed], limit: int) -> list[Won]:
        """Return the games finished at ``guild`` since then, the newest first; ``names`` are its members'."""
        newest = sa.select(tables.c.id).where(
            tables.c.guild == guild,
            tables.c.status == "over",
            tables.c.changed_at >= since,
            sa.exists().where(results.c.table == tables.c.id),
        )
        newest = newest.order_by(tables.c.changed_at.desc(), tables.c.id.desc()).limit(limit)
        query = sa.select(
            tables.c.id, tables.c.game, tables.c.channel, tables.c.changed_at, results.c.member
        ).join_from(tables, results)
        query = query.where(tables.c.id.in_(newest), results.c.rank == 1)
        found: dict[int, list[_Winner]] = defaultdict(list)
        ordered = query.order_by(tables.c.changed_at.desc(), tables.c.id.desc(), results.c.seat)
        for winner in await self._database.structs(_Winner, ordered):
            found[winner.table].append(winner)
        return [
            Won(
                first.table,
                first.game,
                first.channel,
                first.at,
                tuple(None if one.member is None else names.get(one.member, NOTHING_TYPED) for one in those),
            )
            for those in found.values()
            for first in those[:1]
        ]
