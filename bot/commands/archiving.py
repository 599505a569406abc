"""``/table replay``, ``/table export`` and ``/table import``."""

from __future__ import annotations

import aiohttp
import discord
from discord import app_commands

from bot.answer import Answer
from bot.commands.choosing import add_table_command
from bot.commands.common import answered
from bot.commands.translation import phrase
from bot.domain.perspective import Perspective
from bot.domain.refusals import refused
from bot.house import House
from bot.panels.names import title
from bot.panels.panel import Panel
from bot.presses.importing import bring
from bot.presses.replaying import begin
from bot.service.game_file import MOST_BYTES


def add_archive_commands(group: app_commands.Group, house: House) -> None:
    """Add the commands to ``/table`` that show games again, give them away as files and take them in."""
    add_table_command(group, house, "replay", begin, finished=True)
    add_table_command(group, house, "export", _export, finished=True)

    @group.command(
        name=phrase("command-table-import-name"), description=phrase("command-table-import-description")
    )
    @app_commands.rename(file=phrase("parameter-file-name"))
    @app_commands.describe(file=phrase("parameter-file-description"))
    async def take_in(interaction: discord.Interaction, file: discord.Attachment) -> None:
        async def run(answer: Answer) -> None:
            await bring(house, answer, await _content(file))

        await answered(house, interaction, run)


async def _export(house: House, answer: Answer, table: Perspective) -> None:
    data = await house.service.archive.export(table.id)
    text = f"### {title(table, answer.words)}\n{answer.words('export-done')}"
    await answer.show(Panel([text], file=(f"table-{table.id}.json", data)))


async def _content(file: discord.Attachment) -> bytes:
    if file.size > MOST_BYTES:
        raise refused("file-size", most=MOST_BYTES // 1024)
    try:
        return await file.read()
    except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError):
        raise refused("file-not-there") from None
