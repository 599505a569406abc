"""An absent player: the clock runs out, the table votes, a stand-in plays, and the person comes back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import msgspec
import pytest

from bot.config import Config
from bot.features.clocks.rules.clocks import PRESETS
from bot.features.clocks.service.deadline_scheduler import GRACE
from bot.table.table_terms import TimeoutPolicy
from games.engine.text import PersonName
from playground import Message, Playground
from tests.protocol.agreeing import agree_on
from tests.protocol.evening import Evening, choices, read, seat_of, verb
from tests.support.acting import agree_on_clock
from tests.support.phrases import phrase

LIVE = PRESETS["live"]
assert LIVE is not None
DECISIONS = [
    "Wait",
    phrase("button-out-turn"),
    phrase("button-out-absence"),
    phrase("button-out-wanted"),
    phrase("button-out-end"),
]


async def begin(evening: Evening, *others: str, timeout_policy: TimeoutPolicy = "ask") -> Message:
    """Start a game with ten minutes for each seat."""
    board = await evening.open_table()
    for name in others:
        await evening.press(name, board, verb(board, "join"))
    await agree_on_clock(evening.bot.services.tables, 1, evening.person("Ada").id, "live", timeout_policy)
    await evening.calm()
    await evening.press("Ada", board, verb(board, "start"))
    return evening.board()


async def absent_and_others(evening: Evening) -> tuple[str, list[str]]:
    """Return the person with the question, who won't answer, and the others at the table."""
    absent = await evening.asked()
    return absent, [name for name in await evening.seats() if name != absent]


async def press(evening: Evening, name: str, board: Message, label: str) -> str:
    return await read(await evening.press(name, board, label))


def labels(message: Message) -> list[str]:
    return [button.label for button in message.buttons]


async def test_the_board_shows_until_when_somebody_has_time(evening: Evening) -> None:
    board = await begin(evening, "Dev")
    table = await evening.table()
    due = int(table.seats[table.waiting[0]].due_at or 0)
    assert f"<t:{due}:R>" in board.text.split("since")[0]
    asked = await evening.asked()
    panel = await evening.turn(asked, await evening.hand(asked), "more")
    assert f"{phrase('deadline-clock')} <t:{due}:R>" in panel.text


async def test_the_table_is_asked_and_waits(evening: Evening) -> None:
    board = await begin(evening, "Dev", "Mira")
    absent, (first, second) = await absent_and_others(evening)
    await evening.pass_time(LIVE.reserve - 1)
    assert not set(DECISIONS) & set(labels(board))
    await evening.pass_time(2)
    board = evening.board()
    assert phrase("board-time-up") in board.text
    assert [label for label in labels(board) if label in DECISIONS] == DECISIONS
    assert [notice for notice in evening.notices() if phrase("notice-time") in notice.text]
    await evening.restart_bot()

    board = evening.board()
    wait = verb(board, "out-wait")
    assert phrase("refused-own-time") in await press(evening, absent, board, "Wait")
    assert phrase("refused-no-say-in-seat") in await press(evening, "Chloé", board, "Wait")
    assert (await evening.table()).seats[seat_of(await evening.table(), absent)].timed_out
    await evening.press(first, board, phrase("button-out-wanted"))
    assert f"{phrase('button-out-wanted')}: 1 · still to answer: 1" in evening.board().text
    assert [notice for notice in evening.notices() if phrase("notice-vote") in notice.text]
    await evening.press(second, evening.board(), "Wait")
    assert "What now?" not in evening.board().text, "they differ, and the mildest counts"
    assert not [notice for notice in evening.notices() if phrase("notice-vote") in notice.text]
    assert phrase("refused-time-not-up") in await evening.forge(second, evening.board(), wait)
    await evening.pass_time(LIVE.extension - 5)
    assert "What now?" not in evening.board().text
    await evening.pass_time(10)
    assert "What now?" in evening.board().text, "more time is up in the end, too"


async def test_whose_time_was_up_simply_moves(evening: Evening) -> None:
    await begin(evening, "Dev")
    absent, _ = await absent_and_others(evening)
    panel = await evening.hand(absent)
    await evening.pass_time(LIVE.reserve + 1)
    assert "What now?" in evening.board().text
    await evening.pick(absent, panel, "cast 8")
    await evening.calm()
    assert "What now?" not in evening.board().text
    assert not [notice for notice in evening.notices() if phrase("notice-time") in notice.text]


async def test_a_stand_in_for_one_turn(evening: Evening) -> None:
    await begin(evening, "Dev")
    absent, (other,) = await absent_and_others(evening)
    await evening.pass_time(LIVE.reserve + 1)
    await evening.press(other, evening.board(), phrase("button-out-turn"))
    table = await evening.table()
    assert table.seats[seat_of(table, absent)].stand_in is None, "its turn is over"
    assert await evening.asked() == other
    await play_turn(evening, other)
    assert await evening.asked() == absent
    table = await evening.table()
    row = table.seats[seat_of(table, absent)]
    assert row.due_at is not None
    left = row.due_at - evening.playground.clock.now()
    assert left > LIVE.extension - 5, "the next turn has time of its own"


async def test_a_stand_in_until_they_return(evening: Evening) -> None:
    await begin(evening, "Dev")
    absent, (other,) = await absent_and_others(evening)
    await evening.pass_time(LIVE.reserve + 1)
    await evening.press(other, evening.board(), phrase("button-out-absence"))
    assert "A stand-in (Companion) plays for" in evening.board().text
    for _ in range(2):
        await evening.restart_bot()
        assert await evening.asked() == other
        await play_turn(evening, other)
    assert await evening.asked() == other, "the stand-in plays at once"
    rows = await evening.bot.services.tables.archive.log(1, None)
    [decided] = [row.event.text for row in rows if row.event.text.key == "log-decided-by"]
    assert decided.args["player"] == PersonName(await evening.number_of(other)), "the log says who decided"

    await evening.hand(absent)
    await evening.calm()
    assert "A stand-in (Companion) plays for" not in evening.board().text
    await play_turn(evening, other)
    assert await evening.asked() == absent
    panel = await evening.hand(absent)
    assert choices(panel)


async def test_a_substitute_takes_over_with_the_hand(evening: Evening) -> None:
    await begin(evening, "Dev")
    absent, (other,) = await absent_and_others(evening)
    await evening.pass_time(LIVE.reserve + 1)
    await evening.press(other, evening.board(), phrase("button-out-wanted"))
    board = evening.board()
    assert phrase("button-take-seat") in labels(board)
    await evening.restart_bot()
    taken = await (await evening.person("Chloé").press(evening.board(), phrase("button-take-seat"))).result()
    await evening.calm()
    assert taken.alt_texts
    assert await evening.seats() in (["Chloé", other], [other, "Chloé"])
    assert phrase("hand-watching") in (await evening.hand(absent)).text
    await play_turn(evening, other)
    assert await evening.asked() == "Chloé"
    assert choices(await evening.hand("Chloé"))


async def test_coming_back_closes_the_seat_to_others(evening: Evening) -> None:
    await begin(evening, "Dev")
    absent, (other,) = await absent_and_others(evening)
    await evening.pass_time(LIVE.reserve + 1)
    await evening.press(other, evening.board(), phrase("button-out-wanted"))
    take = verb(evening.board(), "take-seat")
    await evening.hand(absent)
    await evening.calm()
    assert phrase("button-take-seat") not in labels(evening.board())
    assert phrase("refused-seat-not-free") in await evening.forge("Chloé", evening.board(), take)


@pytest.fixture
async def slow_evening(playground: Playground, settings: Config) -> AsyncIterator[Evening]:
    """An evening on which computer players think for a second."""
    here = Evening(playground, msgspec.structs.replace(settings, computer_pause=1))
    await here.start_bot()
    yield here
    await here.stop_bot()


async def test_a_move_from_an_old_panel_takes_the_seat_back(slow_evening: Evening) -> None:
    here = slow_evening
    await begin(here, "Dev")
    absent, (other,) = await absent_and_others(here)
    panel = await here.hand(absent)
    await here.pass_time(LIVE.reserve + 1)
    await here.person(other).press(here.board(), phrase("button-out-wanted"))
    seat = (await here.table()).waiting[0]
    async with asyncio.timeout(60):
        while not (await here.table()).seats[seat].wanted:
            await asyncio.sleep(0.01)
    await here.pick(absent, panel, "cast 8")
    row = (await here.table()).seats[seat]
    assert (await here.seats())[seat] == absent
    assert (row.stand_in, row.wanted) == (None, False)


async def test_a_table_may_decide_in_advance(evening: Evening) -> None:
    await begin(evening, "Dev", timeout_policy="absence")
    absent, (other,) = await absent_and_others(evening)
    await evening.pass_time(LIVE.reserve + 1)
    assert "What now?" not in evening.board().text
    assert await evening.asked() == other
    table = await evening.table()
    assert table.seats[seat_of(table, absent)].stand_in == "absence"


async def test_more_time_in_advance_is_given_once(evening: Evening) -> None:
    await begin(evening, "Dev", timeout_policy="wait")
    await evening.pass_time(LIVE.reserve + 1)
    assert "What now?" not in evening.board().text
    await evening.pass_time(LIVE.extension - 10)
    assert "What now?" not in evening.board().text
    await evening.pass_time(20)
    assert "What now?" in evening.board().text


async def test_time_that_ran_out_while_the_bot_was_away_is_asked_about_after_grace(evening: Evening) -> None:
    await begin(evening, "Dev")
    absent, _ = await absent_and_others(evening)
    await evening.stop_bot()
    evening.playground.advance(LIVE.reserve + 3600)
    await evening.start_bot()
    await evening.calm()
    table = await evening.table()
    assert not table.seats[seat_of(table, absent)].timed_out
    await evening.pass_time(GRACE + 1)
    table = await evening.table()
    assert table.seats[seat_of(table, absent)].timed_out
    assert "What now?" in evening.board().text


async def test_no_clock_runs_while_the_table_is_paused(evening: Evening) -> None:
    await begin(evening, "Dev")
    absent, _ = await absent_and_others(evening)
    await evening.pass_time(LIVE.reserve - 60)
    await evening.slash("Mira", "table pause", table=1)
    await evening.calm()
    await evening.pass_time(10 * LIVE.reserve)
    assert "What now?" not in evening.board().text
    await evening.slash("Mira", "table resume", table=1)
    await evening.calm()
    await evening.pass_time(50)
    assert "What now?" not in evening.board().text
    await evening.pass_time(20)
    assert "What now?" in evening.board().text, "a pause gives nobody more time"
    table = await evening.table()
    assert table.seats[seat_of(table, absent)].timed_out


async def play_turn(evening: Evening, name: str) -> None:
    """Let a person play until it isn't their turn anymore."""
    panel = await evening.hand(name)
    while offered := choices(panel):
        panel = await evening.pick(name, panel, "end" if "end" in offered else next(iter(offered)))
    await evening.calm()


async def test_the_table_agrees_on_who_decides(evening: Evening) -> None:
    await evening.open_table()
    for name in ("Dev", "Mira"):
        await evening.press(name, evening.board(), "Join")
    await agree_on(evening, "Ada", clock=phrase("clock-live"))
    assert "(the majority of the others decides)" in evening.board().text
    await agree_on(evening, "Ada", decider=phrase("decider-host"))
    assert "(the host decides)" in evening.board().text
    await evening.press("Ada", evening.board(), "Start")
    for _ in range(3):
        if await evening.asked() != "Ada":
            break
        await play_turn(evening, "Ada")
    absent, others = await absent_and_others(evening)
    await evening.pass_time(LIVE.reserve + 61)
    [player] = [name for name in others if name != "Ada"]
    board = evening.board()
    assert phrase("board-decides-host") in board.text
    assert phrase("refused-host-decides") in await press(evening, player, board, phrase("button-out-end"))
    await evening.press("Ada", board, phrase("button-out-end"))
    assert "was ended" in evening.board().text
    assert absent not in {"Ada", player}
