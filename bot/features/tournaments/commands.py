"""``/tournament``."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.discord.commands.common import Tree, answered
from bot.discord.commands.translation import phrase
from bot.features.tournaments.presses.pages import show_tournaments
from bot.services import Services


def add_tournament_command(tree: Tree, services: Services) -> None:
    """Add ``/tournament`` to ``tree``."""

    @tree.command(
        name=phrase("command-tournament-name"), description=phrase("command-tournament-description")
    )
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def tournament(interaction: discord.Interaction) -> None:
        await answered(services, interaction, lambda responder: show_tournaments(services, responder))
