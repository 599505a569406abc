"""The channel shows the newest revision, whatever happens."""

from __future__ import annotations

import asyncio

import pytest

from bot.features.lobby.rules.lobby import join
from playground import Message, Permission
from playground.changes import ChannelChanged
from tests.protocol.evening import Evening, verb
from tests.support.acting import act, move
from tests.support.phrases import phrase


@pytest.fixture(autouse=True)
def short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.table.worker.FIRST_PAUSE", 0.05)
    monkeypatch.setattr("bot.features.notices.delivery.notice_scheduler.RETRY", 0.05)


def count(evening: Evening, method: str, path: str = "/messages") -> int:
    """Return how many of the bot's requests were about channel messages."""
    return sum(
        request.method == method and request.path.startswith("/channels/") and path in request.path
        for request in evening.playground.requests.entries
    )


async def revision_shown(evening: Evening, board: Message) -> bool:
    """Return whether a board shows the table's current revision."""
    table = await evening.table()
    return verb(board, "hand") == f"test:1:{table.own_revision}:hand:"


async def move_fast(evening: Evening, moves: int) -> None:
    """Declare the likeliest spell ``moves`` times, without waiting for the channel."""
    service, game = evening.bot.services.tables, evening.bot.services.games["abraca"]
    for _ in range(moves):
        table = await service.look(1, None)
        person = table.seats[table.waiting[0]].person
        assert person is not None
        mine = await service.look(1, person)
        assert mine.decision is not None
        choice = game.computer_player.choose(mine.view, mine.decision, None)  # type: ignore[arg-type]
        await move(service, 1, person, mine.own_revision, choice)


async def test_a_deleted_board_comes_back_by_itself(evening: Evening) -> None:
    board = await evening.begin("Dev")
    evening.person("Mira").delete(board)
    assert evening.boards() == []
    await evening.heard()
    await evening.calm()
    [anew] = evening.boards()
    assert anew is not board
    assert await revision_shown(evening, anew)
    assert "table 1" in (await evening.hand("Ada", anew)).text


async def test_only_the_board_of_an_open_table_comes_back(evening: Evening) -> None:
    board = await evening.begin("Dev")
    said = evening.person("Ada").say("tables", "hello")
    evening.person("Mira").delete(said)
    await evening.heard()
    await evening.calm()
    assert evening.boards() == [board]
    question = await evening.slash("Ada", "table end", table=1)
    await evening.press("Ada", question, phrase("button-end-yes"))
    evening.person("Mira").delete(evening.board())
    await evening.heard()
    await evening.calm()
    assert evening.boards() == []


@pytest.mark.parametrize(
    "denied", [Permission.VIEW_CHANNEL, Permission.SEND_MESSAGES | Permission.ATTACH_FILES]
)
async def test_a_permission_is_taken_away_and_given_back(evening: Evening, denied: Permission) -> None:
    board = await evening.begin("Dev")
    room = evening.playground.channel("tables")
    before = list(room.overwrites)
    evening.playground.deny_bot("tables", denied)
    asked = await evening.asked()
    panel = await evening.hand(asked, board)
    await evening.pick(asked, panel, "cast 8")
    await evening.playground.until(lambda: evening.bot.services.publisher.is_denied(1))
    await evening.calm()
    told = await evening.turn(asked, panel, "hand")
    assert phrase("hand-channel-denied") in told.text
    assert phrase("button-here") in [button.label for button in told.buttons]
    assert (await evening.table()).recent[-1].text.key == "log-channel-closed"
    assert (await evening.table()).recent[-2].text.key != "log-started", "the move counts"
    assert not await revision_shown(evening, board)

    room.overwrites[:] = before
    evening.playground.world.tell(ChannelChanged(room, "update"))
    await evening.calm()
    assert await revision_shown(evening, evening.board()), "nobody had to press"
    assert phrase("hand-channel-denied") not in (await evening.hand(asked)).text


@pytest.mark.parametrize("looks", ["hand", "show"])
async def test_a_permission_given_back_without_an_event_is_noticed_by_who_looks(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, looks: str
) -> None:
    monkeypatch.setattr("bot.table.worker.FIRST_PAUSE", 300.0)
    evening.person("Ada").close_dms()
    evening.person("Dev").close_dms()
    board = await evening.begin("Dev")
    room = evening.playground.channel("tables")
    before = list(room.overwrites)
    evening.playground.deny_bot("tables", Permission.VIEW_CHANNEL)
    await asyncio.sleep(0.1)  # until the bot has received the change
    [notice] = evening.notices()
    while evening.person(await evening.asked()).mention in notice.text:
        await move_fast(evening, 1)
    asked = await evening.asked()
    await evening.playground.until(lambda: evening.bot.services.publisher.is_denied(1))
    await asyncio.sleep(0.5)  # until every update triggered by the moves has been refused
    assert not await revision_shown(evening, board)

    room.overwrites[:] = before
    await asyncio.sleep(0.1)
    assert not await revision_shown(evening, board), "there was no event"
    if looks == "hand":
        await evening.person("Mira").press(board, verb(board, "hand"))
    else:
        await evening.slash("Mira", "table show", "lounge", table=1)
    await evening.calm()
    assert await revision_shown(evening, evening.board())
    assert any(evening.person(asked).mention in notice.text for notice in evening.notices())


async def test_a_server_that_the_bot_was_sent_away_from(evening: Evening) -> None:
    await evening.begin("Dev")
    evening.playground.admin.remove_bot()
    await evening.playground.until(lambda: not evening.bot.guilds)
    await move_fast(evening, 1)
    await evening.playground.until(lambda: not evening.bot.services.publisher.workers.busy)
    assert evening.bot.services.publisher.is_denied(1), "it was tried once, and not for ever"

    evening.playground.admin.invite_bot()
    await evening.playground.until(lambda: evening.bot.guilds)
    await evening.calm()
    assert await revision_shown(evening, evening.board()), "back again, nobody had to press"


async def test_a_deleted_channel_and_a_new_place(evening: Evening) -> None:
    await evening.begin("Dev")
    evening.playground.world.delete_channel(evening.playground.channel("tables"))
    asked = await evening.asked()
    panel = await evening.slash(asked, "table hand", "lounge", table=1)
    await evening.pick(asked, panel, "cast 8")
    await evening.playground.until(lambda: evening.bot.services.publisher.is_denied(1))
    panel = await evening.turn(asked, panel, "hand")
    await evening.press(asked, panel, phrase("button-here"))
    [board] = evening.boards("lounge")
    assert await revision_shown(evening, board)
    assert phrase("hand-channel-denied") not in (await evening.hand("Ada", board)).text
    assert [evening.person(await evening.asked()).mention in n.text for n in evening.notices("lounge")] in (
        [],
        [True],
    )


async def test_the_board_moves_to_another_channel(evening: Evening) -> None:
    board = await evening.begin("Dev")
    evening.playground.faults.fail_next(1, status=503, match="DELETE /api/v10/channels")
    shown = await evening.slash("Dev", "table show", "lounge", table=1)
    await evening.press("Dev", await evening.turn("Dev", shown, "more"), phrase("button-here"))
    assert evening.boards("tables") == [], "the old board is removed, if not at once"
    assert board.deleted
    [anew] = evening.boards("lounge")
    assert await revision_shown(evening, anew)
    asked = await evening.asked()
    await evening.pick(asked, await evening.hand(asked, anew), "cast 8")
    await evening.calm()
    assert evening.boards("tables") == []
    assert await revision_shown(evening, anew)


async def test_an_old_board_is_removed_after_a_restart(evening: Evening) -> None:
    await evening.begin("Dev")
    evening.playground.faults.fail_next(1000, status=503, match="DELETE /api/v10/channels")
    shown = await evening.slash("Dev", "table show", "lounge", table=1)
    await evening.person("Dev").press(await evening.turn("Dev", shown, "more"), phrase("button-here"))
    await evening.playground.until(lambda: evening.boards("lounge"))
    await evening.stop_bot()
    assert len(evening.boards("tables")) == 1
    evening.playground.faults.clear()
    await evening.start_bot()
    await evening.calm()
    assert evening.boards("tables") == []


@pytest.mark.parametrize(("status", "times"), [(503, 3), (500, 1)])
async def test_errors_of_discord_heal(evening: Evening, status: int, times: int) -> None:
    board = await evening.begin("Dev")
    evening.playground.faults.fail_next(times, status=status, match="PATCH /api/v10/channels")
    await evening.move(await evening.asked())
    assert await revision_shown(evening, board)
    assert evening.boards() == [board]


async def test_limits_of_discord_are_waited_for(evening: Evening) -> None:
    board = await evening.begin("Dev")
    evening.playground.faults.limit_next(2, retry_after=0.05, match="PATCH /api/v10/channels")
    await evening.move(await evening.asked())
    assert await revision_shown(evening, board)


async def test_a_lost_answer_posts_nothing_twice(evening: Evening) -> None:
    evening.playground.faults.lose_next(1, match="POST /api/v10/channels")
    await evening.slash("Ada", "table new", game="abraca")
    await evening.calm()
    [board] = evening.boards()
    evening.playground.faults.lose_next(2, match="PATCH /api/v10/channels")
    await evening.press("Dev", board, "Join")
    assert "**Dev**" in board.text
    evening.playground.faults.lose_next(1, match="POST /api/v10/channels")
    await evening.press("Ada", board, "Start")
    assert len(evening.notices()) == 1
    assert evening.boards() == [board]


async def test_a_post_that_got_through_unnoticed_is_brought_up_to_date(evening: Evening) -> None:
    evening.playground.faults.lose_next(1, match="POST /api/v10/channels")
    await evening.slash("Ada", "table new", game="abraca")
    await evening.playground.until(evening.boards)
    # Discord recognizes the nonce and returns the lobby from before Dev joined.
    ada, dev = evening.person("Ada"), evening.person("Dev")
    await act(evening.bot.services.tables, join, 1, dev.id, name=dev.name, interaction=4711)
    await evening.calm()
    [board] = evening.boards()
    assert "**Dev**" in board.text
    assert ada.name in board.text


async def test_a_lost_acknowledgement_loses_no_move(evening: Evening) -> None:
    await evening.begin("Dev")
    asked = await evening.asked()
    panel = await evening.hand(asked)
    evening.playground.faults.lose_next(1, match="/callback")
    await evening.pick(asked, panel, "cast 8")
    await evening.calm()
    assert (await evening.table()).revision == 4
    board = evening.board()
    assert await revision_shown(evening, board)


async def test_an_old_board_is_posted_anew_and_never_edited(evening: Evening) -> None:
    board = await evening.begin("Dev")
    for _ in range(7):
        evening.playground.advance(51 * 60)
        edits = count(evening, "PATCH", f"/messages/{board.id}")
        await evening.move(await evening.asked())
        [anew] = evening.boards()
        assert anew is not board
        assert board.deleted
        assert count(evening, "PATCH", f"/messages/{board.id}") == edits
        board = anew
    await evening.move(await evening.asked())
    assert evening.boards() == [board], "a young board is edited"
    assert await revision_shown(evening, board)


async def test_a_board_that_discord_finds_too_old_is_posted_anew(evening: Evening) -> None:
    board = await evening.begin("Dev")
    evening.bot.services.publisher._now = lambda: 0.0  # to a stopped clock, every board seems recent
    evening.playground.messages.old_edits.retry_after = 0.01
    evening.playground.advance(2 * 3600)
    for _ in range(6):
        await evening.move(await evening.asked())
    [anew] = evening.boards()
    assert anew is not board
    assert await revision_shown(evening, anew)


async def test_frames_between_are_skipped(evening: Evening) -> None:
    board = await evening.begin("Dev")
    before = count(evening, "PATCH")
    evening.playground.faults.latency = 0.2
    await move_fast(evening, 20)
    evening.playground.faults.latency = 0
    await evening.calm()
    assert count(evening, "PATCH") - before < 10
    assert await revision_shown(evening, board)


async def test_a_channel_needs_no_permission_for_threads(evening: Evening) -> None:
    evening.playground.deny_bot("lounge", Permission.SEND_MESSAGES_IN_THREADS)
    answer = await evening.slash("Ada", "table new", "lounge", game="abraca")
    assert "is open" in answer.text
