"""``/setup``: the settings of a server, the permission check, and the history of changes."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.discord.commands.common import BY_SERVERS, SERVERS, Tree, add_panel_command
from bot.discord.commands.translation import phrase
from bot.features.servers import presses as setup
from bot.services import Services


def add_setup_commands(tree: Tree, services: Services) -> None:
    """Add ``/setup`` with its subcommands to ``tree``; Discord offers it to people who manage the server."""
    group = app_commands.Group(
        name=phrase("command-setup-name"),
        description=phrase("command-setup-description"),
        allowed_contexts=SERVERS,
        allowed_installs=BY_SERVERS,
        default_permissions=discord.Permissions(manage_guild=True),
    )
    for name, handler in (("panel", setup.panel), ("check", setup.check), ("history", setup.history)):
        add_panel_command(group, services, "setup", name, handler)
    tree.add_command(group)
