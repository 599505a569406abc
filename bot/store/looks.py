"""How far each person has read the log of a table."""

from __future__ import annotations

import sqlite3

import msgspec

from bot.store.database import Database
from bot.store.rows import EventRow
from games.engine.event import Event

_event_decoder = msgspec.json.Decoder(Event)


class LookStore:
    """Reads the lines that are new to somebody; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def news(self, table: int, person: int, but: int | None = None) -> list[EventRow]:
        """Return the lines of the log since ``person`` last asked, oldest first, and note that they have.

        Nothing is new to somebody who asks for the first time. The lines of the revision ``but`` are left
        out; the caller leaves out what the person may not read.
        """

        def job(connection: sqlite3.Connection) -> list[EventRow]:
            last = connection.execute(
                "SELECT coalesce(max(number), -1) AS last FROM events WHERE table_id = ?", (table,)
            ).fetchone()["last"]
            mark = connection.execute(
                "SELECT event FROM looked WHERE table_id = ? AND person = ?", (table, person)
            ).fetchone()
            if mark is None or mark["event"] < last:
                connection.execute(
                    "INSERT OR REPLACE INTO looked (table_id, person, event) VALUES (?, ?, ?)",
                    (table, person, last),
                )
            if mark is None or mark["event"] == last:
                return []
            rows = connection.execute(
                "SELECT number, event, at FROM events "
                "WHERE table_id = ? AND number > ? AND revision IS NOT ? ORDER BY number",
                (table, mark["event"], but),
            )
            return [EventRow(row["number"], _event_decoder.decode(row["event"]), row["at"]) for row in rows]

        return await self._database.run(job)
