"""``/table new``."""

from __future__ import annotations

import logging

import discord
from discord import app_commands

from bot.database.errors import StoreError
from bot.discord.commands.common import answered, game_choices, language_choices
from bot.discord.commands.translation import phrase
from bot.discord.whereabouts import server_of
from bot.features.opening.presses.new_tables import open_new
from bot.features.presets.rules import PRINTED, reference
from bot.services import Services
from render.words import as_plain, words_for

_log = logging.getLogger(__name__)

_OFFERED = 25
"""Maximum number of suggestions that Discord allows."""


def add_new_command(group: app_commands.Group, services: Services) -> None:
    """Add ``/table new`` to ``group``."""

    async def presets(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        try:
            return await _suggest(services, interaction, current)
        except StoreError as error:
            _log.error("no preset can be suggested: %s", error)
            return []

    @group.command(name=phrase("command-table-new-name"), description=phrase("command-table-new-description"))
    @app_commands.rename(
        game=phrase("parameter-game-name"),
        language=phrase("parameter-language-name"),
        preset=phrase("parameter-preset-name"),
        private=phrase("parameter-private-name"),
    )
    @app_commands.describe(
        game=phrase("parameter-game-description"),
        language=phrase("parameter-language-description"),
        preset=phrase("parameter-preset-description"),
        private=phrase("parameter-private-description"),
    )
    @app_commands.choices(game=game_choices(services), language=language_choices())
    @app_commands.autocomplete(preset=presets)
    async def new(
        interaction: discord.Interaction,
        game: str,
        language: str | None = None,
        preset: str | None = None,
        private: bool = False,
    ) -> None:
        await answered(
            services,
            interaction,
            lambda responder: open_new(services, responder, game, language, preset, is_private=private),
        )


async def _suggest(
    services: Services, interaction: discord.Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """Return the presets of the game already chosen, *As printed* first; empty before a game is chosen."""
    game = str(getattr(interaction.namespace, words_for(None)("parameter-game-name"), ""))
    server = server_of(interaction)
    if server is None or game not in services.games:
        return []
    words = await services.words_of(interaction)
    offered = await services.stores.presets.offered(server, interaction.user.id, game)
    typed = current.casefold()
    printed = words("button-as-printed")
    built_in = [app_commands.Choice(name=printed, value=PRINTED)] if typed in printed.casefold() else []
    saved = [
        app_commands.Choice(
            name=words("preset-of-server", name=name) if preset.is_shared else name,
            value=reference(preset),
        )
        for preset in offered
        if typed in (name := as_plain(preset.name)).casefold()
    ]
    return [*built_in, *saved][:_OFFERED]
