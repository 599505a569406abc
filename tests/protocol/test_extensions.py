"""Extensions: taking more time for a turn without asking, as the table agreed."""

from __future__ import annotations

import pytest

from tests.protocol.agreeing import agree_on
from tests.protocol.evening import PEOPLE, Evening, read
from tests.support.phrases import phrase, spoken

DAY, HOUR = 86_400, 3_600


async def test_whoever_is_short_of_time_takes_more(evening: Evening) -> None:
    await evening.open_table()
    await evening.press("Dev", evening.board(), "Join")
    assert phrase("lobby-extensions", variant="one") in evening.board().text
    await agree_on(evening, "Ada", extensions="2")
    assert spoken("lobby-extensions", count=2, time="one day") in evening.board().text
    for name, count, why in (
        ("Dev", "2", "host-only"),
        *(("Ada", wrong, "no-such-setting") for wrong in ("6", "-1", "many", "")),
    ):
        forged = await evening.person(name).submit_forged(
            evening.board(), custom_id="test:1:1:set:time=0", values={"extensions": count}
        )
        assert phrase(f"refused-{why}") in await read(forged)
    await evening.press("Ada", evening.board(), "Start")

    table = await evening.table()
    [seat] = [seat for seat, row in enumerate(table.seats) if row.due_at is not None]
    name = next(one for one in PEOPLE if evening.person(one).id == table.seats[seat].person)
    other = {"Ada": "Dev", "Dev": "Ada"}[name]
    due = table.seats[seat].due_at
    assert due is not None
    assert "; 2 extensions left" in evening.board().text
    hand = await evening.hand(name)
    assert "⏳" not in hand.text, "there's time enough"
    assert spoken("hand-extensions", count=2) in (await evening.turn(name, hand, "more")).text
    await evening.pass_time(2 * DAY)
    hand = await evening.turn(name, hand, "extend")
    assert phrase("done-extended") in hand.text
    await evening.calm()
    assert (await evening.table()).seats[seat].due_at == pytest.approx(due + DAY)
    assert phrase("log-extended", variant="one") in evening.board().text

    assert phrase("refused-no-clock-runs") in (await evening.slash(other, "table extend")).text
    await evening.restart_bot()
    await evening.pass_time(2 * DAY + 60)
    assert phrase("log-time-up") in evening.board().text
    assert phrase("done-extended") in (await evening.slash(name, "table extend")).text
    await evening.calm()
    assert not (await evening.table()).seats[seat].timed_out
    assert phrase("log-extended", variant="0") in evening.board().text
    assert phrase("asked-due-extensions", variant="one") not in evening.board().text
    hand = await evening.hand(name)
    assert "extend" not in {button.custom_id.split(":")[3] for button in hand.buttons if button.custom_id}
    assert (
        phrase("refused-no-extension-left", variant="other")
        in (await evening.slash(name, "table extend")).text
    )
    seats = await evening.slash("Mira", "table remove")
    assert spoken("state-extensions", left=0, most=2) in seats.text
    assert phrase("refused-not-your-table") in await evening.forge(
        "Mira", evening.board(), "test:1:1:extend:"
    )
