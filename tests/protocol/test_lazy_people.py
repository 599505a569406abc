"""Nobody waits without being notified: lazy, late and absent people play for days on a server with quiet
nights.

``TAVOLATA_LAZY="people=200 tables=60 days=7 seed=3"`` makes it larger; with ``-s``, it prints figures for
each day.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.config import load_config
from bot.features.clocks.rules.calendar import QuietHours
from bot.features.servers.rules.settings import GuildSettings
from bot.table.loaded_tables import LoadedTable
from games.engine.play import waiting_for
from games.registry import GAMES
from tests.protocol.course import play_until
from tests.protocol.evening import Evening
from tests.protocol.lazy.law import Law
from tests.protocol.lazy.neighbors import DAY, HOUR, Neighbor, drawn
from tests.protocol.lazy.town import Town
from tests.support.acting import hold

NIGHT = QuietHours(start=22 * 60, end=8 * 60, timezone="UTC")
CLOCKS = ("day", "relaxed", "none", "own 21600 3600 43200")


def size() -> dict[str, int]:
    """Return the size of the simulation."""
    wanted = dict(part.split("=") for part in os.environ.get("TAVOLATA_LAZY", "").split())
    usual = {"people": 14, "tables": 6, "days": 2, "seed": 1}
    return usual | {name: int(value) for name, value in wanted.items()}


async def quiet_nights(evening: Evening) -> None:
    def revision(known: GuildSettings) -> GuildSettings:
        return replace(known, quiet=NIGHT)

    guild = evening.playground.guild.id
    await evening.bot.services.stores.guilds.revise(
        guild, evening.person("Mira").id, evening.playground.clock.now(), revision
    )


async def begun(evening: Evening, seed: int, people: int, step: float = HOUR / 4) -> Town:
    """Return a town whose day starts on the hour."""
    clock = evening.playground.clock
    # The result must not depend on how busy the machine is, and refused edits must not cost real seconds.
    clock.hold()
    evening.playground.messages.old_edits.retry_after = 0.0
    evening.playground.advance(HOUR - clock.now() % HOUR + (9 * HOUR - clock.now()) % HOUR)
    # Boards wait as they do in production, so that several presses in a turn need one edit.
    evening.settings = replace(evening.settings, board_pause=load_config({}, Path("none.env")).board_pause)
    await evening.restart_bot()
    await quiet_nights(evening)
    town = Town(evening, seed, step)
    await town.settle(drawn(people, town.chance))
    return town


@pytest.mark.whole_games
async def test_nobody_waits_untold_for_days(evening: Evening) -> None:
    wanted = size()
    town = await begun(evening, wanted["seed"], wanted["people"])
    channels = ("tables", "tables", "lounge", evening.playground.admin.create_channel("attic").name)
    games = sorted(GAMES)
    for number in range(wanted["tables"]):
        game = games[number % len(games)]
        seats = GAMES[game].seats
        seated = town.chance.sample(
            list(town.neighbors), town.chance.randint(max(2, seats.start), min(4, seats[-1]))
        )
        clock = town.chance.choice(CLOCKS)
        await town.open_table(game, seated, clock=clock, channel=channels[number % len(channels)])
    alone = await town.open_table("saga", town.chance.sample(list(town.neighbors), 1), computers=1)
    town.alone.add(alone)
    host, guest = town.chance.sample(list(town.neighbors), 2)
    await town.invite(await town.open_table("abraca", [host], starts=False), host, guest)
    law, began = Law(town), town.now
    trouble = {
        0.5: lambda: hold(evening.bot.services.tables, town.tables[0]),
        1.0: lambda: town.close("lounge"),
        1.3: lambda: town.delete("attic"),
        1.6: town.restart,
    }
    while town.now < began + wanted["days"] * DAY:
        for day in [day for day in trouble if town.now >= began + day * DAY]:
            await trouble.pop(day)()
            await town.calm()
        day = int((town.now - began) / DAY)
        await town.pass_step(began)
        await law.check()
        if int((town.now - began) / DAY) > day:
            print(f"day {day + 1}: {town.told()}", flush=True)
    figures = await law.finish()
    print(figures, flush=True)
    assert not law.breaches, told(law, figures)
    assert law.held > 100, "the law was held against nothing"


@pytest.mark.whole_games
async def test_tables_that_nobody_touches_end_and_votes_stay_in_sight(evening: Evening) -> None:
    town = await begun(evening, 7, 0, step=4 * HOUR)
    fidget = Neighbor("fidget", {}, looks=(10,), reacts=None, only_preferences=True)
    diligent = Neighbor("diligent", {}, looks=(9, 18), answers=0.9)
    gone = Neighbor("gone", {}, quits=0.0)
    await town.settle([fidget, gone, diligent, diligent, gone])
    fidgets, first, second, third, fourth = town.neighbors
    await town.open_table("touria", [fidgets, first], clock="none")
    await play_until(evening, lambda here: waits_for(here, first) and offers_preferences(here, fidgets))
    await town.open_table("abraca", [fourth, second, third], clock="day")
    law, began = Law(town), town.now
    while town.now < began + 27 * DAY:
        await town.pass_step(began)
        await law.check()
    figures = await law.finish()
    assert not law.breaches, told(law, figures)
    for table in town.tables:
        at = await town.situation(table)
        assert at is None or at.table.status in {"over", "ended"}, f"table {table} is still open"


def waits_for(here: LoadedTable, person: int) -> bool:
    """Return whether the game needs an answer from ``person`` to continue."""
    return waiting_for(here.game.decisions(here.state)) == [here.table.seat_of(person)]


def offers_preferences(here: LoadedTable, person: int) -> bool:
    """Return whether ``person`` may set how they want to be asked, although nobody waits for them."""
    seat = here.table.seat_of(person)
    decision = None if seat is None else here.game.decisions(here.state).get(seat)
    return decision is not None and not decision.asks_for_move


def told(law: Law, figures: dict[str, float]) -> str:
    """Return the breaches of the law as text for a failure message."""
    lines = [f"{name} ({len(found)}): " + "; ".join(found[:6]) for name, found in law.breaches.items()]
    return "\n".join([*lines, str(figures)])
