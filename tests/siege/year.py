"""Year: three processes run the competitions of several servers, while a clock moves and they are killed."""

from __future__ import annotations

import asyncio
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import sqlalchemy as sa

from bot.database.cluster.announcements import announce
from bot.database.database import Database
from bot.database.schema import tables
from playground import Playground
from tests.bench.report import Row
from tests.siege import checks, cluster
from tests.siege.besieged import Plan
from tests.siege.moved_clock import MovedClock
from tests.siege.shared import GIVE_UP, Shared, sharing
from tests.support.databases import open_all
from tests.year.community import DAY, STEPS, Community
from tests.year.ladders import Ladders
from tests.year.leagues import Leagues
from tests.year.tournaments import Tournaments

COMMUNITIES = 4
"""The number of servers with competitions; all processes together hold their shards."""
PEOPLE = 8
KILLS = 0.3
"""The share of quarters of a day in which a process is killed, once games are open."""
LONG = "own 5184000 2592000 5184000"
"""A clock by which nobody runs out of time: what happens then is decided by those who play."""
_ENDLESS = 1000
"""More seasons and weeks than a siege has time for."""


class Clock:
    """The clock of the local Discord, the people on it, and the bot's processes."""

    def __init__(self, playground: Playground, shared: MovedClock) -> None:
        self._playground = playground
        self._shared = shared
        playground.clock.hold()
        shared.move(self.now())

    def now(self) -> float:
        return self._playground.clock.now()

    def advance(self, seconds: float) -> None:
        self._playground.advance(seconds)
        self._shared.move(self.now())


class Server:
    """The community of one server, and its competitions."""

    def __init__(self, database: Database, clock: Clock, guild: int, channel: int, seed: int) -> None:
        self.here = Community(database, clock, guild, channel, seed, over="ended")
        self.leagues = Leagues(self.here, 1, _ENDLESS, LONG)
        self.tournaments = Tournaments(self.here, _ENDLESS, ("week",))
        self.ladders = Ladders(self.here, 1, LONG)
        self.kinds = (self.leagues, self.tournaments, self.ladders)


async def rows(plan: Plan) -> list[Row]:
    """Run the siege, and return its figures.

    Shards change hands quickly, because days have to pass between kills.
    """
    plan = replace(plan, quick=True)
    with tempfile.TemporaryDirectory(prefix="clock-") as folder:
        file = Path(folder) / "clock"
        shared = MovedClock(file, time.time())
        async with sharing(plan, people=PEOPLE, SIEGE_CLOCK=str(file)) as there:
            database = await open_all(there.server.url)
            try:
                return await _besieged(plan, there, database, Clock(there.here.playground, shared))
            finally:
                await database.close()


async def _besieged(plan: Plan, there: Shared, database: Database, clock: Clock) -> list[Row]:
    world, chance = there.here.playground.world, there.here.chance
    servers = []
    for number, guild in enumerate(there.servers[:COMMUNITIES]):
        [channel] = world.guild_channels(guild.id)
        server = Server(database, clock, guild.id, channel.id, plan.seed + number)
        await server.here.meet([one for one in guild.members if one != world.bot_id])
        for kind in server.kinds:
            await kind.open()
        servers.append(server)
    kills: Counter[str] = Counter()
    wrong: list[str] = []
    steps = 0
    while plan.goes_on(kills.total()) and not wrong:
        await database.run(lambda connection: announce(connection, "everything", 0))
        if await _count_tables(database) and chance.random() < KILLS:
            moment, took = await cluster.killed(there, plan)
            kills[moment] += 1
            print(f"year: day {steps / STEPS:g}: {moment}: {took:.1f} s", flush=True)
        await _done(there, servers)
        await there.here.playground.settle(quiet=0.1)
        await _noting(wrong, lambda: _people_act(servers))
        clock.advance(DAY / STEPS)
        steps += 1
    await database.run(lambda connection: announce(connection, "everything", 0))
    await _done(there, servers)
    opened: list[int] = []
    for server in servers:
        for kind in server.kinds:
            await _noting(wrong, lambda kind=kind: _checked(kind.check, opened))
    known = await database.scalars(sa.select(tables.c.id).order_by(tables.c.id))
    ended = await database.scalars(sa.select(tables.c.id).where(tables.c.status == "ended"))
    twice = [one for one in checks.told_twice(there.here) if one.startswith("posted twice")]
    traces = [line for one in there.bots for line in one.said if "Traceback" in line]
    print(*wrong, *twice, sep="\n", flush=True)
    return [
        *(Row(f"year: {kind}", times, "times") for kind, times in sorted(kills.items())),
        Row("year: all that was simulated", steps / STEPS, "days"),
        Row("year: tables opened", len(known), "", at_least=1),
        Row("year: games that ended", len(ended), ""),
        Row("year: posts", len(there.here.posted), ""),
        Row("year: tables that belong to no game, or to two", len({*known} ^ {*opened}), "", at_most=0),
        Row("year: standings and limits that are wrong", len(wrong), "", at_most=0),
        Row("year: posted twice", len(twice), "", at_most=0),
        Row("year: errors that nobody thought of", len(traces), "", at_most=0),
    ]


async def _count_tables(database: Database) -> int:
    return int(await database.scalar(sa.select(sa.func.count()).select_from(tables)))


async def _people_act(servers: list[Server]) -> None:
    for server in servers:
        server.here.next_step()
        for kind in server.kinds:
            await kind.step()


async def _checked(check: Callable[[], Awaitable[set[int]]], opened: list[int]) -> None:
    opened += await check()


async def _noting(wrong: list[str], action: Callable[[], Awaitable[None]]) -> None:
    """Run ``action``, and note in ``wrong`` if one of its checks fails."""
    try:
        await action()
    except AssertionError as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        wrong.append(f"{Path(last.filename).name}:{last.lineno}: {last.line} {error}")


async def _done(there: Shared, servers: list[Server]) -> None:
    """Return once everything is done that is due.

    :raises TimeoutError: something isn't done.
    """
    started = time.monotonic()
    while due := [step for server in servers for kind in server.kinds for step in await kind.due()]:
        if time.monotonic() - started > GIVE_UP:
            raise TimeoutError(f"it is not done: {due[0]}\n{there.said()}")
        await asyncio.sleep(0.1)
