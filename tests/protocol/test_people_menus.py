"""A long press on a person: invite them, see the games you share, block them."""

from __future__ import annotations

from playground import Message
from playground.people import Person
from tests.protocol.evening import Evening, read, verb
from tests.protocol.test_stats import finish
from tests.support.phrases import phrase, spoken

INVITE, GAMES, BLOCK = (phrase(f"menu-{name}") for name in ("invite", "our-games", "block"))


async def use(evening: Evening, name: str, other: str, menu: str) -> Message:
    """Let a person choose an entry in the context menu of ``other``; return the answer."""
    reply = await evening.person(name).use_on_person("tables", evening.person(other), menu)
    return await reply.result()


async def test_without_a_lobby(evening: Evening) -> None:
    said = await use(evening, "Ada", "Bruno", INVITE)
    assert spoken("invite-no-lobby", person=evening.person("Bruno").mention) in said.text
    assert verb(said, "open-table")


async def test_with_one_lobby(evening: Evening) -> None:
    await evening.open_table("Ada")
    said = await use(evening, "Ada", "Bruno", INVITE)
    assert spoken("done-invited", person=evening.person("Bruno").mention) in said.text
    assert (await evening.table()).invited[0].person == evening.person("Bruno").id
    again = await use(evening, "Ada", "Bruno", INVITE)
    assert phrase("refused-invited-already") in again.text
    assert phrase("refused-sits-already") in (await use(evening, "Ada", "Ada", INVITE)).text


async def test_with_several_lobbies(evening: Evening) -> None:
    await evening.open_table("Ada", "lounge")
    await evening.open_table("Ada")
    await evening.open_table("Dev")
    said = await use(evening, "Ada", "Bruno", INVITE)
    offered = [str(b.custom_id) for b in said.buttons]
    assert [one.split(":")[1] for one in offered] == ["2", "1"], "the one of this channel first, Dev's not"
    answer = await read(await evening.person("Ada").press(said, offered[1]))
    assert spoken("done-invited", person=evening.person("Bruno").mention) in answer
    assert (await evening.table(1)).invited[0].person == evening.person("Bruno").id
    assert not (await evening.table(2)).invited


async def test_our_games(evening: Evening) -> None:
    none = await use(evening, "Ada", "Dev", GAMES)
    assert phrase("our-games-none") in none.text
    await evening.begin("Dev")
    await finish(evening, 1)
    outcome, seats = (await evening.table()).outcome, await evening.seats()
    assert outcome is not None
    said = await use(evening, "Ada", "Dev", GAMES)
    ranks = {name: outcome.ranks[seats.index(name)] for name in ("Ada", "Dev")}
    assert "one game" in said.text
    key = "our-games-ahead" if ranks["Ada"] < ranks["Dev"] else "our-games-behind"
    places = {"own": ranks["Ada"], "other": ranks["Dev"]}
    told = spoken(key, game=phrase("abraca-name"), time="", **places)
    assert told in said.text or ranks["Ada"] == ranks["Dev"]
    assert verb(said, "replay")


async def test_games_of_people_who_keep_out_are_not_shown(evening: Evening) -> None:
    await evening.wish(evening.person("Dev").id, rated=False)
    assert phrase("refused-keeps-to-themselves") in (await use(evening, "Ada", "Dev", GAMES)).text
    assert phrase("refused-games-with-yourself") in (await use(evening, "Ada", "Ada", GAMES)).text


async def test_a_block(evening: Evening) -> None:
    said = await use(evening, "Ada", "Dev", BLOCK)
    assert spoken("me-block-done", person=evening.person("Dev").mention) in said.text
    ada, dev = evening.person("Ada").id, evening.person("Dev").id
    assert (await evening.bot.services.stores.people.blocks.all()).of(ada) == {dev}
    assert phrase("refused-block-self") in (await use(evening, "Ada", "Ada", BLOCK)).text


async def test_an_app_is_not_a_person(evening: Evening) -> None:
    bot = Person(evening.person("Ada")._desk, evening.playground.world.users[evening.playground.world.bot_id])
    for menu in (GAMES, BLOCK):
        reply = await evening.person("Ada").use_on_person("tables", bot, menu)
        assert phrase("refused-not-a-person") in await read(reply)


async def test_names_in_each_language(evening: Evening) -> None:
    menus = {one["name"]: one for one in evening.playground.commands.all(None) if one["type"] != 1}
    assert len(menus) == 6
    named = menus[INVITE]["name_localizations"]
    assert named.items() >= {"it": phrase("menu-invite", "it"), "de": phrase("menu-invite", "de")}.items()
