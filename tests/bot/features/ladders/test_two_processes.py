"""Two processes that have read the same state of a ladder do each step once."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from bot.database.backend import Address
from bot.database.schema import tables
from bot.features.ladders.rules import changes
from bot.features.ladders.rules.course import next_step
from bot.features.ladders.rules.ladder import Ladder
from bot.features.ladders.service import Ladders
from bot.stores import Stores
from bot.table.service import TableService
from games.registry import GAMES
from tests.support.databases import open_all

GUILD, CHANNEL, NOW = 1, 2, 1e9


@pytest.fixture
async def stores(address: Address) -> AsyncIterator[Stores]:
    database = await open_all(address)
    yield Stores.of(database)
    await database.close()


async def test_two_processes_do_each_step_once(stores: Stores) -> None:
    service = TableService(
        stores.tables, stores.guilds, stores.people, stores.members, GAMES, now=lambda: NOW
    )
    ladders = Ladders(service, stores)
    first, second = [await stores.members.meet(GUILD, 1000 + one, "Somebody") for one in range(2)]
    number, _ = await stores.ladders.open(Ladder(GUILD, CHANNEL, "abraca", NOW))
    for member in (first, second):
        await stores.ladders.change(number, changes.join(member, NOW))
    await stores.ladders.change(number, changes.challenge(second, first, NOW, ()))
    state = await stores.ladders.state(number)
    assert state is not None
    [challenge] = state.challenges
    opened = [await ladders.open(state, challenge, CHANNEL, "en") for _ in range(2)]
    assert opened[0] == opened[1]
    ended = sa.update(tables).where(tables.c.id == opened[0]).values(status="ended", revision=99)
    await stores.ladders._database.execute(ended)
    before = await stores.ladders.state(number)
    assert before is not None
    assert before.games == (replace(before.games[0], state="over"),)
    step = next_step(before, (), NOW)
    done = [await ladders._record(number, step, set(), NOW) for _ in range(2)]  # type: ignore[arg-type]
    assert done == [True, False]
