"""Everything that a private hand shows besides the table: news, the reader's note, the coach's work."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa
from msgspec import Struct

from bot.database.database import Database
from bot.database.schema import events, read_markers
from bot.database.statements import add, fields, structs
from bot.features.board.rules.new_parts import Fingerprints, new_parts
from bot.features.coach.store import explained_to
from bot.features.notices.store import pings_read
from bot.features.table_notes.store import note_of
from bot.table.rows import EventRow
from games.engine.text import Typed

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


class Beside(Struct, frozen=True):
    """The news, the note and the explanations that a hand shows to its reader besides the table.

    ``rows`` are log lines that are new to them, oldest first, ``parts`` the changed parts of their picture.
    ``own_note`` is what they have noted about the table. ``explained`` are the entries that the coach has
    explained to them, ``None`` if they need no coach.
    """

    rows: Sequence[EventRow]
    parts: frozenset[str]
    own_note: Typed
    explained: frozenset[str] | None


class HandStore:
    """Reads everything that a hand shows besides the table, in one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def beside(
        self,
        table: int,
        person: int,
        parts: Fingerprints,
        but: int | None = None,
        *,
        coach: str | None = None,
        is_read: bool = True,
    ) -> Beside:
        """Return everything beside the hand of ``person``; ``is_read``: mark their news and pings as read.

        ``parts`` are the fingerprints of their current picture. Nobody has news the first time they ask.
        Lines of the revision ``but`` are left out; the caller removes lines that the person may not read.
        ``coach`` is the game that the coach explains to them, ``None`` if they have no coach.
        """
        where = {"number": table, "reader": person}

        def job(connection: sa.Connection) -> Beside:
            last = connection.scalar(_NEWEST, where)
            mark, before = connection.execute(_KNOWN, where).one_or_none() or (None, None)
            if is_read and (mark is None or mark < last or before != parts):
                row = {"table": table, "person": person, "event": last, "parts": dict(parts)}
                add(connection, read_markers, [row], clash="replace")
            if is_read:
                pings_read(connection, table, person)
            has_news = mark is not None and mark != last
            return Beside(
                structs(connection, EventRow, _NEW, mark=mark, but=but, **where) if has_news else (),
                new_parts(parts, before),
                note_of(connection, table, person),
                None if coach is None else explained_to(connection, person, coach),
            )

        return await self._database.run(job)
