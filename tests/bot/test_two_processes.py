"""Two processes that write to one database: each goes on from what the other has made of a table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest

from bot.domain.beginning import start
from bot.domain.lobby import NewTable, join
from bot.domain.play import Pick
from bot.domain.play import move as make_move
from bot.service.service import TableService
from bot.store.database import Database
from bot.store.guilds import GuildStore
from bot.store.members import MemberStore
from bot.store.people import PeopleStore
from bot.store.tables import TableStore
from games.engine.game import Refused
from games.registry import GAMES
from tests.acting import act, live_table, record_of

ADA, BRUNO = 3, 4
PEOPLE = {ADA: "Ada", BRUNO: "Bruno"}
MOVES = 40


@pytest.fixture
async def services(new_postgres: Callable[[], str]) -> AsyncIterator[list[TableService]]:
    """What tables are to each of two processes."""
    url = new_postgres()
    databases = [await Database.open(url) for _ in range(2)]
    yield [
        TableService(
            TableStore(one), GuildStore(one), PeopleStore(one), MemberStore(one), GAMES, now=lambda: 1e9
        )
        for one in databases
    ]
    for one in databases:
        await one.close()


async def begun(services: list[TableService], game: str = "abraca") -> int:
    one, other = services
    number, _ = await one.open(NewTable(1, 2, game, "en", ADA, "Ada", 10))
    await act(other, join, number, BRUNO, name="Bruno", interaction=11)
    await act(one, start, number, ADA, interaction=12)
    return number


async def asked(service: TableService, table: int) -> tuple[int, Pick]:
    """Return who is asked at ``table``, and their first choice."""
    live = await live_table(service, table)
    seat, decision = next(iter(live.game.decisions(live.state).items()))
    person = live.table.seats[seat].person
    assert person is not None
    return person, Pick(live.table.own_revision(seat), (decision.options[0].id,))


async def test_each_goes_on_from_what_the_other_made(services: list[TableService]) -> None:
    number = await begun(services)
    for turn in range(MOVES):
        here, there = services[turn % 2], services[1 - turn % 2]
        before = await here.row(number)
        if before.status != "playing":
            break
        person, pick = await asked(here, number)
        after = await act(here, make_move, number, person, pick)
        assert (await there.row(number)).revision == after > before.revision
        assert (await live_table(there, number)).state == (await live_table(here, number)).state
    assert turn > 5
    assert await record_of(services[0], number) == await record_of(services[1], number)


async def test_the_same_press_at_both_counts_once(services: list[TableService]) -> None:
    number = await begun(services)
    twice = 0
    for _ in range(MOVES):
        before = await services[0].row(number)
        if before.status != "playing":
            break
        person, pick = await asked(services[0], number)
        await asked(services[1], number)
        outcomes = await asyncio.gather(
            *(act(one, make_move, number, person, pick) for one in services), return_exceptions=True
        )
        refused = [outcome for outcome in outcomes if isinstance(outcome, Refused)]
        done = [outcome for outcome in outcomes if isinstance(outcome, int)]
        assert (len(done), len(refused)) == (1, 1), outcomes
        twice += 1
    assert twice > 5
    record = await record_of(services[1], number)
    assert len(record.moves) == twice
