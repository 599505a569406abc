"""Writing what one step of a table changes, inside a transaction that is open already."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, partial
from typing import Any

import sqlalchemy as sa

from bot.domain.change import TableChange
from bot.domain.hints import is_rated
from bot.domain.notice import NewNotice
from bot.domain.table import Disclosure, MoveRow, OutdatedMessage, Result, SeatRow, Table, Version
from bot.store.announcements import announce, announcement, announcing
from bot.store.errors import Outdated
from bot.store.notices import owe
from bot.store.paces import note_pace
from bot.store.schema import (
    deadlines,
    departures,
    disclosures,
    events,
    invitations,
    moves,
    offers,
    outdated_messages,
    results,
    seats,
    sent_away,
    tables,
    unrated,
)
from bot.store.statements import add, values_of, without_waiting
from games.engine.event import Event

_FIXED = {"id", "guild", "game", "secret", "origin", "created_at"}
"""What a table keeps from its beginning to its end."""
_CHANGING = [name for name in tables.c.keys() if name not in _FIXED]  # noqa: SIM118

# What each move needs is prepared: making a statement costs more than carrying it out.
_INSERT = sa.insert(tables)
_UPDATE = sa.update(tables).where(
    tables.c.id == sa.bindparam("number"),
    *(tables.c[name] == sa.bindparam(f"{name}_before") for name in Version.__struct_fields__),
)
_HAS_DEADLINES = sa.exists().where(deadlines.c.table == sa.bindparam("number"))
_update = cache(partial(announcing, _UPDATE.returning(_HAS_DEADLINES)))
_DEADLINES = sa.select(deadlines.c.seat, deadlines.c.revision).where(
    deadlines.c.table == sa.bindparam("number")
)


def insert(
    connection: sa.Connection, table: Table, log: Sequence[Event], owed: Sequence[NewNotice] = ()
) -> int:
    """Write a new table with its seats, its log and the notices that are ``owed``; return its id."""
    values = {name: getattr(table, name) for name in tables.c.keys() if name != "id"}  # noqa: SIM118
    given = connection.execute(_INSERT, values).inserted_primary_key
    assert given is not None
    [table.id] = given
    announce(connection, "table", table.id, table.guild)
    _write_seats(connection, table)
    _write_guests(connection, table)
    write_events(connection, table, [(event, table.changed_at) for event in log])
    owe(connection, table.id, owed)
    return table.id


def write(connection: sa.Connection, change: TableChange) -> None:
    """Write everything that one step changed.

    :raises Outdated: the table is not as it was when the step was worked out; nothing was written.
    """
    table = change.table
    before = {f"{name}_before": value for name, value in values_of(change.since).items()}
    values = {name: getattr(table, name) for name in _CHANGING}
    told = announcement(connection, "table", table.id, table.guild)
    update = _update(connection.dialect.name)
    found = connection.execute(update, {"number": table.id, **before, **values, **told}).first()
    if found is None:
        raise Outdated
    if change.seats_changed:
        connection.execute(sa.delete(seats).where(seats.c.table == table.id))
        _write_seats(connection, table)
    if change.guests_changed:
        for place in (invitations, sent_away):
            connection.execute(sa.delete(place).where(place.c.table == table.id))
        _write_guests(connection, table)
    if change.kept_moves is not None:
        connection.execute(
            sa.delete(moves).where(moves.c.table == table.id, moves.c.number >= change.kept_moves)
        )
    _write_deadlines(connection, change, has_deadlines=found[0])
    with without_waiting(connection):
        write_moves(connection, table.id, change.moves)
        write_events(connection, table, [(event, table.changed_at) for event in change.events])
        owe(connection, table.id, change.notices)
    write_outdated_message(connection, table.id, change.outdated)
    add(connection, results, map(_by_member, change.results), clash="replace", table=table.id)
    if change.results and is_rated(table):
        add(connection, unrated, [{"table": table.id}], clash="skip")
    add(connection, offers, change.offered, clash="replace", table=table.id)
    write_disclosures(connection, table.id, change.sights)
    note_pace(connection, table.id, change.pace)
    add(connection, departures, change.departures, clash="replace", table=table.id)
    for member in change.returned:
        gone = departures.c.table == table.id, departures.c.member == member
        connection.execute(sa.delete(departures).where(*gone))
    for offer in change.withdrawn:
        connection.execute(
            sa.delete(offers).where(
                offers.c.table == table.id, offers.c.seat == offer.seat, offers.c.person == offer.person
            )
        )
    if table.status in {"over", "ended"}:
        for place in (offers, disclosures):
            connection.execute(sa.delete(place).where(place.c.table == table.id))


def _write_deadlines(connection: sa.Connection, change: TableChange, *, has_deadlines: bool) -> None:
    """A deadline of a question that stands keeps its time; those of answered questions go."""
    number = change.table.id
    standing = {(deadline.seat, deadline.revision) for deadline in change.deadlines}
    earlier = connection.execute(_DEADLINES, {"number": number}).all() if has_deadlines else ()
    for seat, revision in earlier:
        if (seat, revision) not in standing:
            connection.execute(
                sa.delete(deadlines).where(
                    deadlines.c.table == number,
                    deadlines.c.seat == seat,
                    deadlines.c.revision == revision,
                )
            )
    add(connection, deadlines, change.deadlines, clash="skip", table=number)


def _write_seats(connection: sa.Connection, table: Table) -> None:
    rows = [{"seat": seat, **_by_member(row)} for seat, row in enumerate(table.seats)]
    add(connection, seats, rows, table=table.id)


def _write_guests(connection: sa.Connection, table: Table) -> None:
    add(connection, invitations, table.invitations, table=table.id)
    add(connection, sent_away, [{"person": person} for person in table.sent_away], table=table.id)


def _by_member(row: SeatRow | Result) -> dict[str, Any]:
    """Return what is written of ``row``; the person is read through the member."""
    return {name: value for name, value in values_of(row).items() if name != "person"}


def write_disclosures(connection: sa.Connection, table: int, sights: Sequence[Disclosure]) -> None:
    """Note what people have been shown of ``table``; what is known already stays."""
    add(connection, disclosures, sights, clash="skip", table=table)


def write_outdated_message(connection: sa.Connection, table: int, outdated: OutdatedMessage | None) -> None:
    """Note a board that is to be removed, if there is one."""
    if outdated is not None:
        add(connection, outdated_messages, [outdated], clash="skip", table=table)


def write_moves(connection: sa.Connection, table: int, new: Sequence[MoveRow]) -> None:
    """Add ``new`` moves to those of ``table``."""
    _append(connection, moves, table, [values_of(move) for move in new])


def write_events(connection: sa.Connection, table: Table, log: Sequence[tuple[Event, float]]) -> None:
    """Add lines to the log of ``table``, each with its time."""
    rows = [{"revision": table.revision, "event": event, "at": at} for event, at in log]
    _append(connection, events, table.id, rows)


def _append(connection: sa.Connection, log: sa.Table, table: int, rows: Sequence[Mapping[str, Any]]) -> None:
    """Add ``rows`` to those of ``table`` in ``log``, numbered on."""
    if rows:
        connection.execute(_appending(log), [{"of": table, **row} for row in rows])


@cache
def _appending(log: sa.Table) -> sa.Insert:
    earlier, of = log.alias(), sa.bindparam("of", type_=sa.BigInteger())
    last = sa.select(sa.func.coalesce(sa.func.max(earlier.c.number), -1)).where(earlier.c.table == of)
    given: dict[str, Any] = {column.key: sa.bindparam(column.key) for column in log.c}
    # Nobody needs the keys that were given.
    return sa.insert(log).inline().values({**given, "table": of, "number": last.scalar_subquery() + 1})
