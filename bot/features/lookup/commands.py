"""``/lookup``."""

from __future__ import annotations

import logging

import discord
from discord import app_commands

from bot.database.errors import StoreError
from bot.discord.commands.common import Tree, answered, game_choices
from bot.discord.commands.translation import phrase
from bot.features.lookup.panel import value, where
from bot.features.lookup.presses import show_lookup, suggested
from bot.services import Services
from render.words import words_for

_log = logging.getLogger(__name__)

_OFFERED = 25
"""Maximum number of suggestions that Discord allows."""
_LETTERS = 100
"""Maximum characters of a suggestion that Discord shows."""


def add_lookup_command(tree: Tree, services: Services) -> None:
    """Add ``/lookup`` to ``tree``."""

    async def things(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        try:
            return await _suggest(services, interaction, current)
        except StoreError as error:
            _log.error("nothing can be suggested: %s", error)
            return []

    @tree.command(name=phrase("command-lookup-name"), description=phrase("command-lookup-description"))
    @app_commands.rename(what=phrase("parameter-lookup-name"), game=phrase("parameter-game-name"))
    @app_commands.describe(
        what=phrase("parameter-lookup-description"), game=phrase("parameter-game-description")
    )
    @app_commands.choices(game=game_choices(services))
    @app_commands.autocomplete(what=things)
    async def lookup(interaction: discord.Interaction, what: str, game: str | None = None) -> None:
        await answered(services, interaction, lambda responder: show_lookup(services, responder, what, game))


async def _suggest(
    services: Services, interaction: discord.Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """Return possible matches, in the typing person's language."""
    chosen = str(getattr(interaction.namespace, words_for(None)("parameter-game-name"), ""))
    words = await services.words_of(interaction)
    found = await suggested(
        services, interaction, current, chosen if chosen in services.games else None, words
    )
    return [
        app_commands.Choice(name=where(one, words)[:_LETTERS], value=value(one)) for one in found[:_OFFERED]
    ]
