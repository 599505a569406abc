"""``/stats``: a person's results, and the ranking of a game."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.discord.commands.common import Tree, add_person_menu, answered, game_choices
from bot.discord.commands.translation import phrase
from bot.discord.responder import Responder
from bot.features.ratings.presses import show_our_games, show_ranking, show_stats
from bot.services import Services


def add_stats_command(tree: Tree, services: Services) -> None:
    """Add ``/stats`` to ``tree``."""

    @tree.command(name=phrase("command-stats-name"), description=phrase("command-stats-description"))
    @app_commands.rename(game=phrase("parameter-game-name"), person=phrase("parameter-person-name"))
    @app_commands.describe(
        game=phrase("parameter-ranking-description"), person=phrase("parameter-stats-person-description")
    )
    @app_commands.choices(game=game_choices(services))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def stats(
        interaction: discord.Interaction, game: str | None = None, person: discord.User | None = None
    ) -> None:
        async def run(responder: Responder) -> None:
            if game is not None:
                await show_ranking(services, responder, game)
            else:
                await show_stats(services, responder, person.id if person else None)

        await answered(services, interaction, run)


def add_our_games_menu(tree: Tree, services: Services) -> None:
    """Add *Our games* to the context menu of people."""
    add_person_menu(tree, services, "menu-our-games", show_our_games)
