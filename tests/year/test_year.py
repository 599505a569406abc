"""A year of leagues, tournaments and ladders, in one community whose bot is killed at random.

``TAVOLATA_YEAR="people=300 leagues=4 seasons=12 ladders=3 seed=1"`` makes it larger.
"""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator

import pytest
import sqlalchemy as sa

from bot.database.backend import Address
from bot.database.schema import tables
from bot.features.competitions import service
from tests.support.crashing import CrashingDatabase
from tests.support.databases import open_all
from tests.support.sizes import sizes
from tests.year.bot import Bot
from tests.year.community import DAY, STEPS, Community
from tests.year.ladders import Ladders
from tests.year.leagues import WEEKS, Leagues
from tests.year.tournaments import Tournaments

GUILD, CHANNEL = 1, 2


class Clock:
    """A clock that stands still unless it's moved."""

    def __init__(self) -> None:
        self._now = 1e9

    def now(self) -> float:
        return self._now

    def advance(self, seconds: float) -> None:
        self._now += seconds


@pytest.fixture
async def database(address: Address, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[CrashingDatabase]:
    # Other tests check what a playout finds; these check that its points are added up.
    monkeypatch.setattr(service, "PLAYOUTS", 1)
    opened = await open_all(address, CrashingDatabase)
    yield opened
    await opened.close()


@pytest.mark.slow
@pytest.mark.timeout(0)
async def test_a_year_of_competitions(database: CrashingDatabase, caplog: pytest.LogCaptureFixture) -> None:
    size = sizes("TAVOLATA_YEAR", people=10, leagues=2, seasons=2, ladders=1, seed=1)
    clock, started = Clock(), time.perf_counter()
    here = Community(database, clock, GUILD, CHANNEL, size["seed"])
    await here.meet(range(1000, 1000 + size["people"]))
    weeks = size["seasons"] * (WEEKS + 1) + 1
    leagues = Leagues(here, size["leagues"], size["seasons"])
    tournaments, ladders = Tournaments(here, weeks), Ladders(here, size["ladders"])
    kinds = (leagues, tournaments, ladders)
    bot = Bot(database, CHANNEL, clock.now)
    here.ended.append(bot.game_ended)
    here.pressed.append(bot.begin_anew)
    for kind in kinds:
        await kind.open()
    await bot.work()
    while here.steps < weeks * 7 * STEPS or await leagues.states() or await tournaments.states():
        here.next_step()
        for kind in kinds:
            await kind.step()
        # Once in a while the bot is off for days.
        clock.advance(3 * DAY if here.chance.random() < 0.01 else DAY / STEPS)
        await bot.work()
        if here.steps % (28 * STEPS) == 0:
            _say(started, here, database)
    opened = [table for kind in kinds for table in await kind.check()]
    assert sorted(opened) == await database.scalars(sa.select(tables.c.id).order_by(tables.c.id))
    assert max(bot.channel.posts.values()) == 1, "nothing is posted twice"
    ended = {about for what, about, _ in bot.channel.posts if what == "season ended"}
    assert len(await leagues.seasons()) == size["leagues"] * size["seasons"]
    assert all(season.ended_at is not None for season in await leagues.seasons())
    assert database.crashes
    assert ended, "somebody reads of a champion"
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]
    _say(started, here, database)


def _say(started: float, here: Community, database: CrashingDatabase) -> None:
    """Print how far a long year has come."""
    took = time.perf_counter() - started
    print(f"{here.steps / STEPS:.0f} days: {database.crashes} crashes, {took:.0f} s", flush=True)
