"""The queue from the first press to the game, used by people on the local Discord."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.features.blocks.rules import Block
from bot.features.queue.delivery import EVERY
from bot.features.queue.rules.wish import LASTS, Wish, answer_time
from playground import Message
from tests.protocol.evening import Evening, read, verb
from tests.support.phrases import phrase

DAY = 86_400.0
THREE = ("Ada", "Bruno", "Chloé")


async def want(evening: Evening, name: str, **other: Any) -> Message:
    """Let a person choose what they want to play; return the page."""
    page = await evening.slash(name, "play")
    form = (await evening.person(name).press(page, verb(page, "queue-change"))).modal
    assert form is not None
    values = {"games": ["abraca"], "sizes": ["3"], "clock": "day", "hours": False}
    return await (await evening.person(name).submit(form, {**values, **other})).result()


async def wait(evening: Evening, *names: str, **other: Any) -> list[Message]:
    """Let people wait in this order for a game of three; return their pages."""
    pages = []
    for name in names:
        page = await want(evening, name, **other)
        pages.append(await (await evening.person(name).press(page, verb(page, "queue-wait"))).result())
        evening.playground.advance(1)
    return pages


async def matched(evening: Evening, names: Sequence[str] = THREE, **other: Any) -> Message:
    """Let people wait until the queue has created a table for them; return its board."""
    await wait(evening, *names, **other)
    await evening.pass_time(EVERY)
    return evening.board()


async def answer(evening: Evening, name: str, what: str) -> str:
    """Let a person answer at the newest board; return the answer."""
    reply = await evening.press(name, evening.board(), verb(evening.board(), what))
    return await read(reply)


async def wish_of(evening: Evening, name: str) -> Wish:
    """Return a person's stored wish."""
    store = evening.bot.services.stores.queue
    wish = await store.wish(evening.playground.guild.id, evening.person(name).id)
    assert wish is not None
    return wish


async def is_waiting(evening: Evening, name: str) -> bool:
    """Return whether a person is waiting, or the queue has something for them."""
    return (await wish_of(evening, name)).since is not None


async def test_two_presses_are_enough_to_wait(evening: Evening) -> None:
    page = await evening.slash("Ada", "play")
    assert phrase("queue-off") in page.text
    page = await (await evening.person("Ada").press(page, verb(page, "queue-wait"))).result()
    assert phrase("queue-done-wait") in page.text
    other = await evening.slash("Dev", "play")
    assert phrase("queue-others", variant="one") in other.text
    page = await (await evening.person("Ada").press(page, verb(page, "queue-stop"))).result()
    assert verb(page, "queue-wait")
    assert not await is_waiting(evening, "Ada")


async def test_the_game_begins_once_everybody_has_accepted(evening: Evening) -> None:
    board = await matched(evening)
    told = [one.text for one in evening.notices()]
    assert all(any(f"<@{evening.person(name).id}>" in text for text in told) for name in THREE)
    assert phrase("lobby-matched") in board.text
    assert phrase("refused-not-invited") in await answer(evening, "Dev", "invite-accept")
    assert phrase("joined", "it") in await answer(evening, "Bruno", "invite-accept")
    page = await evening.slash("Bruno", "play")
    assert phrase("queue-accepted", "it") in page.text
    await evening.restart_bot()
    assert len(evening.boards()) == 1, "nobody is matched a second time"
    page = await evening.slash("Ada", "play")
    await evening.press("Ada", page, verb(page, "invite-accept"))
    assert (await evening.table()).status == "lobby"
    [notice] = [one for one in evening.notices() if phrase("notice-matched", variant="queue") in one.text]
    await evening.press("Chloé", notice, verb(notice, "invite-accept"))
    table = await evening.table()
    assert (table.status, table.clock, len(table.seats)) == ("playing", "day", 3)
    await evening.pass_time(EVERY)
    assert not any([await is_waiting(evening, name) for name in THREE])
    assert phrase("queue-found") in (await evening.slash("Ada", "play")).text
    waits = await evening.bot.services.stores.queue.waits(evening.playground.guild.id)
    assert len(waits) == 3


async def test_without_somebody_the_others_keep_their_place(evening: Evening) -> None:
    await matched(evening)
    first = [(await wish_of(evening, name)).since for name in THREE]
    await answer(evening, "Ada", "invite-accept")
    await answer(evening, "Bruno", "invite-decline")
    table = await evening.table()
    assert table.status == "ended"
    assert not evening.notices(), "nobody is asked any more"
    await evening.restart_bot()
    await evening.pass_time(EVERY)
    assert len(evening.boards()) == 1, "two are too few"
    assert (await wish_of(evening, "Bruno")).outcome == "declined"
    assert phrase("queue-declined", "it") in (await evening.slash("Bruno", "play")).text
    await wait(evening, "Dev")
    await evening.pass_time(EVERY)
    after = [(await wish_of(evening, name)).since for name in ("Ada", "Chloé")]
    assert after == [first[0], first[2]]
    table = await evening.table(2)
    people = {evening.person(name).id for name in ("Ada", "Chloé", "Dev")}
    assert {one.person for one in table.invited} == people


async def test_who_waits_again_at_once_is_not_forgotten(evening: Evening) -> None:
    """The queue looks at the answer only minutes later."""
    await matched(evening)
    evening.playground.advance(1)
    await answer(evening, "Ada", "invite-decline")
    page = await evening.slash("Ada", "play")
    assert phrase("queue-declined") in page.text
    page = await (await evening.person("Ada").press(page, verb(page, "queue-wait"))).result()
    assert phrase("queue-waiting") in page.text
    await evening.pass_time(EVERY)
    assert len(evening.boards()) == 2


async def test_who_does_not_answer_waits_no_longer(evening: Evening) -> None:
    await matched(evening)
    await answer(evening, "Ada", "invite-accept")
    await evening.pass_time(answer_time("day") + EVERY)
    assert (await evening.table()).status == "ended"
    await evening.pass_time(EVERY)
    assert await is_waiting(evening, "Ada")
    assert (await wish_of(evening, "Bruno")).outcome == "lapsed"
    assert (await wish_of(evening, "Chloé")).outcome == "lapsed"


async def test_who_accepted_and_leaves_ends_it(evening: Evening) -> None:
    await matched(evening)
    await answer(evening, "Ada", "invite-accept")
    await answer(evening, "Ada", "leave")
    assert (await evening.table()).status == "ended"
    await evening.pass_time(EVERY)
    assert (await wish_of(evening, "Ada")).outcome == "declined"
    assert await is_waiting(evening, "Bruno")


@pytest.mark.parametrize("reason", ["", "not today"])
async def test_a_table_that_a_moderator_ends_is_not_made_again(evening: Evening, reason: str) -> None:
    board = await matched(evening)
    await answer(evening, "Ada", "invite-accept")
    more = await (await evening.person("Mira").slash("tables", "table end", table=1)).result()
    if reason:
        form = (await evening.person("Mira").press(more, verb(more, "end-why"))).modal
        assert form is not None
        await evening.person("Mira").submit(form, {"reason": reason})
    else:
        await evening.press("Mira", more, verb(more, "end-yes"))
    await evening.calm()
    told = [one for one in evening.notices() if phrase("ended-in-queue") in one.text]
    for name in THREE:
        assert any(f"<@{evening.person(name).id}>" in one.text for one in told), "everybody hears of it"
    await evening.restart_bot()
    for _ in range(2):
        await evening.pass_time(EVERY)
    assert len(evening.boards()) == 1
    assert not any([await is_waiting(evening, name) for name in THREE])
    for name in THREE:
        page = await evening.slash(name, "play")
        locale = "it" if name == "Bruno" else "en"
        assert phrase("queue-called-off", locale) in page.text
        await evening.press(name, page, verb(page, "queue-wait"))
    await evening.pass_time(EVERY)
    assert len(evening.boards()) == 2, "they go on waiting if they want to"
    assert board


async def test_an_invitation_that_a_moderator_withdraws_is_not_made_again(evening: Evening) -> None:
    board = await matched(evening)
    bruno = evening.person("Bruno").id
    said = await evening.forge(
        "Mira", board, f"test:1:{(await evening.table()).own_revision}:invite-withdraw:{bruno}"
    )
    assert phrase("done-invitation-withdrawn") in said
    await evening.pass_time(EVERY)
    await evening.pass_time(EVERY)
    assert (await wish_of(evening, "Bruno")).outcome == "called-off"
    assert await is_waiting(evening, "Ada")
    assert len(evening.boards()) == 1


@pytest.mark.both_databases
async def test_a_restart_at_every_step(evening: Evening) -> None:
    await wait(evening, *THREE)
    await evening.restart_bot()
    await evening.pass_time(EVERY)
    await evening.restart_bot()
    for name in THREE:
        await answer(evening, name, "invite-accept")
        await evening.restart_bot()
        await evening.pass_time(EVERY)
    assert (await evening.table()).status == "playing"
    assert [len(evening.boards()), *[await is_waiting(evening, name) for name in THREE]] == [1, 0, 0, 0]


async def test_who_left_the_server_is_not_waited_for(evening: Evening) -> None:
    await wait(evening, *THREE)
    evening.person("Bruno").leave()
    await evening.pass_time(EVERY)
    assert not evening.boards()
    assert not await is_waiting(evening, "Bruno")
    await wait(evening, "Dev")
    await evening.pass_time(EVERY)
    assert len((await evening.table()).invited) == 3


async def test_a_table_whose_channel_is_deleted_is_made_again(evening: Evening) -> None:
    await wait(evening, "Ada")
    for name in ("Bruno", "Chloé"):
        page = await want(evening, name)
        page = await evening.slash(name, "play", "lounge")
        await evening.press(name, page, verb(page, "queue-wait"))
    await evening.pass_time(EVERY)
    assert (await evening.table()).channel == evening.playground.channel("tables").id
    evening.playground.admin.delete_channel("tables")
    await evening.calm()
    await evening.pass_time(EVERY)
    await evening.pass_time(EVERY)
    assert (await evening.table()).status == "ended"
    assert (await evening.table(2)).channel == evening.playground.channel("lounge").id


async def test_people_who_block_each_other_do_not_meet(evening: Evening) -> None:
    blocks = evening.bot.services.stores.people.blocks
    await blocks.block(Block(evening.person("Bruno").id, evening.person("Ada").id, 0.0))
    await wait(evening, *THREE)
    await evening.pass_time(EVERY)
    await evening.pass_time(5 * DAY)
    assert not evening.boards()
    await wait(evening, "Dev")
    await evening.pass_time(EVERY)
    assert evening.person("Bruno").id not in {one.person for one in (await evening.table()).invited}


async def test_a_wish_ends_after_two_weeks_unless_it_is_kept(evening: Evening) -> None:
    [page] = await wait(evening, "Ada")
    await wait(evening, "Bruno")
    assert not any("queue-keep" in (button.custom_id or "") for button in page.buttons)
    await evening.pass_time(LASTS - DAY)
    page = await evening.slash("Ada", "play")
    page = await (await evening.person("Ada").press(page, verb(page, "queue-keep"))).result()
    assert phrase("queue-done-keep") in page.text
    await evening.pass_time(2 * DAY)
    assert await is_waiting(evening, "Ada")
    assert (await wish_of(evening, "Bruno")).outcome == "ended"


async def test_friends_wait_for_each_other(evening: Evening) -> None:
    page = await want(evening, "Ada")
    picker = next(menu for menu in page.selects if "queue-with" in menu.custom_id)
    reply = await evening.person("Ada").select(page, picker.custom_id, str(evening.person("Dev").id))
    page = await reply.result()
    assert phrase("queue-with-asked") in page.text
    await evening.calm()
    [asked] = [one for one in evening.notices() if phrase("queue-friend") in one.text]
    await wait(evening, "Bruno", "Chloé")
    await evening.pass_time(EVERY)
    assert not evening.boards(), "Ada plays only with Dev"
    stranger = await evening.press("Bruno", asked, verb(asked, "queue-join"))
    assert phrase("refused-not-for-you", "it") in await read(stranger)
    await evening.press("Dev", asked, verb(asked, "queue-join"))
    await evening.pass_time(EVERY)
    people = {one.person for one in (await evening.table()).invited}
    assert {evening.person("Ada").id, evening.person("Dev").id} < people


async def test_free_seats_go_to_the_queue_first(evening: Evening) -> None:
    await wait(evening, "Bruno", "Chloé", sizes=["3", "4"], clock="relaxed")
    await wait(evening, "Dev", clock="live")
    await evening.open_table("Mira")
    await evening.pass_time(EVERY)
    table = await evening.table()
    assert {one.person for one in table.invited} == {evening.person(name).id for name in ("Bruno", "Chloé")}
    assert phrase("notice-matched", variant="host") in evening.notices()[0].text
    notice = evening.notices()[0]
    await evening.press("Bruno", notice, verb(notice, "invite-accept"))
    notice = evening.notices()[0]
    await evening.press("Chloé", notice, verb(notice, "invite-decline"))
    assert (await evening.table()).status == "lobby"
    await evening.press("Mira", evening.board(), verb(evening.board(), "start"))
    await evening.pass_time(EVERY)
    assert not await is_waiting(evening, "Bruno")
    assert await is_waiting(evening, "Chloé"), "declining somebody's table costs no place"
