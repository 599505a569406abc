"""Cluster: three processes on one PostgreSQL server are killed, restarted and cut off."""

from __future__ import annotations

import asyncio
import os
import time
from collections import Counter

from games.registry import GAMES
from tests.bench.report import Row
from tests.protocol.forked import ForkedBot
from tests.siege import bot, checks
from tests.siege.besieged import Plan
from tests.siege.log import Secrets
from tests.siege.players import MOVES, Players
from tests.siege.shared import Shared, sharing

BETWEEN_LOOKS = 5
"""Check the invariants after this many kills."""
GOES_ON = 60.0
"""Seconds within which every table has to be playable again."""
LATEST = 3.0
"""Seconds after which a process is killed anyway, if its chosen moment hasn't come."""
KILLS = ("any moment", "at a commit", "while it starts", "told to end")


async def rows(plan: Plan) -> list[Row]:
    """Kill processes, and after every six kills also stop the server and cut connections; return the
    figures.
    """
    befell: Counter[str] = Counter()
    found: dict[str, set[str]] = {kind: set() for kind in ("lost", "told twice", "out of place", "stuck")}
    taken_over, right_again = 0.0, 0.0
    async with sharing(plan) as there:
        here = there.here
        secrets, players = Secrets(here), Players(here, games=())
        for number, server in enumerate(there.servers):
            [room] = here.playground.world.guild_channels(server.id)
            people = [one for one in server.members if one != here.playground.world.bot_id]
            names = [here.playground.person(one).name for one in people]
            players.seat(room, tuple(GAMES)[number // 2 % len(GAMES)], names)
        await players.choose_ways()
        players.start()
        kills, least = 0, MOVES
        while plan.goes_on(kills):
            blows = [killed, _restarted, _cut_off] if kills % 6 == 5 else [killed]
            for blow in blows:
                least = min(least, await players.have_moved())
                kind, took = await blow(there, plan)
                befell[kind] += 1
                taken_over = max(taken_over, took)
                print(f"cluster: {befell.total()}: {kind}: {took:.1f} s", flush=True)
            kills += 1
            if kills % BETWEEN_LOOKS == 0:
                right_again = max(right_again, await _look(there, players, found))
                players.start()
        right_again = max(right_again, await _look(there, players, found))
        log = [line for one in there.bots for line in one.said]
        leaks = secrets.found_in(log)
        traces = [line for line in log if "Traceback" in line]
        print(*leaks, sep="\n", end="")
        return [
            *(Row(f"cluster: {kind}", times, "times") for kind, times in sorted(befell.items())),
            Row("cluster: moves acknowledged", len(players.done.moves), ""),
            Row("cluster: moves acknowledged before each, at least", least, "", at_least=MOVES),
            Row("cluster: games that were begun", len(players.tables()), ""),
            Row("cluster: acknowledged and lost", len(found["lost"]), "", at_most=0),
            Row("cluster: told or posted twice", len(found["told twice"]), "", at_most=0),
            Row("cluster: boards and notices out of place", len(found["out of place"]), "", at_most=0),
            Row("cluster: tables that nobody can go on with", len(found["stuck"]), "", at_most=0),
            Row("cluster: errors that nobody thought of", len(traces), "", at_most=0),
            Row("cluster: hidden things and names in the log", len(leaks), "", at_most=0),
            Row("cluster: shards taken over, after at most", taken_over, "s", at_most=30),
            Row("cluster: right again, after at most", right_again, "s", at_most=30),
        ]


async def killed(there: Shared, plan: Plan) -> tuple[str, float]:
    """Kill one process; return the moment it died at, and the seconds until others had its shards."""
    chance = there.here.chance
    moment, victim = chance.choice(KILLS), chance.choice(there.bots)
    await asyncio.sleep(chance.uniform(0.0, 1.5))
    if moment == "at a commit":
        os.kill(victim.number, bot.DIE)
        await _gone(victim)
    elif moment == "told to end":
        await there.ended(victim)
    elif moment == "while it starts":
        await victim.kill()
        await victim.launch()
        await asyncio.sleep(chance.uniform(0.2, 4.0))
        await victim.kill()
    else:
        await victim.kill()
    took = await there.until(there.all_held, "a taking over")
    await victim.start()
    await there.until(there.is_shared_out, "shares")
    return moment, took


async def _restarted(there: Shared, plan: Plan) -> tuple[str, float]:
    """Restart the server; return how it was stopped, and the seconds until all shards were held again."""
    mode = there.here.chance.choice(("fast", "immediate"))
    await there.server.stop(mode)
    await asyncio.sleep(there.here.chance.uniform(0.0, _longest(plan)))
    await there.server.start()
    return f"the server stopped ({mode})", await there.until(there.is_shared_out, "shares after a restart")


async def _cut_off(there: Shared, plan: Plan) -> tuple[str, float]:
    """Disconnect one process, or all of them, from the server for a while."""
    chance = there.here.chance
    parted = chance.choice((there.lines, [chance.choice(there.lines)]))
    is_silent = chance.random() < 0.5
    for line in parted:
        if is_silent:
            line.fall_silent()
        else:
            line.cut()
    started = time.monotonic()
    await asyncio.sleep(chance.uniform(0.5, _longest(plan)))
    everybody = len(parted) == len(there.lines)
    took = 0.0
    if not everybody and time.monotonic() - started > _longest(plan) / 2:
        took = time.monotonic() - started + await there.until(lambda: not there.held()[0], "a taking over")
    for line in parted:
        if not is_silent:
            line.cut()
        await line.mend()
    await there.until(there.is_shared_out, "shares after lines were cut")
    return f"{'all lines' if everybody else 'a line'} {'silent' if is_silent else 'cut'}", took


async def _gone(victim: ForkedBot) -> None:
    try:
        await asyncio.wait_for(victim.ended(), LATEST)
    except TimeoutError:
        await victim.kill()


def _longest(plan: Plan) -> float:
    """Return the maximum seconds for which the server is away, sometimes longer than shards are held."""
    return 3.0 if plan.quick else 25.0


async def _look(there: Shared, players: Players, found: dict[str, set[str]]) -> float:
    """Wait until the bot has recovered, check the invariants, and return how long it took to recover."""
    await players.stop()
    took = await there.here.right_again()
    checks.note_all(there.here, players, found, "after a blow")
    await _go_on(there, players, found)
    return took


async def _go_on(there: Shared, players: Players, found: dict[str, set[str]]) -> None:
    """Record the tables at which pressing buttons has no effect."""
    before = {room.id: _shown(players, room.id) for room in players.rooms}
    players.start()
    started = time.monotonic()
    stuck = set(before)
    while stuck and time.monotonic() - started < GOES_ON:
        await asyncio.sleep(0.05)
        stuck = {room for room in stuck if _shown(players, room) == before[room]}
    await players.stop()
    for room in stuck:
        print(f"cluster: stuck: {before[room]}", flush=True)
    found["stuck"] |= {f"{room}: {before[room]}" for room in stuck}


def _shown(players: Players, channel: int) -> object:
    """Return the contents of the newest board in a channel."""
    [room] = [room for room in players.rooms if room.id == channel]
    board = players.board(room)
    return board and (board.id, board.text, [button.custom_id for button in board.buttons])
