"""The names of things as messages of the catalogue."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, reduce

from games.engine.text import Text
from games.touria.components import COLOURS


@cache
def gem(colour: int) -> Text:
    """Return the name of a gem by the number of its colour."""
    return Text(f"touria-gem-{COLOURS[colour]}")


@cache
def gems_of(colour: int, count: int) -> Text:
    """Return ``count`` gems of one colour, with their number."""
    return Text("touria-gems", {"colour": COLOURS[colour], "count": count})


@cache
def space(name: str) -> Text:
    """Return the name of a space; the wizard's observatory, which has none, is named as an action."""
    return Text(f"touria-space-{name}")


@cache
def item(name: str) -> Text:
    """Return the name of a magical item."""
    return Text(f"touria-item-{name}")


@cache
def effect(name: str) -> Text:
    """Return in one line what a magical item does."""
    return Text(f"touria-effect-{name}")


@cache
def tower(name: str) -> Text:
    """Return the name of a tower."""
    return Text(f"touria-tower-{name}")


@cache
def dweller(name: str) -> Text:
    """Return who waits behind a door."""
    return Text(f"touria-dweller-{name}")


def listed(parts: Sequence[Text]) -> Text:
    """Return texts as a list."""
    if not parts:
        return Text("touria-list-nothing")
    return reduce(lambda first, second: Text("touria-list", {"first": first, "second": second}), parts)


@cache
def gems(need: tuple[int, ...]) -> Text:
    """Return some gems, counted by colour, as a list."""
    return listed(tuple(gem(colour) for colour, count in enumerate(need) for _ in range(count)))
