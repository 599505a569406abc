"""Starting and stopping."""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands

from playground import Playground


async def test_a_taken_port_gives_another() -> None:
    async with Playground() as first:
        port = int(first.url.rpartition(":")[2])
        second = Playground()
        await second.start(port)
        assert second.url.startswith("http://127.0.0.1:")
        assert second.url != first.url
        await second.stop()


async def test_a_command_bot_connects_too(playground: Playground, addresses: None, connect: Any) -> None:
    client = commands.AutoShardedBot(
        "!", intents=discord.Intents(guilds=True), guild_ready_timeout=0.05, help_command=None
    )
    async with connect(client, playground):
        assert [guild.name for guild in client.guilds] == ["The Playground"]


async def test_settle_waits_for_what_the_bot_still_does(
    playground: Playground, bot: Any, send: Any, make_board: Any
) -> None:
    board = await send("tables", "board", "slow")

    @bot.on_press("slow")
    async def slow(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer()
        for number in range(5):
            await interaction.edit_original_response(view=make_board(str(number)))

    await playground.person("Ada").press(board, "Slow")
    await playground.settle()
    assert board.text == "4"
