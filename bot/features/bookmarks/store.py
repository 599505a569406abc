"""People's bookmarks."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from bot.database.database import Database
from bot.database.schema import bookmarks, tables
from bot.database.statements import add, fields
from bot.features.bookmarks.rules import MOST_BOOKMARKS, Bookmark, Kept
from games.engine.text import NOTHING_TYPED


class BookmarkStore:
    """Bookmarks; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def at_table(self, table: int, person: int) -> list[Kept]:
        """Return the bookmarks of ``person`` at ``table``, in the order of the game."""
        query = _kept().where(bookmarks.c.table == table, bookmarks.c.person == person)
        return await self._database.structs(Kept, query.order_by(bookmarks.c.moves))

    async def of(self, person: int, guild: int | None) -> list[Kept]:
        """Return the bookmarks of ``person`` at ``guild`` (``None``: anywhere), the newest game first."""
        query = _kept().where(bookmarks.c.person == person)
        if guild is not None:
            query = query.where(tables.c.guild == guild)
        return await self._database.structs(Kept, query.order_by(bookmarks.c.table.desc(), bookmarks.c.moves))

    async def one(self, number: int, person: int) -> Kept | None:
        """Return a bookmark of ``person`` by its number; ``None`` if they have no such bookmark."""
        query = _kept().where(bookmarks.c.id == number, bookmarks.c.person == person)
        found = await self._database.structs(Kept, query)
        return found[0] if found else None

    async def keep(self, table: int, person: int, bookmark: Bookmark, *, keeps_remark: bool) -> bool:
        """Store a bookmark in place of an earlier one of the same moment; return whether there was room.

        With ``keeps_remark``, an empty remark doesn't replace an earlier one.
        """
        mine = bookmarks.c.table == table, bookmarks.c.person == person
        same = sa.select(bookmarks.c.id).where(*mine, bookmarks.c.moves == bookmark.moves)
        same = same.where(bookmarks.c.at == bookmark.at)

        def job(connection: sa.Connection) -> bool:
            known = connection.scalar(same)
            if known is not None:
                if bookmark.remark != NOTHING_TYPED or not keeps_remark:
                    changed = sa.update(bookmarks).where(bookmarks.c.id == known)
                    connection.execute(changed.values(remark=bookmark.remark))
                return True
            if (connection.scalar(sa.select(sa.func.count()).where(*mine)) or 0) >= MOST_BOOKMARKS:
                return False
            add(connection, bookmarks, [bookmark], table=table, person=person)
            return True

        return await self._database.run(job)

    async def drop(self, number: int, person: int) -> None:
        """Delete a bookmark of ``person``."""
        await self._database.execute(
            sa.delete(bookmarks).where(bookmarks.c.id == number, bookmarks.c.person == person)
        )


def _kept() -> sa.Select[Any]:
    elsewhere = {"guild": tables.c.guild, "game": tables.c.game}
    return sa.select(*fields(Kept, bookmarks, **elsewhere)).join_from(bookmarks, tables)
