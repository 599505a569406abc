"""Due work at tables, such as answers, clocks and scheduled starts; and the tables with somebody's clocks."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import sqlalchemy as sa
from msgspec import Struct

from bot.database.database import Database
from bot.database.schema import deadlines, invitations, notices, seats, tables
from bot.database.statements import fields, structs
from bot.features.people.store.members import numbers_of
from bot.table.rows import Deadline, KeptSeat, SeatClock, SetStart, Silence
from bot.table.rows_store import AT_TABLE
from bot.table.store import OPEN

_PLAYING = tables.c.status == "playing"
_LOBBY = tables.c.status == "lobby"

_Due = TypeVar("_Due", bound=Struct)


class Due(Struct):
    """Everything due at tables by a time, and the next later item of each kind, sorted by time."""

    deadlines: list[Deadline]
    """Deadlines at tables in play."""
    seat_clocks: list[SeatClock]
    """Running clocks at tables in play."""
    kept_seats: list[KeptSeat]
    """Seats kept for invited people in lobbies."""
    set_starts: list[SetStart]
    """Lobbies with a scheduled start."""
    silences: list[Silence]
    """The times at which somebody at a table counts as silent."""


class _Queue(Generic[_Due]):
    """One kind of due work, with its query built once."""

    def __init__(self, struct: type[_Due], query: sa.Select[Any], due_at: sa.Column[Any]) -> None:
        self._struct = struct
        self._query = query
        self._due_at = due_at
        self._of_all = self._due(query)

    def _due(self, query: sa.Select[Any]) -> sa.Select[Any]:
        """Return ``query`` with a limit: everything due by ``now``, and the next item after it."""
        # Hardly any of 100,000 clocks is due; an index on the time finds the first.
        later = query.with_only_columns(self._due_at).where(self._due_at > sa.bindparam("now"))
        first = later.order_by(None).order_by(self._due_at).limit(1).correlate(None).scalar_subquery()
        return query.where(self._due_at <= sa.func.coalesce(first, sa.bindparam("now")))

    def read(self, connection: sa.Connection, mine: sa.ColumnElement[bool] | None, now: float) -> list[_Due]:
        """Return everything due by ``now`` and the next item after it, of tables that satisfy ``mine``."""
        query = self._of_all if mine is None else self._due(self._query.where(mine))
        return structs(connection, self._struct, query, now=now)


_DEADLINES = _Queue(
    Deadline,
    sa.select(*fields(Deadline, deadlines))
    .join(tables, tables.c.id == deadlines.c.table)
    .where(_PLAYING)
    .order_by(deadlines.c.due_at, deadlines.c.table, deadlines.c.seat),
    deadlines.c.due_at,
)
_SEAT_CLOCKS = _Queue(
    SeatClock,
    sa.select(*fields(SeatClock, seats))
    .join(tables, seats.c.table == tables.c.id)
    .where(_PLAYING)
    .order_by(seats.c.due_at, seats.c.table, seats.c.seat),
    seats.c.due_at,
)
_KEPT_SEATS = _Queue(
    KeptSeat,
    sa.select(*fields(KeptSeat, invitations))
    .join(tables, invitations.c.table == tables.c.id)
    .where(_LOBBY)
    .order_by(invitations.c.due_at, invitations.c.table, invitations.c.person),
    invitations.c.due_at,
)
_SET_STARTS = _Queue(
    SetStart,
    sa.select(tables.c.id, tables.c.starts_at).where(_LOBBY).order_by(tables.c.starts_at, tables.c.id),
    tables.c.starts_at,
)

_SILENCES = _Queue(
    Silence,
    sa.select(tables.c.id, tables.c.silent_at)
    .where(tables.c.status.in_(OPEN))
    .order_by(tables.c.silent_at, tables.c.id),
    tables.c.silent_at,
)


class DueStore:
    """Reads the due work at this process's tables; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @property
    def _mine(self) -> sa.ColumnElement[bool]:
        """The condition that this process is responsible for a table."""
        return self._database.scope.condition(tables.c.guild)

    async def due(self, now: float) -> Due:
        """Return everything due by ``now``, and the next item after it."""
        mine = None if self._database.scope.is_everything else self._mine

        def job(connection: sa.Connection) -> Due:
            return Due(
                deadlines=_DEADLINES.read(connection, mine, now),
                seat_clocks=_SEAT_CLOCKS.read(connection, mine, now),
                kept_seats=_KEPT_SEATS.read(connection, mine, now),
                set_starts=_SET_STARTS.read(connection, mine, now),
                silences=_SILENCES.read(connection, mine, now),
            )

        return await self._database.run(job)

    async def postpone(self, overdue: float, until: float) -> None:
        """Postpone deadlines, seat clocks, kept seats and silences due before ``overdue`` to ``until``."""

        def job(connection: sa.Connection) -> None:
            for clocks in (deadlines, seats, invitations):
                late = sa.update(clocks).where(clocks.c.due_at < overdue)
                connection.execute(late.values(due_at=until))
            silent = sa.update(tables).where(tables.c.silent_at < overdue)
            connection.execute(silent.values(silent_at=until))

        await self._database.run(job)

    async def resting(self, lobbies_before: float, games_before: float) -> list[int]:
        """Return the open tables last changed before a time, which differs for lobbies and started games."""
        lobby = (tables.c.status == "lobby") & (sa.func.coalesce(tables.c.starts_at, 0) <= lobbies_before)
        begun = tables.c.status.in_([status for status in OPEN if status != "lobby"])
        query = sa.union(
            sa.select(tables.c.id).where(lobby, tables.c.changed_at <= lobbies_before, self._mine),
            sa.select(tables.c.id).where(begun, tables.c.changed_at <= games_before, self._mine),
        )
        return await self._database.scalars(query)

    async def put_off_ends(self, warned_before: float, until: float) -> None:
        """Set the time of earlier warnings (before ``warned_before``) that a table will end to ``until``."""
        late = sa.update(tables).where(tables.c.warned_at < warned_before)
        await self._database.execute(late.values(warned_at=until))

    async def purge_notices(self, before: float) -> None:
        """Delete notices that are done and were due before ``before``."""
        done = sa.delete(notices).where(notices.c.state == "done", notices.c.due_at < before)
        await self._database.execute(done)


class ClockedStore:
    """Finds the tables and the servers whose calendars somebody's clocks follow."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def clocked(self, *, person: int | None = None, guild: int | None = None) -> list[int]:
        """Return the tables in play with a running clock, of ``person`` or of ``guild``."""
        whose = [] if guild is None else [tables.c.guild == guild]
        if person is not None:
            whose.append(seats.c.member.in_(numbers_of(person)))
        query = sa.select(tables.c.id).distinct().join(seats, AT_TABLE)
        return await self._database.scalars(query.where(_PLAYING, seats.c.due_at.is_not(None), *whose))

    async def guilds_of(self, person: int) -> list[int]:
        """Return the servers at which ``person`` sits at an open table."""
        query = sa.select(tables.c.guild).distinct().join(seats, AT_TABLE)
        query = query.where(tables.c.status.in_(OPEN), seats.c.member.in_(numbers_of(person)))
        return await self._database.scalars(query)
