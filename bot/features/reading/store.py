"""How far each person has read the log of a table."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa
from msgspec import Struct

from bot.database.database import Database
from bot.database.schema import events, read_markers
from bot.database.statements import add, fields, structs
from bot.features.board.rules.new_parts import Fingerprints, new_parts
from bot.table.rows import EventRow

_NUMBER = sa.bindparam("number", type_=sa.BigInteger())
_NEWEST = sa.select(sa.func.coalesce(sa.func.max(events.c.number), -1)).where(events.c.table == _NUMBER)
_KNOWN = sa.select(read_markers.c.event, read_markers.c.parts).where(
    read_markers.c.table == _NUMBER, read_markers.c.person == sa.bindparam("reader")
)
_NEW = (
    sa.select(*fields(EventRow, events))
    .where(
        events.c.table == _NUMBER,
        events.c.number > sa.bindparam("mark"),
        events.c.revision.is_distinct_from(sa.bindparam("but", type_=events.c.revision.type)),
    )
    .order_by(events.c.number)
)


class News(Struct, frozen=True):
    """The news for one person: new log lines, oldest first, and changed parts of their private picture."""

    rows: Sequence[EventRow]
    parts: frozenset[str]


class ReadMarkerStore:
    """Reads the news for each person; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def news(
        self,
        table: int,
        person: int,
        parts: Fingerprints,
        but: int | None = None,
        *,
        is_read: bool = True,
    ) -> News:
        """Return the news for ``person`` since they last asked, and mark it as read if it ``is_read``.

        ``parts`` are the fingerprints of their current picture. Nobody has news the first time they ask.
        Lines of the revision ``but`` are left out; the caller removes lines that the person may not read.
        """
        where = {"number": table, "reader": person}

        def job(connection: sa.Connection) -> News:
            last = connection.scalar(_NEWEST, where)
            mark, before = connection.execute(_KNOWN, where).one_or_none() or (None, None)
            if is_read and (mark is None or mark < last or before != parts):
                row = {"table": table, "person": person, "event": last, "parts": dict(parts)}
                add(connection, read_markers, [row], clash="replace")
            found = new_parts(parts, before)
            if mark is None or mark == last:
                return News((), found)
            return News(structs(connection, EventRow, _NEW, mark=mark, but=but, **where), found)

        return await self._database.run(job)
