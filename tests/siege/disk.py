"""Disk: the database fails while people play, with the faults that this kind of database can have."""

from __future__ import annotations

import asyncio
from collections import Counter

from tests.bench.report import Row
from tests.siege import checks
from tests.siege.besieged import Besieged, Plan, besieged
from tests.siege.besieged_database import DatabaseFault
from tests.siege.log import Secrets
from tests.siege.players import MOVES, Players

STOPS_WITHIN = 15.0
"""Seconds in which the bot has to notice that it must stop: it checks its lease every ten."""


async def rows(plan: Plan) -> list[Row]:
    """Break the database again and again while people play; return the figures."""
    befell: Counter[str] = Counter()
    found: dict[str, set[str]] = {"lost": set(), "told twice": set(), "out of place": set()}
    wrong: list[str] = []
    longest = 0.0
    async with besieged(plan) as here:
        secrets, players = Secrets(here), Players(here)
        await players.choose_ways()
        players.start()
        faults: list[DatabaseFault] = []
        least = MOVES
        while plan.goes_on(befell.total()):
            faults = faults or list(here.database.faults())
            fault = faults.pop(here.chance.randrange(len(faults)))
            least = min(least, await players.have_moved())
            before = len(here.bot.said)
            wrong += [f"{fault.name}: {what}" for what in await _befall(here, fault)]
            wrong += [f"{fault.name}: {line}" for line in here.bot.said[before:] if "Traceback" in line]
            await players.stop()
            longest = max(longest, await here.right_again())
            befell[fault.name] += 1
            checks.note_all(here, players, found, f"after {fault.name}")
            players.start()
        await players.stop()
        leaks = secrets.found_in(here.bot.said)
        for one in wrong:
            print(f"disk: {one}", flush=True)
        return [
            *(Row(f"disk: {name}", times, "times") for name, times in sorted(befell.items())),
            Row("disk: moves acknowledged", len(players.done.moves), ""),
            Row("disk: moves acknowledged before each, at least", least, "", at_least=MOVES),
            Row("disk: acknowledged and lost", len(found["lost"]), "", at_most=0),
            Row("disk: told or posted twice", len(found["told twice"]), "", at_most=0),
            Row("disk: boards and notices out of place", len(found["out of place"]), "", at_most=0),
            Row("disk: not stopped, or not with one sentence", len(wrong), "", at_most=0),
            Row("disk: hidden things and names in the log", len(leaks), "", at_most=0),
            Row("disk: right again after the end of one, at most", longest, "s", at_most=15),
        ]


async def _befall(here: Besieged, fault: DatabaseFault) -> list[str]:
    """Cause a fault and end it; return a description of each wrong reaction of the bot."""
    wrong = []
    bot = here.bot
    if fault.at_start:
        await bot.stop()
        fault.begin(bot.number)
        await bot.start()
    else:
        fault.begin(bot.number)
        await asyncio.sleep(fault.seconds)
    if fault.stops:
        try:
            await asyncio.wait_for(bot.ended(), STOPS_WITHIN)
        except TimeoutError:
            wrong.append("it goes on")
            await bot.kill()
        said = [line for line in bot.said if line.startswith("Tavolata cannot start.")]
        if not said or fault.stops not in said[-1]:
            wrong.append(f"it says {said[-1:]}")
        bot.said[:] = [line.replace("Tavolata cannot start.", "It said:") for line in bot.said]
    fault.end()
    if not bot.is_running:
        await bot.start()
    return wrong
