"""The commands on a message of ours: *My hand*, *Bookmark this moment*, *Show this moment*."""

from __future__ import annotations

from bot.discord.commands.common import Tree, add_message_menu
from bot.features.bookmarks.presses import bookmark_message, hand_of, show_message
from bot.services import Services


def add_message_menus(tree: Tree, services: Services) -> None:
    """Add the entries of a message's context menu to ``tree``."""
    add_message_menu(tree, services, "menu-hand", hand_of)
    add_message_menu(tree, services, "menu-bookmark", bookmark_message, opens_form=True)
    add_message_menu(tree, services, "menu-moment", show_message, opens_form=True)
