"""The barest discord.py bot, against which ours is measured: it answers every press with the same layout."""

from __future__ import annotations

import asyncio
import os
import sys

import discord
from discord import ui

from bot.host.run import point_at


class Bare(discord.AutoShardedClient):
    """Posts one button, and answers each press by showing it again."""

    async def on_ready(self) -> None:
        """Post the button."""
        guild = self.guilds[0]
        channel = next(channel for channel in guild.text_channels if channel.name == "tables")
        await channel.send(view=_layout())
        print("connected as the bare bot", file=sys.stderr, flush=True)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer with the same layout."""
        await interaction.response.edit_message(view=_layout())


def _layout() -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    row.add_item(ui.Button(label="Press", custom_id="press"))
    view.add_item(ui.TextDisplay("A constant layout"))
    view.add_item(row)
    view.stop()
    return view


async def _main() -> None:
    await point_at(os.environ["DISCORD_API_URL"], os.environ["DISCORD_TOKEN"])
    await Bare(intents=discord.Intents(guilds=True)).start(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    asyncio.run(_main())
