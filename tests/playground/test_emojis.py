"""The application's emojis: stored under their names, and shown only while they exist."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from discord import ui

from playground import Playground, emojis


def shows(emoji: Any) -> ui.LayoutView:
    """Return a message with ``emoji`` on a button, in a menu and in its text."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(f"a dot: {emoji}"))
    view.add_item(ui.ActionRow(ui.Button(label="Dot", custom_id="dot", emoji=emoji)))
    options = [discord.SelectOption(label="Plain"), discord.SelectOption(label="Dot", emoji=emoji)]
    view.add_item(ui.ActionRow(ui.Select(custom_id="menu", options=options)))
    return view


async def test_emojis_are_uploaded_renamed_and_deleted(playground: Playground, bot: Any, png: bytes) -> None:
    assert await bot.fetch_application_emojis() == []
    made = await bot.create_application_emoji(name="dot_1", image=png)
    assert [(one.name, one.id) for one in await bot.fetch_application_emojis()] == [("dot_1", made.id)]
    await made.edit(name="dot_2")
    assert (await bot.fetch_application_emoji(made.id)).name == "dot_2"
    async with aiohttp.ClientSession() as http, http.get(f"{playground.url}/emojis/{made.id}.png") as picture:
        assert await picture.read() == png
    await made.delete()
    assert await bot.fetch_application_emojis() == []
    with pytest.raises(discord.NotFound, match="Unknown Emoji"):
        await made.delete()
    async with aiohttp.ClientSession() as http, http.get(f"{playground.url}/emojis/{made.id}.png") as picture:
        assert picture.status == 404


@pytest.mark.parametrize(
    ("name", "grown_to", "code"),
    [
        ("x", 0, "BASE_TYPE_BAD_LENGTH"),
        ("x" * 33, 0, "BASE_TYPE_BAD_LENGTH"),
        ("a dot", 0, "STRING_TYPE_REGEX"),
        ("taken", 0, "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"),
        ("large", 256 * 1024 + 1, "BINARY_TYPE_MAX_SIZE"),
    ],
)
async def test_what_discord_would_not_keep_is_refused(
    playground: Playground, bot: Any, png: bytes, name: str, grown_to: int, code: str
) -> None:
    await bot.create_application_emoji(name="taken", image=png)
    with pytest.raises(discord.HTTPException) as refusal:
        await bot.create_application_emoji(name=name, image=png.ljust(grown_to, b"\0"))
    assert (refusal.value.status, refusal.value.code) == (400, 50035)
    [rejected] = playground.rejected
    assert code in str(rejected.body) or "OPENAPI_SCHEMA" in str(rejected.body)
    assert [one.name for one in playground.world.emojis.values()] == ["taken"]


async def test_something_that_is_no_picture_is_refused(playground: Playground, bot: Any) -> None:
    with pytest.raises(discord.HTTPException, match="Invalid image data"):
        await bot.http.create_application_emoji(bot.application_id, "dot", "words")


async def test_there_are_only_so_many(
    playground: Playground, bot: Any, png: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(emojis, "MOST_EMOJIS", 1)
    await bot.create_application_emoji(name="dot_1", image=png)
    with pytest.raises(discord.HTTPException) as refusal:
        await bot.create_application_emoji(name="dot_2", image=png)
    assert refusal.value.code == 30008


async def test_a_message_shows_them_while_they_are_there(
    playground: Playground, bot: Any, png: bytes
) -> None:
    made = await bot.create_application_emoji(name="dot", image=png)
    channel = bot.get_channel(playground.channel("tables").id)
    posted = await channel.send(view=shows(made))
    [message] = playground.person("Ada").visible("tables")
    assert message.text == f"a dot: <:dot:{made.id}>"
    assert [button.data["emoji"]["id"] for button in message.buttons] == [str(made.id)]
    emojis.delete(playground.world, playground.world.emojis[made.id])
    for again in (channel.send(view=shows(made)), posted.edit(view=shows(made))):
        with pytest.raises(discord.HTTPException) as refusal:
            await again
        assert refusal.value.code == 50035
        assert refusal.value.text.count("Invalid emoji") == 2
    assert message.text == f"a dot: <:dot:{made.id}>"


async def test_they_are_there_after_a_restart(
    tmp_path: Path, addresses: None, connect: Any, new_bot: Any, png: bytes
) -> None:
    file = tmp_path / "playground.json"
    client = new_bot()
    async with Playground(history=file) as first, connect(client, first):
        made = await client.create_application_emoji(name="dot", image=png)
    async with Playground(history=file) as second, aiohttp.ClientSession() as http:
        assert second.world.emojis[made.id].name == "dot"
        async with http.get(f"{second.url}/emojis/{made.id}.png") as picture:
            assert await picture.read() == png
