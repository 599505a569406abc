"""Presses that open a new table, and ``/table new``."""

from __future__ import annotations

from msgspec.structs import replace

from bot.discord.panels.custom_ids import CustomId
from bot.discord.presses.handler import Handlers, only
from bot.discord.responder import Responder
from bot.discord.whereabouts import home_of, place_of, server_of
from bot.features.lobby.rules.lobby import NewTable, usual_opponents
from bot.features.opening.panel import opening
from bot.features.opening.presses.opening import open_table
from bot.features.play.presses.playing import show_private
from bot.features.presets.rules import (
    PRINTED,
    TableSettings,
    find_preset,
    printed_options,
    table_settings_of,
)
from bot.features.servers.panel.welcome import choose_game
from bot.services import Services
from bot.table.refusals import refused
from bot.table.table_terms import Terms, terms_of
from games.engine.strength import USUAL
from games.engine.text import Text
from render.words import words_for


async def ask_game(services: Services, responder: Responder, press: CustomId) -> None:
    """Ask for the game of the new table."""
    guild = server_of(responder.interaction)
    if guild is None:
        await responder.show(choose_game(services.games, responder.words, is_elsewhere=True))
        return
    allowed = (await services.stores.guilds.settings(guild)).games
    games = [game for game in services.games if not allowed or game in allowed]
    await responder.show(choose_game(games or services.games, responder.words))


async def open_picked(services: Services, responder: Responder, press: CustomId) -> None:
    """Open a table of the game picked."""
    await open_new(services, responder, only(responder.picked))


async def open_private(services: Services, responder: Responder, press: CustomId) -> None:
    """Open a private table of the game picked."""
    await open_new(services, responder, only(responder.picked), is_private=True)


async def open_new(
    services: Services,
    responder: Responder,
    game: str,
    language: str | None = None,
    preset: str | None = None,
    *,
    is_private: bool = False,
) -> None:
    """Open a table of ``game`` in the asking person's channel, and show where it is.

    If it ``is_private``, only they see it, and computer players take the other seats.

    :raises Refused: the server's settings or the bot's permissions don't allow it.
    """
    interaction = responder.interaction
    if game not in services.games:
        raise refused("unknown-game")
    server, channel = home_of(interaction) if is_private else place_of(interaction)
    settings = await services.stores.guilds.settings(server)
    agreed = await _settings_of(services, responder, server, game, preset)
    printed = {} if preset is None else printed_options(services.games[game])
    servers = interaction.guild_locale.value if interaction.guild_locale else None
    usual = Terms(options=printed, clock=settings.clock, pace=settings.pace, from_queue=settings.from_queue)
    new = NewTable(
        guild=server,
        channel=channel,
        game=game,
        locale=words_for(language or settings.locale or servers).locale,
        host=interaction.user.id,
        host_name=interaction.user.display_name,
        origin=interaction.id,
        **terms_of(agreed or usual),
        computers=(USUAL,) * usual_opponents(services.games[game]) if is_private else (),
        is_private=is_private,
    )
    if is_private:
        await services.admission.require_computers(server)
    opened = await open_table(services, interaction, new, responder.words)
    if is_private:
        table = await services.tables.look(opened.table, interaction.user.id)
        await show_private(services, responder, table)
        return
    if agreed and not agreed.complete:
        opened = replace(opened, notes=(*opened.notes, Text("preset-incomplete")))
    await responder.show(opening(opened, responder.words))


async def _settings_of(
    services: Services, responder: Responder, guild: int, game: str, preset: str | None
) -> TableSettings | None:
    """Return the terms of the requested preset, or ``None`` without a preset or for *As printed*.

    :raises Refused: there is no such preset of the game.
    """
    if preset is None or preset == PRINTED:
        return None
    person, words = responder.interaction.user.id, responder.words
    found = find_preset(await services.stores.presets.offered(guild, person, game), preset)
    if found is not None:
        return table_settings_of(found, services.games[game])
    if preset.strip().casefold() != words("button-as-printed").casefold():
        raise refused("no-such-preset")
    return None


HANDLERS: Handlers = {
    "open-table": (ask_game, "new"),
    "open-game": (open_picked, "new"),
    "open-private": (open_private, "new"),
}
