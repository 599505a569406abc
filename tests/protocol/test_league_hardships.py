"""Leagues through what isn't planned: outages, updates of rules and presets, the same people twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.features.leagues.rules.season import standings_of
from bot.features.leagues.store import SeasonState
from bot.features.presets.rules import Preset
from games.engine.text import Typed
from games.registry import GAMES
from tests.games.engine.duel import Duel
from tests.protocol.course import play_out
from tests.protocol.evening import Evening, verb
from tests.protocol.strange_games import known
from tests.protocol.test_leagues import DAY, enter, open_league
from tests.protocol.test_simultaneous import WORDS
from tests.protocol.test_updates import ScoredDuel


async def _state(evening: Evening, season: int) -> SeasonState:
    state = await evening.bot.services.stores.leagues.state(season)
    assert state is not None
    return state


@pytest.mark.parametrize("days", [7, 62.5])
async def test_a_bot_that_was_off_at_a_seasons_end_makes_up_for_it_once(
    evening: Evening, days: float
) -> None:
    await open_league(evening)
    await enter(evening, "Ada", "Bruno", "Chloé")
    await evening.pass_time(2 * DAY + 1)
    await evening.stop_bot()
    evening.playground.advance(days * DAY)
    await evening.start_bot()
    await evening.calm()
    await evening.restart_bot()
    await evening.calm()
    state = await _state(evening, 1)
    assert state.season.ended_at is not None
    assert not any(one.state in ("waiting", "open") for one in state.games)
    assert sum("🏆" in one.text for one in evening.history()) == 1
    [second] = await evening.bot.services.stores.leagues.running()
    following = (await _state(evening, second)).season
    assert following.number == 2
    assert following.starts_at >= evening.playground.clock.now() + DAY - 60, "people can enter it first"


async def test_two_leagues_with_the_same_people_do_not_get_in_each_others_way(evening: Evening) -> None:
    people = ("Ada", "Bruno", "Chloé")
    await open_league(evening)
    await open_league(evening, name="Summer")
    for name in people:
        listed = await evening.slash(name, "league")
        for number in (1, 2):
            shown = next(one for one in listed.buttons if (one.custom_id or "").endswith(f":league:{number}"))
            page = await (await evening.person(name).press(listed, shown.custom_id or "")).result()
            said = await evening.person(name).press(page, verb(page, "league-enter"))
            listed = await evening.slash(name, "league")
            assert verb(await said.result(), "league-leave")
    await evening.pass_time(2 * DAY + 1)
    first, second = [await _state(evening, number) for number in (1, 2)]
    tables = [one.fixture.table for state in (first, second) for one in state.games if one.state == "open"]
    assert len({*tables}) == len(tables) == 4, "each league has its two games at once"
    deals = {(await evening.table(table or 0)).deal for table in tables}
    assert len(deals) == 4
    await play_out(evening, table=tables[0] or 0)
    await evening.calm()
    first, second = [await _state(evening, number) for number in (1, 2)]
    assert Counter(one.state for one in first.games) == Counter(over=1, open=2)
    assert Counter(one.state for one in second.games) == Counter(open=2, waiting=1), (
        "it counts in one of them"
    )
    ada = await evening.number_of("Ada")
    await evening.bot.services.stores.leagues.set_state(1, ada, "withdrawn")
    assert [one.state for one in (await _state(evening, 2)).entries if one.member == ada] == ["in"]


async def test_a_season_keeps_its_terms_through_a_change_of_the_preset(evening: Evening) -> None:
    presets, guild = evening.bot.services.stores.presets, evening.playground.guild.id
    before = Preset(guild, 0, "abraca", Typed("Ours"), options={"easy_order": True})
    await presets.save(before)
    await open_league(evening)
    [league] = await evening.bot.services.stores.leagues.of_guild(guild)
    await evening.bot.services.stores.leagues.change(league.id, preset="Ours")
    await enter(evening, "Ada", "Bruno", "Chloé")
    await evening.pass_time(2 * DAY + 1)
    await presets.delete(before)
    await play_out(evening, table=1)
    await evening.calm()
    assert [(await evening.table(number)).options["easy_order"] for number in (1, 3)] == [True, True]


@pytest.fixture
def duel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with known(Duel(), WORDS, tmp_path, monkeypatch):
        yield


async def test_an_update_of_the_rules_in_mid_season_leaves_open_games_their_version(
    evening: Evening, duel: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_league(evening, games=["duel"])
    await enter(evening, "Ada", "Bruno", "Chloé")
    await evening.pass_time(2 * DAY + 1)
    with monkeypatch.context() as patch:
        patch.setitem(GAMES, "duel", ScoredDuel())
        await evening.restart_bot()
        for table in (1, 2, 3):
            await play_out(evening, table=table)
        await evening.calm()
        versions = [(await evening.bot.services.tables.row(table)).rules_version for table in (1, 2, 3)]
        assert versions == [1, 1, 2], "games that open after the update are played by the newer rules"
        state = await _state(evening, 1)
        assert [one.state for one in state.games] == ["over"] * 3
        assert state.season.ended_at is not None
        [standing] = standings_of(state.entries, state.games)
        assert sum(one.points for one in standing) == 3 * 15, "each game gives out five points a seat"
