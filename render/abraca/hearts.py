"""Life: a large heart with its number, six small ones, and the band for a player out of the round."""

from __future__ import annotations

from PIL import Image

from games.abraca.components import COMPONENTS
from render.kit import layout, panels, tokens
from render.kit.cache import cached
from render.kit.layout import Element, Padding, Piece, Row, Stack, Text
from render.kit.theme import INK, PARCHMENT_LIGHT, VERMILION, darker
from render.kit.typesetting import Style, draw_text
from render.words import Words

_EDGE = 1
"""The outline of a heart in pixels, which its size doesn't include."""


def large(amount: int, size: int) -> Piece:
    """Return a heart ``size`` pixels wide with the life in numbers; it's hollow at zero."""
    return Piece(_numbered(amount, size), _EDGE)


@cached
def _numbered(amount: int, size: int) -> Image.Image:
    picture = tokens.heart(size, amount > 0).copy()
    colour, edge = (PARCHMENT_LIGHT, darker(VERMILION, 0.6)) if amount else (INK, PARCHMENT_LIGHT)
    style = Style("bold", round(size * 0.62), colour, 2, edge)
    draw_text(picture, str(amount), style, (picture.width / 2, picture.height * 0.66), "centre")
    return picture


def small(amount: int, size: int, gap: int) -> Piece:
    """Return a row of hearts ``size`` pixels wide, as many as the maximum life; lost ones are hollow."""
    return Piece(_row(amount, size, gap), _EDGE)


@cached
def _row(amount: int, size: int, gap: int) -> Image.Image:
    hearts = (Piece(tokens.heart(size, number < amount), _EDGE) for number in range(COMPONENTS.max_life))
    row = Padding.around(Row(*hearts, gap=gap), _EDGE)
    picture = Image.new("RGBA", row.size())
    layout.draw(picture, row)
    return picture


def out_of_round(words: Words) -> Element:
    """Return the band for a player who is out of the round."""
    style = Style("bold", 26, PARCHMENT_LIGHT, 1, INK)
    return Stack(panels.banded(VERMILION, 8), Text(words("abraca-picture-out"), style, "centre"))
