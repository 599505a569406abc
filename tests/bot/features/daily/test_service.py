"""How dailies start and end on a database: once, on time, and with one try per person."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa

from bot.database.backend import Address
from bot.database.database import Database
from bot.features.daily.rules.days import (
    GRACE,
    closes_at,
    day_at,
    days_from,
    deal_for,
    ends_at,
    game_of,
    pool_of,
)
from bot.features.daily.service import Dailies, Player
from bot.features.daily.store import DailyStore
from bot.features.people.store.members import MemberStore
from bot.features.people.store.people import PeopleStore
from bot.features.people.store.personal import PersonalStore
from bot.features.play.rules import computer_moved
from bot.features.servers.store import GuildStore
from bot.table.service import TableService
from bot.table.store import TableStore
from games.engine.event import Outcome
from games.engine.game import Refused
from games.engine.text import Text
from games.registry import GAMES
from tests.support.acting import live_table, move
from tests.support.scripted import answer

NOON = 12 * 3_600.0
DAY = 86_400.0
ADA, BRUNO = 3, 4


class Installation:
    """A database with dailies, and a clock that the test sets."""

    def __init__(self, database: Database, clock: SimpleNamespace) -> None:
        self.database, self.clock = database, clock
        stores = TableStore(database), GuildStore(database), PeopleStore(database), MemberStore(database)
        self.tables = TableService(*stores, GAMES, now=lambda: clock.now)
        self.dailies = Dailies(self.tables, DailyStore(database), stores[1], GAMES, now=lambda: clock.now)

    async def begin(self, person: int = ADA, origin: int | None = None) -> int:
        player = Player(person, f"P{person}", "en", origin or 1_000 + person)
        return await self.dailies.begin(player)

    async def finish(self, table: int, person: int = ADA, number: int = 0) -> None:
        """Play to the end; ``number`` is the number of the first answer, which varies how players answer."""
        while True:
            live = await live_table(self.tables, table)
            if live.table.status == "over":
                return
            decision = live.game.decisions(live.state).get(0)
            if decision is None or not decision.awaits_move:
                await self.tables.change(table, computer_moved)
                continue
            await move(self.tables, table, person, live.table.own_revision(0), answer(decision, number))
            number += 1

    async def column(self, query: str) -> list[Any]:
        return await self.database.scalars(sa.text(query))


def noon_of(game: str) -> float:
    """Return noon of a day on which ``game`` is the daily."""
    day = "2026-11-28"
    while game_of(day, list(GAMES)) != game:
        day = days_from(day, 1)
    return ends_at(day) - NOON


@pytest.fixture
async def here(address: Address) -> AsyncIterator[Installation]:
    database = await Database.open(address)
    yield Installation(database, SimpleNamespace(now=noon_of("abraca")))
    await database.close()


async def test_a_person_has_one_try_a_day(here: Installation) -> None:
    first = await here.begin()
    assert await here.begin(origin=77) == first
    both = await asyncio.gather(here.begin(BRUNO, origin=78), here.begin(BRUNO, origin=79))
    assert len({*both}) == 1
    assert await here.column("SELECT count(*) FROM tables") == [2]
    here.clock.now += DAY
    assert await here.begin(origin=80) not in {first, *both}


async def test_the_result_is_written_with_the_end(here: Installation) -> None:
    table = await here.begin()
    assert await here.column("SELECT count(*) FROM deal_results") == [0]
    await here.finish(table)
    day = day_at(here.clock.now)
    [result] = await here.dailies.store.results([day])
    live = await live_table(here.tables, table)
    score = live.game.score(live.state, 0)
    assert (result.table, result.person, result.name) == (table, ADA, f"P{ADA}")
    assert (result.points, result.lead, result.deal) == (score.points, score.lead, live.table.deal)
    assert await here.column("SELECT count(*) FROM results") == [0]
    assert await here.column("SELECT count(*) FROM unrated") == [0]


async def test_a_day_ends_two_hours_after_midnight(here: Installation) -> None:
    table, day = await here.begin(), day_at(here.clock.now)
    here.clock.now = ends_at(day) + GRACE - 1
    assert await here.dailies._round() == 1
    assert (await here.tables.row(table)).status == "playing"
    assert not await here.column(f"SELECT deal FROM revealed_deals WHERE deal LIKE 'daily {day} %'")
    here.clock.now += 1
    assert await here.dailies._round() > 1
    assert (await here.tables.row(table)).status == "ended"
    told = await here.column(f"SELECT deal FROM revealed_deals WHERE deal LIKE 'daily {day} %' ORDER BY deal")
    assert told == pool_of(day)
    revision = (await here.tables.row(table)).revision
    await here.dailies._round()
    assert (await here.tables.row(table)).revision == revision


async def test_a_game_that_ends_in_the_grace_counts_for_its_day(here: Installation) -> None:
    table, day = await here.begin(), day_at(here.clock.now)
    here.clock.now = ends_at(day) + 60
    await here.finish(table)
    assert [result.day for result in await here.dailies.store.results([day])] == [day]
    assert await here.begin(origin=81) != table, "the new day has a try of its own"


async def test_a_clock_set_back_opens_no_deal_that_was_told(here: Installation) -> None:
    day = day_at(here.clock.now)
    here.clock.now = closes_at(day)
    await here.dailies._round()
    here.clock.now = ends_at(day) - NOON
    with pytest.raises(Refused) as why:
        await here.begin()
    assert why.value.text.key == "refused-told-daily"
    assert await here.column("SELECT count(*) FROM tables") == [0]


async def test_a_clock_set_forward_by_mistake_tells_nothing_of_the_days_between(here: Installation) -> None:
    day = day_at(here.clock.now)
    here.clock.now += 1_000 * DAY
    await here.dailies._round()
    here.clock.now -= 1_000 * DAY
    assert await here.begin()
    assert not await here.column(f"SELECT deal FROM revealed_deals WHERE deal LIKE 'daily {day} %'")


async def test_a_deal_whose_game_ends_at_once(here: Installation, monkeypatch: pytest.MonkeyPatch) -> None:
    game = type(GAMES["abraca"])
    over = Outcome((1,), (0, 8, 0), (2, 1, 2), Text("abraca-reason-shared", {"count": 1}))
    monkeypatch.setattr(game, "outcome", staticmethod(lambda _: over))
    monkeypatch.setattr(game, "decisions", staticmethod(lambda _: {}))
    table = await here.begin()
    assert (await here.tables.row(table)).status == "over"
    assert len(await here.dailies.store.results([day_at(here.clock.now)])) == 1


async def test_somebody_who_is_forgotten_leaves_a_nameless_result(here: Installation) -> None:
    for person in (ADA, BRUNO):
        await here.finish(await here.begin(person), person)
    day = day_at(here.clock.now)
    before = {result.table: result.total for result in await here.dailies.store.results([day])}
    personal = PersonalStore(here.database)
    kept = await personal.everything(ADA)
    assert [row["deal"] for row in kept["dailies"]] == [row["deal"] for row in kept["deal_results"]]
    secrets = await here.column("SELECT secret FROM tables")
    assert not any(bytes(secret).hex() in str(kept) for secret in secrets)
    await personal.forget(ADA)
    after = await here.dailies.store.results([day])
    assert {result.table: result.total for result in after} == before
    assert [(result.person, result.name) for result in after if result.person != BRUNO] == [(None, None)]
    assert not (await personal.everything(ADA))["dailies"]
    assert await here.dailies.store.played(ADA) == []


async def test_processes_turn_the_day_once(new_postgres: Callable[[], str]) -> None:
    clock = SimpleNamespace(now=noon_of("abraca"))
    url = new_postgres()
    databases = [await Database.open(url) for _ in range(2)]
    one, other = (Installation(database, clock) for database in databases)
    tables = [await place.begin(person) for place, person in ((one, ADA), (other, BRUNO))]
    both = await asyncio.gather(one.begin(9, origin=90), other.begin(9, origin=91))
    assert len({*both}) == 1
    day = day_at(clock.now)
    clock.now = closes_at(day)
    await asyncio.gather(*(place.dailies._round() for place in (one, other) for _ in range(3)))
    told = await one.column(f"SELECT deal FROM revealed_deals WHERE deal LIKE 'daily {day} %' ORDER BY deal")
    assert told == pool_of(day)
    for table in (*tables, both[0]):
        log = await one.tables.archive.log(table, None)
        assert [row.event.text.key for row in log].count("log-daily-over") == 1
    for database in databases:
        await database.close()


async def test_another_process_leaves_the_day_alone(here: Installation) -> None:
    await here.begin()
    here.clock.now += 2 * DAY
    elsewhere = Dailies(
        here.tables, here.dailies.store, here.dailies._guilds, GAMES, covers=lambda _: False,
        now=lambda: here.clock.now,
    )  # fmt: skip
    await elsewhere._round()
    assert await here.column("SELECT count(*) FROM revealed_deals") == [0]


def test_each_deal_of_the_pool_is_as_likely() -> None:
    secret = bytes(range(32))
    counts = [0, 0, 0]
    for person in range(3_000):
        deal = deal_for("2026-11-28", person, secret)
        assert deal == deal_for("2026-11-28", person, secret)
        counts[pool_of("2026-11-28").index(deal)] += 1
    assert all(900 < count < 1_100 for count in counts)
    moved = sum(
        deal_for("2026-11-28", person, secret)[-1] != deal_for("2026-11-28", person, bytes(32))[-1]
        for person in range(300)
    )
    assert 150 < moved < 250


async def test_the_turning_point_says_what_each_choice_brought(here: Installation) -> None:
    for person in range(10, 19):
        await here.finish(await here.begin(person), person, person)
    day = day_at(here.clock.now)
    results = await here.dailies.store.results([day])
    found = {deal: await here.dailies.choices(deal, results) for deal in pool_of(day)}
    told = [(deal, one) for deal, one in found.items() if one is not None]
    assert told, "nine people with three deals don't all answer alike"
    for deal, one in told:
        own = [result.total for result in results if result.deal == deal]
        assert 2 <= one.people <= len(own)
        assert sum(brought.people for brought in one.brought) == one.people
        assert len(one.brought) >= 2
        means = [brought.score for brought in one.brought]
        assert means == sorted(means, reverse=True)
        assert min(own) <= means[-1] < means[0] <= max(own)
