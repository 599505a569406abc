"""Small cards: a scene with the name below it, as in the story."""

from __future__ import annotations

from typing import Literal

from PIL import Image, ImageChops

from render.kit import layout, panels, shields, tokens
from render.kit.cache import cached
from render.kit.layout import Align, Column, Element, Grid, Grow, Padding, Piece, Sized, Stack, Text
from render.kit.shapes import disc, grown, lay, tinted
from render.kit.theme import GOLD, GOLD_PALE, INK, PARCHMENT_LIGHT, Colour, mix
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

State = Literal["plain", "failed"]
_STONE: Colour = (116, 112, 122)


def _face(card: str, words: Words, state: State) -> Image.Image:
    """Return the card without its shadow, drawn from scratch; a failed one is gray."""
    failed = state == "failed"
    colour = colour_of(card)
    picture = panels.face(WIDTH, HEIGHT, colour).copy()
    style = Style("display", 26, PARCHMENT_LIGHT, 1, INK)
    name = Text(phrases.card_name(card, words), style, "centre", 3, language=words.locale)
    band = Stack(panels.banded(_STONE if failed else colour, 7), Padding(name, left=4, right=4))
    scene = Padding(window(card, grey=failed), left=1, right=1)
    layout.draw(picture, Padding(Column(Grow(scene), Sized(band, height=_NAME), gap=-6), 8, 9, 8, _LOW))
    if failed:
        alpha = picture.getchannel("A")
        picture = Image.blend(picture.convert("RGB"), Image.new("RGB", picture.size, (70, 66, 80)), 0.3)
        picture.putalpha(alpha)
    kind = Piece(type_medallion(card, 50, words), across="left", down="top")
    layout.draw(picture, kind)
    return picture


def unplayed(card: str, words: Words) -> Piece:
    """Return the card as it looks before it's played."""
    return Piece(_unplayed(card, words), panels.SHADOW)


def played(card: str, seat: int, words: Words, state: State) -> Piece:
    """Return the card as it looks in the story: with the player's crest, and marked if it failed."""
    return Piece(_played(card, seat, words, state), panels.SHADOW)


def attempted(card: str, words: Words, state: State) -> Piece:
    """Return the card as it looks during its attempt, grayed if ``state`` is failed."""
    return Piece(_attempted(card, words, state), panels.SHADOW)


@cached
def _unplayed(card: str, words: Words) -> Image.Image:
    return _shadowed(Piece(_face(card, words, "plain")))


@cached
def _attempted(card: str, words: Words, state: State) -> Image.Image:
    return _shadowed(Piece(_face(card, words, state)))


@cached
def _played(card: str, seat: int, words: Words, state: State) -> Image.Image:
    crest = Padding(Piece(shields.shield(seat, 40)), right=12, bottom=_NAME + _LOW + 3)
    parts: list[Element] = [Piece(_face(card, words, state)), Align(crest, "right", "bottom")]
    if state == "failed":
        cross = Padding(Piece(tokens.result_mark("miss", 34)), top=7, right=5)
        parts.append(Align(cross, "right", "top"))
    return _shadowed(Stack(*parts))


def _shadowed(card: Element) -> Image.Image:
    return panels.filled(panels.shadow(WIDTH, HEIGHT), card)


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
