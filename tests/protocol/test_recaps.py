"""Recaps stay on the board for a while before a computer player continues."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from msgspec.structs import replace

from bot.config import Config
from bot.features.absence.rules.stand_ins import let_play_absence
from bot.table.seat_assignment import SeatAssignment
from games.registry import GAMES
from playground import Playground
from tests.protocol.course import live
from tests.protocol.evening import Evening, an_evening, choices, seat_of
from tests.support.acting import act
from tests.support.recaps import tells_what_ended

STAYS = 36_000.0
"""Ten hours: far longer than a test takes, even on a busy machine."""


VEIL, VEILS = 3600.0, 40
"""The longest veil or pause in seconds, and the most of them in one challenge."""


@pytest.fixture
async def slow(playground: Playground, settings: Config) -> AsyncIterator[Evening]:
    """An evening on which recaps stay on the board for hours."""
    async with an_evening(playground, replace(settings, recap_pause=STAYS)) as here:
        yield here


async def begin_among_computers(evening: Evening, game: str = "abraca") -> None:
    """Start a game in which a computer also stands in for Ada, and let it run as far as it can."""
    seats = GAMES[game].seats
    await evening.begin(game=game, computers=min(max(seats[0], 3), seats[-1]) - 1)
    ada = SeatAssignment(seat_of(await evening.table(), "Ada"), evening.person("Ada").id)
    service = evening.bot.services.tables
    await act(service, let_play_absence, 1, evening.person("Ada").id, ada, name="Ada")
    await evening.calm()


async def moves(evening: Evening) -> int:
    """Return how many moves the table has."""
    here = await live(evening)
    return len(await evening.bot.services.stores.tables.moves(here.table.id))


async def test_a_round_that_is_uncovered_stays_up_before_a_computer_begins_the_next(slow: Evening) -> None:
    """At the end of a round all its stones are shown to everybody; rules/abraca#7.recap."""
    await begin_among_computers(slow)
    made = await moves(slow)
    assert "Round 1 is over" in slow.board().alt_texts[1]
    await slow.pass_time(STAYS * 0.8)
    assert await moves(slow) == made
    await slow.pass_time(STAYS * 0.4)
    assert await moves(slow) > made
    assert "End of round 1" not in "".join(slow.board().alt_texts)


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if tells_what_ended(game)])
async def test_what_has_ended_stays_up_in_every_game(slow: Evening, game: str) -> None:
    await begin_among_computers(slow, game)
    # Some questions wait for a while, so that nobody can tell whether anybody was asked.
    for _ in range(VEILS):
        here, made = await live(slow), await moves(slow)
        if here.game.recap(here.state) is not None:
            break
        await slow.pass_time(VEIL)
    assert here.table.status == "playing"
    assert here.game.recap(here.state) is not None
    assert here.table.published_revision == here.table.revision
    await slow.pass_time(STAYS * 0.8)
    assert await moves(slow) == made
    await slow.pass_time(STAYS * 0.4)
    assert await moves(slow) > made


async def test_it_stays_up_once_whatever_else_happens(slow: Evening) -> None:
    """A pause creates new revisions, but nobody has to look at the same recap again."""
    await begin_among_computers(slow)
    made = await moves(slow)
    await slow.pass_time(STAYS * 0.8)
    for command in ("table pause", "table resume"):
        await slow.slash("Ada", command)
        await slow.calm()
    assert await moves(slow) == made
    await slow.pass_time(STAYS * 0.4)
    assert await moves(slow) > made


async def test_it_stays_up_anew_after_a_restart(slow: Evening) -> None:
    await begin_among_computers(slow)
    made = await moves(slow)
    await slow.restart_bot()
    assert await moves(slow) == made
    await slow.pass_time(STAYS * 1.2)
    assert await moves(slow) > made


async def test_a_person_need_not_wait(slow: Evening) -> None:
    """In Tschak! everybody chooses at once, so a person may choose while the computer is still waiting."""
    await slow.begin(game="towers", computers=1)
    while not (here := await live(slow)).game.recap(here.state):
        await slow.move("Ada", next(iter(choices(await slow.hand("Ada")))))
    made = await moves(slow)
    await slow.move("Ada", next(iter(choices(await slow.hand("Ada")))))
    assert await moves(slow) == made + 1


async def test_computers_do_not_wait_if_the_channel_is_gone(slow: Evening) -> None:
    await slow.begin(computers=2)
    slow.playground.world.delete_channel(slow.playground.channel("tables"))
    ada = SeatAssignment(seat_of(await slow.table(), "Ada"), slow.person("Ada").id)
    await act(slow.bot.services.tables, let_play_absence, 1, slow.person("Ada").id, ada, name="Ada")
    begun = slow.playground.clock.offset
    await slow.calm()
    assert (await live(slow)).table.status == "over"
    assert slow.playground.clock.offset == begun, "no time had to pass"
