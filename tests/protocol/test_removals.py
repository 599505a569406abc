"""Removing a person from a table: they are notified in their own way, and only they read the reason."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from playground import Permission
from tests.protocol.evening import Evening, read, verb
from tests.protocol.removing import remove
from tests.protocol.test_gathering import told
from tests.support.phrases import phrase, spoken

TYPED = "*Too* slow, <@123456789012345678> @everyone"


def reason_in(text: str) -> bool:
    return "slow" in text


async def test_a_lobby_tells_in_the_channel_who_decided_and_only_them_why(evening: Evening) -> None:
    board = await evening.open_table()
    await evening.press("Dev", board, "Join")
    await remove(evening, "Ada", "Dev", TYPED)
    [message] = told(evening, phrase("notice-removed", variant="host"))
    assert set(message.notified) == {evening.person("Dev").id}
    history = evening.playground.world.history(evening.playground.channel("tables").id)
    assert not [one for one in history if not one.ephemeral and reason_in(one.text)], "nobody else reads why"
    assert not reason_in((await evening.slash("Ada", "table log")).text)
    shown = await read(await evening.press("Dev", message, verb(message, "removal-reason")))
    assert phrase("removal-reason") in shown
    assert "\\*Too\\* slow" in shown
    assert "<@123456789012345678>" not in shown
    assert "@everyone" not in shown
    other = await read(await evening.press("Chloé", message, verb(message, "removal-reason")))
    assert phrase("refused-not-your-removal") in other
    await evening.restart_bot()
    assert len(told(evening, phrase("notice-removed", variant="host"))) == 1


@pytest.mark.parametrize("delivery", ["direct", "both", "digest"])
async def test_a_seat_in_a_game_is_told_by_direct_message(evening: Evening, delivery: str) -> None:
    await evening.begin("Dev", "Chloé")
    await evening.wish(evening.person("Chloé").id, delivery=delivery)
    assert phrase("done-seat-removed") in await remove(evening, "Mira", "Chloé", "Too slow")
    await evening.pass_time(86_400)
    said = phrase("letter-removed", variant="moderator")
    [letter] = [one for one in evening.person("Chloé").dms() if said in one.text]
    assert reason_in(letter.text)
    assert len(told(evening, phrase("notice-removed", variant="moderator"))) == (delivery == "both")


async def test_whoever_ends_a_table_can_tell_the_players_why(evening: Evening) -> None:
    await evening.begin("Dev", "Chloé")
    await evening.wish(evening.person("Chloé").id, delivery="direct")
    mira = evening.person("Mira")
    question = await evening.slash("Mira", "table end", table=1)
    form = (await mira.press(question, verb(question, "end-why"))).modal
    assert form is not None
    assert phrase("end-done") in await read(await mira.submit(form, {"reason": TYPED}))
    await evening.calm()
    said = phrase("notice-ended", variant="moderator")
    assert {one for message in told(evening, said) for one in message.notified} == {
        evening.person(name).id for name in ("Ada", "Dev")
    }
    [message, *_] = told(evening, said)
    assert not reason_in(message.text), "those who only watch don't read it"
    shown = await read(await evening.press("Ada", message, verb(message, "removal-reason")))
    assert "\\*Too\\* slow" in shown
    refused = await read(await evening.press("Mira", message, verb(message, "removal-reason")))
    assert phrase("refused-not-your-removal") in refused
    said = phrase("letter-ended", variant="moderator")
    [letter] = [one for one in evening.person("Chloé").dms() if said in one.text]
    assert reason_in(letter.text)


async def test_without_a_reason_there_is_nothing_to_ask_for(evening: Evening) -> None:
    board = await evening.open_table()
    await evening.press("Dev", board, "Join")
    await remove(evening, "Ada", "Dev")
    [message] = told(evening, phrase("notice-removed", variant="host"))
    assert "removal-reason" not in str([one.custom_id for one in message.buttons])
    forged = await evening.forge("Dev", message, f"test:1:{1}:removal-reason:")
    assert spoken("removal-no-reason", role="host") in forged


async def test_a_host_who_moderates_is_the_host_and_a_moderator_else(evening: Evening) -> None:
    evening.permit("Ada", "tables", Permission.MANAGE_MESSAGES, allow=True)
    board = await evening.open_table()
    for name in ("Dev", "Chloé"):
        await evening.press(name, board, "Join")
    await remove(evening, "Ada", "Dev")
    await remove(evening, "Mira", "Chloé")
    assert len(told(evening, phrase("notice-removed", variant="host"))) == 1
    assert len(told(evening, phrase("notice-removed", variant="moderator"))) == 1


async def test_the_reason_is_forgotten_with_the_person_who_was_removed(evening: Evening) -> None:
    board = await evening.open_table()
    await evening.wish(evening.person("Dev").id, delivery="digest")
    await evening.press("Dev", board, "Join")
    await remove(evening, "Ada", "Dev", "Too slow")
    count = "SELECT count(*) FROM notices WHERE removal IS NOT NULL"
    assert await evening.bot.database.scalar(sa.text(count)) == 1
    question = await evening.slash("Dev", "me delete")
    await evening.turn("Dev", question, "me-delete-yes")
    assert await evening.bot.database.scalar(sa.text(count)) == 0
