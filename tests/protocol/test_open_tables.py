"""Open tables: who is notified, once, in their own way, and who isn't."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.features.clocks.rules.calendar import QuietHours
from bot.features.notices.delivery.notice_scheduler import CALL_PAUSE
from playground import Message, Permission
from tests.protocol.evening import PEOPLE, Evening, read, verb
from tests.protocol.test_admission import agree
from tests.protocol.test_blocks import block
from tests.support.phrases import phrase

LOOKS = (phrase("notice-open"), phrase("notice-open", "it"))


def calls(evening: Evening, channel: str = "tables") -> list[Message]:
    """Return the channel's messages about an open table."""
    return [one for one in evening.notices(channel) if any(words in one.text for words in LOOKS)]


def letters(evening: Evening, name: str) -> list[Message]:
    """Return a person's direct messages about an open table."""
    return [one for one in evening.person(name).dms() if any(words in one.text for words in LOOKS)]


async def hear(evening: Evening, name: str, *games: str, **wishes: object) -> None:
    """Let a person ask to be notified of open tables on this server: of ``games``, or of all."""
    panel = await evening.slash(name, "me open-tables")
    panel = await evening.turn(name, panel, "me-open-set")
    if games:
        [menu] = [one.custom_id for one in panel.selects if one.custom_id]
        await evening.person(name).select(panel, menu, list(games))
    if wishes:
        await evening.wish(evening.person(name).id, **wishes)


async def test_who_asked_for_it_hears_once_in_their_own_way(evening: Evening) -> None:
    await hear(evening, "Chloé")
    await hear(evening, "Bruno", delivery="direct")
    await hear(evening, "Mira", "saga")
    await hear(evening, "Dev", delivery="none")
    await evening.open_table()
    [message] = calls(evening)
    assert set(message.notified) == {evening.person("Chloé").id}
    [letter] = letters(evening, "Bruno")
    reply = await evening.press("Bruno", letter, verb(letter, "join"))
    assert "1" in await read(reply)
    assert await evening.seats() == ["Ada", "Bruno"]
    await evening.restart_bot()
    await evening.press("Bruno", evening.board(), verb(evening.board(), "leave"))
    assert len(calls(evening)) == len(letters(evening, "Bruno")) == 1, "nobody hears twice of one table"
    for name in ("Dev", "Mira", "Bruno", "Chloé"):
        await evening.press(name, evening.board(), verb(evening.board(), "join"))
    assert not calls(evening), "there is no seat any more"
    await evening.press("Chloé", evening.board(), verb(evening.board(), "leave"))
    assert not calls(evening)


async def test_who_does_not_hear_of_it(evening: Evening) -> None:
    """People who can't see the channel, have blocked the host, or have switched it off."""
    for name in PEOPLE[1:]:
        await hear(evening, name)
    evening.permit("Bruno", "tables", Permission.VIEW_CHANNEL, allow=False)
    await block(evening, "Chloé", "Ada")
    await block(evening, "Ada", "Mira")
    panel = await evening.slash("Dev", "me open-tables")
    await evening.turn("Dev", panel, "me-open-set")
    await evening.open_table()
    [message] = calls(evening)
    assert set(message.notified) == {evening.person("Mira").id}, "she can't tell that Ada has blocked her"
    assert f"<@{evening.person('Chloé').id}>" in message.text, "nobody can tell that she isn't pinged"
    await evening.open_table("Dev")
    [_, message] = calls(evening)
    assert set(message.notified) == {evening.person(name).id for name in ("Chloé", "Mira")}
    assert f"<@{evening.person('Bruno').id}>" not in message.text


async def test_from_a_direct_message_nobody_joins_whom_the_channel_does_not_show(evening: Evening) -> None:
    await hear(evening, "Bruno", delivery="direct")
    await evening.open_table()
    [letter] = letters(evening, "Bruno")
    evening.permit("Bruno", "tables", Permission.VIEW_CHANNEL, allow=False)
    await evening.heard()
    await evening.press("Bruno", letter, verb(letter, "join"))
    assert await evening.seats() == ["Ada"]


async def test_it_waits_for_the_end_of_quiet_hours(evening: Evening) -> None:
    now = datetime.fromtimestamp(evening.playground.clock.now(), UTC)
    minute = now.hour * 60 + now.minute
    role = evening.playground.admin.create_role("Players", mentionable=True)
    evening.playground.admin.give_role(evening.person("Chloé"), role)
    await agree(evening, quiet=QuietHours(minute, (minute + 120) % 1440, "UTC"), called=(role.id,))
    await hear(evening, "Bruno", delivery="direct")
    await evening.open_table()
    assert not letters(evening, "Bruno")
    assert not calls(evening)
    await evening.pass_time(2 * 3_600)
    assert letters(evening, "Bruno")
    assert calls(evening)


async def test_a_role_is_called_once_in_half_an_hour(evening: Evening) -> None:
    role = evening.playground.admin.create_role("Players", mentionable=True)
    for name in ("Chloé", "Dev"):
        evening.playground.admin.give_role(evening.person(name), role)
    await evening.open_table()
    assert not calls(evening), "nobody is called unless it is agreed"
    await agree(evening, called=(role.id,))
    await evening.heard()
    await evening.open_table("Bruno")
    [message] = calls(evening)
    assert set(message.notified) == {evening.person("Chloé").id, evening.person("Dev").id}
    await evening.press("Chloé", message, verb(message, "join"))
    assert await evening.seats(2) == ["Bruno", "Chloé"]
    await evening.open_table("Mira")
    await evening.restart_bot()
    assert len(calls(evening)) == 1
    await evening.pass_time(CALL_PAUSE - 60)
    assert len(calls(evening)) == 1
    await evening.pass_time(120)
    assert ["table 2" in calls(evening)[0].text, "table 3" in calls(evening)[1].text] == [True, True]
    evening.playground.admin.delete_role(role)
    await evening.heard()
    await evening.pass_time(CALL_PAUSE)
    await evening.open_table("Dev")
    assert len(calls(evening)) == 2, "there is nobody to call"
