"""Whole evenings of a community, on which several things go wrong at the same time."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.features.clocks.rules.calendar import QuietHours
from bot.features.clocks.rules.clocks import PRESETS
from bot.features.clocks.service.deadline_scheduler import GRACE
from bot.features.lifecycle.rules.lifecycle import pause
from playground import Permission
from tests.protocol.course import is_asked, play_out, play_until
from tests.protocol.evening import Evening, verb
from tests.support.acting import act, agree_on_clock
from tests.support.phrases import phrase

DAY = 86_400.0
LIVE, RELAXED = PRESETS["live"], PRESETS["relaxed"]
assert LIVE is not None
assert RELAXED is not None


async def begin(evening: Evening, *others: str, host: str, clock: str) -> int:
    """Start a game with a clock; return its number."""
    await evening.open_table(host)
    [newest, *_] = await evening.bot.services.stores.tables.find(evening.playground.guild.id)
    person = evening.person(host).id
    await agree_on_clock(evening.bot.services.tables, newest.id, person, clock, "ask")
    await evening.calm()
    for name in others:
        await evening.press(name, evening.board(), verb(evening.board(), "join"))
    await evening.press(host, evening.board(), verb(evening.board(), "start"))
    return newest.id


async def timed_out(evening: Evening, number: int) -> list[bool]:
    return [row.timed_out for row in (await evening.table(number)).seats]


async def test_three_clocks_run_out_while_the_bot_is_away(evening: Evening) -> None:
    numbers = [await begin(evening, "Dev", host=host, clock="live") for host in ("Ada", "Mira", "Chloé")]
    for number in numbers:
        await play_until(evening, is_asked(0), table=number)
    await evening.stop_bot()
    evening.playground.advance(3 * LIVE.reserve)
    await evening.start_bot()
    await evening.calm()
    assert [await timed_out(evening, number) for number in numbers] == [[False, False]] * 3, "there is grace"

    # One of the three comes back in time, the two others don't.
    await play_until(evening, is_asked(1), table=numbers[0])
    await evening.pass_time(GRACE + 1)
    await evening.restart_bot()
    assert [await timed_out(evening, number) for number in numbers[1:]] == [[True, False]] * 2
    assert (await timed_out(evening, numbers[0]))[0] is False
    for board in evening.boards()[1:]:
        assert "What now?" in board.text
        await evening.press("Dev", board, phrase("button-out-turn"))
    for number in numbers:
        assert (await evening.table(number)).waiting == (1,), "all three go on"


async def test_a_holiday_stops_the_clock_of_who_is_away_and_of_nobody_else(evening: Evening) -> None:
    ada = evening.person("Ada").id
    today = evening.playground.clock.now()
    days = [_day(today + days * DAY) for days in (0, 6)]
    await evening.wish(ada, holidays=((days[0], days[1]),))
    number = await begin(evening, "Dev", host="Ada", clock="relaxed")
    other = await begin(evening, "Mira", host="Dev", clock="relaxed")
    await play_until(evening, is_asked(0), table=number)
    await play_until(evening, is_asked(0), table=other)
    await evening.pass_time(RELAXED.reserve + 3600)
    assert await timed_out(evening, other) == [True, False], "Dev has no holiday"
    assert await timed_out(evening, number) == [False, False]
    await evening.restart_bot()
    await evening.pass_time(7 * DAY)
    assert await timed_out(evening, number) == [True, False], "the clock ran on after the holiday"


async def test_the_quiet_hours_of_the_server_cost_nobody_time(evening: Evening) -> None:
    guild, mira = evening.playground.guild.id, evening.person("Mira").id
    now = evening.playground.clock.now()
    minute = int(now % DAY // 60)
    quiet = QuietHours((minute + 5) % 1440, (minute + 5 + 600) % 1440, "UTC")
    await evening.bot.services.stores.guilds.change(guild, mira, now, quiet=quiet)
    number = await begin(evening, "Dev", host="Ada", clock="live")
    await evening.pass_time(LIVE.reserve + 3600)
    assert await timed_out(evening, number) == [False, False]
    await evening.pass_time(10 * 3600)
    assert sorted(await timed_out(evening, number)) == [False, True]


async def test_an_evening_on_which_everything_happens(evening: Evening) -> None:
    """Closed direct messages, a closed channel, a rescue by a moderator, a substitute, and the end."""
    closed = next(
        person for person in ("Ada", "Bruno", "Chloé", "Dev") if evening.person(person).user.dms_closed
    )
    await evening.wish(evening.person(closed).id, delivery="direct")
    others = [name for name in ("Ada", "Bruno", "Chloé", "Dev") if name != closed]
    number = await begin(evening, *others[:2], host=closed, clock="relaxed")
    await play_until(evening, is_asked(0), table=number)
    assert any(
        closed in notice.text or evening.person(closed).mention in notice.text for notice in evening.notices()
    )

    # A moderator closes the channel to the bot; moves still count.
    room = evening.playground.channel("tables")
    evening.playground.admin.permit_bot(room, deny=Permission.SEND_MESSAGES | Permission.VIEW_CHANNEL)
    await act(
        evening.bot.services.tables, pause, number, evening.person("Mira").id, name="Mira", moderates=True
    )
    await evening.stop_bot()
    await evening.start_bot()
    evening.playground.admin.permit_bot(room)
    await evening.calm()
    assert "Paused" in evening.board().text
    await evening.press("Mira", evening.board(), "Resume")

    # The person with the question is gone for good: the moderator opens the seat, another person takes it,
    # the game ends.
    evening.person(closed).leave()
    await evening.pass_time(RELAXED.reserve + 1)
    await evening.press("Mira", evening.board(), phrase("button-out-wanted"))
    await evening.press(others[2], evening.board(), phrase("button-take-seat"))
    await evening.restart_bot()
    seats = await evening.seats(number)
    assert closed not in seats
    await play_out(evening, table=number)
    assert "Game over" in evening.board().text
    assert (await evening.bot.services.tables.archive.verify(number)).seats == 3
    assert set(seats) == set(others)


def _day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).date().isoformat()
