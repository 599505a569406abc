"""``/rules`` and ``/help``."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.discord.commands.common import Tree, answered, game_choices
from bot.discord.commands.translation import phrase
from bot.discord.panels.custom_ids import CustomId
from bot.discord.responder import Responder
from bot.features.reading import presses as reading
from bot.services import Services


def add_reading_commands(tree: Tree, services: Services) -> None:
    """Add ``/rules`` and ``/help`` to ``tree``."""

    @tree.command(name=phrase("command-rules-name"), description=phrase("command-rules-description"))
    @app_commands.rename(game=phrase("parameter-game-name"))
    @app_commands.describe(game=phrase("parameter-game-description"))
    @app_commands.choices(game=game_choices(services))
    async def show_rules(interaction: discord.Interaction, game: str) -> None:
        async def run(responder: Responder) -> None:
            await reading.show_rules(services, responder, game)

        await answered(services, interaction, run)

    @tree.command(name=phrase("command-help-name"), description=phrase("command-help-description"))
    async def show_help(interaction: discord.Interaction) -> None:
        async def run(responder: Responder) -> None:
            await reading.show_help(services, responder, CustomId(0, 0, "help"))

        await answered(services, interaction, run)
