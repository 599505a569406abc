"""Games that the end of a season cuts off, on a real database."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import sqlalchemy as sa

from bot.database.backend import Address
from bot.database.database import Database
from bot.database.schema import results, tables
from bot.database.statements import add
from bot.features.competitions import service
from bot.features.leagues.rules.league import WEEK, Entry, Fixture, League
from bot.features.leagues.rules.season import first_season
from bot.features.leagues.service import Leagues
from bot.features.leagues.store import SeasonState
from bot.stores import Stores
from bot.table.rows import Result
from bot.table.service import TableService
from games.engine.text import Typed
from games.registry import GAMES
from tests.support.databases import open_all

GUILD, CHANNEL = 1, 2


class Server:
    """A league of four people in its first season, and a bot whose channel can be closed."""

    def __init__(self, database: Database) -> None:
        self.now = 1e9
        self.is_open = True
        self.stores = Stores.of(database)
        self.database = database
        stores = self.stores
        tables_service = TableService(
            stores.tables, stores.guilds, stores.people, stores.members, GAMES, now=lambda: self.now
        )
        self.leagues = Leagues(tables_service, stores)

    async def begin(self) -> None:
        """Let four people enter."""
        league = League(GUILD, CHANNEL, Typed("Winter"), ("abraca",), self.now, at_once=1)
        await self.stores.leagues.create(league, first_season(league, self.now + WEEK))
        for person in range(4):
            member = await self.stores.members.meet(GUILD, 1000 + person, f"Person {person}")
            await self.stores.leagues.enter(Entry(season=1, member=member, entered_at=self.now))

    async def state(self) -> SeasonState:
        state = await self.stores.leagues.state(1)
        assert state is not None
        return state

    async def advance(self, seconds: float) -> None:
        """Let time pass, and the bot do what is due."""
        self.now += seconds
        await self.leagues.advance(1, self)

    async def open_tables(self) -> list[int]:
        return await self.database.scalars(sa.select(tables.c.id).where(tables.c.status == "playing"))

    async def place_of(self, state: SeasonState, fixture: Fixture) -> tuple[int, str] | None:
        return (CHANNEL, "en") if self.is_open else None

    async def summarize(self, state: SeasonState, week: int) -> None: ...

    async def ended(self, state: SeasonState) -> None: ...


@pytest.fixture
async def server(address: Address, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Server]:
    monkeypatch.setattr(service, "PLAYOUTS", 1)
    database = await open_all(address)
    server = Server(database)
    await server.begin()
    yield server
    await database.close()


async def test_a_table_that_a_crash_left_behind_ends_with_the_season(server: Server) -> None:
    server.is_open = False
    await server.advance(WEEK)
    state = await server.state()
    fixture = state.games[0].fixture
    noted = server.stores.leagues.opened

    async def killed(*_: object) -> None:
        raise RuntimeError

    server.stores.leagues.opened = killed  # type: ignore[method-assign]
    with pytest.raises(RuntimeError):
        await server.leagues.open(state, fixture, CHANNEL, "en")
    server.stores.leagues.opened = noted  # type: ignore[method-assign]
    assert await server.open_tables() == [1]
    await server.advance(4 * WEEK)
    games = (await server.state()).games
    assert games[0].fixture.table == 1
    assert sum(games[0].fixture.expected or ()) == 2000, "computers have played it on"
    assert [one.fixture.expected for one in games[1:]] == [()] * 3
    assert await server.open_tables() == []


async def test_a_game_that_ends_while_others_are_cut_off_counts_by_its_result(server: Server) -> None:
    await server.advance(WEEK)
    server.now += 4 * WEEK
    before = await server.state()
    [table] = await server.open_tables()
    row = await server.stores.tables.load(table)
    assert row is not None
    ended = [Result(seat, None, seat + 1, 9 - seat, one.member) for seat, one in enumerate(row.seats)]
    await server.database.run(lambda connection: add(connection, results, ended, table=table))
    # The bot has read before that the game is open.
    await server.leagues.adjudicate(before, before.games[0].fixture)
    [first, *_] = (await server.state()).games
    assert (first.state, [one.rank for one in first.scores]) == ("over", [1, 2, 3, 4])
