"""``/table undo`` and ``/table propose``."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.answer import Answer
from bot.commands.choosing import add_table_command, meant, suggestions
from bot.commands.common import answered
from bot.commands.translation import phrase
from bot.house import House
from bot.presses.agreeing import KINDS, propose, undo
from bot.tables.refusals import refused


def add_agreement_commands(group: app_commands.Group, house: House) -> None:
    """Add the commands that take moves back and make proposals to ``/table``."""
    add_table_command(group, house, "undo", undo)

    @group.command(
        name=phrase("command-table-propose-name"), description=phrase("command-table-propose-description")
    )
    @app_commands.rename(what=phrase("parameter-what-name"), table=phrase("parameter-table-name"))
    @app_commands.describe(
        what=phrase("parameter-what-description"), table=phrase("parameter-table-description")
    )
    @app_commands.choices(
        what=[app_commands.Choice(name=phrase(f"propose-{kind}"), value=kind) for kind in KINDS]
    )
    @app_commands.autocomplete(table=suggestions(house))
    async def propose_at(interaction: discord.Interaction, what: str, table: int | None = None) -> None:
        async def run(answer: Answer) -> None:
            kind = KINDS.get(what)
            if kind is None:
                raise refused("old-command")
            await propose(house, answer, await meant(house, answer, table), kind)

        await answered(house, interaction, run)
