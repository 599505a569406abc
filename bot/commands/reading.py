"""``/rules`` and ``/help``."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.answer import Answer
from bot.commands.common import Tree, answered, game_choices
from bot.commands.translation import phrase
from bot.domain.refusals import refused
from bot.house import House
from bot.panels.reading import help_panel, rules
from bot.presses.setup import may_change_settings


def add_reading_commands(tree: Tree, house: House) -> None:
    """Add ``/rules`` and ``/help`` to ``tree``."""

    @tree.command(name=phrase("command-rules-name"), description=phrase("command-rules-description"))
    @app_commands.rename(game=phrase("parameter-game-name"))
    @app_commands.describe(game=phrase("parameter-game-description"))
    @app_commands.choices(game=game_choices(house))
    async def show_rules(interaction: discord.Interaction, game: str) -> None:
        async def run(answer: Answer) -> None:
            if game not in house.games:
                raise refused("unknown-game")
            await answer.show(rules(game, answer.words))

        await answered(house, interaction, run)

    @tree.command(name=phrase("command-help-name"), description=phrase("command-help-description"))
    async def show_help(interaction: discord.Interaction) -> None:
        async def run(answer: Answer) -> None:
            moderates = await may_change_settings(house, interaction)
            await answer.show(help_panel(answer.words, moderates=moderates))

        await answered(house, interaction, run)
