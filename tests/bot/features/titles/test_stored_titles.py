"""Titles from the database: derived from game logs, stored, and deleted with the data they are
derived from.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from bot.database.backend import Address
from bot.database.database import Database
from bot.database.schema import events, feats
from bot.features.people.store.members import MemberStore
from bot.features.people.store.people import PeopleStore
from bot.features.people.store.personal import PersonalStore
from bot.features.statistics.store import StatisticsStore
from bot.features.titles.service import Titles
from bot.features.titles.store import FeatStore
from bot.table.change import TableChange
from bot.table.rows import Result
from bot.table.store import TableStore
from bot.table.table import SeatRow
from games.engine.event import Event
from games.engine.text import SeatName, Text
from games.registry import GAMES
from tests.bot.database.test_store import a_table
from tests.support.databases import open_all

ADA, BRUNO = 3, 4


def wedding(seat: int) -> list[Event]:
    """Return the log of a long game that ``seat`` wins with a wedding."""
    told = [("touria-event-turn", {"player": SeatName(seat)})] * 11
    told.append(("touria-reason-marriage", {"player": SeatName(seat)}))
    return [Event(Text("log-started")), *(Event(Text(key, {**named})) for key, named in told)]


class Book:
    """The stores of one database, in which Ada and Bruno play."""

    def __init__(self, database: Database) -> None:
        self.database, self.tables = database, TableStore(database)
        self.members, self.personal = MemberStore(database), PersonalStore(database)
        self.titles = Titles(StatisticsStore(database), FeatStore(database), PeopleStore(database), GAMES)

    async def game(
        self, log: Sequence[Event], ranks: tuple[int, int] = (1, 2), at: float = 0.0, **more: object
    ) -> int:
        """Store a finished game of Touria with Ada in the first seat."""
        ada = await self.members.meet(1, ADA, "Ada")
        bruno = await self.members.meet(1, BRUNO, "Bruno")
        rows = [SeatRow(ADA, ada, 1), SeatRow(BRUNO, bruno, 2)]
        table = a_table(seats=rows, game="touria", **more)
        number = await self.tables.insert(table, list(log))
        assert number is not None
        table.id = number
        results = (Result(0, ADA, ranks[0], None, ada), Result(1, BRUNO, ranks[1], None, bruno))
        over = replace(table, status="over", changed_at=at)
        await self.tables.write(TableChange(over, table, results=results))
        return number

    async def of(self, person: int, guild: int = 1) -> list[tuple[str, int]]:
        """Return ``person``'s titles, and the tables where they earned them."""
        return [(one.title.key, one.table) for one in await self.titles.of(guild, person)]


@pytest.fixture
async def book(address: Address) -> AsyncIterator[Book]:
    database = await open_all(address)
    yield Book(database)
    await database.close()


async def test_a_feat_is_read_from_the_log(book: Book) -> None:
    plain = await book.game([], (2, 1))
    married = await book.game(wedding(0))
    assert await book.of(ADA) == [("touria-title-wedding", married)]
    assert "wedding" not in str(await book.of(BRUNO))
    assert await book.of(ADA, guild=2) == [], "titles are those of one server"
    kept = await book.database.scalars(sa.select(feats.c.table).order_by(feats.c.table))
    assert kept == [plain, married]


async def test_a_stored_feat_spares_the_log(book: Book) -> None:
    number = await book.game(wedding(0))
    first = await book.of(ADA)
    await book.database.execute(sa.delete(events).where(events.c.table == number))
    assert await book.of(ADA) == first
    # An update with different feats derives them again.
    await book.database.execute(sa.update(feats).values(seats={"wedding": (0,)}))
    assert "wedding" not in str(await book.of(ADA))


async def test_games_that_are_not_rated_earn_nothing(book: Book) -> None:
    await book.game(wedding(0), hints="all")
    assert await book.of(ADA) == []


async def test_titles_go_with_the_data(book: Book) -> None:
    await book.game(wedding(0))
    second = await book.game(wedding(1), (2, 1), at=5.0)
    assert await book.of(BRUNO) == [("touria-title-wedding", second)]
    await book.personal.forget(ADA)
    assert await book.of(ADA) == []
    assert await book.of(BRUNO) == [("touria-title-wedding", second)], "it was against somebody"


async def test_a_result_that_is_gone_takes_its_titles_along(book: Book) -> None:
    number = await book.game(wedding(0))
    assert await book.of(ADA)
    await book.database.execute(sa.text(f"DELETE FROM results WHERE table_id = {number}"))  # type: ignore[arg-type]
    assert await book.of(ADA) == []


async def test_a_feat_that_fails_spoils_no_other(
    book: Book, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken = await book.game(wedding(0))
    married = await book.game(wedding(0), at=5.0)
    derive = book.titles._feats.derive

    async def failing(table: int, *rest: object) -> object:
        if table == broken:
            raise LookupError
        return await derive(table, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(book.titles._feats, "derive", failing)
    assert await book.of(ADA) == [("touria-title-wedding", married)]
    assert f"table {broken}" in caplog.text
