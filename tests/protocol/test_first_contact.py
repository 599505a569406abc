"""The first minute on a server: one message with buttons, and what they open."""

from __future__ import annotations

from playground import Message, Permission
from render.words import words_for
from tests.protocol.evening import Evening, read, verb

WORDS = words_for("en")


def greetings(evening: Evening, channel: str = "tables") -> list[Message]:
    """Return the bot's greetings in ``channel``."""
    room = evening.playground.channel(channel)
    first = WORDS("greeting").splitlines()[0]
    return [one for one in evening.playground.world.history(room.id) if one.text.startswith(first)]


async def invite(evening: Evening) -> None:
    """Remove the bot from the server and invite it again."""
    evening.playground.admin.remove_bot()
    await evening.heard()
    evening.playground.admin.invite_bot()
    await evening.heard()
    await evening.calm()


async def test_a_server_is_greeted_once_for_each_time_the_bot_joins(evening: Evening) -> None:
    assert not greetings(evening), "it was there already"
    await invite(evening)
    [greeting] = greetings(evening)
    await evening.restart_bot()
    [guild] = evening.bot.guilds
    await evening.bot.greeter.greet(guild)
    await evening.calm()
    assert greetings(evening) == [greeting]
    evening.playground.advance(3600)
    await invite(evening)
    assert len(greetings(evening)) == 2


async def test_the_buttons_of_the_greeting(evening: Evening) -> None:
    await invite(evening)
    [greeting] = greetings(evening)
    asked = await (await evening.person("Ada").press(greeting, verb(greeting, "open-table"))).result()
    assert asked.ephemeral
    menu, _ = asked.selects
    await evening.person("Ada").select(asked, menu.custom_id, "abraca")
    await evening.calm()
    assert (await evening.table()).game == "abraca"
    helped = await (await evening.person("Ada").press(greeting, verb(greeting, "help"))).result()
    for page in ("privacy", "terms"):
        helped = await evening.turn("Ada", helped, page)
        assert helped.text.startswith(WORDS(f"{page}-text").splitlines()[0])
    panel = await (await evening.person("Mira").press(greeting, verb(greeting, "setup"))).result()
    assert WORDS("setup-title") in panel.text
    reply = await evening.person("Ada").press(greeting, verb(greeting, "setup"))
    assert WORDS("refused-not-your-settings") in await read(reply)


async def test_the_lessons_are_one_press_away(evening: Evening) -> None:
    await invite(evening)
    [greeting] = greetings(evening)
    for first in (greeting, await evening.slash("Ada", "help")):
        shown = await evening.turn("Ada", first, "lessons")
        assert shown.ephemeral
        assert WORDS("lessons-title") in shown.text
    rules = await evening.slash("Ada", "rules", game="abraca")
    shown = await evening.turn("Ada", rules, "learn")
    assert WORDS("abraca-name") in shown.text
    assert WORDS("hand-picture") in shown.text, "first it asks what it's read on"


async def test_it_is_said_where_the_bot_may_write_or_nowhere(evening: Evening) -> None:
    may_write = Permission.SEND_MESSAGES
    evening.playground.admin.permit_bot("tables", deny=may_write)
    await invite(evening)
    assert not greetings(evening)
    assert len(greetings(evening, "lounge")) == 1
    evening.playground.advance(3600)
    evening.playground.admin.permit_bot("lounge", deny=may_write)
    await invite(evening)
    assert len(greetings(evening, "lounge")) == 1
    assert not greetings(evening, "news")
