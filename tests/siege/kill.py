"""Kill: the process is killed at random and at chosen moments while people play."""

from __future__ import annotations

import asyncio
import os
from collections import Counter

from tests.bench.report import Row
from tests.siege import checks
from tests.siege.besieged import Besieged, Plan, besieged
from tests.siege.bot import DIE
from tests.siege.log import Secrets
from tests.siege.players import MOVES, Players
from tests.support.crashing import MOMENTS as COMMITS

PAUSE = (0.02, 0.8)
"""Range of seconds from connecting to being killed, whatever the bot is doing then."""
LATEST = 3.0
"""Seconds after which it is killed anyway, if its chosen moment hasn't come."""
BETWEEN_LOOKS = 20
"""Check the invariants after this many kills."""
REQUESTS = (
    "POST /api/v10/interactions",
    "PATCH /api/v10/webhooks",
    "POST /api/v10/webhooks",
    "POST /api/v10/channels",
    "PATCH /api/v10/channels",
    "DELETE /api/v10/channels",
)
"""Requests before or after which the bot is killed: acknowledging, answering, posting a board or a notice,
editing one, deleting one.
"""
MOMENTS = (*COMMITS, "before a request", "after a request", "any moment", "while it starts")


async def rows(plan: Plan) -> list[Row]:
    """Kill the process again and again while people play; return the figures."""
    siege = Counter[str]()
    faults: dict[str, set[str]] = {"lost": set(), "told twice": set(), "out of place": set()}
    longest = 0.0
    async with besieged(plan) as here:
        secrets, players = Secrets(here), Players(here)
        await players.choose_ways()
        players.start()
        await players.have_moved()
        await here.bot.kill()
        least = MOVES
        while plan.goes_on(siege.total()):
            moment, moved = await _life(here, players)
            siege[moment] += 1
            least = min(least, moved)
            if siege.total() % BETWEEN_LOOKS == 0:
                longest = max(longest, await _look(here, players, faults))
                await here.bot.kill()
                players.start()
        longest = max(longest, await _look(here, players, faults))
        leaks = secrets.found_in(here.bot.said)
        print(*leaks, sep="\n", end="")
        return [
            *(Row(f"kill: {moment}", times, "times") for moment, times in sorted(siege.items())),
            Row("kill: all in all", siege.total(), "times"),
            Row("kill: moves acknowledged", len(players.done.moves), ""),
            Row("kill: moves acknowledged before each, at least", least, "", at_least=MOVES),
            Row("kill: games that were begun", len(players.tables()), ""),
            Row("kill: acknowledged and lost", len(faults["lost"]), "", at_most=0),
            Row("kill: told or posted twice", len(faults["told twice"]), "", at_most=0),
            Row("kill: boards and notices out of place", len(faults["out of place"]), "", at_most=0),
            Row("kill: hidden things and names in the log", len(leaks), "", at_most=0),
            Row("kill: right again after a start, at most", longest, "s", at_most=15),
        ]


async def _life(here: Besieged, players: Players) -> tuple[str, int]:
    """Start the bot, let people play, and kill it.

    Return the kind of moment it died at, and how many moves were acknowledged before.
    """
    chance, faults, bot = here.chance, here.playground.faults, here.bot
    moment = chance.choice(MOMENTS)
    faults.clear()
    await bot.start(**({"SIEGE_DIES": f"{moment}:"} if moment in COMMITS else {}))
    moved = await players.have_moved()
    if moment in COMMITS:
        os.kill(bot.number, DIE)
    elif moment == "while it starts":
        await bot.kill()
        await bot.launch()
        await asyncio.sleep(chance.uniform(0.2, 2.5))
        bot.strike_dead()
    else:
        await asyncio.sleep(chance.uniform(*PAUSE) / (1 if moment == "any moment" else 4))
    if moment == "before a request":
        faults.fail_next(match=chance.choice(REQUESTS), then=bot.strike_dead)
    elif moment == "after a request":
        faults.lose_next(match=chance.choice(REQUESTS), then=bot.strike_dead)
    elif moment == "any moment":
        bot.strike_dead()
    try:
        await asyncio.wait_for(bot.ended(), LATEST)
    except TimeoutError:
        moment = "any moment"
        await bot.kill()
    return moment, moved


async def _look(here: Besieged, players: Players, faults: dict[str, set[str]]) -> float:
    """Start the bot, wait until it has recovered, check the invariants, and return how long it took to
    recover.
    """
    here.playground.faults.clear()
    await players.stop()
    await here.bot.start()
    took = await here.right_again()
    checks.note_all(here, players, faults, "after a kill")
    return took
