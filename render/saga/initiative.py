"""The dice for the first turn: each seat's next to its shield."""

from __future__ import annotations

from typing import TypeAlias

from render.kit import shields
from render.kit.layout import Align, Column, Element, FirstFit, Padding, Piece, Row, Sized, Text
from render.kit.theme import LAVENDER, NIGHT_DEEP
from render.kit.typesetting import Style
from render.saga.dice import die
from render.words import Words

Throws: TypeAlias = tuple[tuple[int, tuple[int, ...]], ...]
"""The dice that each seat rolled."""

_SHIELD = 54
_SIZES = ((54, 48), *((size, 24) for size in range(54, 12, -1)))
"""Pairs of die size and gap between seats; the first that fits is used."""


def element(throws: Throws, words: Words) -> Element:
    """Return the dice of all seats side by side, as large as fits, below their caption."""
    name = Text(words("saga-picture-initiative"), Style("caps", 28, LAVENDER, 1, NIGHT_DEEP), "centre")
    dice = FirstFit(*(Align(_row(throws, *size)) for size in _SIZES))
    return Column(Sized(name, height=34), dice, gap=12)


def _row(throws: Throws, size: int, apart: int) -> Row:
    seats = (
        Row(
            Padding(Piece(shields.shield(seat, _SHIELD)), right=8),
            *(die(value, size) for value in dice),
            gap=6,
        )
        for seat, dice in throws
    )
    return Row(*seats, gap=apart)
