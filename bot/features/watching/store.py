"""The people who follow tables to learn the result."""

from __future__ import annotations

import sqlalchemy as sa

from bot.database.database import Database
from bot.database.schema import follows
from bot.database.statements import add


class FollowStore:
    """Followers of tables; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def follows(self, table: int, person: int) -> bool:
        """Return whether ``person`` follows ``table``."""
        return await self._database.scalar(sa.select(follows.c.person).where(_row(table, person))) is not None

    async def follow(self, table: int, person: int) -> None:
        """Let ``person`` follow ``table`` to learn the result."""
        row = {"table": table, "person": person}
        await self._database.run(lambda connection: add(connection, follows, [row], clash="skip"))

    async def unfollow(self, table: int, person: int) -> None:
        """Stop notifying ``person`` about ``table``."""
        await self._database.execute(sa.delete(follows).where(_row(table, person)))


def _row(table: int, person: int) -> sa.ColumnElement[bool]:
    return sa.and_(follows.c.table == table, follows.c.person == person)
