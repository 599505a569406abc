"""``/me``: what a person asked for, and their data. It works in direct messages, too."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.answer import Answer
from bot.commands.common import Tree, answered
from bot.commands.translation import phrase
from bot.house import House
from bot.panels.ids import Press
from bot.presses import me
from bot.presses.handler import Handler


def add_me_commands(tree: Tree, house: House) -> None:
    """Add ``/me`` with its subcommands to ``tree``."""
    group = app_commands.Group(
        name=phrase("command-me-name"),
        description=phrase("command-me-description"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
    )
    for name, handler in (("settings", me.panel), ("export", me.export), ("delete", me.delete)):
        _add(group, house, name, handler)
    tree.add_command(group)


def _add(group: app_commands.Group, house: House, name: str, handler: Handler) -> None:
    @group.command(
        name=phrase(f"command-me-{name}-name"), description=phrase(f"command-me-{name}-description")
    )
    async def command(interaction: discord.Interaction) -> None:
        async def run(answer: Answer) -> None:
            await handler(house, answer, Press(0, 0, f"me-{name}"))

        await answered(house, interaction, run)
