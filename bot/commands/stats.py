"""``/stats``: how somebody did, and who is best at a game."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.answer import Answer
from bot.commands.common import Tree, answered, game_choices
from bot.commands.translation import phrase
from bot.house import House
from bot.presses.stats import show_ranking, show_stats


def add_stats_command(tree: Tree, house: House) -> None:
    """Add ``/stats`` to ``tree``."""

    @tree.command(name=phrase("command-stats-name"), description=phrase("command-stats-description"))
    @app_commands.rename(game=phrase("parameter-game-name"), person=phrase("parameter-person-name"))
    @app_commands.describe(
        game=phrase("parameter-ranking-description"), person=phrase("parameter-stats-person-description")
    )
    @app_commands.choices(game=game_choices(house))
    @app_commands.guild_only()
    async def stats(
        interaction: discord.Interaction, game: str | None = None, person: discord.User | None = None
    ) -> None:
        async def run(answer: Answer) -> None:
            if game is not None:
                await show_ranking(house, answer, game)
            else:
                await show_stats(house, answer, person.id if person else None)

        await answered(house, interaction, run)
