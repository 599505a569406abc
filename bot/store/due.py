"""What is due at tables and when: answers, clocks, kept seats, games that begin, tables that rest."""

from __future__ import annotations

from typing import Any, TypeVar

import sqlalchemy as sa
from msgspec import Struct

from bot.domain.table import Deadline, KeptSeat, SeatClock, SetStart
from bot.store.database import Database
from bot.store.schema import deadlines, invitations, notices, seats, tables
from bot.store.statements import fields, structs
from bot.store.tables import OPEN

_PLAYING = tables.c.status == "playing"

_Due = TypeVar("_Due", bound=Struct)


class DueStore:
    """Reads what is due at the tables of this process; every method is one transaction.

    Methods with ``now`` return everything due by then and the next thing after it, the earliest first.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    @property
    def _mine(self) -> sa.ColumnElement[bool]:
        """The condition that this process handles what is due at a table."""
        return self._database.scope.condition(tables.c.guild)

    async def deadlines(self, now: float) -> list[Deadline]:
        """Return the deadlines of tables that are being played."""
        query = sa.select(*fields(Deadline, deadlines)).join(tables, tables.c.id == deadlines.c.table)
        query = query.where(_PLAYING).order_by(deadlines.c.due_at, deadlines.c.table, deadlines.c.seat)
        return await self._due(Deadline, query, deadlines.c.due_at, now)

    async def seat_clocks(self, now: float) -> list[SeatClock]:
        """Return the running seat clocks of tables that are being played."""
        query = sa.select(*fields(SeatClock, seats)).join(tables, seats.c.table == tables.c.id)
        query = query.where(_PLAYING).order_by(seats.c.due_at, seats.c.table, seats.c.seat)
        return await self._due(SeatClock, query, seats.c.due_at, now)

    async def kept_seats(self, now: float) -> list[KeptSeat]:
        """Return the seats of lobbies that are kept for somebody."""
        query = sa.select(*fields(KeptSeat, invitations)).join(tables, invitations.c.table == tables.c.id)
        query = query.where(tables.c.status == "lobby")
        query = query.order_by(invitations.c.due_at, invitations.c.table, invitations.c.person)
        return await self._due(KeptSeat, query, invitations.c.due_at, now)

    async def set_starts(self, now: float) -> list[SetStart]:
        """Return the lobbies whose games begin at a time that was set."""
        query = sa.select(tables.c.id, tables.c.starts_at).where(tables.c.status == "lobby")
        return await self._due(
            SetStart, query.order_by(tables.c.starts_at, tables.c.id), tables.c.starts_at, now
        )

    async def _due(
        self, struct: type[_Due], query: sa.Select[Any], due_at: sa.Column[Any], now: float
    ) -> list[_Due]:
        mine = query.where(self._mine)
        # Of a hundred thousand clocks nearly none is due; an index by their time finds the first.
        first = mine.with_only_columns(due_at).where(due_at > now).order_by(None).order_by(due_at).limit(1)

        def job(connection: sa.Connection) -> list[_Due]:
            coming = connection.scalar(first)
            return structs(connection, struct, mine.where(due_at <= (now if coming is None else coming)))

        return await self._database.run(job)

    async def postpone(self, overdue: float, until: float) -> None:
        """Move what was due before ``overdue`` to ``until``: deadlines, seat clocks, seats that are kept."""

        def job(connection: sa.Connection) -> None:
            for clocks in (deadlines, seats, invitations):
                late = sa.update(clocks).where(clocks.c.due_at < overdue)
                connection.execute(late.values(due_at=until))

        await self._database.run(job)

    async def resting(self, lobbies_before: float, games_before: float) -> list[int]:
        """Return the open tables that were last touched before those times: lobbies, and games begun."""
        lobby = (tables.c.status == "lobby") & (sa.func.coalesce(tables.c.starts_at, 0) <= lobbies_before)
        begun = tables.c.status.in_([status for status in OPEN if status != "lobby"])
        query = sa.union(
            sa.select(tables.c.id).where(lobby, tables.c.changed_at <= lobbies_before, self._mine),
            sa.select(tables.c.id).where(begun, tables.c.changed_at <= games_before, self._mine),
        )
        return await self._database.scalars(query)

    async def put_off_ends(self, warned_before: float, until: float) -> None:
        """Let tables that were warned of their end before ``warned_before`` count as warned at ``until``."""
        late = sa.update(tables).where(tables.c.warned_at < warned_before)
        await self._database.execute(late.values(warned_at=until))

    async def purge_notices(self, before: float) -> None:
        """Forget notices that are done with and fell due before ``before``."""
        done = sa.delete(notices).where(notices.c.state == "done", notices.c.due_at < before)
        await self._database.execute(done)
