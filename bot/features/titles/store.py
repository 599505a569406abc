"""The feats of finished games: derived from each game's log alone, and stored to be read quickly."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import sqlalchemy as sa

from bot.database.database import Database
from bot.database.schema import events, feats, results, tables
from bot.database.statements import add, fields, structs
from bot.features.people.store.members import numbers_of
from bot.features.titles.rules import Achieved
from bot.table.rows import Result
from games.engine.event import Event

Derive: TypeAlias = Callable[[Sequence[Event], Sequence[Result]], Achieved]
"""Computes which seats achieved which feats from the log and the results of a game."""

_RESULT = fields(Result, results, person=sa.null())


class FeatStore:
    """Reads and derives feats; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, guild: int, person: int) -> dict[int, Achieved]:
        """Return the stored feats of the games of ``person`` at ``guild``, by table."""
        query = (
            sa.select(feats.c.table, *fields(Achieved, feats))
            .join(results, results.c.table == feats.c.table)
            .join(tables, tables.c.id == feats.c.table)
            .where(tables.c.guild == guild, results.c.member.in_(numbers_of(person)))
        )

        def job(connection: sa.Connection) -> dict[int, Achieved]:
            return {table: Achieved(*values) for table, *values in connection.execute(query)}

        return await self._database.run(job, alone=True)

    async def derive(self, table: int, derive: Derive) -> Achieved:
        """Derive the feats of the finished game of ``table``, store them, and return them."""
        log = sa.select(events.c.event).where(events.c.table == table).order_by(events.c.number)
        ended = sa.select(*_RESULT).where(results.c.table == table).order_by(results.c.seat)

        def job(connection: sa.Connection) -> Achieved:
            found = derive(connection.scalars(log).all(), structs(connection, Result, ended))
            add(connection, feats, [found], clash="replace", table=table)
            return found

        return await self._database.in_turn(job)
