"""A person's notes about a table: private, and not a step of the game."""

from __future__ import annotations

import pytest

from bot.features.table_notes.rules import LONGEST_NOTE, note_text
from games.engine.game import Refused
from playground import Message
from tests.protocol.evening import Evening, choices, read, verb
from tests.protocol.test_me import everything
from tests.support.phrases import phrase
from tests.support.places_of_names import places_of_names

SECRET = "Xylophone"


async def form_value(evening: Evening, name: str, panel: Message) -> str:
    """Return the contents of a person's note form when it opens."""
    panel = await evening.offering(name, panel, "note")
    opened = await evening.person(name).press(panel, verb(panel, "note"))
    assert opened.modal is not None
    return str(opened.modal.inputs["note"].get("value", ""))


async def write(evening: Evening, name: str, panel: Message, text: str) -> Message:
    """Let a person fill in their note; return their updated hand."""
    panel = await evening.offering(name, panel, "note")
    opened = await evening.person(name).press(panel, verb(panel, "note"))
    assert opened.modal is not None
    reply = await evening.person(name).submit(opened.modal, {"note": text})
    await evening.calm()
    return await reply.result()


async def test_a_note_is_its_writers_alone(evening: Evening) -> None:
    board = await evening.begin("Dev")
    before = await evening.table()
    edits = board.edited_at
    panel = await evening.hand("Ada")
    assert await form_value(evening, "Ada", panel) == ""
    panel = await write(evening, "Ada", panel, f"  {SECRET} is *low*\n\n<@{evening.person('Dev').id}>\x00 ")
    assert f"{SECRET} is \\*low\\*" in panel.text
    assert not panel.notified

    assert await evening.table() == before, "it is no step of the table"
    assert evening.board().edited_at == edits
    for name in ("Dev", "Mira"):
        assert SECRET not in (await evening.hand(name)).text
        for command in ("table log", "table show", "tables"):
            assert SECRET not in (await evening.slash(name, command)).text
    assert SECRET not in evening.board().text
    assert places_of_names(evening.settings.database, [SECRET]) == {"table_notes.text"}
    assert await form_value(evening, "Dev", await evening.hand("Dev")) == "", (
        "everybody has a note of their own"
    )

    await evening.restart_bot()
    panel = await evening.hand("Ada")
    assert SECRET in panel.text
    assert (await form_value(evening, "Ada", panel)).startswith(f"{SECRET} is *low*\n<@")
    [kept] = (await everything(evening, "Ada"))["table_notes"]
    assert kept["text"].startswith(SECRET)
    assert not (await everything(evening, "Dev"))["table_notes"]

    panel = await write(evening, "Ada", panel, " \n ")
    assert phrase("note-deleted") in panel.text
    assert SECRET not in (await evening.hand("Ada")).text
    assert not (await everything(evening, "Ada"))["table_notes"]


async def test_it_stands_in_direct_messages_too(evening: Evening) -> None:
    await evening.begin("Dev")
    panel = await write(evening, "Ada", await evening.hand("Ada"), SECRET)
    await evening.turn("Ada", panel, "direct")
    letter = evening.person("Ada").dms()[-1]
    assert SECRET in letter.text
    await write(evening, "Ada", letter, "Zither")
    assert "Zither" in evening.person("Ada").dms()[-1].text


async def test_it_stands_in_the_letter_that_says_whose_turn_it_is(evening: Evening) -> None:
    await evening.begin("Dev")
    await evening.wish(evening.person("Ada").id, delivery="direct")
    while await evening.asked() == "Ada":
        panel = await evening.hand("Ada")
        await evening.pick("Ada", panel, next(iter(choices(panel))))
        await evening.calm()
    await write(evening, "Ada", await evening.hand("Ada"), SECRET)
    while await evening.asked() != "Ada":
        panel = await evening.hand("Dev")
        await evening.pick("Dev", panel, next(iter(choices(panel))))
        await evening.calm()
    letter = evening.person("Ada").dms()[-1]
    assert phrase("letter-turn") in letter.text
    assert SECRET in letter.text
    assert not any(SECRET in one.text for one in evening.person("Dev").dms())


async def test_only_who_sits_there_has_one(evening: Evening) -> None:
    board = await evening.open_table("Ada")
    reply = await evening.person("Ada").submit_forged(
        board, custom_id="test:1:0:note-save:", values={"note": "x"}
    )
    assert phrase("refused-not-started") in await read(reply), "there is no hand yet"
    await evening.press("Dev", board, verb(board, "join"))
    await evening.press("Ada", board, verb(board, "start"))
    board = evening.board()
    assert phrase("refused-not-your-table") in await evening.forge("Mira", board, "test:1:1:note:")
    reply = await evening.person("Mira").submit_forged(
        board, custom_id="test:1:1:note-save:", values={"note": "x"}
    )
    assert phrase("refused-not-your-table") in await read(reply)
    await write(evening, "Ada", await evening.hand("Ada"), SECRET)
    await evening.forge("Ada", board, "test:1:1:note-save:")
    assert SECRET in (await evening.hand("Ada")).text, "a press that is no form deletes nothing"


def test_what_is_typed_is_kept_without_what_cannot_be_kept() -> None:
    assert note_text(" a \x00\r\n\n\ud800b\t") == "a\nb"
    assert note_text("*" * LONGEST_NOTE) == "*" * LONGEST_NOTE
    with pytest.raises(Refused):
        note_text("*" * (LONGEST_NOTE + 1))
