"""A channel in which the bot can't post: people are notified by direct message, and lose no time
before that.
"""

from __future__ import annotations

import pytest

from bot.features.board.delivery.publisher import CLOSED_AGAIN
from bot.features.clocks.rules.clocks import PRESETS
from bot.features.lifecycle.rules.idle import GAME_RESTS, NOTICE, UNREACHED_RESTS
from games.engine.decision import Choice
from playground import Message, Permission
from tests.protocol.course import play_out
from tests.protocol.evening import Evening, choices, seat_of, verb
from tests.protocol.test_notices import end_turn
from tests.support.acting import agree_on_clock, move
from tests.support.phrases import phrase

DAY = 86_400.0
RELAXED = PRESETS["relaxed"]
assert RELAXED is not None


async def begin(evening: Evening, channel: str = "tables", clock: str = "relaxed") -> Message:
    """Start a game of Ada and Dev, who both accept direct messages."""
    evening.person("Dev").close_dms(False)
    board = await evening.open_table("Ada", channel)
    await evening.press("Dev", board, verb(board, "join"))
    await agree_on_clock(evening.bot.services.tables, 1, evening.person("Ada").id, clock, "ask")
    await evening.calm()
    await evening.press("Ada", board, verb(board, "start"))
    return evening.board(channel)


def close(evening: Evening, how: str, channel: str = "tables") -> None:
    """Close a channel to the bot."""
    match how:
        case "denied":
            evening.playground.admin.permit_bot(channel, deny=Permission.SEND_MESSAGES)
        case "unseen":
            evening.playground.admin.permit_bot(channel, deny=Permission.VIEW_CHANNEL)
        case "gone":
            evening.playground.admin.delete_channel(channel)


async def from_hand(evening: Evening, name: str) -> None:
    """Let a person end their turn when they can't press on the board."""
    panel = await evening.slash(name, "table hand", "lounge", table=1)
    while offered := choices(panel):
        panel = await evening.pick(name, panel, "end" if "end" in offered else next(iter(offered)))
    await evening.calm()


async def unheard_turn(evening: Evening) -> None:
    """Let the person with the question end their turn through the service, as if no message arrived."""
    service, first = evening.bot.services.tables, await evening.asked()
    person = evening.person(first).id
    while await evening.asked() == first:
        table = await service.look(1, person)
        assert table.decision is not None
        offered = [option.id for option in table.decision.options]
        choice = "end" if "end" in offered else offered[0]
        await move(service, 1, person, table.own_revision, Choice((choice,)))


def letters(evening: Evening, name: str, key: str, variant: str | None = None) -> int:
    """Return how many direct messages give a person the message ``key``."""
    return sum(phrase(key, variant=variant) in message.text for message in evening.person(name).dms())


def other_than(name: str) -> str:
    return "Dev" if name == "Ada" else "Ada"


@pytest.mark.both_databases
@pytest.mark.parametrize("restarts", [False, True])
@pytest.mark.parametrize("how", ["denied", "unseen", "gone"])
async def test_who_is_asked_hears_once_by_direct_message(evening: Evening, how: str, restarts: bool) -> None:
    await begin(evening)
    close(evening, how)
    first = await evening.asked()
    await from_hand(evening, first)
    asked = await evening.asked()
    assert asked == other_than(first)
    assert letters(evening, asked, "letter-turn") == 1
    if restarts:
        await evening.restart_bot()
    for _ in range(6):
        await evening.pass_time(3600)
    assert letters(evening, asked, "letter-turn") == 1
    row = (await evening.table()).seats[seat_of(await evening.table(), asked)]
    assert row.since is not None, "whoever was told has time from then on"
    [letter] = [one for one in evening.person(asked).dms() if phrase("letter-turn") in one.text]
    assert choices(letter), "the hand works there"


async def test_a_clock_stands_still_for_whom_nothing_reaches(evening: Evening) -> None:
    await begin(evening)
    evening.person("Ada").close_dms()
    evening.person("Dev").close_dms()
    close(evening, "denied")
    first = await evening.asked()
    await from_hand(evening, first)
    asked = await evening.asked()
    for days in range(12):
        await evening.pass_time(DAY)
        if days == 5:
            await evening.restart_bot()
    table = await evening.table()
    row = table.seats[seat_of(table, asked)]
    assert (row.since, row.due_at, row.timed_out) == (None, None, False)
    assert row.reserve in {None, RELAXED.reserve}
    assert evening.person(asked).dms() == []
    revision = table.revision
    for _ in range(10):
        await evening.pass_time(CLOSED_AGAIN)
    assert (await evening.table()).revision == revision, "a retry writes nothing"
    evening.playground.admin.permit_bot("tables")
    await evening.playground.until(evening.notices)
    await evening.calm()
    table = await evening.table()
    row = table.seats[seat_of(table, asked)]
    assert row.due_at == pytest.approx(evening.playground.clock.now() + RELAXED.reserve, abs=60)
    assert [asked_mention in evening.notices()[0].text for asked_mention in [evening.person(asked).mention]]
    assert len(evening.notices()) == 1
    await evening.pass_time(RELAXED.reserve + 60)
    assert (await evening.table()).seats[seat_of(table, asked)].timed_out


async def test_whose_direct_messages_open_later_has_time_from_then_on(evening: Evening) -> None:
    await begin(evening)
    for name in ("Ada", "Dev"):
        evening.person(name).close_dms()
    close(evening, "gone")
    await from_hand(evening, await evening.asked())
    asked = await evening.asked()
    await evening.pass_time(10 * DAY)
    evening.person(asked).close_dms(False)
    await evening.pass_time(3600)
    assert letters(evening, asked, "letter-turn") == 1
    table = await evening.table()
    due = table.seats[seat_of(table, asked)].due_at
    assert due == pytest.approx(evening.playground.clock.now() + RELAXED.reserve, abs=60)


async def test_who_was_told_before_has_no_more_time_for_it(evening: Evening) -> None:
    await begin(evening)
    await end_turn(evening)
    asked = await evening.asked()
    assert len(evening.notices()) == 1
    await evening.pass_time(DAY)
    table = await evening.table()
    due = table.seats[seat_of(table, asked)].due_at
    close(evening, "unseen")
    await evening.pass_time(3600)
    await evening.slash(other_than(asked), "table hand", "lounge", table=1)
    await evening.pass_time(3600)
    table = await evening.table()
    assert table.seats[seat_of(table, asked)].due_at == due


async def test_a_mention_that_went_with_its_channel_is_told_anew(evening: Evening) -> None:
    await begin(evening)
    await end_turn(evening)
    asked = await evening.asked()
    table = await evening.table()
    due = table.seats[seat_of(table, asked)].due_at
    close(evening, "gone")
    await evening.heard()
    await evening.calm()
    assert letters(evening, asked, "letter-again") == 1, "nobody needed to move"
    assert letters(evening, "Ada", "letter-closed", "yes") == 1
    table = await evening.table()
    assert table.seats[seat_of(table, asked)].due_at == due


@pytest.mark.parametrize("how", ["denied", "gone"])
async def test_the_host_hears_once_and_moves_the_table(evening: Evening, how: str) -> None:
    await begin(evening)
    close(evening, how)
    await from_hand(evening, await evening.asked())
    for _ in range(4):
        await evening.pass_time(DAY / 4)
    variant = "yes" if how == "gone" else "no"
    assert letters(evening, "Ada", "letter-closed", variant) == 1
    assert letters(evening, "Dev", "letter-closed", variant) == 0
    shown = await evening.slash("Ada", "table show", "lounge", table=1)
    panel = await (await evening.person("Ada").press(shown, verb(shown, "more"))).result()
    await evening.press("Ada", panel, phrase("button-here"))
    board = evening.board("lounge")
    assert phrase("board-closed") not in board.text
    asked = await evening.asked()
    assert letters(evening, asked, "letter-turn") == 1
    assert evening.notices("lounge") == [], "what was told by direct message is not told twice"
    await evening.pick(asked, await evening.hand(asked, board), "cast 8")


@pytest.mark.parametrize("how", ["denied", "gone"])
async def test_how_a_game_ends_in_a_closed_channel_is_told_once(evening: Evening, how: str) -> None:
    await begin(evening)
    close(evening, how)
    await from_hand(evening, await evening.asked())
    await play_out(evening)
    revision = (await evening.table()).revision
    assert (await evening.table()).status == "over"
    evening.playground.admin.create_channel("elsewhere")
    for _ in range(4):
        await evening.pass_time(CLOSED_AGAIN)
    assert (await evening.table()).revision == revision
    told = sum(letters(evening, name, "letter-result") for name in ("Ada", "Dev"))
    assert told == 1, "whoever moved last has seen it"


async def test_all_say_that_the_clock_stands_still(evening: Evening) -> None:
    board = await begin(evening)
    close(evening, "denied")
    await from_hand(evening, await evening.asked())
    assert phrase("board-closed") in board.text
    for name in ("Ada", "Dev"):
        assert phrase("tables-closed") in (await evening.slash(name, "tables", "lounge")).text
        assert phrase("hand-channel-denied") in (await evening.hand(name, board)).text
    evening.playground.admin.permit_bot("tables")
    await evening.playground.until(lambda: evening.board() is not board)
    await evening.calm()
    assert phrase("board-closed") not in evening.board().text
    assert len(evening.boards()) == 1
    assert phrase("hand-channel-denied") not in (await evening.hand("Ada")).text


async def test_a_look_at_the_hand_counts_as_told(evening: Evening) -> None:
    await begin(evening)
    for name in ("Ada", "Dev"):
        evening.person(name).close_dms()
    close(evening, "denied")
    await from_hand(evening, await evening.asked())
    asked = await evening.asked()
    await evening.pass_time(DAY)
    await evening.slash(asked, "table hand", "lounge", table=1)
    await evening.calm()
    table = await evening.table()
    assert table.seats[seat_of(table, asked)].since is not None


async def test_moderators_see_which_tables_cannot_be_shown(evening: Evening) -> None:
    await begin(evening)
    close(evening, "denied")
    await from_hand(evening, await evening.asked())
    text = (await evening.slash("Mira", "setup check", "lounge")).text
    line = next(line for line in text.splitlines() if "table 1" in line)
    assert phrase("permission-send_messages") in line
    evening.playground.admin.permit_bot("tables")
    await evening.calm()
    await evening.playground.until(lambda: len(evening.boards()) == 1)
    await evening.calm()
    assert "table 1" not in (await evening.slash("Mira", "setup check", "lounge")).text


async def test_a_deleted_channel_in_the_check(evening: Evening) -> None:
    await begin(evening)
    close(evening, "gone")
    await evening.heard()
    await evening.calm()
    text = (await evening.slash("Mira", "setup check", "lounge")).text
    assert phrase("setup-check-gone") in next(line for line in text.splitlines() if "table 1" in line)


async def test_a_locked_thread(evening: Evening) -> None:
    await begin(evening)
    thread = evening.person("Ada").start_thread("tables", "Our table")
    shown = await evening.person("Ada").slash(thread, "table show", table=1)
    panel = await (await evening.person("Ada").press(await shown.result(), "More")).result()
    await evening.press("Ada", panel, phrase("button-here"))
    evening.playground.admin.archive(thread, lock=True)
    await evening.heard()
    await from_hand(evening, await evening.asked())
    asked = await evening.asked()
    assert letters(evening, asked, "letter-turn") == 1
    assert phrase("setup-check-locked") in (await evening.slash("Mira", "setup check", "lounge")).text
    evening.playground.admin.unarchive(thread)
    await evening.heard()
    await evening.calm()
    assert (await evening.table()).closed is None, "an unlocked thread is an event"


async def test_an_outage_of_discord_closes_nothing(evening: Evening) -> None:
    await begin(evening)
    evening.playground.faults.fail_next(4, status=503, match="POST /api/v10/channels")
    await end_turn(evening)
    await evening.calm()
    assert (await evening.table()).closed is None
    await evening.restart_bot()
    assert (await evening.table()).closed is None
    assert evening.person(await evening.asked()).dms() == []


@pytest.mark.both_databases
async def test_the_bot_is_removed_and_invited_again(evening: Evening) -> None:
    board = await begin(evening)
    for name in ("Ada", "Dev"):
        evening.person(name).close_dms()
    admin, service = evening.playground.admin, evening.bot.services.tables
    admin.remove_bot()
    await evening.playground.until(lambda: not evening.bot.guilds)
    await unheard_turn(evening)
    asked = await evening.asked()
    await evening.calm()
    for _ in range(8):
        await evening.pass_time(DAY)
    assert not any(row.timed_out for row in (await service.row(1)).seats)
    admin.invite_bot()
    await evening.playground.until(lambda: evening.bot.guilds)
    await evening.calm()
    table = await evening.table()
    assert table.closed is None
    due = table.seats[seat_of(table, asked)].due_at
    assert due == pytest.approx(evening.playground.clock.now() + RELAXED.reserve, abs=60)
    assert [evening.person(asked).mention in notice.text for notice in evening.notices()] == [True]
    assert board.deleted


async def test_channel_and_server_gone_at_once(evening: Evening) -> None:
    await begin(evening)
    for name in ("Ada", "Dev"):
        evening.person(name).close_dms()
    evening.playground.admin.delete_channel("tables")
    evening.playground.admin.remove_bot()
    await evening.playground.until(lambda: not evening.bot.guilds)
    await unheard_turn(evening)
    await evening.calm()
    tried = len(evening.playground.requests.entries)
    for _ in range(10):
        await evening.pass_time(DAY)
    assert len(evening.playground.requests.entries) - tried < 60, "it is tried over and over"
    table = await evening.bot.services.tables.row(1)
    assert table.status == "playing"
    assert not any(row.timed_out for row in table.seats)


@pytest.mark.parametrize("reachable", [False, True])
async def test_an_abandoned_table_ends_only_once_somebody_heard(evening: Evening, reachable: bool) -> None:
    await begin(evening, clock="none")
    for name in ("Ada", "Dev"):
        evening.person(name).close_dms(not reachable)
    close(evening, "gone")
    await evening.heard()
    await evening.calm()
    await evening.pass_time(GAME_RESTS + 60)
    assert letters(evening, "Dev", "letter-closing", "closed") == reachable
    await evening.pass_time(NOTICE + 3600)
    assert (await evening.table()).status == ("ended" if reachable else "playing")
    if not reachable:
        await evening.pass_time(UNREACHED_RESTS - GAME_RESTS - NOTICE - DAY)
        assert (await evening.table()).status == "playing"
        await evening.pass_time(2 * DAY)
        assert (await evening.table()).status == "ended"
