"""``/daily``: today's game, anywhere."""

from __future__ import annotations

import discord

from bot.discord.commands.common import Tree, answered
from bot.discord.commands.translation import phrase
from bot.features.daily.presses import show_home
from bot.services import Services


def add_daily_command(tree: Tree, services: Services) -> None:
    """Add ``/daily`` to ``tree``."""

    @tree.command(name=phrase("command-daily-name"), description=phrase("command-daily-description"))
    async def daily(interaction: discord.Interaction) -> None:
        await answered(services, interaction, lambda responder: show_home(services, responder))
