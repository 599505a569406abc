"""Whole cards: scene, name, the types they may follow, and all their text."""

from __future__ import annotations

from functools import cache

from PIL import Image

from games.saga.cards import Type
from render.kit import layout, panels
from render.kit.cache import cached
from render.kit.layout import Align, Column, Element, Grow, Padding, Piece, Row, Sized, Stack, Text
from render.kit.theme import INK, PARCHMENT_LIGHT
from render.kit.typesetting import Style
from render.saga import look, phrases
from render.saga.look import colour_of, type_medallion
from render.saga.scenery import window
from render.words import Words

NARROW, WIDE = 282, 380
"""The width of a card in rows of four, and in rows of three."""
_LINES = 14
_BAND = 56
_LEAST_SCENE = 84
_STEP = 48
_MEDALLION_EDGE = 4


@cache
def height_of(card: str, after: tuple[Type, ...], width: int, words: Words) -> int:
    """Return a height at which ``card`` isn't cut, rounded up to a multiple so that caching is effective."""
    least = _inside(card, after, width, words).size(width).height
    return -(-least // _STEP) * _STEP


@cached
def face(card: str, after: tuple[Type, ...], width: int, height: int, words: Words) -> Image.Image:
    """Return the whole card without its shadow."""
    picture = panels.face(width, height, colour_of(card)).copy()
    layout.draw(picture, _inside(card, after, width, words))
    return picture


def _inside(card: str, after: tuple[Type, ...], width: int, words: Words) -> Element:
    """Return the content of a card of ``width``; wider cards have larger type."""
    title, size = (38, 32) if width >= WIDE else (32, 26)
    style = Style("display", title, PARCHMENT_LIGHT, 1, INK)
    name = Text(phrases.card_name(card, words), style, "centre", 2, language=words.locale)
    band = Stack(panels.banded(colour_of(card)), Padding(name, left=56, right=6))
    scene = Stack(window(card), Align(Padding(_follows(after, words), right=4, bottom=-2), "right", "bottom"))
    printed = phrases.printed(card, words)
    text = Text(printed, Style("text", size), "left", _LINES, size, words.locale)
    parts = Column(
        Sized(band, height=_BAND),
        Grow(Padding(Sized(scene, height=_LEAST_SCENE), 2, 6, 2)),
        Padding(text, 7, 11, 5, 3),
    )
    kind = Piece(type_medallion(card, 60, words), _MEDALLION_EDGE, "left", "top")
    return Stack(Padding(parts, 10, 10, 10, 12), Padding(kind, 1, 1))


def _follows(kinds: tuple[Type, ...], words: Words) -> Element:
    """Return the medallions of the types that a card may follow."""
    return Row(*(Piece(look.medallion_of(kind, 44, words), _MEDALLION_EDGE) for kind in kinds), gap=2)
