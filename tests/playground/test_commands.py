"""Registering commands: limits and identity."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from playground import Playground

GOOD: dict[str, Any] = {"name": "table", "description": "Tables"}


def option(**fields: Any) -> dict[str, Any]:
    return {"type": 3, "name": "game", "description": "Which game", **fields}


def choices(count: int) -> list[dict[str, str]]:
    return [{"name": str(number), "value": str(number)} for number in range(count)]


BAD = {
    "capitals": {"name": "Table"},
    "a space": {"name": "table new"},
    "a long name": {"name": "t" * 33},
    "no description": {"description": ""},
    "a long description": {"description": "d" * 101},
    "a long translation": {"description_localizations": {"it": "d" * 101}},
    "an unknown language": {"description_localizations": {"xx": "d"}},
    "a translated name with capitals": {"name_localizations": {"it": "Tavolo"}},
    "26 options": {"options": [option(name=f"o{number}") for number in range(26)]},
    "26 choices": {"options": [option(choices=choices(26))]},
    "a choice too long": {"options": [option(choices=[{"name": "n" * 101, "value": "v"}])]},
    "required after optional": {"options": [option(), option(name="x", required=True)]},
    "the same option twice": {"options": [option(), option()]},
    "choices and autocomplete": {"options": [option(choices=choices(1), autocomplete=True)]},
    "an unknown type": {"options": [option(type=12)]},
    "suggestions for people": {"options": [option(type=6, autocomplete=True)]},
    "a least above the most": {"options": [option(type=4, min_value=3, max_value=2)]},
    "a length beyond all texts": {"options": [option(max_length=6001)]},
    "8000 characters": {
        "options": [
            option(name=f"o{number}", choices=[{"name": "n" * 50, "value": f"{number}" + "v" * 40}] * 20)
            for number in range(5)
        ]
    },
}


async def put(playground: Playground, bot: Any, *commands: dict[str, Any]) -> Any:
    return await bot.http.bulk_upsert_global_commands(bot.application_id, list(commands))


@pytest.mark.parametrize("fields", BAD.values(), ids=BAD)
async def test_bad_commands(playground: Playground, bot: Any, fields: dict[str, Any]) -> None:
    await put(playground, bot, GOOD)
    with pytest.raises(discord.HTTPException) as error:
        await put(playground, bot, {**GOOD, **fields})
    assert error.value.code == 50035
    [kept] = playground.commands.all(None)
    assert kept["description"] == "Tables"


async def test_good_commands(playground: Playground, bot: Any) -> None:
    localized = {"name_localizations": {"it": "tavolo"}, "description_localizations": {"it": "Tavoli"}}
    full = [option(name=f"o{number}", choices=choices(25)) for number in range(25)]
    await put(playground, bot, {**GOOD, **localized, "options": full}, {**GOOD, "name": "dell'amico"})
    assert [command["name"] for command in playground.commands.all(None)] == ["table", "dell'amico"]
    assert playground.rejected == []


async def test_commands_keep_their_ids(playground: Playground, bot: Any) -> None:
    [first] = await put(playground, bot, GOOD)
    again, _ = await put(playground, bot, {**GOOD, "description": "New"}, {**GOOD, "name": "other"})
    assert again["id"] == first["id"]
    with pytest.raises(discord.HTTPException):
        await put(playground, bot, GOOD, GOOD)


async def test_daily_creates(playground: Playground, bot: Any) -> None:
    for start in (0, 100):
        await put(playground, bot, *({**GOOD, "name": f"c{start + n}"} for n in range(100)))
    with pytest.raises(discord.HTTPException) as error:
        await put(playground, bot, {**GOOD, "name": "one-more"})
    assert error.value.code == 30034
    playground.advance(86_401)
    await put(playground, bot, {**GOOD, "name": "one-more"})


async def test_guild_commands(playground: Playground, bot: Any) -> None:
    guild = bot.guilds[0]

    @bot.tree.command(description="Here only", guild=guild)
    async def here(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message(f"{interaction.command.name}")

    [synced] = await bot.tree.sync(guild=guild)
    assert [command.id for command in await bot.tree.fetch_commands(guild=guild)] == [synced.id]
    ada = playground.person("Ada")
    assert (await ada.slash("tables", "here")).text == "here"
    with pytest.raises(ValueError, match="no command"):
        await ada.slash(ada.open_dm(), "here")
    await synced.delete()
    assert playground.commands.all(guild.id) == []
