"""Sets of duplicate tables and their entrants; every method is one transaction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import sqlalchemy as sa
from msgspec import Struct, to_builtins

from bot.database.database import Database
from bot.database.schema import (
    deal_results,
    duplicate_entrants,
    duplicate_tables,
    duplicates,
    seats,
    tables,
)
from bot.database.statements import add, add_counted, fields, structs
from bot.features.deals.store import reveal
from bot.features.duplicates.rules.duplicate import (
    Duplicate,
    Entrant,
    Place,
    SeatResult,
    SetTable,
    TableState,
    deal_of_duplicate,
)
from bot.features.people.store.members import people_among
from bot.table.store import OPEN
from bot.table.table_terms import Terms


class SetState(Struct, frozen=True):
    """Everything that is stored about one set.

    ``people`` has the Discord ids of members who haven't been forgotten.
    """

    duplicate: Duplicate
    entrants: tuple[Entrant, ...]
    tables: tuple[SetTable, ...]
    results: tuple[SeatResult, ...]
    people: Mapping[int, int]

    def entrant(self, person: int) -> Entrant | None:
        """Return the entry of ``person``, ``None`` if they haven't entered."""
        return next((one for one in self.entrants if self.people.get(one.member) == person), None)

    def table_of(self, person: int) -> int | None:
        """Return the table at which ``person`` was drawn to sit, ``None`` if it isn't open yet."""
        own = self.entrant(person)
        place = None if own is None else own.place
        return None if place is None else self.tables[place.table].table


class DuplicateStore:
    """Reads and writes sets. Each step of a set is written at most once, whoever tries it again."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, duplicate: Duplicate) -> int:
        """Store a new set and return its number."""
        return await self._database.run(lambda connection: add_counted(connection, duplicates, duplicate))

    async def of_guild(self, guild: int, limit: int) -> list[Duplicate]:
        """Return the newest sets of ``guild``, at most ``limit``, the newest first."""
        query = sa.select(*fields(Duplicate, duplicates)).where(duplicates.c.guild == guild)
        return await self._database.structs(Duplicate, query.order_by(duplicates.c.id.desc()).limit(limit))

    async def running(self) -> list[int]:
        """Return the ids of the sets that haven't ended, of all servers of this process."""
        query = sa.select(duplicates.c.id).where(duplicates.c.ended_at.is_(None))
        query = query.where(self._database.scope.condition(duplicates.c.guild))
        return await self._database.scalars(query.order_by(duplicates.c.id))

    async def owner_of(self, table: int) -> int | None:
        """Return the id of the set in which ``table`` is played, None if it belongs to none."""
        number: int | None = await self._database.scalar(
            sa.select(duplicate_tables.c.duplicate).where(duplicate_tables.c.table == table)
        )
        return number

    async def state(self, number: int) -> SetState | None:
        """Return everything stored about a set, ``None`` if there is none with this number."""

        def job(connection: sa.Connection) -> SetState | None:
            query = sa.select(*fields(Duplicate, duplicates)).where(duplicates.c.id == number)
            known = structs(connection, Duplicate, query)
            if not known:
                return None
            mine = sa.select(*fields(Entrant, duplicate_entrants))
            mine = mine.where(duplicate_entrants.c.duplicate == number)
            ordered = mine.order_by(duplicate_entrants.c.entered_at, duplicate_entrants.c.member)
            entrants = structs(connection, Entrant, ordered)
            numbers = sa.select(duplicate_entrants.c.member).where(duplicate_entrants.c.duplicate == number)
            people = people_among(connection, numbers)
            return SetState(
                known[0], tuple(entrants), _tables(connection, number), _results(connection, number), people
            )

        return await self._database.run(job)

    async def enter(self, entrant: Entrant, room: int) -> bool:
        """Enter a member in a set, if they haven't entered; return False if it's full or has been drawn."""

        def job(connection: sa.Connection) -> bool:
            entered = sa.select(duplicate_entrants.c.member).where(
                duplicate_entrants.c.duplicate == entrant.duplicate
            )
            if not _takes_entries(connection, entrant.duplicate):
                return False
            there = set(connection.scalars(entered))
            if entrant.member not in there and len(there) >= room:
                return False
            add(connection, duplicate_entrants, [entrant], clash="skip")
            return True

        return await self._database.run(job)

    async def take_back(self, duplicate: int, member: int) -> None:
        """Delete an entry before the draw."""
        own = duplicate_entrants.c.duplicate == duplicate, duplicate_entrants.c.member == member
        await self._database.execute(
            sa.delete(duplicate_entrants).where(*own, duplicate_entrants.c.drawn_table.is_(None))
        )

    async def announced(self, number: int, at: float) -> bool:
        """Note that a set is announced; return False if it was announced already."""
        this = sa.update(duplicates).where(duplicates.c.id == number, duplicates.c.announced_at.is_(None))
        return await self._changed(this.values(announced_at=at))

    async def start_at(self, number: int, at: float) -> None:
        """Change when a set starts, unless it was drawn."""
        this = sa.update(duplicates).where(duplicates.c.id == number, duplicates.c.drawn_at.is_(None))
        await self._database.execute(this.values(starts_at=at))

    async def draw(self, number: int, at: float, terms: Terms, places: Mapping[int, Place]) -> bool:
        """Store the draw of a set; return False if it can't be drawn anymore, or the draw is outdated.

        It's outdated if somebody has entered or left since it was computed; nothing is written then.
        """

        def job(connection: sa.Connection) -> bool:
            there = sa.select(duplicate_entrants.c.member).where(duplicate_entrants.c.duplicate == number)
            if not _takes_entries(connection, number) or set(connection.scalars(there)) != {*places}:
                return False
            this = sa.update(duplicates).where(duplicates.c.id == number)
            connection.execute(this.values(drawn_at=at, terms=to_builtins(terms)))
            for member, place in places.items():
                own = duplicate_entrants.c.duplicate == number, duplicate_entrants.c.member == member
                seated = sa.update(duplicate_entrants).where(*own)
                connection.execute(seated.values(drawn_table=place.table, seat=place.seat))
            numbers = sorted({place.table for place in places.values()})
            rows = [{"duplicate": number, "number": one, "table": None, "opened_at": None} for one in numbers]
            add(connection, duplicate_tables, rows)
            return True

        return await self._database.run(job)

    async def opened(self, duplicate: int, number: int, table: int, at: float) -> None:
        """Store the table that was opened as the one of this ``number`` in a set."""
        this = sa.update(duplicate_tables).where(
            duplicate_tables.c.duplicate == duplicate,
            duplicate_tables.c.number == number,
            duplicate_tables.c.opened_at.is_(None),
        )
        await self._database.execute(this.values(table=table, opened_at=at))

    async def call_off(self, number: int, at: float) -> bool:
        """End a set unless it has been drawn; return whether it was ended."""

        def job(connection: sa.Connection) -> bool:
            if not _takes_entries(connection, number):
                return False
            connection.execute(sa.update(duplicates).where(duplicates.c.id == number).values(ended_at=at))
            return True

        return await self._database.run(job)

    async def end(self, number: int, at: float) -> bool:
        """End a set and reveal its deal; return False if it had ended already."""

        def job(connection: sa.Connection) -> bool:
            this = sa.update(duplicates).where(duplicates.c.id == number, duplicates.c.ended_at.is_(None))
            if not connection.execute(this.values(ended_at=at)).rowcount:
                return False
            reveal(connection, [deal_of_duplicate(number)], at)
            return True

        return await self._database.run(job)

    async def _changed(self, statement: sa.Update) -> bool:
        return await self._database.run(lambda connection: bool(connection.execute(statement).rowcount))


def _takes_entries(connection: sa.Connection, number: int) -> bool:
    """Return whether a set is neither drawn nor over, and let no other transaction change that meanwhile."""
    row = sa.select(duplicates.c.drawn_at, duplicates.c.ended_at).where(duplicates.c.id == number)
    found = connection.execute(row.with_for_update()).one_or_none()
    return found is not None and found.drawn_at is None and found.ended_at is None


def _tables(connection: sa.Connection, duplicate: int) -> tuple[SetTable, ...]:
    """Return the tables of a set in order; one that was deleted or ended early counts for nothing."""
    query = sa.select(
        duplicate_tables.c.number,
        duplicate_tables.c.table,
        duplicate_tables.c.opened_at,
        tables.c.status,
        tables.c.is_private,
    ).join_from(duplicate_tables, tables, tables.c.id == duplicate_tables.c.table, isouter=True)
    query = query.where(duplicate_tables.c.duplicate == duplicate).order_by(duplicate_tables.c.number)
    return tuple(
        SetTable(row.number, row.table, _state(row.opened_at, row.status), row.is_private is not False)
        for row in connection.execute(query)
    )


def _state(opened_at: float | None, status: str | None) -> TableState:
    if opened_at is None:
        return "waiting"
    if status in OPEN:
        return "open"
    return "over" if status == "over" else "void"


def _results(connection: sa.Connection, duplicate: int) -> tuple[SeatResult, ...]:
    """Return the results of the seats at finished tables of a set, by table and seat.

    A seat counts as its person's only if they were drawn there and no computer finished it for them.
    """
    drawn_there = sa.and_(
        duplicate_entrants.c.duplicate == duplicate_tables.c.duplicate,
        duplicate_entrants.c.drawn_table == duplicate_tables.c.number,
        duplicate_entrants.c.seat == deal_results.c.seat,
    )
    query: Sequence[sa.Column[object]] = (
        duplicate_tables.c.number,
        deal_results.c.seat,
        deal_results.c.member,
        deal_results.c.points,
        deal_results.c.lead,
    )
    found = (
        sa.select(*query, duplicate_entrants.c.member.label("drawn"), seats.c.stand_in)
        .join_from(duplicate_tables, deal_results, deal_results.c.table == duplicate_tables.c.table)
        .join(
            seats,
            sa.and_(seats.c.table == deal_results.c.table, seats.c.seat == deal_results.c.seat),
        )
        .join(duplicate_entrants, drawn_there, isouter=True)
        .where(duplicate_tables.c.duplicate == duplicate)
        .where(deal_results.c.deal == deal_of_duplicate(duplicate))
        .order_by(duplicate_tables.c.number, deal_results.c.seat)
    )
    return tuple(
        SeatResult(
            row.number,
            row.seat,
            row.member if row.member == row.drawn and row.stand_in is None else None,
            row.points,
            row.lead,
        )
        for row in connection.execute(found)
    )
