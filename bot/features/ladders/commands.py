"""``/ladder``."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.discord.commands.common import Tree, answered
from bot.discord.commands.translation import phrase
from bot.features.ladders.presses.pages import show_ladders
from bot.services import Services


def add_ladder_command(tree: Tree, services: Services) -> None:
    """Add ``/ladder`` to ``tree``."""

    @tree.command(name=phrase("command-ladder-name"), description=phrase("command-ladder-description"))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def ladder(interaction: discord.Interaction) -> None:
        await answered(services, interaction, lambda responder: show_ladders(services, responder))
