"""The names of things as messages of the catalogue."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from games.engine.text import Argument, Text, in_row
from games.touria.components import COLOURS
from games.touria.model import Currency

GOODS: tuple[Currency, ...] = ("hearts", "coins", "swords")


@cache
def gem(colour: int) -> Text:
    """Return the name of a gem by its color."""
    return Text(f"touria-gem-{COLOURS[colour]}")


@cache
def gems_of(colour: int, count: int) -> Text:
    """Return the name of ``count`` gems of one color, with their number."""
    return Text("touria-gems", {"colour": COLOURS[colour], "count": count})


@cache
def some_gems(colour: str, count: int) -> Text:
    """Return ``count`` gems of one color as a phrase of its own: *2 red gems*."""
    return Text("touria-some-gems", {"colour": colour, "count": count})


@cache
def goods(kind: str, count: Argument) -> Text:
    """Return ``count`` hearts, coins, swords or elixirs."""
    return Text(f"touria-some-{kind}", {"count": count})


@cache
def space(name: str) -> Text:
    """Return the name of a space; for the wizard's observatory, which isn't one, that of the action."""
    return Text(f"touria-space-{name}")


@cache
def to_space(name: str) -> Text:
    """Return a space, or the wizard's action, as a place to go to or to be at: *the Dragon*, *dal Drago*."""
    return Text(f"touria-to-{name}")


@cache
def item(name: str) -> Text:
    """Return the name of a magical item."""
    return Text(f"touria-item-{name}")


@cache
def the_item(name: str) -> Text:
    """Return the name of a magical item with its article."""
    return Text(f"touria-the-{name}")


@cache
def effect(name: str) -> Text:
    """Return a one-line description of a magical item's effect."""
    return Text(f"touria-effect-{name}")


@cache
def tower(name: str) -> Text:
    """Return the name of a tower."""
    return Text(f"touria-tower-{name}")


@cache
def dweller(name: str) -> Text:
    """Return the name of a dweller."""
    return Text(f"touria-dweller-{name}")


def listed(parts: Sequence[Text]) -> Text:
    """Return texts in a row, or the word for nothing."""
    return in_row(parts) if parts else Text("touria-list-nothing")


@cache
def gems(need: tuple[int, ...]) -> Text:
    """Return the names of gems, counted by color, as a list."""
    return listed(tuple(gem(colour) for colour, count in enumerate(need) for _ in range(count)))
