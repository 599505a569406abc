"""The illustrations of Abraca's rules page."""

from __future__ import annotations

from render.abraca import stones
from render.kit import tokens
from render.kit.layout import Element, Piece, Row
from render.kit.rules_page import Part
from render.words import Words


def shown(part: Part, words: Words) -> Element:
    """Return hidden stones among known ones, a declared number with its result, or the points."""
    if part == "aim":
        return Row(*(stones.seen(number, 92) for number in (8, None, 5)), gap=16)
    if part == "turn":
        return Row(stones.stone(7, 108), Piece(tokens.result_mark("hit", 70)), stones.stone(8, 108), gap=16)
    return Row(Piece(tokens.heart(96, False)), Piece(tokens.points(8, 150)), gap=28)
