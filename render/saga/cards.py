"""Whole cards: scene, name, the types they may follow, and everything that is printed on them."""

from __future__ import annotations

from PIL import Image, ImageChops

from games.saga.components import ADVENTURES
from render.kit import panels
from render.kit.cache import cached
from render.kit.setting import Block, Style, draw_block, draw_fitted, set_block
from render.kit.shapes import lay, rounded, tinted
from render.kit.theme import INK, PARCHMENT_LIGHT
from render.saga import look, phrases
from render.saga.look import colour_of, type_medallion
from render.saga.scenery import scene
from render.words import Words

WIDTH = 282
_INSET = 12
_BAND = 52
_LEAST_SCENE = 84
_STEP = 48
_TEXT = Style("text", 26, INK)


def text_of(card: str, width: int, words: Words) -> Block:
    """Return what is printed on ``card``, set for a card of ``width``."""
    return set_block(phrases.card_text(card, words), _TEXT, width - 2 * _INSET - 8, 14, 24)


def height_of(card: str, words: Words) -> int:
    """Return a height at which nothing on ``card`` is cut, one of few, so that cards can be kept."""
    least = 2 * _INSET + _BAND + _LEAST_SCENE + text_of(card, WIDTH, words).height + 18
    return -(-least // _STEP) * _STEP


@cached
def face(card: str, height: int, words: Words) -> Image.Image:
    """Return the whole card without its shadow, ``WIDTH`` wide."""
    colour = colour_of(card)
    picture = panels.face(WIDTH, height, colour).copy()
    text = text_of(card, WIDTH, words)
    window = (WIDTH - 2 * _INSET, height - 2 * _INSET - _BAND - 18 - text.height)
    top = _INSET + _BAND + 4
    picture.paste(scene(card, *window), (_INSET, top), rounded(*window, 7))
    edge = ImageChops.subtract(rounded(*window, 7), rounded(*window, 7, 1.4))
    lay(picture, tinted(edge, INK), (_INSET, top))
    lay(picture, panels.band(WIDTH - 2 * _INSET + 4, _BAND, colour), (_INSET - 2, _INSET - 2))
    name = Style("display", 32, PARCHMENT_LIGHT, 1, INK)
    box = (_INSET + 54, _INSET - 2, WIDTH - _INSET - 4, _INSET + _BAND - 2)
    draw_fitted(picture, phrases.card_name(card, words), name, box, "centre", lines=2)
    lay(picture, type_medallion(card, 60, words), (-3, -3))
    for number, kind in enumerate(_follows(card)):
        letter = words(f"saga-picture-letter-{kind}")
        small = look.medallion(look.TYPE_ICONS[kind], look.TYPE_COLOURS[kind], letter, 44)
        lay(picture, small, (WIDTH - _INSET - 52 - number * 46, top + window[1] - 46))
    box = (_INSET + 5, top + window[1] + 8, WIDTH - _INSET - 3, height - _INSET)
    draw_block(picture, text, box, "left")
    return picture


def _follows(card: str) -> tuple[str, ...]:
    """Return the types that ``card`` may follow, the last first."""
    return tuple(reversed(ADVENTURES[card].after)) if card in ADVENTURES else ()
