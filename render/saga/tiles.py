"""Small cards, with a scene and the name below it, and the back of cards."""

from __future__ import annotations

from PIL import Image, ImageChops

from render.kit import layout, panels
from render.kit.cache import cached
from render.kit.layout import Align, Column, Grid, Grow, Padding, Piece, Sized, Stack, Text
from render.kit.shapes import disc, grown, lay, tinted
from render.kit.theme import GOLD, GOLD_PALE, INK, PARCHMENT_LIGHT, mix
from render.kit.typesetting import Style
from render.saga import phrases
from render.saga.look import colour_of, type_medallion
from render.saga.scenery import window
from render.words import Words

WIDTH, HEIGHT = 152, 204
_NAME = 71
"""The height of the band with the name."""
_LOW = 9
"""The space below that band."""


@cached
def _unplayed(card: str, words: Words) -> Image.Image:
    """Return the card with its shadow."""
    colour = colour_of(card)
    picture = panels.face(WIDTH, HEIGHT, colour).copy()
    style = Style("display", 26, PARCHMENT_LIGHT, 1, INK)
    name = Text(phrases.card_name(card, words), style, "centre", 3, language=words.locale)
    band = Stack(panels.banded(colour, 7), Padding(name, left=4, right=4))
    scene = Padding(window(card), left=1, right=1)
    layout.draw(picture, Padding(Column(Grow(scene), Sized(band, height=_NAME), gap=-6), 8, 9, 8, _LOW))
    kind = Piece(type_medallion(card, 50, words), across="left", down="top")
    layout.draw(picture, kind)
    return panels.filled(panels.shadow(WIDTH, HEIGHT), Piece(picture))


def unplayed(card: str, words: Words) -> Piece:
    """Return the card as it looks before it's played."""
    return Piece(_unplayed(card, words), panels.SHADOW)


@cached
def back(width: int, height: int) -> Image.Image:
    """Return the back of a card: dark, with a gold knot."""
    picture = panels.face(width, height, GOLD, "wall").copy()
    rings = [Piece(_ring(round(width * 0.4)), _RING_EDGE)] * 4
    layout.draw(picture, Align(Grid(*rings, columns=2, gap=-round(width * 0.06))))
    return picture


_RING_EDGE = 2


@cached
def _ring(diameter: int) -> Image.Image:
    ring = ImageChops.subtract(disc(diameter), disc(diameter, max(2, diameter / 9)))
    picture = tinted(grown(ring, _RING_EDGE), INK)
    lay(picture, tinted(ring, mix(GOLD, GOLD_PALE, 0.5)), (_RING_EDGE, _RING_EDGE))
    return picture
