"""``/table …`` and ``/tables``."""

from __future__ import annotations

import discord
import msgspec
from discord import app_commands

from bot.answer import Answer
from bot.commands.agreeing import add_agreement_commands
from bot.commands.care import add_care_commands
from bot.commands.choosing import add_table_command, meant, suggestions
from bot.commands.common import Tree, answered, game_choices, language_choices
from bot.commands.translation import phrase
from bot.house import House
from bot.panels.board import public_panel
from bot.panels.hand import position
from bot.panels.ids import Press
from bot.panels.log import log
from bot.panels.names import title
from bot.panels.options import options_panel
from bot.panels.panel import Panel
from bot.panels.reading import sentence
from bot.permissions import expect_room_to_write
from bot.presses import manage, playing
from bot.presses.following import show_tables
from bot.tables.lobbies import NewTable
from bot.tables.perspective import Perspective
from bot.tables.refusals import refused
from render.words import words_for


def add_table_commands(tree: Tree, house: House) -> None:
    """Add ``/table`` with its subcommands, and ``/tables``, to ``tree``."""
    group = app_commands.Group(
        name=phrase("command-table-name"),
        description=phrase("command-table-description"),
        allowed_contexts=app_commands.AppCommandContext(guild=True),
    )

    @group.command(name=phrase("command-table-new-name"), description=phrase("command-table-new-description"))
    @app_commands.rename(game=phrase("parameter-game-name"), language=phrase("parameter-language-name"))
    @app_commands.describe(
        game=phrase("parameter-game-description"), language=phrase("parameter-language-description")
    )
    @app_commands.choices(game=game_choices(house), language=language_choices())
    async def new(interaction: discord.Interaction, game: str, language: str | None = None) -> None:
        await answered(house, interaction, lambda answer: _new(house, answer, game, language))

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
    add_table_command(group, house, "end", _end)
    add_table_command(group, house, "verify", _verify, finished=True)
    add_table_command(group, house, "export", _export, finished=True)
    add_agreement_commands(group, house)
    add_care_commands(group, house)
    tree.add_command(group)

    @tree.command(name=phrase("command-tables-name"), description=phrase("command-tables-description"))
    @app_commands.guild_only()
    async def tables(interaction: discord.Interaction) -> None:
        await answered(house, interaction, lambda answer: show_tables(house, answer))


async def _new(house: House, answer: Answer, game: str, language: str | None) -> None:
    interaction = answer.interaction
    if game not in house.games:
        raise refused("unknown-game")
    if interaction.guild_id is None or interaction.channel_id is None:
        raise refused("server-only")
    expect_room_to_write(interaction.app_permissions, interaction.channel, answer.words)
    here = interaction.guild_locale.value if interaction.guild_locale else None
    number, _ = await house.service.lobbies.open(
        NewTable(
            guild=interaction.guild_id,
            channel=interaction.channel_id,
            game=game,
            locale=words_for(language or here).locale,
            host=interaction.user.id,
            host_name=interaction.user.display_name,
            origin=interaction.id,
        )
    )
    await answer.show(sentence(answer.words("new-open", table=number)))


async def _show(house: House, answer: Answer, number: int | None, text: bool) -> None:
    table = await meant(house, answer, number)
    game, painter = house.games[table.game], house.painters[table.game]
    if text and table.view is not None:
        await answer.show(position(table, painter, answer.words))
        return
    public = await house.service.look(table.id, None)
    await answer.show(public_panel(public, game, painter, answer.words))


async def _show_log(house: House, answer: Answer, table: Perspective) -> None:
    rows = await house.service.archive.log(table.id, answer.interaction.user.id)
    await answer.show(log(table, rows, answer.words))


async def _options(house: House, answer: Answer, table: Perspective) -> None:
    may_change = await house.manages(answer.interaction, table)
    await answer.show(options_panel(table, house.games[table.game], answer.words, may_change=may_change))


async def _end(house: House, answer: Answer, table: Perspective) -> None:
    await manage.end(house, answer, Press(table.id, table.revision, "end"))


async def _verify(house: House, answer: Answer, table: Perspective) -> None:
    await manage.verify(house, answer, Press(table.id, table.revision, "verify"))


async def _export(house: House, answer: Answer, table: Perspective) -> None:
    record = await house.service.archive.record(table.id)
    data = msgspec.json.format(msgspec.json.encode(record), indent=1)
    text = f"### {title(table, answer.words)}\n{answer.words('export-done')}"
    await answer.show(Panel([text], file=(f"table-{table.id}.json", data)))
