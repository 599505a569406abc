"""Buttons for verbs on a table, labeled ``button-<verb>`` and bound to the table's revision."""

from __future__ import annotations

from typing import Any

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.names import link
from bot.discord.panels.panel import Button, Style
from bot.table.action import Action
from bot.table.perspective import Perspective
from render.words import Words


def verb_button(
    table: Perspective, words: Words, verb: str, style: Style = "secondary", *, disabled: bool = False
) -> Button:
    """Return the button for ``verb`` at ``table``."""
    return Button(
        words(f"button-{verb}"), CustomId(table.id, table.own_revision, verb), style, disabled=disabled
    )


def action_button(table: Perspective, words: Words, action: Action[Any], argument: str = "") -> Button:
    """Return the button for ``action`` at ``table``."""
    press = CustomId(table.id, table.own_revision, action.name, argument)
    return Button(words(f"button-{action.name}"), press, action.style)


def show_button(table: Perspective, words: Words) -> Button:
    """Return the button that shows a private table in the channel where it's pressed."""
    return Button(words("button-show-here"), CustomId(table.id, table.own_revision, "here"))


def board_links(table: Perspective, words: Words) -> list[Button]:
    """Return a link to the table's message in its channel; empty if it has none."""
    address = link(table)
    return [Button(words("button-board"), url=address)] if address else []
