"""The illustrations of Saga's rules page."""

from __future__ import annotations

from games.saga.components import ADVENTURES, HEROES, OBJECTIVES
from render.kit.layout import Element, Piece, Row
from render.kit.rules_page import Part
from render.saga import dice, tiles
from render.words import Words


def shown(part: Part, words: Words) -> Element:
    """Return a Hero with a card's back, an Adventure with a die, or an Objective with a die."""
    if part == "aim":
        return Row(tiles.unplayed(next(iter(HEROES)), words), Piece(tiles.back(112, 152)), gap=26)
    if part == "turn":
        return Row(tiles.unplayed(next(iter(ADVENTURES)), words), dice.die(5, 104), gap=30)
    return Row(tiles.unplayed(next(iter(OBJECTIVES)), words), dice.die(6, 104), gap=30)
