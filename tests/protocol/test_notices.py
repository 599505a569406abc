"""A person with a question is notified: once, where they want it, and only while the question is open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, get_args

import msgspec
import pytest
import sqlalchemy as sa

from bot.config import Config
from bot.database.schema import notices
from bot.discord.panels.panel import Panel
from bot.features.agreements.rules import propose_pause
from bot.features.lifecycle.rules.lifecycle import end, move_here
from bot.features.notices.delivery.notice_dispatcher import NoticeDispatcher
from bot.features.notices.delivery.notice_sender import NoticeSender
from bot.features.notices.panel import _LAYOUTS, mention
from bot.features.notices.rules.notice import Notice, NoticeKind
from bot.features.notices.store import NoticeStore
from bot.table.perspective import Perspective
from playground import Permission, Playground
from playground.changes import Change, MessageCreated
from tests.protocol.evening import Evening, choices, verb
from tests.support.acting import act, move
from tests.support.notices import standing
from tests.support.phrases import phrase


@pytest.fixture(autouse=True)
def short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.features.notices.delivery.notice_scheduler.RETRY", 0.05)
    monkeypatch.setattr("bot.features.notices.delivery.notice_scheduler.UNREACHABLE_AGAIN", 0.05)


def pinged(evening: Evening) -> list[str]:
    """Return who was pinged by the notices in the channel."""
    world = evening.playground.world
    return [world.users[who].global_name or "" for notice in evening.notices() for who in notice.notified]


async def end_turn(evening: Evening) -> None:
    """Let the person with the question play until it is another person's turn."""
    asked = await evening.asked()
    panel = await evening.hand(asked)
    while await evening.asked() == asked:
        offered = choices(panel)
        panel = await evening.pick(asked, panel, "end" if "end" in offered else next(iter(offered)))
    await evening.calm()


async def test_one_notice_for_each_turn(evening: Evening) -> None:
    await evening.begin("Dev", "Mira")
    for _ in range(6):
        assert pinged(evening) == [await evening.asked()]
        await end_turn(evening)
    assert pinged(evening) == [await evening.asked()]


async def test_a_notice_goes_when_the_one_it_was_for_has_begun(evening: Evening) -> None:
    await evening.begin("Dev")
    service = evening.bot.services.tables
    asked = await evening.asked()
    person = evening.person(asked)
    mine = await service.look(1, person.id)
    own = next(option.id for option in mine.decision.options)  # type: ignore[union-attr]
    await move(service, 1, person.id, mine.own_revision, (own,))
    await evening.calm()
    if await evening.asked() == asked:
        assert pinged(evening) == [], "who is in the middle of a turn needs no notice"
    else:
        assert pinged(evening) == [await evening.asked()]


async def test_nobody_is_told_twice_after_a_restart(evening: Evening) -> None:
    await evening.begin("Dev")
    [notice] = evening.notices()
    for _ in range(2):
        await evening.restart_bot()
        assert evening.notices() == [notice]
    await end_turn(evening)
    assert notice.deleted
    assert len(evening.notices()) == 1


async def test_a_notice_that_could_not_be_sent_is_sent_later(evening: Evening) -> None:
    board = await evening.open_table()
    await evening.press("Dev", board, "Join")
    evening.playground.faults.fail_next(2, status=503, match="POST /api/v10/channels")
    await evening.press("Ada", board, "Start")
    await evening.playground.until(evening.notices)
    assert pinged(evening) == [await evening.asked()]


async def test_by_direct_message_with_the_hand(evening: Evening) -> None:
    await evening.begin("Mira")
    for name in ("Ada", "Mira"):
        panel = await evening.turn(name, await evening.hand(name), "direct")
        assert phrase("direct-on") in panel.text
        assert len(evening.person(name).dms()) == 1
    await end_turn(evening)
    asked = await evening.asked()
    assert pinged(evening) == [], "what is told by direct message is not told in the channel"
    letter = evening.person(asked).dms()[-1]
    assert phrase("letter-turn") in letter.text
    assert letter.alt_texts == (await evening.hand(asked)).alt_texts
    assert [button.label for button in letter.buttons if button.url] == [phrase("button-board")]
    shown = await evening.pick(asked, letter, "cast 8")
    assert shown is letter
    await evening.calm()
    assert (await evening.table()).revision > 4
    panel = await evening.turn(asked, await evening.hand(asked), "direct")
    assert phrase("direct-off") in panel.text
    letters = len(evening.person(asked).dms())
    while pinged(evening) != [asked]:
        await end_turn(evening)
    assert len(evening.person(asked).dms()) == letters


async def test_an_italian_letter(evening: Evening) -> None:
    await evening.begin("Bruno")
    await evening.turn("Bruno", await evening.hand("Bruno"), "direct")
    while await evening.asked() != "Ada":
        await end_turn(evening)
    await end_turn(evening)
    assert phrase("letter-turn", "it") in evening.person("Bruno").dms()[-1].text


async def test_who_is_written_to_is_so_in_the_language_of_their_discord(evening: Evening) -> None:
    bruno = evening.person("Bruno").id
    await evening.wish(bruno, delivery="direct")
    assert (await evening.bot.services.stores.people.person(bruno)).locale is None
    await evening.begin("Bruno")
    while await evening.asked() != "Ada":
        await end_turn(evening)
    await end_turn(evening)
    assert phrase("letter-turn", "it") in evening.person("Bruno").dms()[-1].text


async def test_the_language_of_whom_nobody_writes_to_is_not_kept(evening: Evening) -> None:
    await evening.begin("Bruno")
    assert (await evening.bot.services.stores.people.person(evening.person("Bruno").id)).locale is None


async def test_everybody_has_closed_their_door_and_the_channel_is_gone(evening: Evening) -> None:
    """Nobody can be notified. The bot doesn't keep trying, and people who come back can continue."""
    evening.playground.admin.create_channel("attic")
    for name in ("Ada", "Dev"):
        await evening.wish(evening.person(name).id, delivery="direct")
        evening.person(name).close_dms()
    await evening.begin("Dev", channel="attic")
    evening.playground.admin.delete_channel("attic")
    await evening.answered()
    mover, waiting = await evening.asked(), {"Ada", "Dev"}
    panel = await evening.slash(mover, "table hand", table=1)
    while await evening.asked() == mover:
        offered = choices(panel)
        panel = await evening.pick(mover, panel, "end" if "end" in offered else next(iter(offered)))
    await evening.answered()
    [other] = waiting - {mover}
    tried = len(evening.playground.requests.entries)
    for _ in range(5):
        await evening.pass_time(60)
    assert len(evening.playground.requests.entries) - tried <= 5, "it is tried over and over"
    assert evening.person(other).dms() == []
    evening.person(other).close_dms(False)
    await evening.pass_time(3600)
    assert phrase("letter-turn") in evening.person(other).dms()[-1].text
    panel = await evening.slash(other, "table hand", table=1)
    assert choices(panel), "whoever comes can go on"


async def test_closed_direct_messages(evening: Evening) -> None:
    await evening.begin("Dev")
    panel = await evening.offering("Dev", await evening.hand("Dev"), "direct")
    reply = await evening.person("Dev").press(panel, phrase("me-delivery-direct"))
    await evening.calm()
    assert phrase("refused-door-closed") in reply.text
    await evening.turn("Ada", await evening.hand("Ada"), "direct")
    evening.person("Ada").close_dms()
    while await evening.asked() != "Dev":
        await end_turn(evening)
    await end_turn(evening)
    [notice] = evening.notices()
    assert pinged(evening) == ["Ada"]
    assert phrase("notice-door-closed") in notice.text
    panel = await evening.hand("Ada", notice)
    assert choices(panel)


async def test_all_that_no_longer_holds_is_cleared_at_once(
    playground: Playground, settings: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each transaction costs a write on the host's disk."""
    cleared: list[int] = []
    settle = NoticeStore.settle

    async def counted(store: NoticeStore, settled: Iterable[tuple[Notice, Notice]]) -> None:
        those = list(settled)
        cleared.append(len(those))
        await settle(store, those)

    monkeypatch.setattr(NoticeStore, "settle", counted)
    here = Evening(playground, msgspec.structs.replace(settings, notice_delay=60))
    await here.start_bot()
    try:
        await here.begin("Dev", "Mira", game="towers")
        await here.calm()
        assert len(await standing(NoticeStore(here.bot.database))) == 6, "a question and a warning each"
        assert not cleared
        await act(here.bot.services.tables, end, 1, here.person("Ada").id)
        await here.calm()
        assert cleared == [6]
    finally:
        await here.stop_bot()


async def test_who_moves_soon_is_not_told(playground: Playground, settings: Config) -> None:
    here = Evening(playground, msgspec.structs.replace(settings, notice_delay=60))
    await here.start_bot()
    await here.begin("Dev")
    for _ in range(3):
        playground.advance(20)
        here.bot.notices.wake_timer.wake()
        await here.calm()
        assert here.notices() == []
        await end_turn(here)
    playground.advance(59)
    here.bot.notices.wake_timer.wake()
    await here.calm()
    assert here.notices() == []
    playground.advance(2)
    here.bot.notices.wake_timer.wake()
    await here.calm()
    assert pinged(here) == [await here.asked()]
    await here.stop_bot()


async def test_a_notice_that_fails_does_not_keep_back_the_others(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail_at_table_1(table: Perspective, *args: Any, **options: Any) -> Panel:
        if table.id == 1:
            raise RuntimeError("a mistake of ours")
        return mention(table, *args, **options)

    monkeypatch.setattr("bot.features.notices.delivery.notice_sender.mention", fail_at_table_1)
    await evening.begin("Dev")
    assert evening.notices() == []
    await evening.begin("Mira")
    assert len(evening.notices()) == 1
    monkeypatch.undo()
    await evening.playground.until(lambda: len(evening.notices()) == 2)


async def test_the_end_of_a_table_removes_its_notices(evening: Evening) -> None:
    await evening.begin("Dev")
    assert len(evening.notices()) == 1
    await evening.press("Ada", await evening.slash("Ada", "table end"), phrase("button-end-yes"))
    assert evening.notices() == []


def shut_doors(evening: Evening) -> None:
    """Close everybody's direct messages, so that only the channel can reach them."""
    for name in ("Ada", "Dev"):
        evening.person(name).close_dms()


async def test_a_channel_that_may_not_be_written_to_loses_no_turn(evening: Evening) -> None:
    shut_doors(evening)
    await evening.begin("Dev")
    evening.playground.deny_bot("tables", Permission.SEND_MESSAGES)
    await end_turn(evening)
    asked = await evening.asked()
    assert phrase("letter-turn") in (await evening.slash(asked, "tables")).text
    assert pinged(evening) == []
    await evening.restart_bot()
    assert pinged(evening) == []
    evening.playground.admin.permit_bot("tables")
    await evening.playground.until(evening.notices)
    assert pinged(evening) == [asked]


async def test_a_notice_that_was_refused_is_tried_again_for_who_looks(evening: Evening) -> None:
    shut_doors(evening)
    board = await evening.begin("Dev")
    room = evening.playground.channel("tables")
    before = list(room.overwrites)
    evening.playground.deny_bot("tables", Permission.SEND_MESSAGES)
    await end_turn(evening)
    asked = await evening.asked()
    await evening.calm()
    assert pinged(evening) == []
    assert phrase("board-closed") in board.text, "the board is changed as ever"
    # There is no event for this.
    room.overwrites[:] = before
    await evening.calm()
    assert pinged(evening) == []
    await evening.press("Mira", board, verb(board, "hand"))
    assert pinged(evening) == [asked]


async def test_what_nobody_waits_for_any_more_is_not_told_when_the_channel_opens(evening: Evening) -> None:
    shut_doors(evening)
    await evening.begin("Dev")
    evening.playground.deny_bot("tables", Permission.SEND_MESSAGES)
    await end_turn(evening)
    await end_turn(evening)
    evening.playground.admin.permit_bot("tables")
    await evening.playground.until(evening.notices)
    await evening.calm()
    assert pinged(evening) == [await evening.asked()]


@pytest.mark.parametrize("restarts", [False, True])
async def test_a_notice_that_could_not_be_removed_goes_when_the_channel_opens(
    evening: Evening, restarts: bool
) -> None:
    shut_doors(evening)
    board = await evening.begin("Dev")
    [old] = evening.notices()
    asked = await evening.asked()
    panel = await evening.hand(asked, board)
    evening.playground.deny_bot("tables", Permission.VIEW_CHANNEL)
    while await evening.asked() == asked:
        offered = choices(panel)
        panel = await evening.pick(asked, panel, "end" if "end" in offered else next(iter(offered)))
    await evening.playground.until(lambda: evening.bot.services.publisher.is_denied(1))
    assert old in evening.notices()
    if restarts:
        await evening.stop_bot()
        await evening.start_bot()
    evening.playground.admin.permit_bot("tables")
    await evening.playground.until(lambda: old not in evening.notices())
    await evening.calm()
    assert len(evening.notices()) == 1
    assert evening.person(await evening.asked()).mention in evening.notices()[0].text


async def test_a_channel_that_is_gone_and_a_table_that_moves(evening: Evening) -> None:
    shut_doors(evening)
    evening.playground.admin.create_channel("attic")
    await evening.begin("Dev", channel="attic")
    evening.playground.admin.delete_channel("attic")
    asked = await evening.asked()
    panel = await evening.slash(asked, "table hand", table=1)
    while await evening.asked() == asked:
        offered = choices(panel)
        panel = await evening.pick(asked, panel, "end" if "end" in offered else next(iter(offered)))
    await evening.calm()
    service = evening.bot.services.tables
    host = evening.person("Ada")
    await act(
        service,
        move_here,
        1,
        host.id,
        evening.playground.channel("lounge").id,
        name=host.name,
        moderates=True,
    )
    await evening.playground.until(lambda: evening.notices("lounge"))
    assert evening.person(await evening.asked()).mention in evening.notices("lounge")[0].text


async def test_a_mention_and_a_direct_message(evening: Evening) -> None:
    await evening.begin("Mira")
    asked = await evening.asked()
    other = "Mira" if asked == "Ada" else "Ada"
    await evening.wish(evening.person(other).id, delivery="both")
    evening.playground.faults.fail_next(3, status=503, match="POST /api/v10/channels")
    await end_turn(evening)
    await evening.playground.until(evening.notices)
    await evening.calm()
    person = evening.person(other)
    assert [phrase("letter-turn") in letter.text for letter in person.dms()] == [True]
    await evening.restart_bot()
    [notice] = evening.notices()
    assert person.mention in notice.text
    assert not notice.notified, "the direct message has pinged them"
    assert [letter.notified for letter in person.dms()] == [[person.id]]


async def test_a_mention_and_a_direct_message_with_a_closed_channel(evening: Evening) -> None:
    await evening.begin("Mira")
    asked = await evening.asked()
    other = "Mira" if asked == "Ada" else "Ada"
    await evening.wish(evening.person(other).id, delivery="both")
    evening.playground.deny_bot("tables", Permission.SEND_MESSAGES)
    await end_turn(evening)
    for _ in range(3):
        evening.playground.advance(3600)
        evening.bot.look_at_clock()
        await evening.calm()
    letters = evening.person(other).dms()
    assert len(letters) == 1, "what was written is not written again for the sake of the channel"


async def test_people_who_want_no_notices_get_none(evening: Evening) -> None:
    for name in ("Ada", "Dev"):
        await evening.wish(evening.person(name).id, delivery="none")
    await evening.begin("Dev")
    await end_turn(evening)
    assert evening.notices() == []
    asked = await evening.asked()
    assert evening.person(asked).dms() == []
    await evening.wish(evening.person(asked).id, delivery="channel")
    await evening.calm()
    assert pinged(evening) == [asked], "whoever changes their mind is told of what waits"


async def test_the_way_to_open_a_closed_door_is_told_once(evening: Evening) -> None:
    for name in ("Ada", "Mira"):
        await evening.wish(evening.person(name).id, delivery="direct")
        evening.person(name).close_dms()
    await evening.begin("Mira")
    hinted = []
    for turn in range(4):
        if turn == 3:
            await evening.restart_bot()
        [notice] = evening.notices()
        hinted.append(phrase("notice-door-closed") in notice.text)
        await end_turn(evening)
    assert hinted == [True, True, False, False], "each of the two once"
    asked = await evening.asked()
    assert (
        await evening.bot.services.stores.people.person(evening.person(asked).id)
    ).preferences.delivery == "direct"
    other = "Mira" if asked == "Ada" else "Ada"
    evening.person(other).close_dms(False)
    await end_turn(evening)
    assert evening.notices() == []
    assert phrase("letter-turn") in evening.person(other).dms()[-1].text


async def test_somebody_who_left_the_server(evening: Evening) -> None:
    await evening.begin("Dev")
    await evening.wish(evening.person("Dev").id, delivery="direct")
    while await evening.asked() == "Dev":
        await end_turn(evening)
    evening.person("Dev").leave()
    while await evening.asked() != "Dev":
        await end_turn(evening)
    assert phrase("notice-door-closed") in evening.notices()[0].text
    await evening.press("Ada", await evening.slash("Ada", "table end"), phrase("button-end-yes"))
    assert evening.notices() == []


async def test_a_bot_that_stops_between_writing_and_sending(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stop(*_: Any, **__: Any) -> int:
        raise RuntimeError("killed before it was noted")

    board = await evening.open_table()
    await evening.press("Dev", board, "Join")
    posted = NoticeSender.mention

    async def post_and_stop(*args: Any, **options: Any) -> int:
        await posted(*args, **options)
        return await stop()

    monkeypatch.setattr(NoticeSender, "mention", post_and_stop)
    await evening.press("Ada", board, "Start")
    monkeypatch.undo()
    await evening.restart_bot()
    await evening.playground.until(evening.notices)
    assert len(evening.notices()) == 1
    await end_turn(evening)
    assert pinged(evening) == [await evening.asked()]


async def test_a_proposal_is_told_until_it_is_answered(evening: Evening) -> None:
    await evening.begin("Dev", "Mira")
    service = evening.bot.services.tables
    asked = await evening.asked()
    by = next(name for name in ("Ada", "Dev", "Mira") if name != asked)
    others = {"Ada", "Dev", "Mira"} - {by}
    await act(service, propose_pause, 1, evening.person(by).id)
    await evening.calm()
    proposed = [notice for notice in evening.notices() if "proposes" in notice.text]
    named = {
        name
        for name in ("Ada", "Dev", "Mira")
        if any(evening.person(name).mention in n.text for n in proposed)
    }
    assert named == others
    # The ping about the turn is unread, and also leads to the proposal.
    assert {who for n in proposed for who in n.notified} == {
        evening.person(name).id for name in others - {asked}
    }
    await evening.restart_bot()
    first, second = sorted(others)
    await evening.press(first, proposed[0], "Agree")
    left = [notice for notice in evening.notices() if "proposes" in notice.text]
    assert left == proposed, "it stands for whoever has not answered"
    await evening.press(second, left[0], "Decline")
    assert not [notice for notice in evening.notices() if "proposes" in notice.text]
    assert pinged(evening) == [asked], "who is asked is still asked"


async def test_every_kind_of_notice_has_its_look() -> None:
    assert set(get_args(NoticeKind)) == set(_LAYOUTS)


async def test_what_should_stand_and_is_not_owed_is_owed_after_a_restart(evening: Evening) -> None:
    await evening.begin("Dev", "Mira")
    asked = evening.person(await evening.asked()).id
    await evening.bot.database.execute(sa.delete(notices))
    await evening.restart_bot()
    owed = await standing(NoticeStore(evening.bot.database))
    assert [(notice.kind, notice.person) for notice in owed] == [("turn", asked), ("short", asked)]
    # The message whose record was deleted is still in the channel.
    assert pinged(evening)[-1] == await evening.asked()


async def test_what_was_posted_for_several_and_not_noted_is_found_again(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def cut_short(*_: Any, **__: Any) -> list[Notice]:
        raise ConnectionError

    with monkeypatch.context() as killed:
        killed.setattr(NoticeDispatcher, "_note_told", cut_short)
        await evening.begin("Dev", "Mira", game="towers")
        await evening.stop_bot()
    [posted] = evening.notices()
    await evening.start_bot()
    await evening.calm()
    assert evening.notices() == [posted]
    told = [one for one in await standing(NoticeStore(evening.bot.database)) if one.kind == "turn"]
    assert {notice.message for notice in told} == {posted.id}
    assert len(told) == 3


@pytest.mark.parametrize("place", [0, 2])
async def test_who_answers_what_was_posted_and_not_noted_takes_it_from_nobody(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, place: int
) -> None:
    """One of three people notified by a message answers before that is recorded; the others are notified
    once.
    """

    async def cut_short(*_: Any, **__: Any) -> list[Notice]:
        raise ConnectionError

    pings: Counter[int] = Counter()

    def note(change: Change) -> None:
        if isinstance(change, MessageCreated):
            pings.update(change.message.notified)

    evening.playground.world.listen(note)
    with monkeypatch.context() as killed:
        killed.setattr(NoticeDispatcher, "_note_told", cut_short)
        await evening.begin("Dev", "Mira", game="towers")
        owed = await standing(NoticeStore(evening.bot.database))
        told = sorted((one for one in owed if one.kind == "turn"), key=lambda notice: notice.id)
        quick = evening.playground.world.users[told[place].person].global_name or ""
        panel = await evening.hand(quick)
        await evening.pick(quick, panel, next(iter(choices(panel))))
        await evening.stop_bot()
    await evening.start_bot()
    await evening.calm()
    assert pings == {notice.person: 1 for notice in told}
    [notice] = evening.notices()
    left = await standing(NoticeStore(evening.bot.database))
    assert {(one.person, one.message) for one in left if one.kind == "turn"} == {
        (one.person, notice.id) for one in told if one.person != told[place].person
    }
