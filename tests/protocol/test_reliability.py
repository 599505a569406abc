"""Reliability: shown in the lobby, required by tables and servers, and forgotten with people."""

from __future__ import annotations

from collections.abc import Collection

from bot.features.reliability.rules.record import Reliability
from tests.protocol.agreeing import agree_on
from tests.protocol.evening import Evening, choices, read
from tests.protocol.test_me import everything
from tests.support.phrases import phrase, spoken

DAY = 86_400


async def known(evening: Evening, name: str) -> Reliability:
    person, guild = evening.person(name).id, evening.playground.guild.id
    found = await evening.bot.services.stores.people.reliability(
        guild, (person,), evening.playground.clock.now()
    )
    return found[person]


def pretend(evening: Evening, name: str, reliability: Reliability) -> None:
    """Pretend that a person has this reliability, because earning it takes weeks."""
    person, people = evening.person(name).id, evening.bot.services.stores.people
    seen = people.reliability

    async def pretended(guild: int, wanted: Collection[int], now: float) -> dict[int, Reliability]:
        found = await seen(guild, wanted, now)
        return {one: reliability if one == person else found[one] for one in wanted}

    people.reliability = pretended  # type: ignore[method-assign]


async def asked(evening: Evening) -> str:
    """Return the name of the person whose clock is running."""
    table = await evening.table()
    [row] = [row for row in table.seats if row.since is not None]
    return next(name for name in ("Ada", "Dev") if evening.person(name).id == row.person)


async def play_turn(evening: Evening) -> str:
    """Let the person whose clock is running play until another clock runs; return their name."""
    name = await asked(evening)
    while (await evening.table()).status == "playing" and await asked(evening) == name:
        hand = await evening.hand(name)
        await evening.pick(name, hand, list(choices(hand))[-1])
        await evening.calm()
    return name


async def test_turns_are_counted_and_said_in_the_lobby(evening: Evening) -> None:
    await evening.begin("Dev")
    first = await play_turn(evening)
    assert await known(evening, first) == Reliability(turns=1, in_time=1)
    late = await asked(evening)
    await evening.pass_time(3 * DAY + 60)
    before = await known(evening, late)
    await play_turn(evening)
    after = await known(evening, late)
    assert (after.turns, after.in_time) == (before.turns + 1, before.in_time)
    gone = await evening.slash(late, "table leave")
    await evening.turn(late, gone, "give-up-yes")
    await evening.calm()
    assert (await known(evening, late)).left == 1
    assert phrase("reliability-left") in (await evening.slash(late, "stats")).text

    await evening.open_table("Ada")
    await evening.press("Dev", evening.board(), "Join")
    lobby = evening.board().text
    assert lobby.count("new here") == 2, "too few turns, and no game that was finished"
    assert lobby.count(phrase("reliability-left")) == 1
    kept = await everything(evening, late)
    assert [turn["in_time"] for turn in kept["turns"]][-1] in {0}
    assert len(kept["departures"]) == 1


async def test_a_table_asks_for_a_minimum(evening: Evening) -> None:
    guild = evening.playground.guild.id
    pretend(evening, "Dev", Reliability(50, 30, 1, 4))
    await evening.open_table("Ada")
    await agree_on(evening, "Ada", least_in_time=spoken("options-least-in-time-percent", percent=80))
    assert spoken("lobby-least-in-time", percent=80) in evening.board().text
    refusal = await read(await evening.person("Dev").press(evening.board(), "Join"))
    assert spoken("refused-unreliable", least=80, in_time=30, turns=50, percent=60) in refusal
    await evening.press("Chloé", evening.board(), "Join")
    assert await evening.seats() == ["Ada", "Chloé"], "whoever is new is let in"
    for name, least, why in (("Dev", "0", "host-only"), ("Ada", "81", "no-such-setting")):
        forged = await evening.person(name).submit_forged(
            evening.board(), custom_id="test:1:1:set:who=0", values={"least_in_time": least}
        )
        assert phrase(f"refused-{why}") in await read(forged)

    mira = evening.person("Mira").id
    await evening.bot.services.stores.guilds.change(guild, mira, 0.0, newcomers=False)
    refusal = await read(await evening.person("Bruno").press(evening.board(), "Join"))
    assert phrase("refused-newcomer", "it") in refusal
    await agree_on(evening, "Ada", least_in_time="50")
    await evening.press("Dev", evening.board(), "Join")
    assert "30/50 in time · left one game" in evening.board().text
    assert (await evening.table()).least_in_time == 50


async def test_a_server_asks_for_a_minimum(evening: Evening) -> None:
    guild, mira = evening.playground.guild.id, evening.person("Mira").id
    pretend(evening, "Dev", Reliability(50, 30))
    await evening.bot.services.stores.guilds.change(guild, mira, 0.0, least_in_time=90)
    await evening.open_table("Ada")
    assert spoken("lobby-least-in-time", percent=90) in evening.board().text
    table = await evening.table()
    assert (table.least_in_time, table.asked_in_time) == (0, 90), "a preset has what the table asks"
    refusal = await read(await evening.person("Dev").press(evening.board(), "Join"))
    assert spoken("refused-unreliable", least=90, in_time=30, turns=50, percent=60) in refusal
    await evening.open_table("Dev")
    assert "30/50 in time" in evening.board().text, "who opens a table may always sit there"
    await evening.press("Ada", evening.board(), "Join")
    await evening.press("Dev", evening.board(), "Start")
    assert (await evening.table(2)).status == "playing"
