"""Bookmarks and moments shown in the channel: by long press, in the replay, in the list, and taken back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.features.bookmarks.rules import MOST_BOOKMARKS, Bookmark
from bot.features.play.rules import take_back
from playground import Message, Permission
from playground.errors import CannotDoError
from tests.protocol.course import live, play_out, play_until
from tests.protocol.evening import Evening, read, verb
from tests.support.acting import act
from tests.support.phrases import phrase, spoken

REMARK = "The bold cast *here*"
HAND, MARK, SHOW = (phrase(f"menu-{name}") for name in ("hand", "bookmark", "moment"))


async def use(evening: Evening, name: str, message: Message, menu: str) -> str:
    """Let a person choose an entry in the context menu of ``message``; return the answer."""
    return await read(await evening.person(name).use_on(message, menu))


async def bookmark(evening: Evening, name: str, message: Message, remark: str = REMARK) -> Message:
    """Let a person bookmark the moment of ``message``; return the answer."""
    form = (await evening.person(name).use_on(message, MARK)).modal
    assert form is not None
    reply = await evening.person(name).submit(form, {"remark": remark})
    return await reply.result()


async def press(evening: Evening, name: str, panel: Message, wanted: str) -> Message:
    reply = await evening.person(name).press(panel, verb(panel, wanted))
    return await reply.result()


async def listed(evening: Evening, name: str) -> Message:
    """Let a person open their bookmarks from ``/tables``."""
    return await press(evening, name, await evening.slash(name, "tables"), "bookmarks")


async def test_hand_of_a_board(evening: Evening) -> None:
    await evening.begin("Bruno")
    asked = await evening.asked()
    by_menu = await (await evening.person(asked).use_on(evening.board(), HAND)).result()
    assert by_menu.ephemeral
    assert by_menu.text == (await evening.hand(asked)).text


async def test_messages_about_no_table(evening: Evening) -> None:
    await evening.begin("Bruno")
    said = evening.person("Bruno").say("tables", "hello")
    for menu in (HAND, MARK, SHOW):
        assert phrase("refused-not-my-message") in await use(evening, "Ada", said, menu)
    private = await evening.hand("Ada")
    with pytest.raises(CannotDoError):
        await evening.person("Ada").use_on(private, HAND)
    ranking = await evening.slash("Ada", "tables")
    assert ranking.ephemeral
    lobby = await evening.open_table("Dev", "lounge")
    assert phrase("refused-not-started") in await use(evening, "Ada", lobby, MARK)


async def test_a_bookmark_in_replay_list_and_export(evening: Evening) -> None:
    await evening.begin("Bruno", game="abraca")
    here = await play_until(evening, lambda table: table.table.revision > 8)
    answer = await bookmark(evening, "Ada", evening.board())
    assert answer.ephemeral
    positions = await evening.bot.services.tables.replays.positions(1)
    last = positions[-1]
    panel = await press(evening, "Ada", answer, "moment")
    assert (
        spoken("replay-where", turn="", step=last.step, last=last.step, eyes="").split(" · ")[1] in panel.text
    )
    assert "The bold cast \\*here\\*" in panel.text
    await play_until(evening, lambda table: table.table.revision > here.table.revision + 6)
    later = await press(evening, "Ada", await listed(evening, "Ada"), "bookmark-open")
    assert f"step {last.step} of" in later.text
    assert "The bold cast" not in (await evening.slash("Bruno", "table replay")).text
    assert not [
        b for b in (await evening.slash("Bruno", "tables")).buttons if "bookmarks" in str(b.custom_id)
    ]
    await play_out(evening)
    over = await press(evening, "Ada", await listed(evening, "Ada"), "bookmark-open")
    moves = [one for one in await evening.bot.services.tables.replays.positions(1) if one.moves == last.moves]
    assert f"step {moves[0].step} of" in over.text
    assert "The bold cast" in over.text
    exported = await everything(evening, "Ada")
    [kept] = exported["bookmarks"]
    assert (kept["remark"], kept["table_id"]) == (REMARK, 1)
    await evening.bot.services.privacy.forget(evening.person("Ada").id)
    assert (await everything(evening, "Ada"))["bookmarks"] == []


async def everything(evening: Evening, name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(
        json.dumps(await evening.bot.services.privacy.everything(evening.person(name).id))
    )
    return data


async def test_a_moment_that_was_taken_back(evening: Evening) -> None:
    await evening.begin("Bruno", game="touria")
    here = await play_until(
        evening, lambda table: len(table.table.undoable) > 0 and table.table.seats[0].person is not None
    )
    seat = here.table.undoable[-1]
    person = here.table.seats[seat].person
    assert person is not None
    before = await evening.bot.services.tables.replays.positions(1)
    await bookmark(evening, "Ada", evening.board())
    kept = await press(evening, "Ada", await listed(evening, "Ada"), "bookmark-open")
    assert phrase("bookmark-undone") not in kept.text
    evening.playground.advance(5)
    table = await evening.bot.services.tables.look(1, person)
    await act(evening.bot.services.tables, take_back, 1, person, argument=table.own_revision)
    await evening.calm()
    moved = await press(evening, "Ada", await listed(evening, "Ada"), "bookmark-open")
    assert phrase("bookmark-undone") in moved.text
    assert f"step {before[-2].step} of" in moved.text
    evening.playground.advance(5)
    await play_until(evening, lambda now: now.table.revision > table.revision + 8)
    again = await press(evening, "Ada", await listed(evening, "Ada"), "bookmark-open")
    assert phrase("bookmark-undone") in again.text, "other moves have taken its place"
    assert f"step {before[-2].step} of" in again.text


async def test_remarks_change_and_go(evening: Evening) -> None:
    await evening.begin("Bruno", game="abraca")
    await play_until(evening, lambda table: table.table.revision > 8)
    await bookmark(evening, "Ada", evening.board())
    await bookmark(evening, "Ada", evening.board(), "")
    panel = await press(evening, "Ada", await listed(evening, "Ada"), "bookmark-open")
    assert "The bold cast" in panel.text, "an empty remark of a long press replaces nothing"
    form = (await evening.person("Ada").press(panel, verb(panel, "bookmark"))).modal
    assert form is not None
    assert form.inputs["remark"]["value"] == REMARK
    panel = await (await evening.person("Ada").submit(form, {"remark": "Second thoughts"})).result()
    assert "Second thoughts" in panel.text
    assert "The bold cast" not in panel.text
    panel = await press(evening, "Ada", panel, "bookmark-drop")
    assert "Second thoughts" not in panel.text
    assert not [b for b in (await evening.slash("Ada", "tables")).buttons if "bookmarks" in str(b.custom_id)]


async def test_a_bookmark_is_its_owners_alone(evening: Evening) -> None:
    await evening.begin("Bruno", game="abraca")
    await bookmark(evening, "Ada", evening.board())
    board = evening.board()
    said = await evening.forge("Dev", board, "test:1:0:bookmark-open:1")
    assert phrase("refused-no-such-bookmark") in said
    await evening.forge("Dev", board, "test:1:0:bookmark-drop:1.0")
    assert len(await evening.bot.services.stores.bookmarks.at_table(1, evening.person("Ada").id)) == 1
    for verb_, argument in (
        ("bookmark", "x"),
        ("bookmark-drop", "1"),
        ("bookmark-open", "x"),
        ("moment", "@"),
        ("moment-show", "@1.2.3"),
        ("moment-show", "1@"),
    ):
        said = await evening.forge("Dev", board, f"test:1:0:{verb_}:{argument}")
        assert phrase("refused-unknown-button") in said, verb_


async def test_there_is_a_limit(evening: Evening) -> None:
    await evening.begin("Bruno", game="abraca")
    ada, store = evening.person("Ada").id, evening.bot.services.stores.bookmarks
    await play_until(evening, lambda table: table.table.revision > 6)
    [first] = [await bookmark(evening, "Ada", evening.board())]
    [kept] = await store.at_table(1, ada)
    for number in range(MOST_BOOKMARKS):
        await store.keep(1, ada, Bookmark(kept.moves, kept.at + number, kept.remark), keeps_remark=True)
    await play_until(evening, lambda table: table.table.revision > 12)
    form = (await evening.person("Ada").use_on(evening.board(), MARK)).modal
    assert form is not None
    said = await read(await evening.person("Ada").submit(form, {"remark": ""}))
    assert phrase("refused-too-many-bookmarks") in said
    assert first.ephemeral


async def show(evening: Evening, name: str, message: Message, remark: str = "") -> str:
    """Let a person show the moment of ``message`` in the channel; return the answer."""
    form = (await evening.person(name).use_on(message, SHOW)).modal
    assert form is not None
    return await read(await evening.person(name).submit(form, {"remark": remark}))


def posted(evening: Evening) -> list[Message]:
    """Return the moments shown in the channel."""
    room = evening.playground.channel("tables")
    return [
        message
        for message in evening.playground.world.history(room.id)
        if not message.ephemeral and any(":moment:" in str(button.custom_id) for button in message.buttons)
    ]


async def test_a_moment_in_the_channel(evening: Evening) -> None:
    await evening.begin("Bruno", "Chloé", game="saga")
    await play_until(evening, lambda table: table.table.revision > 14)
    seen = evening.board().alt_texts
    said = await show(evening, "Dev", evening.board(), "<@1> look\n# at this")
    [message] = posted(evening)
    assert str(message.id) in said
    assert message.alt_texts[-1] in seen[-1] or seen[-1] in message.alt_texts[-1], "what the channel has seen"
    assert evening.person("Dev").mention in message.text
    assert not message.notified, "nobody is pinged"
    assert "\n# at" not in message.text
    panel = await press(evening, "Bruno", message, "moment")
    assert panel.ephemeral
    await play_out(evening)
    again = await press(evening, "Bruno", message, "moment")
    assert again.alt_texts[0] == panel.alt_texts[0], "still the same position"


async def test_what_a_moment_shows_is_public(evening: Evening) -> None:
    await evening.begin("Bruno", "Chloé", game="saga")
    for turn in range(4):
        here = await live(evening)
        await play_until(evening, lambda now, seen=here.table.revision: now.table.revision > seen + 3)  # type: ignore[misc]
        await show(evening, "Ada", evening.board())
        hands = {alt for name in ("Ada", "Bruno", "Chloé") for alt in (await evening.hand(name)).alt_texts}
        assert len(posted(evening)) == turn + 1
        assert not hands & set(posted(evening)[-1].alt_texts)


async def test_who_may_not_post(evening: Evening) -> None:
    await evening.begin("Bruno", game="abraca")
    evening.permit("Chloé", "tables", Permission.SEND_MESSAGES, allow=False)
    assert phrase("refused-may-not-post") in await use(evening, "Chloé", evening.board(), SHOW)
    form = (await evening.person("Ada").use_on(evening.board(), SHOW)).modal
    assert form is not None
    evening.permit("Ada", "tables", Permission.SEND_MESSAGES, allow=False)
    said = await read(await evening.person("Ada").submit(form, {"remark": "now"}))
    assert phrase("refused-may-not-post") in said
    evening.playground.admin.permit_bot("tables", deny=Permission.ATTACH_FILES)
    assert spoken("permission-attach_files") in await use(evening, "Dev", evening.board(), SHOW)
    assert not posted(evening)


async def test_a_moment_goes_to_its_own_channel_only(evening: Evening) -> None:
    """Other channels may have different readers."""
    await evening.begin("Bruno", game="abraca")
    panel = await evening.slash("Ada", "table replay", "lounge", table=1)
    form = (await evening.person("Ada").press(panel, verb(panel, "moment-show"))).modal
    assert form is not None
    await evening.person("Ada").submit(form, {"remark": "for all"})
    await evening.calm()
    assert len(posted(evening)) == 1
    lounge = evening.playground.channel("lounge")
    assert not [one for one in evening.playground.world.history(lounge.id) if not one.ephemeral]


async def test_nobody_shows_a_private_table(evening: Evening) -> None:
    await evening.slash("Ada", "table new", game="abraca", private=True)
    await evening.calm()
    panel = evening.person("Ada").visible("tables")[-1]
    await evening.press("Ada", panel, verb(panel, "add-computer"))
    await evening.press("Ada", panel, verb(panel, "start"))
    said = await evening.forge("Ada", panel, "test:1:0:moment-show:0")
    assert phrase("refused-not-for-the-channel") in said
    replay = await evening.slash("Ada", "table replay", table=1)
    assert not [b for b in replay.buttons if "moment-show" in str(b.custom_id)]
