"""Writing the changes of one step of a table inside an open transaction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache, partial
from typing import Any

import sqlalchemy as sa
from msgspec import Struct

from bot.database.cluster.announcements import announce, announcement, announcing
from bot.database.schema import (
    deadlines,
    deal_results,
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
    unread_pings,
)
from bot.database.statements import (
    Executed,
    Repeated,
    adding,
    change_one,
    execute_each,
    values_of,
    without_waiting,
)
from bot.features.hints.rules import is_rated
from bot.features.lobby.store import note_pace
from bot.features.notices.rules.notice import NewNotice
from bot.features.notices.store import owe, owing
from bot.features.webhooks.store import reporting
from bot.table.change import TableChange
from bot.table.rows import Disclosure, MoveRow, OutdatedMessage, Result
from bot.table.table import SeatRow, Table, Version, version_of
from games.engine.event import Event

_FIXED = {"id", "guild", "game", "secret", "deal", "share", "matched", "origin", "created_at"}
"""The columns of a table that never change."""
_KINDS_OF_STEPS = 256
"""How many kinds of steps keep their prepared statements; they differ in the columns that change."""
_AT_ONCE = 8
"""How many moves or log lines one statement writes."""
_CHANGING = [name for name in tables.c.keys() if name not in _FIXED]  # noqa: SIM118

# The statements of every move are prepared: building one costs more than executing it.
_INSERT = sa.insert(tables)
_ANSWERED = sa.delete(deadlines).where(
    deadlines.c.table == sa.bindparam("number"),
    sa.tuple_(deadlines.c.seat, deadlines.c.revision, deadlines.c.is_planned).not_in(
        sa.bindparam("standing", expanding=True)
    ),
)
_TAKEN_BACK = sa.delete(moves).where(
    moves.c.table == sa.bindparam("number"), moves.c.number >= sa.bindparam("kept")
)
_RETURNED = sa.delete(departures).where(
    departures.c.table == sa.bindparam("number"), departures.c.member == sa.bindparam("returned")
)
_WITHDRAWN = sa.delete(offers).where(
    offers.c.table == sa.bindparam("number"),
    offers.c.seat == sa.bindparam("of_seat"),
    offers.c.person == sa.bindparam("to"),
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
    dialect = connection.dialect.name
    execute_each(connection, (*_seated(dialect, table), *_invited(dialect, table)))
    write_events(connection, table, [(event, table.changed_at) for event in log])
    owe(connection, table.id, owed)
    if table.status == "lobby" and not table.is_private and table.practice is None:
        execute_each(connection, [reporting("opened", table.id, table.guild, table.created_at)])
    return table.id


class Writing(Struct, frozen=True):
    """Everything one step writes: the table's row, the statements ``along`` with it, ``then`` the others."""

    change: TableChange
    along: tuple[Executed, ...]
    then: tuple[Executed | Repeated, ...]
    is_one: bool
    """Whether everything fits in one statement; see ``change_one``."""


def writing_of(change: TableChange, dialect: str) -> Writing:
    """Return the statements that write one step's changes to a database of ``dialect``."""
    table, number = change.table, change.table.id
    add_to = partial(adding, dialect, table=number)
    made = _appended(moves, number, [values_of(move) for move in change.moves])
    told = _appended(events, number, _lines(table, [(event, table.changed_at) for event in change.events]))
    owed = [owing(dialect, number, notice) for notice in change.notices]
    # The first of each kind goes along with the row, unless moves are taken back: those are deleted first.
    first = 1 if change.kept_moves is None else 0
    then: list[Executed | Repeated] = []
    if change.seats_changed:
        then += [_emptied(seats, number), *_seated(dialect, table)]
    if change.guests_changed:
        then += [_emptied(invitations, number), _emptied(sent_away, number), *_invited(dialect, table)]
    if change.kept_moves is not None:
        then.append((_TAKEN_BACK, {"number": number, "kept": change.kept_moves}))
    then += add_to(deadlines, change.deadlines, clash="skip")
    then += [*made[first:], *told[first:], *owed[first:]]
    then += _outdated(dialect, number, change.outdated)
    then += add_to(results, map(_by_member, change.results), clash="replace")
    then += add_to(deal_results, change.deal_results, clash="skip")
    if change.results:
        then.append(reporting("finished", number, table.guild, table.changed_at))
    if change.results and is_rated(table.hints):
        then += add_to(unrated, [{}], clash="skip")
    then += add_to(offers, change.offered, clash="replace")
    then += _disclosed(dialect, number, change.sights)
    then += add_to(departures, change.departures, clash="replace")
    then += [(_RETURNED, {"number": number, "returned": member}) for member in change.returned]
    then += [
        (_WITHDRAWN, {"number": number, "of_seat": offer.seat, "to": offer.person})
        for offer in change.withdrawn
    ]
    if table.status != change.before.status:
        # Earlier pings say nothing about a game that begins, or goes on after a pause.
        then.append(_emptied(unread_pings, number))
    if table.status in {"over", "ended"}:
        then += [_emptied(offers, number), _emptied(disclosures, number)]
    along = _answered(change), *made[:first], *told[:first], *owed[:first]
    is_one = dialect == "postgresql" and not then and change.pace is None
    return Writing(change, along, tuple(then), is_one)


def carry_out(connection: sa.Connection, writing: Writing) -> None:
    """Write everything that one step changed.

    :raises Outdated: the table has changed since the step was computed; nothing was written.
    """
    with without_waiting(connection, several=not writing.is_one):
        _write_row(connection, writing.change, writing.along)
        execute_each(connection, writing.then)
    note_pace(connection, writing.change.table.id, writing.change.pace)


def _write_row(connection: sa.Connection, change: TableChange, along: Sequence[Executed]) -> None:
    """Write the few columns that have changed, together with ``along``.

    :raises Outdated: as ``change_one`` does.
    """
    table, before = change.table, change.before
    values = {name: getattr(table, name) for name in _CHANGING}
    changed = {name: value for name, value in values.items() if value != getattr(before, name)}
    version = {f"{name}_before": value for name, value in values_of(version_of(before)).items()}
    told = announcement(connection, "table", table.id, table.guild)
    # Even if no column has changed, the row must still have the expected version.
    changed = changed or {"revision": table.revision}
    update = _update(tuple(changed), connection.dialect.name)
    change_one(connection, update, {"number": table.id, **version, **changed, **told}, along)


@lru_cache(_KINDS_OF_STEPS)
def _update(changed: tuple[str, ...], dialect: str) -> sa.Update:
    unchanged = (tables.c[name] == sa.bindparam(f"{name}_before") for name in Version.__struct_fields__)
    values = {name: sa.bindparam(name, type_=tables.c[name].type) for name in changed}
    update = sa.update(tables).where(tables.c.id == sa.bindparam("number"), *unchanged).values(values)
    return announcing(update, dialect)


def _answered(change: TableChange) -> Executed:
    """Return the statement that deletes the deadlines of answered questions; open questions keep theirs."""
    standing = [(deadline.seat, deadline.revision, deadline.is_planned) for deadline in change.deadlines]
    if standing:
        return _ANSWERED, {"number": change.table.id, "standing": standing}
    return _emptied(deadlines, change.table.id)


def _emptied(place: sa.Table, table: int) -> Executed:
    """Return the statement that deletes all rows of ``table`` from ``place``."""
    return _emptying(place), {"number": table}


@cache
def _emptying(place: sa.Table) -> sa.Delete:
    return sa.delete(place).where(place.c.table == sa.bindparam("number"))


def _seated(dialect: str, table: Table) -> list[Repeated]:
    rows = [{"seat": seat, **_by_member(row)} for seat, row in enumerate(table.seats)]
    return adding(dialect, seats, rows, table=table.id)


def _invited(dialect: str, table: Table) -> list[Repeated]:
    gone = [{"person": person} for person in table.sent_away]
    return [
        *adding(dialect, invitations, table.invitations, table=table.id),
        *adding(dialect, sent_away, gone, table=table.id),
    ]


def _by_member(row: SeatRow | Result) -> dict[str, Any]:
    """Return the columns of ``row`` without the person, who is stored as a member."""
    return {name: value for name, value in values_of(row).items() if name != "person"}


def write_disclosures(connection: sa.Connection, table: int, sights: Sequence[Disclosure]) -> None:
    """Store what people have been shown of ``table``, in addition to earlier disclosures."""
    execute_each(connection, _disclosed(connection.dialect.name, table, sights))


def _disclosed(dialect: str, table: int, sights: Sequence[Disclosure]) -> list[Repeated]:
    return adding(dialect, disclosures, sights, clash="skip", table=table)


def write_outdated_message(connection: sa.Connection, table: int, outdated: OutdatedMessage | None) -> None:
    """Store the board message to be removed, if there is one."""
    execute_each(connection, _outdated(connection.dialect.name, table, outdated))


def _outdated(dialect: str, table: int, outdated: OutdatedMessage | None) -> list[Repeated]:
    gone = [] if outdated is None else [outdated]
    return adding(dialect, outdated_messages, gone, clash="skip", table=table)


def write_moves(connection: sa.Connection, table: int, new: Sequence[MoveRow]) -> None:
    """Append ``new`` moves to those of ``table``."""
    _append(connection, moves, table, [values_of(move) for move in new])


def write_events(connection: sa.Connection, table: Table, log: Sequence[tuple[Event, float]]) -> None:
    """Append lines, each with its time, to the log of ``table``."""
    _append(connection, events, table.id, _lines(table, log))


def _lines(table: Table, log: Sequence[tuple[Event, float]]) -> list[dict[str, Any]]:
    return [{"revision": table.revision, "event": event, "at": at} for event, at in log]


def _append(connection: sa.Connection, log: sa.Table, table: int, rows: Sequence[Mapping[str, Any]]) -> None:
    """Append ``rows`` to those of ``table`` in ``log``, continuing the numbering."""
    execute_each(connection, _appended(log, table, rows))


def _appended(log: sa.Table, table: int, rows: Sequence[Mapping[str, Any]]) -> list[Executed]:
    """Return the statements that ``_append`` executes, in order."""
    parts = [rows[first : first + _AT_ONCE] for first in range(0, len(rows), _AT_ONCE)]
    return [(_appending(log, len(part)), {"number": table, **_values_of_rows(log, part)}) for part in parts]


def _values_of_rows(log: sa.Table, rows: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    return {f"{log.name}_{name}_{place}": row[name] for place, row in enumerate(rows) for name in row}


@cache
def _appending(log: sa.Table, rows: int) -> sa.Insert:
    earlier, of = log.alias(), sa.bindparam("number", type_=sa.BigInteger())
    last = sa.select(sa.func.coalesce(sa.func.max(earlier.c.number), -1)).where(earlier.c.table == of)
    given = [column for column in log.c if column.key not in {"table", "number"}]

    def row(place: int) -> sa.Select[Any]:
        values = [sa.bindparam(f"{log.name}_{one.key}_{place}", type_=one.type) for one in given]
        number = last.scalar_subquery() + 1 + place
        return sa.select(of, number, *(sa.cast(value, value.type) for value in values))

    # SQLAlchemy caches the compiled union of queries, but compiles the VALUES of several rows each time.
    found = sa.union_all(*map(row, range(rows)))
    columns = [log.c.table, log.c.number, *given]
    # The generated keys aren't needed.
    return sa.insert(log).inline().from_select(columns, found, include_defaults=False)
