"""Getting a table together: who is told of it, who is invited, who may not come."""

from __future__ import annotations

from bot.playground import Message, Permission
from tests.protocol.evening import Evening, read, verb
from tests.protocol.test_lobby import finish


def told(evening: Evening, words: str) -> list[Message]:
    """Return the messages in the channel that tell somebody something with ``words``."""
    return [message for message in evening.notices() if words in message.text]


async def test_play_again_asks_those_who_played(evening: Evening) -> None:
    board = await evening.begin("Bruno", "Chloé", "Dev")
    await evening.wish(evening.person("Bruno").id, delivery="direct")
    await finish(evening)
    evening.permit("Chloé", "tables", Permission.VIEW_CHANNEL, allow=False)
    await evening.press("Ada", board, "Play again")
    rematch = evening.board()
    assert rematch is not board
    [message] = told(evening, "invites you")
    assert f"<@{evening.person('Dev').id}>" in message.text
    assert f"<@{evening.person('Chloé').id}>" not in message.text, "she could not play there"
    assert message.text.count("<@") == 2, "Dev, and who invites him"
    [letter] = [one for one in evening.person("Bruno").dms() if "invites you" in one.text]
    reply = await evening.press("Bruno", letter, verb(letter, "invite-accept"))
    assert "Ora siedi al tavolo 2" in await read(reply)
    assert await evening.seats(2) == ["Ada", "Bruno"]
    reply = await evening.press("Dev", message, verb(message, "invite-decline"))
    assert not told(evening, "invites you"), "it was answered"
    await evening.press("Ada", rematch, "Leave")
    await evening.restart_bot()
    assert not told(evening, "invites you"), "each is asked once"
