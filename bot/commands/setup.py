"""``/setup``: the settings of a server, what the bot is missing there, and who changed what."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.answer import Answer
from bot.commands.common import Tree, answered
from bot.commands.translation import phrase
from bot.house import House
from bot.panels.ids import Press
from bot.presses import setup
from bot.presses.handler import Handler


def add_setup_commands(tree: Tree, house: House) -> None:
    """Add ``/setup`` with its subcommands to ``tree``; Discord offers them to those who manage the server."""
    group = app_commands.Group(
        name=phrase("command-setup-name"),
        description=phrase("command-setup-description"),
        allowed_contexts=app_commands.AppCommandContext(guild=True),
        default_permissions=discord.Permissions(manage_guild=True),
    )
    for name, handler in (("panel", setup.panel), ("check", setup.check), ("history", setup.history)):
        _add(group, house, name, handler)
    tree.add_command(group)


def _add(group: app_commands.Group, house: House, name: str, handler: Handler) -> None:
    @group.command(
        name=phrase(f"command-setup-{name}-name"), description=phrase(f"command-setup-{name}-description")
    )
    async def command(interaction: discord.Interaction) -> None:
        async def run(answer: Answer) -> None:
            await handler(house, answer, Press(0, 0, f"setup-{name}"))

        await answered(house, interaction, run)
