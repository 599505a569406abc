"""Inputs that the forms of several kinds of competitions have."""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord.panels.modal import ChoiceInput
from bot.features.clocks.rules.clocks import PRESETS, clock_text
from bot.features.presets.rules import PRINTED
from render.words import Words

CHOICES = 25
"""Maximum number of choices in a menu."""


def game_choices(games: Sequence[str], words: Words) -> list[tuple[str, str, str]]:
    """Return the choices of a game."""
    return [(game, words(f"{game}-name"), "") for game in games]


def number_choices(numbers: Sequence[int]) -> list[tuple[str, str, str]]:
    """Return the choices of a number."""
    return [(str(number), str(number), "") for number in numbers]


def clock_input(label: str, words: Words, chosen: str = "day") -> ChoiceInput:
    """Return the choice of a clock; competitions can't be played without one."""
    clocks = [(name, words.say(clock_text(name)), "") for name in PRESETS if name != "none"]
    return ChoiceInput("clock", label, clocks, chosen=(chosen,))


def preset_input(label: str, words: Words, presets: Sequence[str], chosen: str | None) -> ChoiceInput:
    """Return the choice between the rules as printed and one of the server's ``presets``."""
    named = [(name, name, "") for name in presets[: CHOICES - 1]]
    return ChoiceInput(
        "preset", label, [(PRINTED, words("button-as-printed"), ""), *named], chosen=(chosen or PRINTED,)
    )
