"""Tournaments on a real database: how many games somebody has at a time, and games that are cut off."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection

import pytest
import sqlalchemy as sa

from bot.database.backend import Address
from bot.database.database import Database
from bot.database.schema import deal_results, tables
from bot.database.statements import add
from bot.features.competitions.rules.repairs import Repair
from bot.features.tournaments.rules.course import TournamentState
from bot.features.tournaments.rules.tournament import AT_ONCE, Participant, Tournament
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.store.tournaments import TournamentStore
from bot.stores import Stores
from bot.table.rows import DealResult
from bot.table.service import TableService
from games.registry import GAMES
from tests.support.databases import open_all

GUILD, CHANNEL, MODERATOR, DAY = 1, 2, 999, 86_400.0


class Server:
    """A server with people and tournaments, and a bot that runs them."""

    place = CHANNEL, "en"

    def __init__(self, database: Database, stores: Stores, people: list[int]) -> None:
        self.stores = stores
        self.people = people
        self.now = 1e9
        self.database = database
        service = TableService(
            stores.tables, stores.guilds, stores.people, stores.members, GAMES, now=lambda: self.now
        )
        self.tournaments = Tournaments(service, stores)

    @property
    def store(self) -> TournamentStore:
        return self.stores.tournaments

    async def create(self) -> int:
        """Open a tournament."""
        new = Tournament(GUILD, CHANNEL, "abraca", 4, "swiss", "week", self.now, self.now + DAY)
        return await self.store.create(new)

    async def enter(self, number: int, *people: int) -> list[str]:
        """Let ``people`` enter a tournament, and return the answers."""
        return [await self.store.enter(Participant(number, one, self.now)) for one in people]

    async def start(self) -> None:
        """Let all tournaments start."""
        self.now += DAY
        for number in await self.store.running():
            await self.tournaments.advance(number, self)

    async def end_tables(self, number: int) -> None:
        """Let a moderator end the open games of a tournament."""
        state = await self.store.state(number)
        assert state is not None
        mine = tables.c.id.in_([one.match.table for one in state.matches])
        await self.database.execute(sa.update(tables).where(mine).values(status="ended"))

    async def take_back_in(self, number: int, member: int) -> str:
        """Let a moderator take somebody back in."""
        return await self.store.set_state(number, member, "in", Repair(number, self.now, MODERATOR, "in"))

    async def place_of(self, *_: object) -> tuple[int, str]:
        return self.place

    async def announce(self, _: TournamentState) -> None: ...

    async def remind(self, _: TournamentState, quiet: Collection[int]) -> None: ...

    async def postponed(self, _: TournamentState) -> None: ...

    async def told_off(self, _: TournamentState) -> None: ...

    async def began(self, _: TournamentState) -> None: ...

    async def ended(self, _: TournamentState) -> None: ...


@pytest.fixture
async def server(address: Address) -> AsyncIterator[Server]:
    database = await open_all(address)
    stores = Stores.of(database)
    people = [await stores.members.meet(GUILD, 1000 + one, f"Person {one}") for one in range(5)]
    yield Server(database, stores, people)
    await database.close()


async def test_nobody_plays_in_more_than_three_at_a_time(server: Server) -> None:
    ada = server.people[0]
    numbers = [await server.create() for _ in range(AT_ONCE + 1)]
    said = [word for number in numbers for word in await server.enter(number, ada)]
    assert said == ["entered"] * AT_ONCE + ["busy"]
    assert await server.store.take_back(numbers[0], ada)
    assert await server.enter(numbers[-1], ada) == ["entered"]


async def test_a_tournament_that_somebody_has_left_counts_until_their_game_is_over(server: Server) -> None:
    ada, *others = server.people
    numbers = [await server.create() for _ in range(AT_ONCE)]
    for number in numbers:
        await server.enter(number, ada, *others[:3])
    await server.start()
    for number in numbers:
        assert await server.store.set_state(number, ada, "withdrawn") == "done"
    another = await server.create()
    assert await server.enter(another, ada) == ["busy"], "her three games go on"
    await server.end_tables(numbers[0])
    assert await server.enter(another, ada) == ["entered"]


async def test_nobody_is_taken_in_who_plays_in_three_others(server: Server) -> None:
    ada, bob, *others = server.people
    first = await server.create()
    await server.enter(first, ada, *others)
    await server.start()
    await server.store.set_state(first, ada, "withdrawn")
    await server.end_tables(first)
    for _ in range(AT_ONCE):
        assert await server.enter(await server.create(), ada, bob) == ["entered"] * 2
    assert await server.take_back_in(first, ada) == "busy"
    repair = Repair(first, server.now, MODERATOR, "replaced", member=others[0])
    entry = Participant(first, bob, server.now, takes_over=others[0])
    assert await server.store.substitute(entry, repair) == "busy"
    assert await server.store.take_back(first + 1, ada)
    assert await server.take_back_in(first, ada) == "done"


async def test_a_game_that_ends_while_its_round_is_cut_off_counts_by_its_result(server: Server) -> None:
    number = await server.create()
    await server.enter(number, *server.people[:4])
    await server.start()
    before = await server.store.state(number)
    assert before is not None
    [match] = before.matches
    row = await server.stores.tables.load(match.match.table or 0)
    assert row is not None
    assert row.deal is not None
    ended = [
        DealResult(row.deal, seat, one.member, 9 - seat, 0, seat + 1, 1, server.now)
        for seat, one in enumerate(row.seats)
    ]
    await server.database.run(lambda connection: add(connection, deal_results, ended, table=row.id))
    # The bot has read before that the game is open.
    await server.tournaments.adjudicate(before, match.match)
    after = await server.store.state(number)
    assert after is not None
    assert (after.matches[0].state, [one.rank for one in after.matches[0].scores]) == ("over", [1, 2, 3, 4])
