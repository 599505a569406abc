"""The people who want to hear of open tables."""

from __future__ import annotations

import sqlalchemy as sa

from bot.database.database import Database
from bot.database.schema import open_table_wishes
from bot.database.statements import add, fields
from bot.features.open_tables.rules import OpenTableWish

_FIELDS = fields(OpenTableWish, open_table_wishes)


class OpenTableStore:
    """Wishes to hear of open tables; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: int) -> list[OpenTableWish]:
        """Return the servers from which ``person`` wants to hear of open tables."""
        query = sa.select(*_FIELDS).where(open_table_wishes.c.person == person)
        return await self._database.structs(OpenTableWish, query.order_by(open_table_wishes.c.guild))

    async def listeners(self, guild: int, game: str) -> list[int]:
        """Return the people who want to hear of open tables of ``game`` at ``guild``."""
        query = sa.select(*_FIELDS).where(open_table_wishes.c.guild == guild)
        found = await self._database.structs(OpenTableWish, query.order_by(open_table_wishes.c.person))
        return [one.person for one in found if not one.games or game in one.games]

    async def wish(self, wish: OpenTableWish) -> None:
        """Store a wish, replacing an earlier one for that server."""
        await self._database.run(
            lambda connection: add(connection, open_table_wishes, [wish], clash="replace")
        )

    async def drop(self, guild: int, person: int) -> None:
        """Stop notifying ``person`` of open tables at ``guild``."""
        same = open_table_wishes.c.guild == guild, open_table_wishes.c.person == person
        await self._database.execute(sa.delete(open_table_wishes).where(*same))
