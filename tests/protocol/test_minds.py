"""Computer players that think ahead: beside the bot, once per question, and whatever happens to it."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bot.config import Config
from bot.table.loaded_tables import LoadedTable
from bot.thinking.thinkers import Thinkers
from games.engine.chance import RandomStream
from games.engine.play import waiting_for
from playground import Playground
from tests.protocol.course import live, move
from tests.protocol.evening import Evening, an_evening
from tests.protocol.strange_games import incidents
from tests.protocol.test_strengths import add
from tests.support.thinkers import ThinkerHere


async def begin(evening: Evening, *strengths: str, game: str = "abraca") -> None:
    """Start a game of Ada with computer players."""
    board = await evening.open_table(game=game)
    for strength in strengths:
        await add(evening, board, strength)
    await evening.press("Ada", board, "Start")


def trouble(evening: Evening) -> list[str]:
    """Return the traces of all incidents."""
    return [trace for _, _, trace, _ in incidents(evening.settings.database)]


async def play_on(evening: Evening, moves: int = 1_000) -> LoadedTable:
    """Let Ada answer this many times, or until the game is over; computers answer, too."""
    chance = RandomStream(bytes(32))
    for _ in range(moves):
        await evening.calm()
        here = await live(evening)
        if here.table.status == "over":
            break
        [seat] = waiting_for(here.game.decisions(here.state))
        assert here.table.seats[seat].person == evening.person("Ada").id, "the computers have moved already"
        view, decision = here.game.view(here.state, seat), here.game.decisions(here.state)[seat]
        await move(evening, seat, here.game.computer_player.choose(view, decision, chance))
    await evening.calm()
    return await live(evening)


async def test_a_master_and_an_apprentice_play_on(minds: Evening, thinker: Callable[[], ThinkerHere]) -> None:
    await begin(minds, "Master", "Apprentice")
    assert (await play_on(minds)).table.status == "over"
    asked = [(one.snapshot, one.seat) for one in thinker().asked]
    assert {one.strength for one in thinker().asked} == {"master", "apprentice"}
    assert len(set(asked)) == len(asked), "nobody thinks twice about one question"
    assert trouble(minds) == []
    assert "· Master:" in minds.board().text
    assert "✅" in (await minds.slash("Ada", "table verify")).text


async def test_a_restart_while_a_master_thinks_loses_nothing(
    minds: Evening, thinker: Callable[[], ThinkerHere]
) -> None:
    await begin(minds, "Master")
    thinker().let.clear()
    await move_until_thought_about(minds, thinker())
    before = await minds.table()
    await minds.stop_bot()
    await minds.start_bot()
    await minds.calm()
    after = await minds.table()
    assert after.revision > before.revision, "it is asked again, and answers"
    assert trouble(minds) == []


async def move_until_thought_about(evening: Evening, thinker: ThinkerHere) -> None:
    """Let Ada end her turns until ``thinker`` is working on an answer."""
    known = len(thinker.asked)
    while len(thinker.asked) == known:
        here = await live(evening)
        [seat] = waiting_for(here.game.decisions(here.state))
        if here.table.seats[seat].person is not None:
            offered = [option.id for option in here.game.decisions(here.state)[seat].options]
            await move(evening, seat, ("end",) if "end" in offered else (offered[-1],))
        await evening.answered()


async def test_what_is_asked_no_more_is_not_answered(
    minds: Evening, thinker: Callable[[], ThinkerHere]
) -> None:
    await begin(minds, "Master")
    thinker().let.clear()
    await move_until_thought_about(minds, thinker())
    before = await minds.table()
    await minds.slash("Mira", "table pause")
    await minds.answered()
    thinker().let.set()
    await minds.calm()
    paused = await minds.table()
    assert (paused.status, paused.revision) == ("paused", before.revision + 1)
    await minds.slash("Mira", "table resume")
    await minds.calm()
    assert (await minds.table()).revision > paused.revision + 1
    assert trouble(minds) == []


async def test_where_thinking_fails_the_companion_answers_and_it_is_noted(
    minds: Evening, thinker: Callable[[], ThinkerHere]
) -> None:
    await begin(minds, "Master")
    thinker().fails = True
    known = len(thinker().asked)
    while len(thinker().asked) == known:
        await play_on(minds, 1)
    assert (await minds.table()).status == "playing"
    assert trouble(minds) == ["on purpose"] * (len(thinker().asked) - known)


async def test_no_thinking_without_a_budget(evening: Evening) -> None:
    await begin(evening, "Master", "Apprentice")
    assert (await play_on(evening)).table.status == "over"
    assert evening.bot.thinking.backlog() == (0, 0.0)
    assert trouble(evening) == []


async def test_a_process_that_is_killed_while_it_thinks(
    playground: Playground, settings: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This uses real processes, and a budget that none of them needs to use up."""
    made: list[Thinkers] = []

    def thinkers(most: int) -> Thinkers:
        made.append(Thinkers(most))
        return made[-1]

    monkeypatch.setattr("bot.app.Thinkers", thinkers)
    async with an_evening(playground, replace(settings, thinking_time=0.05)) as here:
        await begin(here, "Master")
        while not made[0].pids:
            await play_on(here, 1)
        [known] = made[0].pids
        os.kill(known, signal.SIGKILL)
        while known in made[0].pids or not made[0].pids:
            await play_on(here, 1)
        assert trouble(here) == []
    assert made[0].pids == []
