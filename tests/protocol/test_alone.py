"""One person alone at a table: days pass without a vote, a reminder or a missed turn."""

from __future__ import annotations

import pytest

from bot.features.clocks.rules.clocks import PRESETS
from bot.features.reliability.rules.record import Reliability
from games.engine.game import AnyGame
from games.engine.play import waiting_for
from games.registry import GAMES
from playground import Message
from tests.protocol.course import is_asked, live, play_until
from tests.protocol.evening import Evening, verb
from tests.protocol.test_admission import agree
from tests.protocol.test_practice import finish
from tests.protocol.test_reliability import known
from tests.support.phrases import phrase

DAY = 86_400.0


def others(evening: Evening) -> list[str]:
    """Return the channel's messages other than boards."""
    room = evening.playground.channel("tables")
    boards = {board.id for board in evening.boards()}
    found = evening.playground.world.history(room.id)
    return [one.text for one in found if not one.ephemeral and one.id not in boards]


def letters(evening: Evening, name: str) -> list[Message]:
    return [message for message in evening.person(name).dms() if not message.ephemeral]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
async def test_days_pass_at_a_table_of_one(evening: Evening, game: AnyGame) -> None:
    await agree(evening, clock="relaxed")
    await evening.wish(evening.person("Ada").id, reminder_hours=4, early=True)
    computers = game.seats[-1] - 1
    board = await evening.open_table(game=game.id)
    assert phrase("lobby-no-clock-alone") not in board.text, "others may still come"
    for _ in range(computers):
        await evening.press("Ada", board, verb(board, "add-computer"))
    assert phrase("lobby-no-clock-alone") in evening.board().text
    await evening.press("Ada", evening.board(), verb(evening.board(), "start"))
    for _ in range(3):
        await evening.pass_time(60)
        await evening.pass_time(4 * DAY)
        here = await live(evening)
        assert waiting_for(here.game.decisions(here.state)) == [0], "it waits for her as long as she likes"
        assert not here.table.seats[0].timed_out
        assert not [b for b in evening.board().buttons if b.custom_id and ":out-" in b.custom_id], "no vote"
        await evening.hand("Ada")
        revision = here.table.revision
        await play_until(evening, lambda now, revision=revision: now.table.revision > revision)
    assert await known(evening, "Ada") == Reliability()
    revision = 0
    while (here := await live(evening)).table.revision != revision:
        # Continue until nothing happens by itself.
        revision = here.table.revision
        await evening.pass_time(60)
    await evening.pass_time(22 * DAY)
    assert phrase("button-keep") in [button.label for button in evening.board().buttons]
    await evening.pass_time(3 * DAY)
    assert (await evening.table()).status == "ended"
    assert others(evening) == [], "nobody is pinged about a table of one"


async def test_whoever_takes_direct_messages_hears_of_their_turn(evening: Evening) -> None:
    await evening.wish(evening.person("Ada").id, delivery="both")
    await evening.begin(computers=2)
    await evening.pass_time(2 * 3600)
    assert len(letters(evening, "Ada")) == 1
    evening.person("Ada").close_dms()
    await play_until(evening, lambda now: now.table.revision > 6 and is_asked(0)(now))
    await evening.pass_time(2 * 3600)
    assert others(evening) == []


async def test_the_last_answer_of_a_computer_tells_nobody_in_the_channel(evening: Evening) -> None:
    await evening.begin(computers=2, game="towers")
    await finish(evening, 1)
    await evening.pass_time(3600)
    assert (await evening.table()).status == "over"
    assert others(evening) == []


async def test_company_begins_with_a_full_reserve_and_is_told(evening: Evening) -> None:
    relaxed = PRESETS["relaxed"]
    assert relaxed is not None
    await agree(evening, clock="relaxed")
    await evening.begin("Bruno", computers=1)
    await play_until(evening, is_asked(0))
    await evening.pass_time(2 * DAY)
    gone = await evening.slash("Bruno", "table leave")
    await evening.turn("Bruno", gone, "give-up-yes")
    await evening.calm()
    told = len(evening.notices())
    await evening.pass_time(9 * DAY)
    assert not (await live(evening)).table.seats[0].timed_out
    assert len(evening.notices()) == told
    await evening.press("Chloé", evening.board(), verb(evening.board(), "take-seat"))
    await evening.pass_time(60)
    seat = (await live(evening)).table.seats[0]
    assert seat.due_at is not None
    assert seat.due_at - evening.playground.clock.now() == pytest.approx(relaxed.reserve, abs=120)
    assert evening.person("Ada").id in evening.notices()[-1].notified, "she hears that somebody waits"
    await evening.pass_time(relaxed.reserve)
    assert (await live(evening)).table.seats[0].timed_out


@pytest.mark.parametrize("is_lobby", [True, False])
async def test_a_table_ends_quietly_when_the_last_person_leaves(evening: Evening, is_lobby: bool) -> None:
    board = await evening.open_table()
    if not is_lobby:
        for _ in range(2):
            await evening.press("Ada", board, verb(board, "add-computer"))
        await evening.press("Ada", board, verb(board, "start"))
    gone = await evening.slash("Ada", "table leave")
    if not is_lobby:
        assert phrase("ask-leave-last") in gone.text
        await evening.turn("Ada", gone, "give-up-yes")
    await evening.calm()
    assert (await evening.table()).status == "ended"
    await evening.restart_bot()
    await evening.pass_time(5 * DAY)
    assert others(evening) == []
    assert await known(evening, "Ada") == Reliability(), "nobody was left alone"
