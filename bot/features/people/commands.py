"""``/me``: a person's settings and data, in direct messages, too."""

from __future__ import annotations

from discord import app_commands

from bot.discord.commands.common import Tree, add_panel_command
from bot.discord.commands.translation import phrase
from bot.features.blocks import presses as blocks
from bot.features.open_tables import presses as open_tables
from bot.features.people import presses as me
from bot.services import Services


def add_me_commands(tree: Tree, services: Services) -> None:
    """Add ``/me`` with its subcommands to ``tree``."""
    group = app_commands.Group(
        name=phrase("command-me-name"),
        description=phrase("command-me-description"),
    )
    for name, handler in (
        ("settings", me.panel),
        ("open", open_tables.panel),
        ("blocked", blocks.blocked),
        ("export", me.export),
        ("delete", me.delete),
    ):
        add_panel_command(group, services, "me", name, handler)
    tree.add_command(group)
