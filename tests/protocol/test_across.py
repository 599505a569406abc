"""People of two servers get a table of the queue, in direct messages, if they and both servers want it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.features.queue.delivery import EVERY
from bot.features.queue.rules.wish import Wish, answer_time
from bot.table.table import NOWHERE
from playground import Message
from playground.model import Channel, Guild
from tests.protocol.course import play_out
from tests.protocol.evening import Evening, read, verb
from tests.protocol.test_admission import agree
from tests.protocol.test_private_tables import ELSEWHERE, in_channels
from tests.support.acting import hold
from tests.support.phrases import phrase

DAY = 86_400.0
HERE, THERE = "Ada", ("Chloé", "Dev")
"""One person stays on the first server, two are on the second."""
THREE = (HERE, *THERE)


@pytest.fixture
async def other(evening: Evening) -> Guild:
    """A second server with two of the people, who have left the first; both servers are open to others."""
    [guild] = evening.playground.admin.open_servers(1)
    for name in THERE:
        evening.person(name).join(guild)
        evening.playground.admin.remove_member(evening.person(name))
        evening.person(name).close_dms(False)
    await agree(evening, across=True)
    await allow(evening, guild, across=True)
    await evening.calm()
    return guild


async def allow(evening: Evening, guild: Guild, **values: Any) -> None:
    """Let the settings of a server be ``values``."""
    await evening.bot.services.stores.guilds.change(guild.id, 1, 0.0, **values)


def room(evening: Evening, guild: Guild) -> Channel:
    """Return the only channel of a small server."""
    return next(iter(evening.playground.world.guild_channels(guild.id)))


def place(evening: Evening, other: Guild, name: str) -> Any:
    """Return a channel of the server on which somebody is."""
    return room(evening, other) if name in THERE else "tables"


async def play_page(evening: Evening, other: Guild, name: str) -> Message:
    """Let somebody call ``/play`` on their server."""
    reply = await evening.person(name).slash(place(evening, other, name), "play")
    return await reply.result()


async def want(evening: Evening, other: Guild, name: str, **values: Any) -> Message:
    """Let somebody say what they want to play, with people of other servers, too."""
    page = await play_page(evening, other, name)
    form = (await evening.person(name).press(page, verb(page, "queue-change"))).modal
    assert form is not None
    filled = {"games": ["abraca"], "sizes": ["3"], "clock": "day", "hours": False, "across": True, **values}
    return await (await evening.person(name).submit(form, filled)).result()


async def wait(evening: Evening, other: Guild, *names: str, **values: Any) -> None:
    """Let people wait, in this order."""
    for name in names:
        page = await want(evening, other, name, **values)
        await evening.press(name, page, verb(page, "queue-wait"))
        evening.playground.advance(1)


async def matched(evening: Evening, other: Guild) -> None:
    """Let all three wait until the queue has made a table for them."""
    await wait(evening, other, *THREE)
    await evening.pass_time(EVERY)


def letters(evening: Evening, name: str, key: str, variant: str | None = None) -> list[Message]:
    """Return the direct messages to somebody that say ``key``."""
    locale = "it" if name == "Bruno" else "en"
    history = evening.playground.world.history(evening.person(name).open_dm().id)
    return [one for one in history if phrase(key, locale, variant=variant) in one.text]


async def answer(evening: Evening, name: str, what: str) -> str:
    """Let somebody answer the offer in their direct messages, and return the reply."""
    [letter] = letters(evening, name, "letter-matched", "queue")
    return await read(await evening.press(name, letter, verb(letter, what)))


async def wish_of(evening: Evening, other: Guild, name: str) -> Wish:
    guild = other if name in THERE else evening.playground.guild
    wish = await evening.bot.services.stores.queue.wish(guild.id, evening.person(name).id)
    assert wish is not None
    return wish


def public(evening: Evening, other: Guild) -> list[Message]:
    """Return everything in the channels of both servers."""
    there = evening.playground.world.history(room(evening, other).id)
    messages = [*in_channels(evening), *(one for one in there if not one.ephemeral)]
    return [one for one in messages if phrase("greeting") not in one.text]


@pytest.mark.both_databases
async def test_a_whole_game_in_direct_messages(evening: Evening, other: Guild) -> None:
    await matched(evening, other)
    for name, variant in ((HERE, "other"), *((name, "one") for name in THERE)):
        [letter] = letters(evening, name, "letter-matched", "queue")
        assert phrase("queue-offered-across", variant=variant) in letter.text, name
        assert "<@" not in letter.text, "nobody is named before they accept"
    page = await play_page(evening, other, "Dev")
    assert phrase("queue-offered-across", variant="one") in page.text
    assert phrase("joined-across") in await answer(evening, HERE, "invite-accept")
    await evening.restart_bot()
    listed = await evening.slash(HERE, "tables")
    assert phrase("tables-only-players") in listed.text
    lobby = await evening.turn(HERE, listed, "hand")
    assert phrase("lobby-matched-across") in lobby.text
    assert phrase("lobby-seat-kept-somebody") in lobby.text
    assert "<@" not in lobby.text
    await evening.press("Dev", page, verb(page, "invite-accept"))
    assert (await evening.table()).status == "lobby"
    await answer(evening, "Chloé", "invite-accept")
    table = await evening.table()
    assert (table.status, table.guild, table.is_private) == ("playing", NOWHERE, True)
    assert sorted(await evening.seats()) == sorted(THREE)
    await evening.restart_bot()
    await evening.pass_time(EVERY)
    assert not [name for name in THREE if (await wish_of(evening, other, name)).since is not None]
    asked = await evening.asked()
    assert letters(evening, asked, "letter-turn"), "the first hand comes by itself"
    await play_out(evening)
    await evening.pass_time(DAY)
    told = [result for name in THREE for result in letters(evening, name, "letter-result")]
    assert len(told) >= len(THREE) - 1, "whoever ended it knows"
    for result in told:
        assert phrase("private-across-over") in result.text
        verbs = {b.custom_id.split(":")[3] for b in result.buttons if b.custom_id}
        assert "replay" in verbs
        assert not {"again", "share", "here"} & verbs
    assert public(evening, other) == []
    ratings = evening.bot.services.stores.ratings
    assert not await ratings.ratings(other.id, "abraca")
    result = told[0]
    said = await evening.forge("Dev", result, f"test:1:{(await evening.table()).own_revision}:share:")
    assert phrase("refused-sharing-across") in said


async def test_nobody_of_another_server_comes_near_it(evening: Evening, other: Guild) -> None:
    await matched(evening, other)
    for command in ("show", "hand", "log", "options", "end"):
        assert ELSEWHERE in (await evening.slash("Mira", f"table {command}", table=1)).text
    assert phrase("tables-private") not in (await evening.slash("Mira", "tables")).text
    [letter] = letters(evening, HERE, "letter-matched", "queue")
    for name in ("Mira", "Bruno"):
        for press in ("invite-accept", "invite-decline", "end-yes", "join"):
            forged = f"test:1:{(await evening.table()).own_revision}:{press}:"
            said = await read(await evening.person(name).press_forged(letter, custom_id=forged))
            assert phrase("joined-across") not in said
    table = await evening.table()
    assert (table.status, len(table.seats), len(table.invited)) == ("lobby", 0, 3)


@pytest.mark.parametrize("missing", ["this server", "that server", "a person"])
async def test_everybody_has_to_want_it(evening: Evening, other: Guild, missing: str) -> None:
    await wait(evening, other, HERE, "Chloé")
    await wait(evening, other, "Dev", across=missing != "a person")
    if missing.endswith("server"):
        guild = other if missing == "that server" else evening.playground.guild
        await allow(evening, guild, across=False)
    await evening.pass_time(EVERY)
    assert not letters(evening, HERE, "letter-matched", "queue")
    if missing == "this server":
        page = await play_page(evening, other, HERE)
        assert phrase("queue-across-on") not in page.text
        form = (await evening.person(HERE).press(page, verb(page, "queue-change"))).modal
        assert form is not None
        assert "across" not in str(form)
        await allow(evening, evening.playground.guild, across=True)
    elif missing == "that server":
        await allow(evening, other, across=True)
    else:
        await want(evening, other, "Dev")
    await evening.pass_time(EVERY)
    assert letters(evening, HERE, "letter-matched", "queue")


async def test_rules_of_both_servers_hold(evening: Evening, other: Guild) -> None:
    await wait(evening, other, *THREE)
    await allow(evening, other, games=("saga",))
    await evening.pass_time(EVERY)
    assert not letters(evening, HERE, "letter-matched", "queue")
    await allow(evening, other, games=(), openers=(other.id + 1,))
    await evening.pass_time(EVERY)
    assert not letters(evening, HERE, "letter-matched", "queue")
    await allow(evening, other, openers=())
    await evening.pass_time(EVERY)
    assert letters(evening, HERE, "letter-matched", "queue")


async def test_an_open_table_across_counts_for_the_limit(evening: Evening, other: Guild) -> None:
    await allow(evening, other, per_person=1)
    await matched(evening, other)
    for name in THREE:
        await answer(evening, name, "invite-accept")
    await evening.pass_time(EVERY)
    await wait(evening, other, *THREE)
    await evening.pass_time(EVERY)
    assert (await wish_of(evening, other, HERE)).matches == 1
    await allow(evening, other, per_person=2)
    await evening.pass_time(EVERY)
    assert (await wish_of(evening, other, HERE)).matches == 2


async def test_a_table_on_the_own_server_comes_first(evening: Evening, other: Guild) -> None:
    await wait(evening, other, HERE, *THERE, sizes=["2", "3"], games=["abraca", "saga"])
    await evening.pass_time(EVERY)
    boards = [one for one in public(evening, other) if one.text.startswith("## ")]
    assert len(boards) == 1
    assert not letters(evening, HERE, "letter-matched", "queue")


async def test_without_somebody_the_others_keep_their_place(evening: Evening, other: Guild) -> None:
    await matched(evening, other)
    since = (await wish_of(evening, other, HERE)).since
    await answer(evening, HERE, "invite-accept")
    await answer(evening, "Dev", "invite-decline")
    assert (await evening.table()).status == "ended"
    await evening.pass_time(EVERY)
    assert (await wish_of(evening, other, "Dev")).outcome == "declined"
    assert (await wish_of(evening, other, HERE)).since == since
    page = await play_page(evening, other, HERE)
    assert phrase("queue-waiting") in page.text
    await wait(evening, other, "Dev")
    await evening.pass_time(EVERY)
    assert len((await evening.table(2)).invited) == 3


async def test_direct_messages_refused(evening: Evening, other: Guild) -> None:
    evening.person("Dev").close_dms()
    page = await play_page(evening, other, "Dev")
    form = (await evening.person("Dev").press(page, verb(page, "queue-change"))).modal
    assert form is not None
    filled = {"games": ["abraca"], "sizes": ["3"], "clock": "day", "hours": False, "across": True}
    said = await read(await evening.person("Dev").submit(form, filled))
    assert phrase("refused-across-closed") in said
    evening.person("Dev").close_dms(False)
    page = await want(evening, other, "Dev")
    assert phrase("queue-across-on") in page.text
    assert letters(evening, "Dev", "queue-across-letter")
    await evening.press("Dev", page, verb(page, "queue-wait"))
    evening.person("Dev").close_dms()
    await wait(evening, other, HERE, "Chloé")
    await evening.pass_time(EVERY)
    page = await play_page(evening, other, "Dev")
    assert phrase("queue-offered-across", variant="one") in page.text, "they find it where they asked"
    await evening.pass_time(answer_time("day") + EVERY)
    assert (await evening.table()).status == "ended"
    assert (await wish_of(evening, other, "Dev")).outcome == "lapsed"
    assert public(evening, other) == []


async def test_a_closed_door_during_the_game(evening: Evening, other: Guild) -> None:
    await matched(evening, other)
    for name in THREE:
        await answer(evening, name, "invite-accept")
    evening.person("Dev").close_dms()
    await play_out(evening)
    await evening.pass_time(DAY)
    reply = await evening.person("Dev").slash(room(evening, other), "table hand", table=1)
    assert phrase("private-across-over") in (await reply.result()).text
    assert public(evening, other) == []


@pytest.mark.parametrize("gone", ["the person", "the bot"])
async def test_who_has_left_their_server_gets_no_table(evening: Evening, other: Guild, gone: str) -> None:
    await wait(evening, other, *THREE)
    admin = evening.playground.admin.of(other)
    if gone == "the person":
        admin.remove_member(evening.person("Dev"))
    else:
        admin.remove_bot()
    await evening.pass_time(EVERY)
    assert not letters(evening, HERE, "letter-matched", "queue")
    assert (await wish_of(evening, other, "Dev")).since is None
    assert (await wish_of(evening, other, HERE)).since is not None


async def test_who_waits_on_both_servers_gets_one_table(evening: Evening, other: Guild) -> None:
    evening.person(HERE).join(other)
    await wait(evening, other, "Chloé", "Dev", HERE)
    page = await (await evening.person(HERE).slash(room(evening, other), "play")).result()
    form = (await evening.person(HERE).press(page, verb(page, "queue-change"))).modal
    assert form is not None
    filled = {"games": ["saga"], "sizes": ["4"], "clock": "day", "hours": False, "across": True}
    page = await (await evening.person(HERE).submit(form, filled)).result()
    await evening.press(HERE, page, verb(page, "queue-wait"))
    await evening.pass_time(EVERY)
    assert len(letters(evening, HERE, "letter-matched", "queue")) == 1
    page = await (await evening.person(HERE).slash(room(evening, other), "play")).result()
    assert verb(page, "invite-accept"), "both pages show it"


async def test_a_moderator_at_the_table_is_a_player_like_the_others(evening: Evening, other: Guild) -> None:
    await wait(evening, other, "Mira", *THERE)
    await evening.pass_time(EVERY)
    for name in ("Mira", *THERE):
        await answer(evening, name, "invite-accept")
    listed = await evening.slash("Mira", "tables")
    hand = await evening.turn("Mira", listed, "hand")
    more = await evening.turn("Mira", hand, "more")
    verbs = {button.custom_id.split(":")[3] for button in more.buttons if button.custom_id}
    assert not {"seats", "end", "host", "pause", "here"} & verbs
    assert "propose-end" in verbs
    revision = (await evening.table()).own_revision
    said = await evening.forge("Mira", more, f"test:1:{revision}:end-yes:")
    assert phrase("refused-host-only") in said
    assert (await evening.table()).status == "playing"


async def test_somebody_of_another_server_can_be_blocked(evening: Evening, other: Guild) -> None:
    await matched(evening, other)
    for name in THREE:
        await answer(evening, name, "invite-accept")
    hand = await evening.turn(HERE, await evening.slash(HERE, "tables"), "hand")
    more = await evening.turn(HERE, hand, "more")
    [menu] = [menu for menu in more.selects if "me-block" in menu.custom_id]
    assert {option.value for option in menu.options} == {str(evening.person(name).id) for name in THERE}
    await evening.person(HERE).select(more, menu.custom_id, str(evening.person("Dev").id))
    await play_out(evening)
    await evening.pass_time(EVERY)
    await wait(evening, other, *THREE)
    await evening.pass_time(5 * DAY)
    assert (await wish_of(evening, other, HERE)).matches == 1


async def test_its_players_try_again_if_it_stops(evening: Evening, other: Guild) -> None:
    await matched(evening, other)
    for name in THREE:
        await answer(evening, name, "invite-accept")
    await hold(evening.bot.services.tables, 1)
    await evening.calm()
    for name in THREE:
        [letter] = letters(evening, name, "letter-halted")
        assert {button.custom_id.split(":")[3] for button in letter.buttons if button.custom_id} == {
            "release",
            "end",
        }
    [letter] = letters(evening, "Dev", "letter-halted")
    said = await evening.forge("Mira", letter, f"test:1:{(await evening.table()).own_revision}:release:")
    assert ELSEWHERE in said
    await evening.press("Dev", letter, verb(letter, "release"))
    assert (await evening.table()).status == "playing"


async def test_a_restart_at_every_step(evening: Evening, other: Guild) -> None:
    await wait(evening, other, *THREE)
    await evening.restart_bot()
    await evening.pass_time(EVERY)
    await evening.restart_bot()
    for name in THREE:
        await answer(evening, name, "invite-accept")
        await evening.restart_bot()
        await evening.pass_time(EVERY)
    assert (await evening.table()).status == "playing"
    assert [(await wish_of(evening, other, name)).matches for name in THREE] == [1, 1, 1]


async def test_data_deleted_in_the_lobby(evening: Evening, other: Guild) -> None:
    await matched(evening, other)
    await evening.bot.services.privacy.forget(evening.person("Dev").id)
    await evening.pass_time(EVERY)
    assert (await evening.table()).status == "ended"
    assert (await wish_of(evening, other, HERE)).since is not None
