"""``/table …`` and ``/tables``."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.answer import Answer
from bot.commands.actions import add_action_commands
from bot.commands.archiving import add_archive_commands
from bot.commands.choosing import add_table_command, meant, suggestions
from bot.commands.common import Tree, answered
from bot.commands.opening import add_new_command
from bot.commands.translation import phrase
from bot.domain.perspective import Perspective
from bot.house import House
from bot.panels.board import public_panel
from bot.panels.log import log
from bot.presses import playing
from bot.presses.following import show_tables
from bot.presses.lobby import show_options
from bot.presses.playing import show_position
from bot.presses.reading import show_proof


def add_table_commands(tree: Tree, house: House) -> None:
    """Add ``/table`` with its subcommands, and ``/tables``, to ``tree``."""
    group = app_commands.Group(
        name=phrase("command-table-name"),
        description=phrase("command-table-description"),
        allowed_contexts=app_commands.AppCommandContext(guild=True),
    )

    add_new_command(group, house)

    @group.command(
        name=phrase("command-table-show-name"), description=phrase("command-table-show-description")
    )
    @app_commands.rename(table=phrase("parameter-table-name"), text=phrase("parameter-text-name"))
    @app_commands.describe(
        table=phrase("parameter-table-description"), text=phrase("parameter-text-description")
    )
    @app_commands.autocomplete(table=suggestions(house))
    async def show(interaction: discord.Interaction, table: int | None = None, text: bool = False) -> None:
        await answered(house, interaction, lambda answer: _show(house, answer, table, text))

    add_table_command(group, house, "hand", playing.show_hand)
    add_table_command(group, house, "log", _show_log)
    add_table_command(group, house, "options", _options)
    add_table_command(group, house, "verify", show_proof, finished=True)
    add_archive_commands(group, house)
    add_action_commands(group, house)
    tree.add_command(group)

    @tree.command(name=phrase("command-tables-name"), description=phrase("command-tables-description"))
    @app_commands.guild_only()
    async def tables(interaction: discord.Interaction) -> None:
        await answered(house, interaction, lambda answer: show_tables(house, answer))


async def _show(house: House, answer: Answer, number: int | None, text: bool) -> None:
    table = await meant(house, answer, number)
    game, painter = house.games[table.game], house.painters[table.game]
    if text and table.view is not None:
        await show_position(house, answer, table)
        return
    public = await house.service.look(table.id, None)
    await answer.show(public_panel(public, game, painter, answer.words))


async def _show_log(house: House, answer: Answer, table: Perspective) -> None:
    rows = await house.service.archive.log(table.id, answer.interaction.user.id)
    await answer.show(log(table, rows, answer.words))


async def _options(house: House, answer: Answer, table: Perspective) -> None:
    await show_options(house, answer, table.id)
