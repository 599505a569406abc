"""A custom clock, with values that the table set itself."""

from __future__ import annotations

import pytest

from bot.features.clocks.rules.clocks import ClockPreset, clock_of, is_clock, own_clock
from games.engine.game import Refused
from tests.protocol.agreeing import agree_on
from tests.protocol.evening import Evening, read
from tests.support.phrases import phrase, spoken

DAY, HOUR = 86_400, 3_600


async def test_a_table_plays_by_values_of_its_own(evening: Evening) -> None:
    await evening.open_table("Ada")
    await evening.press("Dev", evening.board(), "Join")
    reply = await agree_on(evening, "Ada", clock="own", reserve="2 days", refill="6h", cap="4 d")
    said = spoken("clock-own", reserve="2 days", refill="6 hours", cap="4 days")
    assert said in await read(reply)
    assert said in evening.board().text
    assert said in (await evening.slash("Dev", "table log", table=1)).text
    await evening.restart_bot()
    await evening.press("Ada", evening.board(), "Start")
    table = await evening.table()
    [due_at] = [row.due_at for row in table.seats if row.due_at is not None]
    assert due_at == pytest.approx(table.changed_at + 2 * DAY)
    await evening.pass_time(2 * DAY + 60)
    assert any(row.timed_out for row in (await evening.table()).seats)
    await evening.press("Mira", evening.board(), "Wait")


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        (("soon", "1 h", "1 d"), phrase("refused-no-such-duration")),
        (("1 min", "0", "1 d"), phrase("refused-no-such-clock")),
        (("3 d", "12 h", "1 d"), phrase("refused-no-such-clock")),
        (("900 d", "12 h", "999 d"), phrase("refused-no-such-clock")),
    ],
)
async def test_values_that_make_no_sense_are_refused(
    evening: Evening, values: tuple[str, str, str], sentence: str
) -> None:
    await evening.open_table("Ada")
    before = (await evening.table()).clock
    reserve, refill, cap = values
    reply = await agree_on(evening, "Ada", reserve=reserve, refill=refill, cap=cap)
    assert sentence in await read(reply)
    assert (await evening.table()).clock == before


async def test_a_clock_that_is_typed_counts_unless_another_is_picked(evening: Evening) -> None:
    await evening.open_table("Ada")
    await agree_on(evening, "Ada", reserve="2 days", refill="6h", cap="4 d")
    typed = own_clock(2 * DAY, 6 * HOUR, 4 * DAY)
    assert (await evening.table()).clock == typed
    await agree_on(evening, "Ada", extensions="3")
    assert (await evening.table()).clock == typed, "what stands in the form isn't typed anew"
    await agree_on(evening, "Ada", clock="live")
    assert (await evening.table()).clock == "live"
    reply = await agree_on(evening, "Ada", clock="own")
    assert phrase("refused-own-clock-empty") in await read(reply)
    assert (await evening.table()).clock == "live"


async def test_only_who_agrees_on_the_clock_gets_the_form(evening: Evening) -> None:
    board = await evening.open_table("Ada")
    assert "host" in await evening.forge("Dev", board, "test:1:1:change:time=0")
    with pytest.raises(Refused):
        own_clock(HOUR, 2 * HOUR, HOUR)


def test_a_clock_is_known_by_its_name() -> None:
    name = own_clock(3 * DAY, 12 * HOUR, 5 * DAY)
    assert is_clock(name)
    assert clock_of(name) == ClockPreset(3 * DAY, 12 * HOUR, 5 * DAY, DAY)
    assert not any(is_clock(wrong) for wrong in ("own", "own 1 2", "own a b c", "never"))
    assert clock_of("none") is None
