"""``/table new``."""

from __future__ import annotations

import logging

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.commands.common import answered, game_choices, language_choices
from bot.commands.translation import phrase
from bot.domain.lobby import NewTable
from bot.domain.refusals import refused
from bot.domain.table import USUAL_EXTENSIONS
from bot.domain.table_settings import TableSettings, find_preset, reference, table_settings_of
from bot.panels.opening import opening
from bot.presses.opening import open_table
from bot.responder import Responder
from bot.services import Services
from bot.store.errors import StoreError
from games.engine.strength import USUAL
from games.engine.text import Text
from render.words import words_for

_log = logging.getLogger(__name__)

_OFFERED = 25
"""The most presets that Discord lets a command suggest."""


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
    )
    @app_commands.describe(
        game=phrase("parameter-game-description"),
        language=phrase("parameter-language-description"),
        preset=phrase("parameter-preset-description"),
    )
    @app_commands.choices(game=game_choices(services), language=language_choices())
    @app_commands.autocomplete(preset=presets)
    async def new(
        interaction: discord.Interaction, game: str, language: str | None = None, preset: str | None = None
    ) -> None:
        await answered(
            services, interaction, lambda responder: _new(services, responder, game, language, preset)
        )


async def _new(
    services: Services, responder: Responder, game: str, language: str | None, preset: str | None
) -> None:
    interaction = responder.interaction
    if game not in services.games:
        raise refused("unknown-game")
    if interaction.guild_id is None or interaction.channel_id is None:
        raise refused("server-only")
    settings = await services.guilds.settings(interaction.guild_id)
    agreed = await _agreed_options(services, interaction.guild_id, interaction.user.id, game, preset)
    servers = interaction.guild_locale.value if interaction.guild_locale else None
    new = NewTable(
        guild=interaction.guild_id,
        channel=interaction.channel_id,
        game=game,
        locale=words_for(language or settings.locale or servers).locale,
        host=interaction.user.id,
        host_name=interaction.user.display_name,
        origin=interaction.id,
        options=agreed.options if agreed else {},
        clock=agreed.clock if agreed else settings.clock,
        timeout_policy=agreed.timeout_policy if agreed else "ask",
        decider=agreed.decider if agreed else "majority",
        starts_full=agreed is not None and agreed.starts_full,
        extensions=agreed.extensions if agreed else USUAL_EXTENSIONS,
        least_in_time=agreed.least_in_time if agreed else 0,
        stand_ins=agreed.stand_ins if agreed else USUAL,
        hints=agreed.hints if agreed else "alone",
    )
    opened = await open_table(services, interaction, new, responder.words)
    if agreed and not agreed.complete:
        opened = replace(opened, notes=(*opened.notes, Text("preset-incomplete")))
    await responder.show(opening(opened, responder.words))


async def _agreed_options(
    services: Services, guild: int, person: int, game: str, preset: str | None
) -> TableSettings | None:
    """Return what the preset that was asked for means now, or ``None`` if none was.

    :raises Refused: there is no such preset of the game.
    """
    if preset is None:
        return None
    found = find_preset(await services.presets.offered(guild, person, game), preset)
    if found is None:
        raise refused("no-such-preset")
    return table_settings_of(found, services.games[game])


async def _suggest(
    services: Services, interaction: discord.Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """Return the presets of the game that was chosen already; nothing before one was."""
    game = str(getattr(interaction.namespace, words_for(None)("parameter-game-name"), ""))
    if interaction.guild_id is None or game not in services.games:
        return []
    words = await services.words_of(interaction)
    offered = await services.presets.offered(interaction.guild_id, interaction.user.id, game)
    typed = current.casefold()
    return [
        app_commands.Choice(
            name=words("preset-of-server", name=preset.name) if preset.is_shared else preset.name,
            value=reference(preset),
        )
        for preset in offered
        if typed in preset.name.casefold()
    ][:_OFFERED]
