"""A set of 50 tables on a real database, with a bot that is killed between its steps."""

from __future__ import annotations

from collections.abc import AsyncIterator
from random import Random

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from bot.database.backend import Address
from bot.database.database import Database
from bot.database.schema import deal_results as results_of_deals
from bot.database.schema import seats, tables
from bot.database.statements import add
from bot.features.duplicates.rules.draw import room
from bot.features.duplicates.rules.duplicate import Duplicate, Entrant, deal_of_duplicate
from bot.features.duplicates.rules.matchpoints import by_person
from bot.features.duplicates.service import Duplicates
from bot.features.duplicates.store import SetState
from bot.features.people.store.personal import PersonalStore
from bot.stores import Stores
from bot.table.rows import DealResult
from bot.table.service import TableService
from games.registry import GAMES
from tests.support.crashing import Crash
from tests.support.databases import open_all

SIZE = 4


class Channel:
    """A channel that counts posts, and in which the bot may be killed."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)
        self.announced = self.over = 0

    async def locale_of(self, duplicate: Duplicate) -> str:
        """Return English, unless the bot is killed."""
        if self._chance.random() < 0.1:
            raise Crash
        return "en"

    async def announce(self, state: SetState) -> None:
        """Count an announcement."""
        self.announced += 1

    async def ended(self, state: SetState) -> None:
        """Count the end of a set."""
        self.over += 1


@pytest.fixture
async def database(address: Address) -> AsyncIterator[Database]:
    opened = await open_all(address)
    yield opened
    await opened.close()


async def _advance(stores: Stores, number: int, channel: Channel, now: float) -> None:
    """Let a bot do everything that is due; after each crash, a new one continues from the database alone."""
    while True:
        service = TableService(
            stores.tables, stores.guilds, stores.people, stores.members, GAMES, now=lambda: now
        )
        try:
            await Duplicates(service, stores).advance(number, channel)
        except Crash:
            continue
        return


async def test_fifty_tables_are_drawn_opened_and_compared(database: Database) -> None:
    stores, channel, chance = Stores.of(database), Channel(1), Random(1)
    number = await stores.duplicates.create(Duplicate(1, 2, "abraca", SIZE, "day", 0.0, 100.0))
    people = room(SIZE)
    members = [await stores.members.meet(1, 1000 + person, f"Person {person}") for person in range(people)]
    for member in members:
        assert await stores.duplicates.enter(Entrant(number, member, 1.0), people)
    late = await stores.members.meet(1, 5000, "Late")
    assert not await stores.duplicates.enter(Entrant(number, late, 2.0), people), "it's full"
    await _advance(stores, number, channel, 200.0)
    state = await stores.duplicates.state(number)
    assert state is not None
    assert len({one.table for one in state.tables}) == 50
    assert {one.state for one in state.tables} == {"open"}
    assert all(one.is_hidden for one in state.tables)
    void, left = state.tables[0], state.tables[1]
    rows = [
        DealResult(deal_of_duplicate(number), one.seat or 0, one.member, chance.randrange(9), 0, 1, 1, 300.0)
        for one in state.entrants
    ]

    def finish(connection: sa.Connection) -> None:
        mine = tables.c.deal == deal_of_duplicate(number)
        connection.execute(sa.update(tables).where(mine).values(status="over"))
        connection.execute(sa.update(tables).where(tables.c.id == void.table).values(status="ended"))
        for one, row in zip(state.entrants, rows, strict=True):
            if one.drawn_table != void.number:
                add(connection, results_of_deals, [row], table=state.tables[one.drawn_table or 0].table)
        there = seats.c.table == left.table, seats.c.seat == 0
        connection.execute(sa.update(seats).where(*there).values(stand_in="absence"))

    await database.run(finish)
    await _advance(stores, number, channel, 300.0)
    over = await stores.duplicates.state(number)
    assert over is not None
    assert over.duplicate.ended_at == 300.0
    assert (channel.announced, channel.over) == (1, 1)
    assert [one.number for one in over.tables if one.is_hidden] == [void.number]
    assert (await stores.tables.deal(deal_of_duplicate(number))).is_revealed
    [gone] = [one.member for one in state.entrants if (one.drawn_table, one.seat) == (left.number, 0)]
    standing = by_person(over.results)
    assert gone not in {line.result.member for line in standing}, "a computer finished for them"
    assert len(standing) == people - SIZE - 1
    points = {row.member: (row.seat, row.points) for row in rows}
    for line in standing:
        seat, own = points[line.result.member]
        others = [
            points[one.member][1]
            for one in state.entrants
            if one.seat == seat and one.drawn_table != void.number and one.member != line.result.member
        ]
        beaten = sum(other < own for other in others) + sum(other == own for other in others) / 2
        assert float(line.matchpoints) == pytest.approx(beaten / len(others))


async def test_an_entry_is_exported_and_forgotten(database: Database) -> None:
    stores, personal = Stores.of(database), PersonalStore(database)
    number = await stores.duplicates.create(Duplicate(1, 2, "abraca", SIZE, "day", 0.0, 100.0))
    member = await stores.members.meet(1, 1000, "Ada")
    entrant = Entrant(number, member, 1.0)
    assert await stores.duplicates.enter(entrant, 8)
    assert await stores.duplicates.enter(replace(entrant, entered_at=2.0), 8), "again, with the first time"
    [kept] = (await personal.everything(1000))["duplicates"]
    assert (kept["duplicate"], kept["entered_at"]) == (number, 1.0)
    await personal.forget(1000)
    state = await stores.duplicates.state(number)
    assert state is not None
    assert state.entrants == ()
