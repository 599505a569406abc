"""Tables, seats, moves and events: what the table service reads and writes."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import partial

import msgspec

from bot.store.changes import insert, write, write_event, write_leftover, write_moves
from bot.store.database import Database
from bot.store.rows import (
    Change,
    Deadline,
    EventRow,
    Incident,
    Leftover,
    MoveRow,
    Offer,
    SeatClock,
    Status,
    Table,
)
from bot.store.table_rows import load, table_of
from games.engine.event import Event
from games.engine.text import Seat

OPEN: tuple[Status, ...] = ("lobby", "playing", "paused", "held")
"""The statuses of tables that somebody may still act on."""

_encode = msgspec.json.Encoder().encode
_event_decoder = msgspec.json.Decoder(Event)
_choice_decoder = msgspec.json.Decoder(tuple[str, ...])
_chance_decoder = msgspec.json.Decoder(tuple[int, ...])


class TableStore:
    """Reads and writes of tables; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def insert(self, table: Table, events: Sequence[Event]) -> int | None:
        """Write a new table and return its id, or ``None`` if its origin opened one already."""
        try:
            return await self._database.run(partial(insert, table=table, events=events))
        except sqlite3.IntegrityError:
            return None

    async def insert_finished(
        self, table: Table, moves: Sequence[MoveRow], log: Sequence[tuple[Event, float]]
    ) -> tuple[int, bool]:
        """Write a table whose game is over already; return its id and whether it is new.

        A game of the same secret that is over on the same server is taken for the same.
        """

        def job(connection: sqlite3.Connection) -> tuple[int, bool]:
            row = connection.execute(
                "SELECT id FROM tables WHERE origin = ? OR (guild = ? AND status = 'over' AND secret = ?)",
                (table.origin, table.guild, table.secret),
            ).fetchone()
            if row:
                return row["id"], False
            number = insert(connection, table, ())
            write_moves(connection, number, moves)
            for event, at in log:
                write_event(connection, table, event, at)
            return number, True

        return await self._database.run(job)

    async def opened_by(self, origin: int | None, rematch_of: int | None) -> int | None:
        """Return the id of the table that this interaction opened, or that is the rematch of that table."""

        def job(connection: sqlite3.Connection) -> int | None:
            row = connection.execute(
                "SELECT id FROM tables WHERE origin = ? OR rematch_of = ?", (origin, rematch_of)
            ).fetchone()
            return row["id"] if row else None

        return await self._database.run(job)

    async def write(self, change: Change) -> None:
        """Write everything that one step changed, at once."""
        await self._database.run(partial(write, change=change))

    async def load(self, table: int) -> Table | None:
        """Return a table with its seats, or ``None`` if there is none."""
        return await self._database.run(partial(load, table=table))

    async def published(self, table: Table, leftover: Leftover | None = None) -> None:
        """Note which revision the channel shows now, in which message, and which one that leaves behind."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute(
                "UPDATE tables SET published_revision = ?, message = ?, message_at = ?, posts = ? "
                "WHERE id = ?",
                (table.published_revision, table.message, table.message_at, table.posts, table.id),
            )
            write_leftover(connection, table.id, leftover)

        await self._database.run(job)

    async def leave(self, table: int, leftover: Leftover) -> None:
        """Note a board that is to be removed."""
        await self._database.run(partial(write_leftover, table=table, leftover=leftover))

    async def leftovers(self, table: int) -> list[Leftover]:
        """Return the boards of a table that are still to be removed, the oldest first."""

        def job(connection: sqlite3.Connection) -> list[Leftover]:
            rows = connection.execute(
                "SELECT channel, message FROM leftovers WHERE table_id = ? ORDER BY message", (table,)
            )
            return [Leftover(*row) for row in rows]

        return await self._database.run(job)

    async def removed(self, leftover: Leftover) -> None:
        """Note that a board is not there any more."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM leftovers WHERE message = ?", (leftover.message,))

        await self._database.run(job)

    async def behind(self) -> list[int]:
        """Return the tables whose channel shows an older revision, or a board too many."""

        def job(connection: sqlite3.Connection) -> list[int]:
            rows = connection.execute(
                "SELECT id FROM tables WHERE published_revision < revision "
                "UNION SELECT table_id FROM leftovers"
            )
            return [row["id"] for row in rows]

        return await self._database.run(job)

    async def with_computers(self) -> list[int]:
        """Return the running tables at which a computer player sits."""

        def job(connection: sqlite3.Connection) -> list[int]:
            rows = connection.execute(
                "SELECT DISTINCT id FROM tables JOIN seats ON table_id = id "
                "WHERE status = 'playing' AND (person IS NULL OR stand_in IS NOT NULL)"
            )
            return [row["id"] for row in rows]

        return await self._database.run(job)

    async def find(
        self,
        guild: int | None,
        *,
        channel: int | None = None,
        person: int | None = None,
        statuses: Sequence[Status] = OPEN,
        limit: int = 25,
    ) -> list[Table]:
        """Return tables, the one changed last first: of ``guild``, a channel or a person where given."""
        return await self._database.run(
            partial(_find, guild=guild, channel=channel, person=person, statuses=statuses, limit=limit)
        )

    async def count_open(
        self, guild: int, *, channels: Sequence[int] | None = None, host: int | None = None
    ) -> int:
        """Return how many tables of ``guild`` are open: in any of ``channels``, hosted by ``host``."""
        query = f"SELECT count(*) FROM tables WHERE guild = ? AND status IN ({', '.join('?' * len(OPEN))})"
        values: list[object] = [guild, *OPEN]
        if channels is not None:
            query += f" AND channel IN ({', '.join('?' * len(channels))})"
            values += channels
        if host is not None:
            query += " AND host = ?"
            values.append(host)

        def job(connection: sqlite3.Connection) -> int:
            return int(connection.execute(query, values).fetchone()[0])

        return await self._database.run(job)

    async def count_finished(self, guild: int, person: int) -> int:
        """Return how many games of ``guild`` the person has played to the end."""

        def job(connection: sqlite3.Connection) -> int:
            rows = connection.execute(
                "SELECT count(*) FROM results JOIN tables ON id = table_id WHERE guild = ? AND person = ?",
                (guild, person),
            )
            return int(rows.fetchone()[0])

        return await self._database.run(job)

    async def moves(self, table: int) -> list[MoveRow]:
        """Return all moves of a table in order."""

        def job(connection: sqlite3.Connection) -> list[MoveRow]:
            rows = connection.execute("SELECT * FROM moves WHERE table_id = ? ORDER BY number", (table,))
            return [
                MoveRow(
                    row["seat"],
                    _choice_decoder.decode(row["choice"]),
                    _chance_decoder.decode(row["chance"]),
                    row["at"],
                )
                for row in rows
            ]

        return await self._database.run(job)

    async def events(self, table: int, *, last: int | None = None) -> list[EventRow]:
        """Return the log of a table, oldest first; only the ``last`` lines if given."""

        def job(connection: sqlite3.Connection) -> list[EventRow]:
            rows = connection.execute(
                "SELECT number, event, at FROM events WHERE table_id = ? ORDER BY number DESC LIMIT ?",
                (table, -1 if last is None else last),
            ).fetchall()
            return [
                EventRow(row["number"], _event_decoder.decode(row["event"]), row["at"])
                for row in reversed(rows)
            ]

        return await self._database.run(job)

    async def deadlines(self) -> list[Deadline]:
        """Return the deadlines of tables that are being played, the earliest first."""

        def job(connection: sqlite3.Connection) -> list[Deadline]:
            rows = connection.execute(
                "SELECT table_id, seat, deadlines.revision, due_at FROM deadlines "
                "JOIN tables ON id = table_id WHERE status = 'playing' ORDER BY due_at, table_id, seat"
            )
            return [Deadline(*row) for row in rows]

        return await self._database.run(job)

    async def seat_clocks(self) -> list[SeatClock]:
        """Return the running seat clocks of tables that are being played, the first to run out first."""

        def job(connection: sqlite3.Connection) -> list[SeatClock]:
            rows = connection.execute(
                "SELECT table_id, seat, due_at FROM seats JOIN tables ON id = table_id "
                "WHERE due_at IS NOT NULL AND status = 'playing' ORDER BY due_at, table_id, seat"
            )
            return [SeatClock(*row) for row in rows]

        return await self._database.run(job)

    async def offers(self, table: int) -> list[Offer]:
        """Return the offers of seats of a table that are still to be answered, the oldest first."""

        def job(connection: sqlite3.Connection) -> list[Offer]:
            rows = connection.execute(
                "SELECT seat, person, offered_by, at FROM offers WHERE table_id = ? ORDER BY at, person",
                (table,),
            )
            return [Offer(*row) for row in rows]

        return await self._database.run(job)

    async def clocked(self, *, person: int | None = None, guild: int | None = None) -> list[int]:
        """Return the tables that are being played at which a clock runs: of ``person``, or of ``guild``."""

        def job(connection: sqlite3.Connection) -> list[int]:
            rows = connection.execute(
                "SELECT DISTINCT id FROM tables JOIN seats ON table_id = id "
                "WHERE due_at IS NOT NULL AND status = 'playing' AND (person = ? OR guild = ?)",
                (person, guild),
            )
            return [row["id"] for row in rows]

        return await self._database.run(job)

    async def is_offered(self, table: int, seat: Seat, person: int) -> bool:
        """Return whether a seat is offered to a person who has not answered yet."""
        return any((offer.seat, offer.person) == (seat, person) for offer in await self.offers(table))

    async def put_off_ends(self, warned_before: float, until: float) -> None:
        """Let tables that were warned of their end before ``warned_before`` count as warned at ``until``."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE tables SET warned_at = ? WHERE warned_at < ?", (until, warned_before))

        await self._database.run(job)

    async def followers(self, table: int) -> list[int]:
        """Return the people who want to hear how ``table`` ends."""

        def job(connection: sqlite3.Connection) -> list[int]:
            rows = connection.execute(
                "SELECT person FROM follows WHERE table_id = ? ORDER BY person", (table,)
            )
            return [row["person"] for row in rows]

        return await self._database.run(job)

    async def resting(self, lobbies_before: float, games_before: float) -> list[int]:
        """Return the open tables that were last touched before those times: lobbies, and games begun."""

        def job(connection: sqlite3.Connection) -> list[int]:
            rows = connection.execute(
                "SELECT id FROM tables WHERE status = 'lobby' AND changed_at <= ? "
                "UNION SELECT id FROM tables "
                "WHERE status IN ('playing', 'paused', 'held') AND changed_at <= ?",
                (lobbies_before, games_before),
            )
            return [row["id"] for row in rows]

        return await self._database.run(job)

    async def purge_notices(self, before: float) -> None:
        """Forget notices that are done with and fell due before ``before``."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM notices WHERE state = 'done' AND due_at < ?", (before,))

        await self._database.run(job)

    async def postpone(self, overdue: float, until: float) -> None:
        """Move every deadline and every end of a seat clock before ``overdue`` to ``until``."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE deadlines SET due_at = ? WHERE due_at < ?", (until, overdue))
            connection.execute("UPDATE seats SET due_at = ? WHERE due_at < ?", (until, overdue))

        await self._database.run(job)

    async def report(self, incident: Incident, change: Change) -> None:
        """Keep an incident and write the table that it holds."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO incidents (reference, table_id, trace, record, at) VALUES (?, ?, ?, ?, ?)",
                (incident.reference, incident.table, incident.trace, _encode(incident.record), incident.at),
            )
            write(connection, change)

        await self._database.run(job)


def _find(
    connection: sqlite3.Connection,
    guild: int | None,
    channel: int | None,
    person: int | None,
    statuses: Sequence[Status],
    limit: int,
) -> list[Table]:
    query = f"SELECT id FROM tables WHERE status IN ({', '.join('?' * len(statuses))})"
    values: list[object] = [*statuses]
    if guild is not None:
        query += " AND guild = ?"
        values.append(guild)
    if channel is not None:
        query += " AND channel = ?"
        values.append(channel)
    if person is not None:
        query += " AND EXISTS (SELECT 1 FROM seats WHERE table_id = id AND person = ?)"
        values.append(person)
    # Sorting whole rows would read every snapshot; the ids come from the index alone.
    newest = "ORDER BY changed_at DESC, id DESC"
    rows = connection.execute(
        f"SELECT * FROM tables WHERE id IN ({query} {newest} LIMIT ?) {newest}", [*values, limit]
    )
    return [table_of(connection, row) for row in rows.fetchall()]
