"""Several presses in one turn are one change of the board, and nobody waits long to see it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.config import Config
from bot.features.board.rules.board_pause import LONGEST_PAUSE
from bot.features.play.rules import moved
from games.engine.decision import Choice
from games.engine.play import waiting_for
from games.engine.text import Seat
from tests.protocol.course import move
from tests.protocol.evening import Evening
from tests.protocol.test_publisher import revision_shown

PAUSE = 5.0


@pytest.fixture
def settings(settings: Config) -> Config:
    return replace(settings, board_pause=PAUSE)


@pytest.fixture
async def table(evening: Evening) -> Evening:
    """A table of three on a clock that only tests move, where the person with the question can continue their
    turn.
    """
    await evening.begin("Bruno", "Chloé")
    evening.playground.clock.hold()
    evening.bot.look_at_clock()
    await evening.calm()
    assert await is_up(evening)
    while await choice_that(evening, goes_on=True) is None:
        await press(evening, goes_on=False)
    return evening


async def is_up(evening: Evening) -> bool:
    return await revision_shown(evening, evening.board())


async def choice_that(evening: Evening, *, goes_on: bool) -> tuple[Seat, Choice] | None:
    """Return a choice that leaves the question with the same seat if ``goes_on``, otherwise with another."""
    at = await evening.bot.services.tables.situation(1)
    [seat] = waiting_for(at.decisions)
    for option in at.decisions[seat].options:
        state = moved(at, seat, (option.id,)).state
        if (waiting_for(at.game.decisions(state)) == [seat]) is goes_on:
            return seat, (option.id,)
    return None


async def press(evening: Evening, *, goes_on: bool) -> None:
    found = await choice_that(evening, goes_on=goes_on)
    assert found is not None
    await move(evening, *found)
    await evening.calm()


async def test_it_waits_while_somebody_may_go_on_and_not_for_long(table: Evening) -> None:
    await press(table, goes_on=True)
    assert not await is_up(table)
    await table.pass_time(PAUSE - 1)
    assert not await is_up(table)
    await table.pass_time(1)
    assert await is_up(table)


async def test_somebody_who_goes_on_and_on_is_seen_by_others_all_the_same(table: Evening) -> None:
    passed = 0.0
    while passed < LONGEST_PAUSE * PAUSE:
        if await choice_that(table, goes_on=True) is None:
            # This turn doesn't go on for long enough; the next one may.
            await press(table, goes_on=False)
            passed = 0.0
            continue
        await press(table, goes_on=True)
        assert not await is_up(table)
        await table.pass_time(PAUSE - 1)
        passed += PAUSE - 1
    # Each press came before the previous one's pause was over.
    assert await is_up(table)


async def test_it_is_up_at_once_when_the_turn_passes(table: Evening) -> None:
    await press(table, goes_on=True)
    await press(table, goes_on=False)
    assert await is_up(table)


async def test_what_somebody_else_does_is_seen_at_once(table: Evening) -> None:
    await press(table, goes_on=True)
    await table.slash("Ada", "table pause", table=1)
    await table.calm()
    assert "paused" in table.board().text.lower()


async def test_a_restart_shows_what_was_left_out(table: Evening) -> None:
    await press(table, goes_on=True)
    assert not await is_up(table)
    await table.restart_bot()
    assert await is_up(table)
