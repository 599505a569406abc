"""Strengths of computer players in words: beside their names, and in the menus to choose them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.names import spoken_names
from bot.discord.panels.panel import Select
from bot.features.computers.rules.strengths import strength_at, strength_text
from bot.table.perspective import Perspective
from games.engine.strength import STRENGTHS
from games.engine.text import Seat
from render.words import Words


def strength_words(table: Perspective, seat: Seat, words: Words) -> list[str]:
    """Return the strength of the computer player at ``seat``; empty if a person has it."""
    return [words.say(strength_text(strength_at(table, seat)))] if table.seats[seat].member is None else []


def strengths_line(table: Perspective, words: Words) -> str:
    """Return the computer players and their strengths; empty if there are none."""
    named = [
        words("strength-named", name=name, strength=strength)
        for seat, name in enumerate(spoken_names(table, words))
        for strength in strength_words(table, seat, words)
    ]
    return words("board-computers", computers=" · ".join(named)) if named else ""


def add_menu(table: Perspective, words: Words) -> Select:
    """Return the menu that adds a computer player of a chosen strength."""
    press = CustomId(table.id, table.own_revision, "add-computer", "strength")
    return Select(press, words("lobby-add-computer"), _choices(words))


def _choices(words: Words) -> Sequence[tuple[str, str, str]]:
    """Return the strengths with a description of each."""
    return [(one, words(f"strength-{one}"), words(f"strength-{one}-help")) for one in STRENGTHS]
