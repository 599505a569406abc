"""``/table replay``, ``/table export`` and ``/table import``."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.discord.commands.choosing import add_table_command
from bot.discord.commands.common import answered
from bot.discord.commands.translation import phrase
from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.names import title
from bot.discord.panels.panel import Panel
from bot.discord.responder import Responder
from bot.features.archive.presses import ask, bring, content
from bot.features.replay.presses import begin
from bot.features.reviews import presses as reviewing
from bot.services import Services
from bot.table.perspective import Perspective


def add_archive_commands(group: app_commands.Group, services: Services) -> None:
    """Add the subcommands of ``/table`` that show, review, export and import finished games."""
    add_table_command(group, services, "replay", begin, finished=True)
    add_table_command(group, services, "review", reviewing.begin, finished=True)
    add_table_command(group, services, "export", _export, finished=True)

    @group.command(
        name=phrase("command-table-import-name"), description=phrase("command-table-import-description")
    )
    @app_commands.rename(file=phrase("parameter-file-name"))
    @app_commands.describe(file=phrase("parameter-file-description"))
    async def take_in(interaction: discord.Interaction, file: discord.Attachment | None = None) -> None:
        async def run(responder: Responder) -> None:
            if file is None:
                await ask(services, responder, CustomId(0, 0, "import"))
            else:
                await bring(services, responder, await content(file.size, file.read))

        await answered(services, interaction, run, opens_form=file is None)


async def _export(services: Services, responder: Responder, table: Perspective) -> None:
    data = await services.tables.archive.export(table.id)
    text = f"### {title(table, responder.words)}\n{responder.words('export-done')}"
    await responder.show(Panel([text], file=(f"table-{table.id}.json", data)))
