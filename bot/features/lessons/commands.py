"""``/learn``."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.discord.commands.common import Tree, answered
from bot.discord.commands.translation import phrase
from bot.features.lessons.presses import show_learn
from bot.services import Services
from games.engine.lesson import lesson_of


def add_learn_command(tree: Tree, services: Services) -> None:
    """Add ``/learn`` to ``tree``."""
    taught = [
        app_commands.Choice(name=phrase(f"{game}-name"), value=game)
        for game in services.games
        if lesson_of(game) is not None
    ]

    @tree.command(name=phrase("command-learn-name"), description=phrase("command-learn-description"))
    @app_commands.rename(game=phrase("parameter-game-name"))
    @app_commands.describe(game=phrase("parameter-game-description"))
    @app_commands.choices(game=taught)
    async def learn(interaction: discord.Interaction, game: str | None = None) -> None:
        await answered(services, interaction, lambda responder: show_learn(services, responder, game))
