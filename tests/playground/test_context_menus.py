"""Context menus: commands of people and of messages, with the data that Discord sends along."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import app_commands

from playground import Playground
from playground.errors import CannotDoError
from tests.playground.test_commands import put

WAVE = "Wave at"
QUOTE = "Quote this"


async def register(bot: Any) -> None:
    """Let ``bot`` offer one entry for people and one for messages, each with an Italian name."""

    async def wave(interaction: discord.Interaction[Any], person: discord.Member) -> None:
        rights = interaction.permissions.send_messages
        await interaction.response.send_message(f"waves at {person.display_name}, {person.id}, {rights}")

    async def quote(interaction: discord.Interaction[Any], message: discord.Message) -> None:
        await interaction.response.send_message(f"{message.author.display_name}: {message.content}")

    bot.tree.add_command(app_commands.ContextMenu(name=WAVE, callback=wave))
    bot.tree.add_command(app_commands.ContextMenu(name=QUOTE, callback=quote))
    await bot.tree.sync()


async def test_used_on_a_person(playground: Playground, bot: Any) -> None:
    await register(bot)
    ada, bruno = playground.person("Ada"), playground.person("Bruno")
    reply = await ada.use_on_person("tables", bruno, WAVE)
    assert reply.text == f"waves at Bruno, {bruno.id}, True"
    message = await reply.result()
    payload = playground.payloads.message(message)
    assert payload["interaction"]["name"] == WAVE
    assert payload["interaction_metadata"]["target_user"]["id"] == str(bruno.id)


async def test_used_on_a_message(playground: Playground, bot: Any) -> None:
    await register(bot)
    said = playground.person("Bruno").say("tables", "Good evening")
    reply = await playground.person("Ada").use_on(said, QUOTE)
    assert reply.text == "Bruno: Good evening"
    metadata = playground.payloads.message(await reply.result())["interaction_metadata"]
    assert metadata["target_message_id"] == str(said.id)


async def test_not_offered(playground: Playground, bot: Any) -> None:
    await register(bot)
    ada, bruno = playground.person("Ada"), playground.person("Bruno")
    said = bruno.say("tables", "Good evening")
    with pytest.raises(CannotDoError, match="no command"):
        await ada.use_on(said, WAVE)
    with pytest.raises(CannotDoError, match="no command"):
        await ada.use_on_person("tables", bruno, QUOTE)
    with pytest.raises(CannotDoError, match="no command /Wave"):
        await ada.slash("tables", "Wave at")
    bruno.delete(said)
    with pytest.raises(CannotDoError, match="does not see"):
        await ada.use_on(said, QUOTE)


async def test_private_messages_offer_none(playground: Playground, bot: Any) -> None:
    await register(bot)

    @bot.tree.command(description="A secret")
    async def whisper(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("psst", ephemeral=True)

    await bot.tree.sync()
    ada = playground.person("Ada")
    private = await (await ada.slash("tables", "whisper")).result()
    with pytest.raises(CannotDoError, match="private"):
        await ada.use_on(private, QUOTE)


MENU: dict[str, Any] = {"name": "Wave at", "type": 2}
BAD = {
    "a description": {"description": "Waves"},
    "a long name": {"name": "W" * 33},
    "a long translation": {"name_localizations": {"it": "W" * 33}},
    "an unknown language": {"name_localizations": {"xx": "Saluta"}},
    "options": {"options": [{"type": 3, "name": "game", "description": "Which game"}]},
}


@pytest.mark.parametrize("fields", BAD.values(), ids=BAD)
async def test_bad_menus(playground: Playground, bot: Any, fields: dict[str, Any]) -> None:
    with pytest.raises(discord.HTTPException) as error:
        await put(playground, bot, {**MENU, **fields})
    assert error.value.code == 50035


async def test_at_most_fifteen_of_each_kind(playground: Playground, bot: Any) -> None:
    many = [{"name": f"Menu {number}", "type": kind} for kind in (2, 3) for number in range(15)]
    await put(playground, bot, *many)
    with pytest.raises(discord.HTTPException):
        await put(playground, bot, *many, {"name": "Menu 16", "type": 3})
