"""How a table and its seats lie in the database: columns, and rows in both directions."""

from __future__ import annotations

import sqlite3

import msgspec

from bot.store.rows import Proposal, SeatRow, Table
from games.engine.text import Seat

_encode = msgspec.json.Encoder().encode
_options_decoder = msgspec.json.Decoder(dict[str, bool | str])
_proposal_decoder = msgspec.json.Decoder(Proposal | None)
_free_decoder = msgspec.json.Decoder(tuple[Seat, ...])
_asked_decoder = msgspec.json.Decoder(dict[Seat, int])

COLUMNS = (
    "guild", "channel", "game", "options", "locale", "host", "status", "revision", "published_revision",
    "message", "message_at", "posts", "secret", "started_by", "rules_version", "snapshot", "counter", "asked",
    "reference", "origin", "rematch_of", "created_at", "changed_at", "clock", "when_out", "paused_by",
    "paused_at", "proposal", "free", "warned_at", "imported",
)  # fmt: skip
SEAT_COLUMNS = (
    "person", "name", "interaction", "stand_in", "wanted", "reserve", "since", "due_at", "ran_out",
)  # fmt: skip


def values_of(table: Table) -> dict[str, object]:
    """Return what stands in each column of ``table``."""
    values: dict[str, object] = {name: getattr(table, name) for name in COLUMNS}
    values["options"] = _encode(table.options)
    values["asked"] = _encode(table.asked)
    values["proposal"] = _encode(table.proposal)
    values["free"] = _encode(table.free)
    return values


def load(connection: sqlite3.Connection, table: int) -> Table | None:
    """Return a table with its seats, or ``None`` if there is none."""
    row = connection.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchone()
    return table_of(connection, row) if row else None


def table_of(connection: sqlite3.Connection, row: sqlite3.Row) -> Table:
    """Return the table of ``row`` with its seats."""
    seats = connection.execute(
        f"SELECT {', '.join(SEAT_COLUMNS)} FROM seats WHERE table_id = ? ORDER BY seat", (row["id"],)
    )
    values = {name: row[name] for name in COLUMNS}
    values["options"] = _options_decoder.decode(row["options"])
    values["asked"] = _asked_decoder.decode(row["asked"])
    values["proposal"] = None if row["proposal"] is None else _proposal_decoder.decode(row["proposal"])
    values["free"] = _free_decoder.decode(row["free"])
    values["imported"] = bool(row["imported"])
    return Table(id=row["id"], seats=[_seat(seat) for seat in seats], **values)


def _seat(row: sqlite3.Row) -> SeatRow:
    values = {name: row[name] for name in SEAT_COLUMNS}
    values["wanted"] = bool(row["wanted"])
    values["ran_out"] = bool(row["ran_out"])
    return SeatRow(**values)
