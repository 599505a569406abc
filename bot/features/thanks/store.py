"""Who thanked whom for which game."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from bot.database.database import Database
from bot.database.schema import blocks, members, results, tables, thanks
from bot.database.statements import add, fields
from bot.features.thanks.rules import Received, Thanks
from games.engine.text import Seat


class ThanksStore:
    """Thanks; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def given(self, table: int, person: int) -> Seat | None:
        """Return the seat that ``person`` thanked for the game of ``table``, or ``None``."""
        found: Seat | None = await self._database.scalar(_given(table, person))
        return found

    async def give(self, table: int, given: Thanks) -> Seat:
        """Store ``given`` unless its person has thanked somebody already; return the seat they thank."""

        def job(connection: sa.Connection) -> Seat:
            add(connection, thanks, [given], clash="skip", table=table)
            seat: Seat = connection.scalars(_given(table, given.person)).one()
            return seat

        return await self._database.run(job)

    async def take_back(self, table: int, person: int) -> None:
        """Delete the thanks of ``person`` for the game of ``table``."""
        mine = thanks.c.table == table, thanks.c.person == person
        await self._database.execute(sa.delete(thanks).where(*mine))

    async def count(self, guild: int, person: int) -> int:
        """Return how many thanks ``person`` has got at ``guild``."""
        query = _received(person, sa.func.count()).where(tables.c.guild == guild)
        found: int = await self._database.scalar(query)
        return found

    async def last(self, guild: int, person: int) -> Received | None:
        """Return the last thanks that ``person`` has got at ``guild``, or ``None``."""
        query = _received(person, *_FIELDS).where(tables.c.guild == guild)
        found = await self._database.structs(
            Received, query.order_by(thanks.c.at.desc(), thanks.c.person).limit(1)
        )
        return found[0] if found else None

    async def at_table(self, table: int, person: int) -> list[Received]:
        """Return the thanks that ``person`` has got for the game of ``table``, the first one first."""
        query = _received(person, *_FIELDS).where(tables.c.id == table)
        return await self._database.structs(Received, query.order_by(thanks.c.at, thanks.c.person))


_FIELDS = fields(Received, thanks, game=tables.c.game)


def _given(table: int, person: int) -> sa.Select[Any]:
    return sa.select(thanks.c.seat).where(thanks.c.table == table, thanks.c.person == person)


def _received(person: int, *selected: Any) -> sa.Select[Any]:
    """Return the query for the thanks to ``person``, without those of people they've blocked."""
    blocked = sa.select(blocks.c.blocked).where(blocks.c.person == person)
    return (
        sa.select(*selected)
        .select_from(members)
        .join(results, results.c.member == members.c.number)
        .join(thanks, sa.and_(thanks.c.table == results.c.table, thanks.c.seat == results.c.seat))
        .join(tables, tables.c.id == results.c.table)
        .where(members.c.person == person, thanks.c.person.not_in(blocked))
    )
