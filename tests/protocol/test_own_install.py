"""Somebody who installed the bot for themselves, on a server that knows nothing of it."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa

from playground.model import Channel, Guild
from playground.people import Person
from tests.protocol.evening import Evening, choices, read
from tests.support.phrases import phrase

AWAY = {"tables", "help", "me", "learn", "rules", "lookup"}


@pytest.fixture
def foreign(evening: Evening) -> Guild:
    """A server without the bot, on which Ada is, too."""
    [guild] = evening.playground.admin.open_servers(1)
    evening.playground.admin.of(guild).remove_bot()
    evening.person("Ada").join(guild)
    return guild


def channel_of(evening: Evening, guild: Guild) -> Channel:
    return next(iter(evening.playground.world.guild_channels(guild.id)))


def slash_commands(person: Person, channel: Channel) -> set[str]:
    return {name for name in person.offered(channel) if name.islower()}


async def stored(evening: Evening, number: int) -> list[str]:
    """Return the columns of the database that contain ``number``."""

    def job(connection: sa.Connection) -> list[str]:
        found = []
        for table in sa.inspect(connection).get_table_names():
            rows: Any = connection.execute(sa.text(f'SELECT * FROM "{table}"')).mappings()
            found += [f"{table}.{name}" for row in rows for name, value in row.items() if value == number]
        return found

    return await evening.bot.database.run(job)


async def test_commands_come_along_and_what_needs_the_bot_stays(evening: Evening, foreign: Guild) -> None:
    ada, there = evening.person("Ada"), channel_of(evening, foreign)
    assert not ada.offered(there)
    ada.install()
    assert slash_commands(ada, there) == AWAY
    ada.uninstall()
    assert not ada.offered(there)


async def test_a_hand_is_played_from_a_server_without_the_bot(evening: Evening, foreign: Guild) -> None:
    await evening.begin("Bruno")
    ada, there = evening.person("Ada"), channel_of(evening, foreign)
    ada.install()
    listed = await (await ada.slash(there, "tables")).result()
    assert listed.visible_to == ada.id
    opened = next(button for button in listed.buttons if button.custom_id and ":hand" in button.custom_id)
    hand = await (await ada.press(listed, opened.label)).result()
    before = (await evening.table()).revision
    await evening.pick("Ada", hand, next(iter(choices(hand))))
    assert (await evening.table()).revision > before
    assert not await stored(evening, foreign.id)
    assert not await stored(evening, there.id)


async def test_no_table_is_opened_on_a_server_without_the_bot(evening: Evening, foreign: Guild) -> None:
    ada, there = evening.person("Ada"), channel_of(evening, foreign)
    ada.install()
    lesson = await (await ada.slash(there, "learn", game="abraca")).result()
    assert lesson.visible_to == ada.id
    for verb in ("open-table", "lesson-play", "lesson-private"):
        custom_id = f"{evening.bot.services.identity}:0:0:{verb}:abraca"
        answer = await ada.press_forged(lesson, custom_id=custom_id)
        assert phrase("refused-server-only") in await read(answer)
    assert not await stored(evening, foreign.id)


async def test_help_says_how_to_take_the_bot_along(evening: Evening) -> None:
    shown = await evening.slash("Ada", "help")
    assert f"client_id={evening.playground.world.application_id}&scope=applications.commands" in shown.text
