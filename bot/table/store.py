"""Tables, seats, moves and events: reads and writes of the table service."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import TypeAlias

import sqlalchemy as sa
from msgspec.structs import replace

from bot.database.database import Database
from bot.database.lane import Lane
from bot.database.restored import Restored, forget_restored, read_restored
from bot.database.schema import (
    disclosures,
    events,
    follows,
    given_positions,
    incidents,
    moves,
    offers,
    outdated_messages,
    seats,
    tables,
)
from bot.database.statements import add, fields, structs
from bot.features.archive.rules import GivenPosition
from bot.features.deals.rules import Deal
from bot.features.deals.store import deal_of
from bot.features.lobby.rules.pace import Usual
from bot.features.lobby.store import usual_at
from bot.features.notices.rules.notice import NewNotice
from bot.features.people.store.members import add_member
from bot.table.change import Incident, TableChange
from bot.table.changes_store import (
    carry_out,
    insert,
    write_disclosures,
    write_events,
    write_moves,
    write_outdated_message,
    writing_of,
)
from bot.table.rows import Disclosure, EventRow, MoveRow, Offer, OutdatedMessage
from bot.table.rows_store import AT_TABLE, came_from, load_tables, newest_of
from bot.table.table import Status, Table, Version, version_of
from games.engine.event import Event
from games.engine.text import Seat

PAGE = 500
"""The number of log lines read at a time, which takes a few milliseconds."""

_LISTED = 100
"""The most tables to list."""

OPEN: tuple[Status, ...] = ("lobby", "playing", "paused", "halted")
"""The statuses of tables on which people may still act."""

Also: TypeAlias = Callable[[sa.Connection, int], None]
"""Writes more rows about a new table, given its number, in the transaction that inserts it."""

_PLAYING = tables.c.status == "playing"

# The queries of every look at a table are prepared: building one costs more than executing it.
_NUMBER: sa.BindParameter[int] = sa.bindparam("number")
_VERSION = sa.select(*fields(Version, tables)).where(tables.c.id == _NUMBER)
_OUTDATED = (
    sa.select(*fields(OutdatedMessage, outdated_messages))
    .where(outdated_messages.c.table == _NUMBER)
    .order_by(outdated_messages.c.message)
)
_OFFERS = (
    sa.select(*fields(Offer, offers)).where(offers.c.table == _NUMBER).order_by(offers.c.at, offers.c.person)
)
_LAST_LINES = (
    sa.select(*fields(EventRow, events))
    .where(events.c.table == _NUMBER)
    .order_by(events.c.number.desc())
    .limit(sa.bindparam("last", type_=sa.Integer()))
)


class TableStore:
    """Reads and writes tables; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @property
    def lane(self) -> Lane:
        """The lane for slices of long jobs."""
        return self._database.lane

    @property
    def _mine(self) -> sa.ColumnElement[bool]:
        """The condition that this process is responsible for a table."""
        return self._database.scope.condition(tables.c.guild)

    async def insert(
        self,
        table: Table,
        events: Sequence[Event],
        owed: Sequence[NewNotice] = (),
        also: Also = lambda *_: None,
    ) -> int | None:
        """Insert a new table with the notices that are ``owed``; return its id.

        ``also`` writes more rows about it, given its number, in the same transaction. The id is ``None`` if
        its origin opened a table already.
        """

        def job(connection: sa.Connection) -> int:
            number = insert(connection, table, events, owed)
            also(connection, number)
            return number

        try:
            return await self._database.run(job)
        except sa.exc.IntegrityError:
            return None

    async def insert_finished(
        self,
        table: Table,
        players: Sequence[str | None],
        moves: Sequence[MoveRow],
        log: Sequence[tuple[Event, float]],
        position: GivenPosition | None = None,
    ) -> tuple[int, bool]:
        """Insert a table with a finished game; return its id and whether it is new.

        ``players`` are the names of the people at its seats, who become new members without an account;
        ``None``: a computer player. A practice game began in ``position``. A finished game with the same
        secret on the same server counts as the same one; if it shares its deal with others, it must also have
        ended in the same state.
        """
        same = sa.and_(
            tables.c.guild == table.guild, tables.c.status == "over", tables.c.secret == table.secret
        )
        if table.deal is not None:
            same &= tables.c.snapshot == table.snapshot
        query = sa.select(tables.c.id).where(sa.or_(same, came_from(origin=table.origin)))

        def job(connection: sa.Connection) -> tuple[int, bool]:
            if known := connection.scalar(query):
                return known, False
            table.seats = [
                row if name is None else replace(row, member=add_member(connection, table.guild, None, name))
                for row, name in zip(table.seats, players, strict=True)
            ]
            number = insert(connection, table, ())
            write_moves(connection, number, moves)
            write_events(connection, table, log)
            if position is not None:
                add(connection, given_positions, [position], table=number)
            return number, True

        return await self._database.run(job)

    async def insert_begun(
        self,
        table: Table,
        opened: Event,
        begin: Callable[[Table], TableChange],
        position: GivenPosition | None = None,
        also: Also = lambda *_: None,
    ) -> TableChange | None:
        """Insert a new table, whose game ``begin`` starts at once; a practice game starts in ``position``.

        ``also`` writes more rows about it, given its number, in the same transaction. Return the step of
        ``begin``, or ``None`` if its origin opened a table already.
        """

        def job(connection: sa.Connection) -> TableChange:
            number = insert(connection, table, [opened])
            if position is not None:
                add(connection, given_positions, [position], table=number)
            also(connection, number)
            change = begin(table)
            carry_out(connection, writing_of(change, self._database.dialect))
            return change

        try:
            return await self._database.run(job)
        except sa.exc.IntegrityError:
            return None

    async def given(self, table: int) -> GivenPosition | None:
        """Return the position in which a practice game began; ``None`` for any other game."""
        query = sa.select(*fields(GivenPosition, given_positions)).where(given_positions.c.table == table)
        found = await self._database.structs(GivenPosition, query)
        return found[0] if found else None

    async def opened_by(self, origin: int | None, rematch_of: int | None) -> int | None:
        """Return the id of the table opened by the interaction ``origin``, or of the rematch of
        ``rematch_of``."""
        query = sa.select(tables.c.id).where(came_from(origin=origin, rematch_of=rematch_of))
        number: int | None = await self._database.scalar(query)
        return number

    async def deal(self, name: str) -> Deal:
        """Return the deal of this name; the same name always gives the same deal."""
        return await self._database.run(partial(deal_of, name=name))

    async def write(self, change: TableChange) -> None:
        """Write everything that one step changed.

        :raises Outdated: the table has changed since the step was computed; nothing was written.
        """
        writing = writing_of(change, self._database.dialect)
        await self._database.run(partial(carry_out, writing=writing), alone=writing.is_one)

    async def is_outdated(self, table: Table) -> bool:
        """Return whether the row of ``table`` has changed since it was read; only other processes can do
        that."""
        if not self._database.is_shared:
            return False
        return await self._database.structs(Version, _VERSION, number=table.id) != [version_of(table)]

    async def load(self, table: int) -> Table | None:
        """Return a table with its seats, or ``None`` if it doesn't exist."""
        found = await self._database.run(partial(load_tables, wanted=[table]))
        return found[0] if found else None

    async def open_tables(self, after: int, limit: int) -> list[Table]:
        """Return open tables of this process with numbers above ``after``, the lowest ``limit``, in order."""
        query = sa.select(tables.c.id).where(tables.c.status.in_(OPEN), tables.c.id > after, self._mine)
        query = query.order_by(tables.c.id).limit(limit)
        found = await self._database.run(partial(load_tables, wanted=query))
        return sorted(found, key=lambda table: table.id)

    async def published(self, table: Table, outdated: OutdatedMessage | None = None) -> list[OutdatedMessage]:
        """Store which revision the channel shows, and where; ``outdated`` is a message to be removed.

        Return all messages of the table that are yet to be removed, oldest first.
        """
        shown = ("published_revision", "message", "message_at", "board_until", "posts", "shown_parts")

        def job(connection: sa.Connection) -> list[OutdatedMessage]:
            values = {name: getattr(table, name) for name in shown}
            connection.execute(sa.update(tables).where(tables.c.id == table.id).values(values))
            write_outdated_message(connection, table.id, outdated)
            return structs(connection, OutdatedMessage, _OUTDATED, number=table.id)

        return await self._database.run(job)

    async def leave(self, table: int, outdated: OutdatedMessage) -> None:
        """Store a board message to be removed."""
        await self._database.run(partial(write_outdated_message, table=table, outdated=outdated))

    async def outdated_messages(self, table: int) -> list[OutdatedMessage]:
        """Return the board messages of a table that are still to be removed, oldest first."""
        return await self._database.structs(OutdatedMessage, _OUTDATED, number=table)

    async def removed(self, outdated: OutdatedMessage) -> None:
        """Store that a board message was removed."""
        await self._database.execute(
            sa.delete(outdated_messages).where(outdated_messages.c.message == outdated.message)
        )

    async def restored(self) -> Restored | None:
        """Return how the database was restored if messages from after its backup may be left."""
        return await self._database.run(read_restored)

    async def forget_restored(self) -> None:
        """Record that no messages from after the backup are left."""
        await self._database.run(forget_restored)

    async def channels(self) -> list[int]:
        """Return the channels of all open tables, also those of other processes."""
        query = sa.select(tables.c.channel).distinct()
        return await self._database.scalars(query.where(tables.c.status.in_(OPEN)))

    async def behind(self) -> list[int]:
        """Return the tables whose channel shows an older revision or a superfluous board."""
        outdated = sa.select(tables.c.id).where(tables.c.published_revision < tables.c.revision, self._mine)
        left = sa.select(tables.c.id).join(outdated_messages).where(self._mine)
        return await self._database.scalars(sa.union(outdated, left))

    async def closed(self, *, but_gone: bool = False) -> list[int]:
        """Return the open tables whose channels are closed to the bot, ``but_gone``: not deleted."""
        query = sa.select(tables.c.id, tables.c.closed).where(tables.c.closed.is_not(None))
        query = query.where(tables.c.status.in_(OPEN), self._mine)
        found = await self._database.run(lambda connection: connection.execute(query).all())
        return [number for number, closed in found if not (but_gone and closed.is_gone)]

    async def closed_at(self, guild: int) -> list[Table]:
        """Return the open tables of ``guild`` whose channels are closed to the bot, the oldest first."""
        closed = sa.select(tables.c.id).where(tables.c.guild == guild, tables.c.closed.is_not(None))
        query = closed.where(tables.c.status.in_(OPEN)).limit(_LISTED)
        found = await self._database.run(partial(load_tables, wanted=query.order_by(tables.c.id)))
        return sorted(found, key=lambda table: table.id)

    async def boards_that_change(self, now: float) -> tuple[list[int], float | None]:
        """Return the tables whose boards time alone has outdated by ``now``, and when the next one is due."""
        until = tables.c.board_until
        due = await self._database.scalars(sa.select(tables.c.id).where(until <= now, self._mine))
        [coming] = await self._database.scalars(sa.select(sa.func.min(until)).where(until > now, self._mine))
        return due, coming

    async def with_computers(self) -> list[int]:
        """Return the running tables with a computer player."""
        by_computer = sa.or_(seats.c.member.is_(None), seats.c.stand_in.is_not(None))
        query = sa.select(tables.c.id).distinct().join(seats, AT_TABLE)
        return await self._database.scalars(query.where(_PLAYING, by_computer, self._mine))

    async def find(
        self,
        guild: int | None,
        *,
        channel: int | None = None,
        person: int | None = None,
        statuses: Sequence[Status] = OPEN,
        limit: int = 25,
        seen_by: int | None = None,
    ) -> list[Table]:
        """Return tables, the last changed first, filtered by ``guild``, channel or person if given.

        ``seen_by`` leaves out the private tables of everybody else.
        """
        # Sorting whole rows would read every snapshot; the ids can be read from the index.
        newest = newest_of(guild, channel, person, statuses, limit, seen_by)
        return await self._database.run(partial(load_tables, wanted=newest))

    async def private(self, guild: int, limit: int) -> list[int]:
        """Return the open private tables of ``guild``, the newest first."""
        query = sa.select(tables.c.id).where(tables.c.guild == guild, tables.c.is_private.is_(True))
        query = query.where(tables.c.status.in_(OPEN)).order_by(tables.c.id.desc()).limit(limit)
        return await self._database.scalars(query)

    async def shown_by(self, guild: int, channel: int, messages: Collection[int]) -> dict[int, int]:
        """Return the open tables whose boards are among ``messages`` of a channel, with their boards."""
        query = sa.select(tables.c.id, tables.c.message).where(
            tables.c.guild == guild, tables.c.channel == channel, tables.c.status.in_(OPEN)
        )
        rows = await self._database.run(
            lambda connection: connection.execute(query.where(tables.c.message.in_(messages))).all()
        )
        return {row.id: row.message for row in rows}

    async def usual(self, guild: int, game: str, seats: int, clock: str) -> Usual | None:
        """Return the usual pace of such games on ``guild``; ``None`` if too few were played on any server."""
        return await self._database.run(lambda connection: usual_at(connection, guild, game, seats, clock))

    async def moves(self, table: int) -> list[MoveRow]:
        """Return all moves of a table in order."""
        query = sa.select(*fields(MoveRow, moves)).where(moves.c.table == table)
        return await self._database.structs(MoveRow, query.order_by(moves.c.number))

    async def events(self, table: int, *, last: int | None = None) -> list[EventRow]:
        """Return the log of a table, oldest first; only the ``last`` lines if given.

        A long log is read in pages, so others can use the database in between.
        """
        if last is not None:
            return (await self._database.structs(EventRow, _LAST_LINES, number=table, last=last))[::-1]
        query = sa.select(*fields(EventRow, events)).where(events.c.table == table)
        query = query.order_by(events.c.number.desc())
        found = page = await self._database.structs(EventRow, query.limit(PAGE))
        while len(page) == PAGE:
            older = query.where(events.c.number < page[-1].number)
            page = await self._database.in_turn(partial(structs, struct=EventRow, query=older.limit(PAGE)))
            found += page
        return found[::-1]

    async def offers(self, table: int) -> list[Offer]:
        """Return the pending seat offers of a table, oldest first."""
        return await self._database.structs(Offer, _OFFERS, number=table)

    async def is_offered(self, table: int, seat: Seat, person: int) -> bool:
        """Return whether a seat is offered to a person who hasn't answered yet."""
        return any((offer.seat, offer.person) == (seat, person) for offer in await self.offers(table))

    async def note_disclosure(self, table: int, sight: Disclosure) -> None:
        """Store a view of ``table`` that a person has been shown."""
        await self._database.run(partial(write_disclosures, table=table, sights=(sight,)))

    async def sights(self, table: int) -> list[Disclosure]:
        """Return the views of the running ``table`` that people have been shown."""
        query = sa.select(*fields(Disclosure, disclosures)).where(disclosures.c.table == table)
        return await self._database.structs(
            Disclosure, query.order_by(disclosures.c.person, disclosures.c.eyes)
        )

    async def followers(self, table: int) -> list[int]:
        """Return the people who want to hear how ``table`` ends."""
        query = sa.select(follows.c.person).where(follows.c.table == table)
        return await self._database.scalars(query.order_by(follows.c.person))

    async def report(self, incident: Incident, change: TableChange) -> None:
        """Store an incident and write the table, which it halts."""

        def job(connection: sa.Connection) -> None:
            add(connection, incidents, [incident])
            carry_out(connection, writing_of(change, self._database.dialect))

        await self._database.run(job)

    async def note(self, incident: Incident) -> None:
        """Store an incident that doesn't halt a table."""
        await self._database.run(lambda connection: add(connection, incidents, [incident]))
