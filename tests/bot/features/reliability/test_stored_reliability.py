"""Reliability figures, read from the database."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.database.database import Database
from bot.database.schema import departures, moves
from bot.features.people.store.members import MemberStore
from bot.features.people.store.people import PeopleStore
from bot.features.people.store.personal import PersonalStore
from bot.features.reliability.rules.record import Reliability
from bot.features.reliability.rules.reliability import REMEMBERED, TURNS
from bot.table.change import TableChange
from bot.table.rows import Departure, MoveRow, Pace, Result
from bot.table.store import TableStore
from bot.table.table import SeatRow
from tests.bot.database.test_store import a_table

GUILD, ADA, BRUNO = 1, 3, 4
NOW = 1e9


class Book:
    """The stores of one database, and a table where Ada and Bruno play."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.tables, self.people = TableStore(database), PeopleStore(database)
        self.personal = PersonalStore(database)

    async def begin(self) -> None:
        members = MemberStore(self.database)
        self.ada = await members.meet(GUILD, ADA, "Ada")
        self.bruno = await members.meet(GUILD, BRUNO, "Bruno")
        self.elsewhere = await members.meet(GUILD + 1, ADA, "Ada")
        rows = [SeatRow(ADA, self.ada, 1), SeatRow(BRUNO, self.bruno, 2)]
        number = await self.tables.insert(a_table(seats=rows, host=BRUNO), [])
        assert number is not None
        self.row = a_table(id=number, seats=rows, host=BRUNO)

    async def write(self, **change: object) -> None:
        await self.tables.write(TableChange(self.row, self.row, **change))  # type: ignore[arg-type]

    async def turns(self, in_time: Sequence[bool | None], member: int | None = None, at: float = NOW) -> None:
        rows = [
            MoveRow(0, ("x",), (), at + number, self.ada if member is None else member, one)
            for number, one in enumerate(in_time)
        ]
        await self.write(moves=tuple(rows))

    async def of_ada(self, now: float = NOW) -> Reliability:
        return (await self.people.reliability(GUILD, (ADA,), now))[ADA]


@pytest.fixture
async def book(tmp_path: Path) -> AsyncIterator[Book]:
    database = await Database.open(tmp_path / "games.sqlite3")
    made = Book(database)
    await made.begin()
    yield made
    await database.close()


async def test_turns_of_one_server_are_counted_and_what_is_no_turn_is_not(book: Book) -> None:
    await book.turns([True, None, False, True])
    await book.turns([False, False], member=book.bruno)
    await book.turns([False, False], member=book.elsewhere)
    assert await book.of_ada() == Reliability(turns=3, in_time=2)
    assert (await book.people.reliability(GUILD, (ADA, 77), NOW))[77] == Reliability()


async def test_only_the_last_turns_count_and_not_for_ever(book: Book) -> None:
    await book.turns([False] * 10)
    await book.turns([True] * TURNS, at=NOW + 100)
    assert await book.of_ada(NOW + 200) == Reliability(turns=TURNS, in_time=TURNS)
    assert await book.of_ada(NOW + 50 + REMEMBERED) == Reliability(turns=TURNS, in_time=TURNS)
    assert await book.of_ada(NOW + 500 + REMEMBERED) == Reliability()


async def test_turns_that_are_taken_back_are_not_counted(book: Book) -> None:
    await book.turns([True, True, False])
    await book.write(kept_moves=1)
    assert await book.of_ada() == Reliability(turns=1, in_time=1)


async def test_games_that_were_left_count_until_somebody_is_back(book: Book) -> None:
    await book.write(departures=(Departure(book.ada, NOW),))
    await book.write(departures=(Departure(book.ada, NOW + 1),))
    assert (await book.of_ada()).left == 1, "one game, however often"
    assert (await book.of_ada(NOW + 2 + REMEMBERED)).left == 0
    await book.write(returned=(book.ada,))
    assert (await book.of_ada()).left == 0


async def test_finished_games_count(book: Book) -> None:
    await book.write(results=(Result(0, ADA, 1, 7, book.ada), Result(1, BRUNO, 2, 3, book.bruno)))
    assert (await book.of_ada()).finished == 1


async def test_it_is_exported_and_forgotten(book: Book) -> None:
    await book.turns([True, None])
    await book.turns([False], member=book.bruno)
    await book.write(departures=(Departure(book.ada, NOW), Departure(book.bruno, NOW)))
    kept = await book.personal.everything(ADA)
    assert [row["in_time"] for row in kept["turns"]] == [True]
    assert [row["at"] for row in kept["departures"]] == [NOW]
    await book.personal.forget(ADA)
    assert await book.database.scalars(sa.select(departures.c.member)) == [book.bruno]
    timed = sa.select(moves.c.member).where(moves.c.in_time.is_not(None))
    assert await book.database.scalars(timed) == [book.bruno]
    assert not any((await book.personal.everything(ADA)).values())


async def test_what_is_read_needs_no_search(book: Book) -> None:
    """It takes one look into the index of a person's turns, however large the database is."""

    def plan(connection: sa.Connection) -> str:
        if connection.dialect.name != "sqlite":
            return "moves_by_member"
        query = "SELECT in_time FROM moves WHERE member = 1 AND in_time IS NOT NULL ORDER BY at DESC LIMIT 50"
        return str(connection.execute(sa.text(f"EXPLAIN QUERY PLAN {query}")).all())

    said = await book.database.run(plan)
    assert "moves_by_member" in said
    assert "TEMP B-TREE" not in said


# How long games took


def a_pace(guild: int = GUILD, **values: object) -> Pace:
    kind = {"game": "abraca", "seats": 2, "clock": "relaxed", "seconds": 100.0, "people": 2, "undone": 0}
    return Pace(guild, **{**kind, **values})  # type: ignore[arg-type]


async def ended(book: Book, origin: int, pace: Pace) -> None:
    """Store a game with this ``pace``, in which each person pressed twice."""
    number = await book.tables.insert(a_table(guild=pace.guild, origin=origin), [])
    assert number is not None
    row = a_table(id=number, guild=pace.guild, origin=origin)
    made = [MoveRow(0, ("x",), (), NOW, member) for member in (1, 2, 1, 2, None, None)]
    await book.tables.write(TableChange(row, row, moves=tuple(made), pace=pace))


async def test_what_is_usual_is_read_of_games_of_the_same_kind_here_or_else_of_all(book: Book) -> None:
    kind = (GUILD, "abraca", 2, "relaxed")
    for number in range(2):
        await ended(book, 100 + number, a_pace(seconds=100.0))
    await ended(book, 110, a_pace(seats=3))
    await ended(book, 111, a_pace(clock="live"))
    await ended(book, 112, a_pace(game="saga"))
    assert await book.tables.usual(*kind) is None, "too few anywhere"
    await ended(book, 113, a_pace(guild=GUILD + 1, seconds=300.0))
    found = await book.tables.usual(*kind)
    assert found is not None
    assert (found.games, found.here, found.seconds, found.presses) == (3, False, 100.0, 2)
    await ended(book, 114, a_pace(seconds=50.0))
    found = await book.tables.usual(*kind)
    assert found is not None
    assert (found.games, found.here, found.seconds) == (3, True, 100.0)
