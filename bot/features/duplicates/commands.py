"""``/duplicate``."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.discord.commands.common import Tree, answered
from bot.discord.commands.translation import phrase
from bot.features.duplicates.presses import show_sets
from bot.services import Services


def add_duplicate_command(tree: Tree, services: Services) -> None:
    """Add ``/duplicate`` to ``tree``."""

    @tree.command(name=phrase("command-duplicate-name"), description=phrase("command-duplicate-description"))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def duplicate(interaction: discord.Interaction) -> None:
        await answered(services, interaction, lambda responder: show_sets(services, responder))
