"""Times in messages: when people have to answer, and until when a person is away."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.features.clocks.rules.clocks import PRESETS
from tests.protocol.evening import Evening, seat_of, verb
from tests.protocol.test_digest import letters, until
from tests.protocol.test_me import fill, page
from tests.support.acting import agree_on_clock
from tests.support.phrases import phrase

RELAXED = PRESETS["relaxed"]
assert RELAXED is not None


async def due(evening: Evening) -> str:
    """Return the Discord timestamp for when the current question's time is up."""
    table = await evening.table()
    due_at = table.seats[table.waiting[0]].due_at
    assert due_at is not None
    return f"<t:{int(due_at)}:R>"


@pytest.mark.parametrize("delivery", ["channel", "direct"])
async def test_whoever_is_told_reads_when_their_time_is_up(evening: Evening, delivery: str) -> None:
    for name in ("Ada", "Mira"):
        await evening.wish(evening.person(name).id, delivery=delivery)
    await evening.begin("Mira")
    await evening.pass_time(60)
    asked, time = await evening.asked(), await due(evening)
    told = evening.notices() if delivery == "channel" else evening.person(asked).dms()
    assert f"{phrase('deadline-clock')} {time}" in told[-1].text
    assert told[-1].text.count(time) == 1
    assert time in (await evening.slash(asked, "tables")).text
    other = next(name for name in ("Ada", "Mira") if name != asked)
    assert time not in (await evening.slash(other, "tables")).text


async def test_the_daily_message_says_when_time_is_up(evening: Evening) -> None:
    await until(evening, 23)
    for name in ("Ada", "Mira"):
        await evening.wish(evening.person(name).id, delivery="digest", digest_hour=18, timezone="Europe/Rome")
    await evening.begin("Mira")
    asked, time = await evening.asked(), await due(evening)
    await until(evening, 18.1)
    assert f"{phrase('deadline-clock')} {time}" in letters(evening, asked)[-1].text


async def test_who_is_on_holiday_is_said_beside_their_name(evening: Evening) -> None:
    today = datetime.fromtimestamp(evening.playground.clock.now(), UTC).date()
    first, last = today.isoformat(), (today + timedelta(8)).isoformat()
    await evening.begin("Mira")
    asked = await evening.asked()
    assert "On holiday" not in evening.board().text
    panel = await page(evening, asked, "time")
    await fill(evening, asked, panel, "me-holidays", first=first, last=last)
    back = int(datetime.combine(today + timedelta(9), datetime.min.time(), UTC).timestamp())
    line = f"{asked}** (away until <t:{back}:D>)"
    assert line in evening.board().text
    other = next(name for name in ("Ada", "Mira") if name != asked)
    assert line in (await evening.slash(other, "tables")).text
    await evening.pass_time(RELAXED.reserve + 60)
    assert (await evening.table()).seats[seat_of(await evening.table(), asked)].timed_out
    board = evening.board().text
    assert "What now?" in board
    assert board.count(line) == 1
    [vote] = [notice for notice in evening.notices() if phrase("notice-vote") in notice.text]
    assert line in vote.text


async def to_midnight(evening: Evening, days: int) -> None:
    """Advance the clock to the first second of the UTC day that starts after this many days."""
    now = datetime.fromtimestamp(evening.playground.clock.now(), UTC)
    day = datetime.combine(now.date() + timedelta(days), datetime.min.time(), UTC)
    await evening.pass_time((day - now).total_seconds() + 1)


@pytest.mark.parametrize(
    "is_restarted", [False, True], ids=["the bot stays", "the bot is restarted meanwhile"]
)
async def test_a_holiday_begins_and_ends_on_the_board_by_itself(evening: Evening, is_restarted: bool) -> None:
    today = datetime.fromtimestamp(evening.playground.clock.now(), UTC).date()
    span = ((today + timedelta(2)).isoformat(), (today + timedelta(3)).isoformat())
    await evening.wish(evening.person("Mira").id, holidays=(span,), timezone="UTC")
    board = await evening.open_table()
    await agree_on_clock(evening.bot.services.tables, 1, evening.person("Ada").id, "none")
    await evening.press("Mira", board, verb(board, "join"))
    await evening.press("Ada", board, verb(board, "start"))
    revision = (await evening.table()).revision
    for days, is_away in ((1, False), (1, True), (1, True), (1, False)):
        if is_restarted:
            await evening.stop_bot()
            await evening.start_bot()
        await to_midnight(evening, days)
        assert ("On holiday" in evening.board().text) is is_away
        assert ("away until" in (await evening.slash("Chloé", "tables")).text) is is_away
    assert (await evening.table()).revision == revision, "nobody has done anything"
