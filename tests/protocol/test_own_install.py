"""A person who installed the bot for themselves, on a server that doesn't have it."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa

from bot.features.opening.service.admission import MOST_NOWHERE
from playground import Reply
from playground.model import Channel, Guild
from playground.people import Person
from tests.protocol.course import is_asked, play_out, play_until
from tests.protocol.evening import Evening, choices, read, verb
from tests.support.phrases import phrase

AWAY = {"tables", "help", "me", "learn", "rules", "lookup", "daily"}


@pytest.fixture
def foreign(evening: Evening) -> Guild:
    """A server without the bot, where Ada is also a member."""
    [guild] = evening.playground.admin.open_servers(1)
    evening.playground.admin.of(guild).remove_bot()
    evening.person("Ada").join(guild)
    return guild


def channel_of(evening: Evening, guild: Guild) -> Channel:
    return next(iter(evening.playground.world.guild_channels(guild.id)))


def slash_commands(person: Person, channel: Channel) -> set[str]:
    return {name for name in person.offered(channel) if name.islower()}


async def stored(evening: Evening, number: int) -> list[str]:
    """Return the database columns that contain ``number``."""

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
    await play_until(evening, is_asked(0))
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


async def test_no_table_for_others_is_opened_on_a_server_without_the_bot(
    evening: Evening, foreign: Guild
) -> None:
    ada, there = evening.person("Ada"), channel_of(evening, foreign)
    ada.install()
    lesson = await (await ada.slash(there, "learn", game="abraca")).result()
    assert lesson.visible_to == ada.id
    for kind, press in (({}, "lesson-play:abraca"), ({"values": ["abraca"]}, "open-game:")):
        custom_id = f"{evening.bot.services.identity}:0:0:{press}"
        answer = await ada.press_forged(lesson, custom_id=custom_id, **kind)
        assert phrase("refused-server-only") in await read(answer)
    assert not await stored(evening, foreign.id)


async def alone(evening: Evening, there: Channel) -> Reply:
    """Let Ada open a table for herself in ``there``, from the list of her tables."""
    ada = evening.person("Ada")
    listed = await (await ada.slash(there, "tables")).result()
    asked = await (await ada.press(listed, phrase("button-play-alone"))).result()
    [menu] = asked.selects
    return await ada.select(asked, menu.custom_id, "abraca")


@pytest.mark.parametrize("place", ["foreign", "direct"])
async def test_a_game_alone_is_played_anywhere(evening: Evening, foreign: Guild, place: str) -> None:
    ada = evening.person("Ada")
    there = channel_of(evening, foreign) if place == "foreign" else ada.open_dm()
    ada.install()
    lobby = await (await alone(evening, there)).result()
    assert lobby.visible_to == ada.id or place == "direct"
    assert phrase("private-opened-elsewhere") in lobby.text
    assert not any(":here" in (button.custom_id or "") for button in lobby.buttons), "there is no channel"
    hand = await (await ada.press(lobby, verb(lobby, "start"))).result()
    await evening.calm()
    assert phrase("private-table") in hand.text
    await play_until(evening, is_asked(0))
    listed = await (await ada.slash(there, "tables")).result()
    hand = await (await ada.press(listed, verb(listed, "hand"))).result()
    before = (await evening.table()).revision
    await evening.pick("Ada", hand, next(iter(choices(hand))))
    await evening.calm()
    assert (await evening.table()).revision > before
    await evening.restart_bot()
    at_home = await evening.slash("Ada", "tables")
    assert phrase("tables-only-you") in at_home.text, "it comes along to servers with the bot"
    hand = await evening.turn("Ada", at_home, "hand")
    said = await evening.forge("Ada", hand, f"test:1:{(await evening.table()).own_revision}:here-yes:")
    assert phrase("refused-own-table") in said
    assert phrase("refused-no-such-table") in (await evening.slash("Dev", "table hand", table=1)).text
    await play_out(evening)
    await evening.calm()
    listed = await evening.slash("Ada", "table hand", table=1)
    again = await evening.turn("Ada", listed, "again")
    assert phrase("private-table") in again.text
    assert (await evening.table(2)).channel == 0
    assert not await stored(evening, foreign.id)
    assert not await stored(evening, there.id)
    assert await evening.bot.database.scalar(sa.text("SELECT count(*) FROM results")) == 0


async def test_practice_is_possible_anywhere(evening: Evening, foreign: Guild) -> None:
    await evening.begin("Bruno")
    await play_out(evening)
    await evening.calm()
    ada, there = evening.person("Ada"), channel_of(evening, foreign)
    ada.install()
    shown = await (await ada.slash(there, "tables")).result()
    asked = f"test:1:{(await evening.table()).own_revision}:practise:3.0.companion.same"
    hand = await (await ada.press_forged(shown, custom_id=asked)).result()
    await evening.calm()
    assert phrase("private-opened-elsewhere") in hand.text
    assert (await evening.table(2)).practice is not None
    assert not await stored(evening, there.id)


async def test_nobody_opens_tables_without_end(evening: Evening, foreign: Guild) -> None:
    ada, there = evening.person("Ada"), channel_of(evening, foreign)
    ada.install()
    for _ in range(MOST_NOWHERE):
        assert phrase("private-opened-elsewhere") in await read(await alone(evening, there))
    assert phrase("refused-too-many-nowhere") in await read(await alone(evening, there))


async def test_a_table_alone_is_forgotten_with_its_player(evening: Evening, foreign: Guild) -> None:
    ada, there = evening.person("Ada"), channel_of(evening, foreign)
    ada.install()
    await alone(evening, there)
    await evening.bot.services.privacy.forget(ada.id)
    assert not await stored(evening, ada.id)


async def test_help_says_how_to_take_the_bot_along(evening: Evening) -> None:
    shown = await evening.slash("Ada", "help")
    assert f"client_id={evening.playground.world.application_id}&scope=applications.commands" in shown.text
