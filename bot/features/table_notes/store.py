"""People's private notes about tables."""

from __future__ import annotations

import sqlalchemy as sa

from bot.database.database import Database
from bot.database.schema import table_notes
from bot.database.statements import add
from games.engine.text import Typed

_TEXT = sa.select(table_notes.c.text).where(
    table_notes.c.table == sa.bindparam("number"), table_notes.c.person == sa.bindparam("person")
)


class TableNoteStore:
    """Private notes; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def note(self, table: int, person: int) -> Typed:
        """Return the note of ``person`` about ``table``; it's empty if they wrote none."""
        return await self._database.run(lambda connection: note_of(connection, table, person))

    async def write(self, table: int, person: int, text: str) -> None:
        """Store ``text`` as the note of ``person`` about ``table``; an empty text deletes it."""
        if not text:
            await self._database.execute(sa.delete(table_notes).where(_row(table, person)))
            return
        row = {"table": table, "person": person, "text": text}
        await self._database.run(lambda connection: add(connection, table_notes, [row], clash="replace"))


def note_of(connection: sa.Connection, table: int, person: int) -> Typed:
    """Return the note of ``person`` about ``table``; it's empty if they wrote none."""
    return Typed(connection.scalar(_TEXT, {"number": table, "person": person}) or "")


def _row(table: int, person: int) -> sa.ColumnElement[bool]:
    return sa.and_(table_notes.c.table == table, table_notes.c.person == person)
