"""Writing what one step of a table changes, inside a transaction that is open already."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import msgspec

from bot.store.rows import Change, Leftover, MoveRow, Table
from bot.store.table_rows import COLUMNS, SEAT_COLUMNS, values_of
from games.engine.event import Event

_encode = msgspec.json.Encoder().encode

_INSERT_SEAT = (
    f"INSERT INTO seats (table_id, seat, {', '.join(SEAT_COLUMNS)}) VALUES (?, ?{', ?' * len(SEAT_COLUMNS)})"
)
_INSERT = f"INSERT INTO tables ({', '.join(COLUMNS)}) VALUES ({', '.join('?' * len(COLUMNS))})"
_FIXED = {"guild", "game", "secret", "origin", "created_at"}
"""What a table keeps from its beginning to its end."""
_CHANGING = tuple(name for name in COLUMNS if name not in _FIXED)
_UPDATE = f"UPDATE tables SET {', '.join(f'{name} = ?' for name in _CHANGING)} WHERE id = ?"


def insert(connection: sqlite3.Connection, table: Table, events: Sequence[Event]) -> int:
    """Write a new table with its seats and log; return its id."""
    values = values_of(table)
    cursor = connection.execute(_INSERT, [values[name] for name in COLUMNS])
    number = cursor.lastrowid
    assert number is not None
    table.id = number
    _write_seats(connection, table)
    _write_events(connection, table, events)
    return number


def write(connection: sqlite3.Connection, change: Change) -> None:
    """Write everything that one step changed."""
    table = change.table
    values = values_of(table)
    connection.execute(_UPDATE, [*(values[name] for name in _CHANGING), table.id])
    if change.seats_changed:
        connection.execute("DELETE FROM seats WHERE table_id = ?", (table.id,))
        _write_seats(connection, table)
    if change.kept_moves is not None:
        connection.execute(
            "DELETE FROM moves WHERE table_id = ? AND number >= ?", (table.id, change.kept_moves)
        )
    write_moves(connection, table.id, change.moves)
    _write_events(connection, table, change.events)
    write_leftover(connection, table.id, change.leftover)
    _write_deadlines(connection, change)
    connection.executemany(
        "INSERT OR REPLACE INTO results (table_id, seat, person, rank, score) VALUES (?, ?, ?, ?, ?)",
        [(table.id, result.seat, result.person, result.rank, result.score) for result in change.results],
    )
    if change.results:
        connection.execute("INSERT OR IGNORE INTO unrated (table_id) VALUES (?)", (table.id,))
    connection.executemany(
        "INSERT OR REPLACE INTO offers (table_id, seat, person, offered_by, at) VALUES (?, ?, ?, ?, ?)",
        [(table.id, offer.seat, offer.person, offer.offered_by, offer.at) for offer in change.offered],
    )
    connection.executemany(
        "DELETE FROM offers WHERE table_id = ? AND seat = ? AND person = ?",
        [(table.id, offer.seat, offer.person) for offer in change.withdrawn],
    )
    if table.status in {"over", "ended"}:
        connection.execute("DELETE FROM offers WHERE table_id = ?", (table.id,))
    for notice in change.notices:
        connection.execute(
            "INSERT OR IGNORE INTO notices (table_id, revision, seat, kind, person, due_at) "
            "VALUES (?, ?, ?, ?, ?, ?)",
            (table.id, table.revision, notice.seat, notice.kind, notice.person, notice.due_at),
        )


def _write_deadlines(connection: sqlite3.Connection, change: Change) -> None:
    """A deadline of a question that stands keeps its time; those of answered questions go."""
    number = change.table.id
    standing = {(deadline.seat, deadline.revision) for deadline in change.deadlines}
    for row in connection.execute(
        "SELECT seat, revision FROM deadlines WHERE table_id = ?", (number,)
    ).fetchall():
        if tuple(row) not in standing:
            connection.execute(
                "DELETE FROM deadlines WHERE table_id = ? AND seat = ? AND revision = ?", (number, *row)
            )
    for deadline in change.deadlines:
        connection.execute(
            "INSERT OR IGNORE INTO deadlines (table_id, seat, revision, due_at) VALUES (?, ?, ?, ?)",
            (number, deadline.seat, deadline.revision, deadline.due_at),
        )


def _write_seats(connection: sqlite3.Connection, table: Table) -> None:
    connection.executemany(
        _INSERT_SEAT,
        [
            (table.id, seat, *(getattr(row, name) for name in SEAT_COLUMNS))
            for seat, row in enumerate(table.seats)
        ],
    )
    _write_names(connection, table)


def _write_names(connection: sqlite3.Connection, table: Table) -> None:
    connection.executemany(
        "INSERT OR IGNORE INTO named (table_id, person, name) VALUES (?, ?, ?)",
        [(table.id, row.person, row.name) for row in table.seats if row.person is not None and row.name],
    )


def write_leftover(connection: sqlite3.Connection, table: int, leftover: Leftover | None) -> None:
    """Note a board that is to be removed, if there is one."""
    if leftover is not None:
        connection.execute(
            "INSERT OR IGNORE INTO leftovers (message, channel, table_id) VALUES (?, ?, ?)",
            (leftover.message, leftover.channel, table),
        )


def write_moves(connection: sqlite3.Connection, number: int, moves: Sequence[MoveRow]) -> None:
    """Add ``moves`` to those of the table ``number``."""
    for move in moves:
        connection.execute(
            "INSERT INTO moves (table_id, number, seat, choice, chance, at) VALUES (?1, "
            "(SELECT coalesce(max(number), -1) + 1 FROM moves WHERE table_id = ?1), ?2, ?3, ?4, ?5)",
            (number, move.seat, _encode(move.choice), _encode(move.chance), move.at),
        )


def _write_events(connection: sqlite3.Connection, table: Table, events: Sequence[Event]) -> None:
    for event in events:
        write_event(connection, table, event, table.changed_at)


def write_event(connection: sqlite3.Connection, table: Table, event: Event, at: float) -> None:
    """Add one line to the log of ``table``."""
    connection.execute(
        "INSERT INTO events (table_id, number, revision, event, at) VALUES (?1, "
        "(SELECT coalesce(max(number), -1) + 1 FROM events WHERE table_id = ?1), ?2, ?3, ?4)",
        (table.id, table.revision, _encode(event), at),
    )
