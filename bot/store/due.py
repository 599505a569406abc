"""What is due at tables and when: answers, clocks, kept seats, games that begin, tables that rest."""

from __future__ import annotations

import sqlalchemy as sa

from bot.domain.table import Deadline, KeptSeat, SeatClock, SetStart
from bot.store.database import Database
from bot.store.schema import deadlines, invitations, notices, seats, tables
from bot.store.statements import fields
from bot.store.tables import OPEN

_PLAYING = tables.c.status == "playing"


class DueStore:
    """Reads what is due at the tables of this process; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @property
    def _mine(self) -> sa.ColumnElement[bool]:
        """The condition that this process sees to what is due at a table."""
        return self._database.scope.condition(tables.c.guild)

    async def deadlines(self) -> list[Deadline]:
        """Return the deadlines of tables that are being played, the earliest first."""
        query = sa.select(*fields(Deadline, deadlines)).join(tables, tables.c.id == deadlines.c.table)
        query = query.where(_PLAYING, self._mine)
        query = query.order_by(deadlines.c.due_at, deadlines.c.table, deadlines.c.seat)
        return await self._database.structs(Deadline, query)

    async def seat_clocks(self) -> list[SeatClock]:
        """Return the running seat clocks of tables that are being played, the first to run out first."""
        query = sa.select(*fields(SeatClock, seats)).join(tables, seats.c.table == tables.c.id)
        query = query.where(_PLAYING, seats.c.due_at.is_not(None), self._mine)
        query = query.order_by(seats.c.due_at, seats.c.table, seats.c.seat)
        return await self._database.structs(SeatClock, query)

    async def kept_seats(self) -> list[KeptSeat]:
        """Return the seats of lobbies that are kept for somebody, those that are kept shortest first."""
        query = sa.select(*fields(KeptSeat, invitations)).join(tables, invitations.c.table == tables.c.id)
        query = query.where(tables.c.status == "lobby", invitations.c.due_at.is_not(None), self._mine)
        return await self._database.structs(
            KeptSeat, query.order_by(invitations.c.due_at, invitations.c.table, invitations.c.person)
        )

    async def set_starts(self) -> list[SetStart]:
        """Return the lobbies whose games begin at a time that was set, the first to begin first."""
        query = sa.select(tables.c.id, tables.c.starts_at).order_by(tables.c.starts_at, tables.c.id)
        query = query.where(tables.c.status == "lobby", tables.c.starts_at.is_not(None), self._mine)
        return await self._database.structs(SetStart, query)

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
