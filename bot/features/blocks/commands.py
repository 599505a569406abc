"""*Block*, on a person."""

from __future__ import annotations

from bot.discord.commands.common import Tree, add_person_menu
from bot.features.blocks.presses import block_person
from bot.services import Services


def add_block_menu(tree: Tree, services: Services) -> None:
    """Add *Block* to the context menu of people."""
    add_person_menu(tree, services, "menu-block", block_person)
