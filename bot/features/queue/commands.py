"""``/play``."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.discord.commands.common import Tree, answered
from bot.discord.commands.translation import phrase
from bot.features.queue.presses import show_queue
from bot.services import Services


def add_play_command(tree: Tree, services: Services) -> None:
    """Add ``/play`` to ``tree``."""

    @tree.command(name=phrase("command-play-name"), description=phrase("command-play-description"))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def play(interaction: discord.Interaction) -> None:
        await answered(services, interaction, lambda responder: show_queue(services, responder))
