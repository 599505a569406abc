"""The ids of everything in a message that can be pressed."""

from __future__ import annotations

import discord
from discord import ui


def pressable(message: discord.Message) -> list[str]:
    """Return the custom ids of the buttons and menus of ``message``."""
    return pressable_in(ui.LayoutView.from_message(message, timeout=None))


def pressable_in(view: ui.LayoutView) -> list[str]:
    """Return the custom ids in a layout: they contain the revision, so they distinguish a table's boards."""
    return [
        item.custom_id
        for item in view.walk_children()
        if isinstance(item, ui.Button | ui.Select) and item.custom_id and not getattr(item, "url", None)
    ]
