"""Loading tables together with their seats, invitations and people who were sent away."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from bot.database.schema import invitations, members, seats, sent_away, tables
from bot.database.statements import fields
from bot.features.people.store.members import numbers_of
from bot.table.table import Invitation, SeatRow, Status, Table

AT_TABLE = seats.c.table == tables.c.id
"""The condition that joins seats to their table."""
_NEWEST = (tables.c.changed_at.desc(), tables.c.id.desc())

# Prepared, because building a query costs more than executing it.
_NUMBERS: sa.BindParameter[list[int]] = sa.bindparam("numbers", expanding=True)
_ROWS = sa.select(tables).order_by(*_NEWEST)
_SEATED = (
    sa.select(seats.c.table, *fields(SeatRow, seats, person=members.c.person))
    .outerjoin(members, members.c.number == seats.c.member)
    .where(seats.c.table.in_(_NUMBERS))
    .order_by(seats.c.seat)
)
_INVITED = (
    sa.select(invitations.c.table, *fields(Invitation, invitations))
    .where(invitations.c.table.in_(_NUMBERS))
    .order_by(invitations.c.table, invitations.c.at, invitations.c.person)
)
_SENT_AWAY = (
    sa.select(sent_away.c.table, sent_away.c.person)
    .where(sent_away.c.table.in_(_NUMBERS))
    .order_by(sent_away.c.person)
)


def newest_of(
    guild: int | None,
    channel: int | None,
    person: int | None,
    statuses: Sequence[Status],
    limit: int,
    seen_by: int | None = None,
) -> sa.Select[Any]:
    """Return the query for table ids, the last changed first.

    ``seen_by`` leaves out the private tables of everybody else.
    """
    query = sa.select(tables.c.id).where(tables.c.status.in_(statuses))
    if guild is not None:
        query = query.where(tables.c.guild == guild)
    if channel is not None:
        query = query.where(tables.c.channel == channel)
    if person is not None:
        query = query.where(sa.exists().where(AT_TABLE, seats.c.member.in_(numbers_of(person))))
    if seen_by is not None:
        theirs = sa.exists().where(AT_TABLE, seats.c.member.in_(numbers_of(seen_by)))
        query = query.where(sa.or_(tables.c.is_private.is_(False), theirs))
    return query.order_by(*_NEWEST).limit(limit)


def load_tables(connection: sa.Connection, wanted: Sequence[int] | sa.Select[Any]) -> list[Table]:
    """Return tables with their seats, the last changed first."""
    found = connection.execute(_ROWS.where(tables.c.id.in_(wanted))).mappings().all()
    rows: dict[int, list[SeatRow]] = defaultdict(list)
    for table, *values in connection.execute(_SEATED, {"numbers": [row["id"] for row in found]}):
        rows[table].append(SeatRow(*values))
    guests = _guests(connection, [row["id"] for row in found if row["status"] in {"lobby", "halted"}])
    return [Table(**row, seats=rows[row["id"]], **guests.get(row["id"], {})) for row in found]


def _guests(connection: sa.Connection, lobbies: Sequence[int]) -> dict[int, dict[str, Any]]:
    """Return the invited people and the people sent away, by lobby; lobbies without any are left out."""
    found: dict[int, dict[str, Any]] = defaultdict(lambda: {"invitations": [], "sent_away": []})
    if lobbies:
        for table, *values in connection.execute(_INVITED, {"numbers": lobbies}):
            found[table]["invitations"].append(Invitation(*values))
        for table, person in connection.execute(_SENT_AWAY, {"numbers": lobbies}):
            found[table]["sent_away"].append(person)
    return found


def came_from(**whence: int | None) -> sa.ColumnElement[bool]:
    """Return the condition that a table has at least one of these values; values of ``None`` are ignored."""
    known = [tables.c[name] == value for name, value in whence.items() if value is not None]
    return sa.or_(sa.false(), *known)
