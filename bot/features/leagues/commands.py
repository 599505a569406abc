"""``/league``."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.discord.commands.common import Tree, answered
from bot.discord.commands.translation import phrase
from bot.features.leagues.presses.pages import show_leagues
from bot.services import Services


def add_league_command(tree: Tree, services: Services) -> None:
    """Add ``/league`` to ``tree``."""

    @tree.command(name=phrase("command-league-name"), description=phrase("command-league-description"))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def league(interaction: discord.Interaction) -> None:
        await answered(services, interaction, lambda responder: show_leagues(services, responder))
