"""How far each person has read the log of a table."""

from __future__ import annotations

import sqlalchemy as sa

from bot.domain.table import EventRow
from bot.store.database import Database
from bot.store.schema import events, read_markers
from bot.store.statements import add, fields, structs


class ReadMarkerStore:
    """Reads the lines that are new to somebody; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def news(
        self, table: int, person: int, but: int | None = None, *, is_read: bool = True
    ) -> list[EventRow]:
        """Return the lines of the log since ``person`` last asked, oldest first, and note that they have.

        Where they did not ask, it is not noted that it ``is_read``. Nothing is new to somebody who asks for
        the first time. The lines of the revision ``but`` are left out; the caller leaves out what the person
        may not read.
        """
        newest = sa.select(sa.func.coalesce(sa.func.max(events.c.number), -1)).where(events.c.table == table)
        known = sa.select(read_markers.c.event).where(
            read_markers.c.table == table, read_markers.c.person == person
        )
        lines = sa.select(*fields(EventRow, events)).where(events.c.table == table).order_by(events.c.number)

        def job(connection: sa.Connection) -> list[EventRow]:
            last, mark = connection.scalar(newest), connection.scalar(known)
            if is_read and (mark is None or mark < last):
                row = {"table": table, "person": person, "event": last}
                add(connection, read_markers, [row], clash="replace")
            if mark is None or mark == last:
                return []
            new = lines.where(events.c.number > mark, events.c.revision.is_distinct_from(but))
            return structs(connection, EventRow, new)

        return await self._database.run(job)
