"""Presets: named options of a table, for the next table of the same game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

import msgspec

from bot.features.clocks.rules.clocks import is_clock
from bot.table.refusals import refused
from bot.table.table_terms import Terms, TimeoutPolicy, terms_of
from games.engine.game import AnyGame
from games.engine.printed import as_printed
from games.engine.text import Typed


class Preset(Terms, frozen=True):
    """Saved options of a table: of a person (``guild`` is 0) or of a whole server (``person`` is 0)."""

    guild: int
    person: int
    game: str
    name: Typed

    @property
    def is_shared(self) -> bool:
        """Whether it is the server's."""
        return self.person == 0


PRINTED = "p:"
"""The reference of the preset that every game has, in menus and commands."""
LONGEST_NAME = 32
"""The maximum length of a preset's name."""


class TableSettings(Terms, frozen=True):
    """The terms that a preset means for a game; ``complete``: nothing of the preset was left out."""

    complete: bool


def table_settings_of(preset: Preset, game: AnyGame) -> TableSettings:
    """Return the terms of ``preset`` for ``game`` as it is now; values that are gone become defaults."""
    defaults = msgspec.to_builtins(game.options_type())
    kept = {
        name: value for name, value in preset.options.items() if name in defaults and _fits(game, name, value)
    }
    clock_known, policy_known = is_clock(preset.clock), preset.timeout_policy in get_args(TimeoutPolicy)
    known = {
        "options": {**defaults, **kept},
        "clock": preset.clock if clock_known else "none",
        "timeout_policy": preset.timeout_policy if policy_known else "ask",
    }
    return TableSettings(
        **(terms_of(preset) | known),
        complete=len(kept) == len(preset.options) and clock_known and policy_known,
    )


def printed_options(game: AnyGame) -> dict[str, bool | str]:
    """Return the options of the preset that every game has: all printed rules, and defaults for the rest."""
    return as_printed(game.options_type, msgspec.to_builtins(game.options_type()))


def preset_name(typed: str) -> Typed:
    """Return a typed name as stored: without blanks around it and double blanks inside.

    :raises Refused: it's empty, too long, or has invisible characters.
    """
    name = " ".join(typed.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise refused("preset-name", most=LONGEST_NAME)
    return Typed(name)


def reference(preset: Preset) -> str:
    """Return the reference of a preset in menus and commands: its owner and its name.

    >>> reference(Preset(0, 7, "abraca", Typed("Quick")))
    'm:Quick'
    """
    return f"{'s' if preset.is_shared else 'm'}:{preset.name.raw}"


def find_preset(presets: Sequence[Preset], wanted: str) -> Preset | None:
    """Return the preset with the reference or name ``wanted``; the person's own comes before the server's."""
    for preset in presets:
        if reference(preset) == wanted:
            return preset
    called = " ".join(wanted.split()).casefold()
    return next((preset for preset in presets if preset.name.raw.casefold() == called), None)


def _fits(game: AnyGame, name: str, value: bool | str) -> bool:
    try:
        msgspec.convert({name: value}, game.options_type)
    except msgspec.ValidationError:
        return False
    return True
