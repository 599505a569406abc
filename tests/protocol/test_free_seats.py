"""A free seat in a running game: who is notified, once, and when the notice is removed."""

from __future__ import annotations

from playground import Message, Permission
from tests.protocol.evening import Evening, read, verb
from tests.protocol.test_blocks import block
from tests.protocol.test_gathering import told
from tests.protocol.test_open_tables import hear
from tests.support.phrases import phrase


def seats_told(evening: Evening) -> list[Message]:
    """Return the channel's messages about a free seat."""
    return told(evening, phrase("notice-seat"))


async def give_up(evening: Evening, name: str) -> None:
    """Let a person give up their seat."""
    question = await evening.slash(name, "table leave", table=1)
    await evening.turn(name, question, "give-up-yes")
    await evening.calm()


async def test_people_who_ask_for_open_tables_hear_of_a_free_seat_until_it_is_taken(evening: Evening) -> None:
    await hear(evening, "Mira")
    await hear(evening, "Olga", delivery="direct")
    await evening.begin("Bruno", "Dev")
    await hear(evening, "Dev")
    assert not seats_told(evening)
    await give_up(evening, "Dev")
    [message] = seats_told(evening)
    assert set(message.notified) == {evening.person("Mira").id}, "whoever has left isn't told"
    [letter] = [one for one in evening.person("Olga").dms() if phrase("letter-seat") in one.text]
    await evening.press("Olga", letter, verb(letter, "take-seat"))
    assert sorted(await evening.seats()) == ["Ada", "Bruno", "Olga"]
    assert not seats_told(evening)
    await give_up(evening, "Bruno")
    assert not seats_told(evening), "nobody hears twice of one game"


async def test_who_does_not_hear_of_a_free_seat(evening: Evening) -> None:
    """People who can't see the channel or want other games; people who blocked a player are named without a
    ping.
    """
    for name, games in (("Mira", ()), ("Olga", ("saga",)), ("Chloé", ())):
        await hear(evening, name, *games)
    evening.permit("Chloé", "tables", Permission.VIEW_CHANNEL, allow=False)
    await evening.heard()
    await block(evening, "Mira", "Ada")
    await evening.begin("Bruno", "Dev")
    await give_up(evening, "Dev")
    [message] = seats_told(evening)
    assert not message.notified
    assert f"<@{evening.person('Mira').id}>" in message.text
    assert f"<@{evening.person('Chloé').id}>" not in message.text


async def test_a_player_who_stays_after_all_takes_the_seat_back(evening: Evening) -> None:
    await hear(evening, "Mira")
    await evening.begin("Bruno", "Dev")
    panel = await evening.turn("Dev", await evening.hand("Dev"), "more")
    await evening.turn("Dev", panel, "want")
    await evening.calm()
    [message] = seats_told(evening)
    panel = await evening.turn("Dev", await evening.hand("Dev"), "more")
    await evening.turn("Dev", panel, "stay")
    await evening.calm()
    assert not seats_told(evening)
    refusal = await evening.forge("Mira", evening.board(), verb(message, "take-seat"))
    assert phrase("refused-seat-not-free") in refusal
    assert await read(await evening.press("Mira", evening.board(), verb(evening.board(), "hand")))
