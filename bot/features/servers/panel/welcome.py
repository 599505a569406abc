"""The greeting on a new server, and the choice of a game for a new table."""

from __future__ import annotations

from collections.abc import Iterable

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.panel import Button, Panel, Row, Select
from render.words import Words


def welcome(words: Words) -> Panel:
    """Return the greeting for a new server, with buttons for the next things to do."""
    buttons = [
        Button(words("button-learn"), CustomId(0, 0, "lessons"), "primary"),
        Button(words("button-open-table"), CustomId(0, 0, "open-table")),
        Button(words("button-setup"), CustomId(0, 0, "setup")),
        Button(words("button-help"), CustomId(0, 0, "help")),
    ]
    return Panel([words("greeting"), Row(buttons)])


def choose_game(games: Iterable[str], words: Words, *, is_elsewhere: bool = False) -> Panel:
    """Return the menus to choose a game for a new table, in the channel or a private one.

    ``is_elsewhere``: the reader is outside servers with the bot, where only private tables are opened.
    """
    choices = [(game, words(f"{game}-name"), words(f"{game}-players")) for game in games]
    alone = Select(CustomId(0, 0, "open-private"), words("greeting-play-alone"), choices)
    if is_elsewhere:
        return Panel([words("private-elsewhere"), alone])
    return Panel([Select(CustomId(0, 0, "open-game"), words("greeting-which-game"), choices), alone])
