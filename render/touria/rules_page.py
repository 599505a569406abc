"""The illustrations of Touria's rules page."""

from __future__ import annotations

from render.kit.layout import Column, Element, Piece, Row
from render.kit.rules_page import Part
from render.touria import castle, emblems, gems, goods
from render.words import Words


def shown(part: Part, words: Words) -> Element:
    """Return the heroes' needs, a place with the heroes, or the doors of the castle."""
    if part == "aim":
        above = Row(goods.piece("hearts", 92), goods.piece("coins", 92), gap=24)
        return Column(
            above, Row(*(gems.piece(colour, 56) for colour in ("red", "blue", "black")), gap=18), gap=14
        )
    if part == "turn":
        return Row(emblems.piece("dragon", 128), Piece(goods.group(116), 4), gap=30)
    return castle.all_closed()
