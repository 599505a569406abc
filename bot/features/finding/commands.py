"""``/table …`` and ``/tables``."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.discord.commands.actions import add_action_commands
from bot.discord.commands.choosing import add_table_command, meant, suggestions
from bot.discord.commands.common import BY_SERVERS, SERVERS, Tree, answered, game_choices
from bot.discord.commands.translation import phrase
from bot.discord.responder import Responder
from bot.features.archive.commands import add_archive_commands
from bot.features.board.panel import public_panel
from bot.features.finding.panel import Sought
from bot.features.finding.presses import show_tables
from bot.features.lobby.presses.lobby import show_options
from bot.features.opening.commands import add_new_command
from bot.features.play.presses import playing
from bot.features.play.presses.playing import show_position
from bot.features.reading.presses import show_log, show_proof
from bot.services import Services
from bot.table.perspective import Perspective


def add_table_commands(tree: Tree, services: Services) -> None:
    """Add ``/table`` with its subcommands, and ``/tables``, to ``tree``."""
    group = app_commands.Group(
        name=phrase("command-table-name"),
        description=phrase("command-table-description"),
        allowed_contexts=SERVERS,
        allowed_installs=BY_SERVERS,
    )

    add_new_command(group, services)

    @group.command(
        name=phrase("command-table-show-name"), description=phrase("command-table-show-description")
    )
    @app_commands.rename(table=phrase("parameter-table-name"), text=phrase("parameter-text-name"))
    @app_commands.describe(
        table=phrase("parameter-table-description"), text=phrase("parameter-text-description")
    )
    @app_commands.autocomplete(table=suggestions(services))
    async def show(interaction: discord.Interaction, table: int | None = None, text: bool = False) -> None:
        await answered(services, interaction, lambda responder: _show(services, responder, table, text))

    add_table_command(group, services, "hand", playing.show_hand)
    add_table_command(group, services, "log", show_log)
    add_table_command(group, services, "options", _options)
    add_table_command(group, services, "verify", show_proof, finished=True)
    add_archive_commands(group, services)
    add_action_commands(group, services)
    tree.add_command(group)

    @tree.command(name=phrase("command-tables-name"), description=phrase("command-tables-description"))
    @app_commands.rename(game=phrase("parameter-game-name"), channel=phrase("parameter-place-name"))
    @app_commands.describe(
        game=phrase("parameter-game-description"), channel=phrase("parameter-place-description")
    )
    @app_commands.choices(game=game_choices(services))
    async def tables(
        interaction: discord.Interaction,
        game: str = "",
        channel: discord.TextChannel | discord.Thread | discord.VoiceChannel | None = None,
    ) -> None:
        sought = Sought(game, channel.id if channel else 0)
        await answered(services, interaction, lambda responder: show_tables(services, responder, 0, sought))


async def _show(services: Services, responder: Responder, number: int | None, text: bool) -> None:
    table = await meant(services, responder, number)
    game, painter = services.games[table.game], services.painters[table.game]
    if text and table.view is not None:
        await show_position(services, responder, table)
        return
    shown = table
    if table.status != "lobby":
        shown = await services.tables.replays.recalled(await services.tables.look(table.id, None))
    await responder.show(public_panel(shown, game, painter, responder.words))


async def _options(services: Services, responder: Responder, table: Perspective) -> None:
    await show_options(services, responder, table.id)
