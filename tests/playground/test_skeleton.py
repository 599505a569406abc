"""The basics: login, commands, answers, presses, files."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import app_commands

from playground import CannotDoError, Playground


async def test_login_and_guild(playground: Playground, bot: Any) -> None:
    [guild] = bot.guilds
    assert guild.name == playground.guild.name
    assert {channel.name for channel in guild.text_channels} == {"tables", "lounge", "news"}
    assert bot.user.name == "Tavolata"
    assert not guild.get_channel(playground.channel("news").id).permissions_for(guild.me).send_messages


async def test_slash_answer_and_press(playground: Playground, bot: Any, make_board: Any) -> None:
    group = app_commands.Group(name="table", description="Tables")

    @group.command(name="new", description="Opens one")
    @app_commands.choices(game=[app_commands.Choice(name="Abraca", value="abraca")])
    async def new(interaction: discord.Interaction[Any], game: str) -> None:
        await interaction.response.send_message(view=make_board(f"a table of {game}", "more", "hand"))

    bot.tree.add_command(group)
    await bot.tree.sync()

    ada = playground.person("Ada")
    reply = await ada.slash("tables", "table new", game="abraca")
    assert (reply.kind, reply.text) == ("message", "a table of abraca")
    board = reply.message
    assert board is not None
    assert [button.label for button in board.buttons] == ["More", "Hand"]

    pressed = await ada.press(board, "More")
    assert (pressed.kind, board.text) == ("update", "pressed 1 times")
    assert pressed.acknowledged_ms is not None
    assert pressed.acknowledged_ms < 500

    with pytest.raises(CannotDoError):
        await ada.press(board, "Hand")
    with pytest.raises(CannotDoError):
        await ada.slash("tables", "table new", game="chess")
    assert playground.failed_interactions == []
    assert playground.rejected == []


async def test_private_panel_is_private(playground: Playground, bot: Any, send: Any) -> None:
    board = await send("tables", "the board", "hand")
    ada, bruno = playground.person("Ada"), playground.person("Bruno")
    panel = (await ada.press(board, "Hand")).message
    assert panel is not None
    assert panel in ada.visible("tables")
    assert panel not in bruno.visible("tables")
    with pytest.raises(CannotDoError):
        await bruno.press(panel, "More")
    assert (await ada.press(panel, "More")).text == "pressed 1 times"
    ada.dismiss(panel)
    assert panel not in ada.visible("tables")


async def test_send_with_file(playground: Playground, bot: Any, send: Any, png: bytes) -> None:
    message = await send("tables", "with a picture", picture="board.png")
    assert message.alt_texts == ["A dot"]
    assert playground.files(message) == {"board.png": png}
    [attachment] = message.attachments
    assert (attachment.width, attachment.height, attachment.content_type) == (1, 1, "image/png")
    url = message.components[0]["components"][1]["items"][0]["media"]["url"]
    async with bot.http._HTTPClient__session.get(url) as response:
        assert await response.read() == png
    async with bot.http._HTTPClient__session.get(url[:-1]) as response:
        assert response.status == 404
