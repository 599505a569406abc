"""Whole cards: scene, name, the types they may follow, and everything that is printed on them."""

from __future__ import annotations

from PIL import Image, ImageChops

from games.saga.components import ADVENTURES
from render.kit import panels
from render.kit.cache import cached
from render.kit.shapes import lay, rounded, tinted
from render.kit.theme import INK, PARCHMENT_LIGHT
from render.kit.typesetting import Block, Style, draw_block, draw_fitted, set_block
from render.saga import look, phrases
from render.saga.look import colour_of, type_medallion
from render.saga.scenery import scene
from render.words import Words

NARROW, WIDE = 282, 380
"""How wide a card is with four, and with three of them side by side."""
_INSET = 12
_BAND = 56
_LEAST_SCENE = 84
_STEP = 48


def text_of(card: str, width: int, words: Words) -> Block:
    """Return what is printed on ``card``, set for a card of ``width``: the wider, the larger."""
    size = 32 if width >= WIDE else 26
    return set_block(
        phrases.printed(card, words),
        Style("text", size, INK),
        width - 2 * _INSET - 8,
        14,
        size,
        language=words.locale,
    )


def height_of(card: str, width: int, words: Words) -> int:
    """Return a height at which nothing on ``card`` is cut, one of few, so that cards can be kept."""
    least = 2 * _INSET + _BAND + _LEAST_SCENE + text_of(card, width, words).height + 18
    return -(-least // _STEP) * _STEP


@cached
def face(card: str, width: int, height: int, words: Words) -> Image.Image:
    """Return the whole card without its shadow."""
    colour = colour_of(card)
    picture = panels.face(width, height, colour).copy()
    text = text_of(card, width, words)
    window = (width - 2 * _INSET, height - 2 * _INSET - _BAND - 18 - text.height)
    top = _INSET + _BAND + 4
    picture.paste(scene(card, *window), (_INSET, top), rounded(*window, 7))
    edge = ImageChops.subtract(rounded(*window, 7), rounded(*window, 7, 1.4))
    lay(picture, tinted(edge, INK), (_INSET, top))
    lay(picture, panels.band(width - 2 * _INSET + 4, _BAND, colour), (_INSET - 2, _INSET - 2))
    name = Style("display", 38 if width >= WIDE else 32, PARCHMENT_LIGHT, 1, INK)
    box = (_INSET + 54, _INSET - 2, width - _INSET - 4, _INSET + _BAND - 2)
    draw_fitted(picture, phrases.card_name(card, words), name, box, "centre", lines=2, language=words.locale)
    lay(picture, type_medallion(card, 60, words), (-3, -3))
    for number, kind in enumerate(_follows(card)):
        letter = words(f"saga-picture-letter-{kind}")
        small = look.medallion(look.TYPE_ICONS[kind], look.TYPE_COLOURS[kind], letter, 44)
        lay(picture, small, (width - _INSET - 52 - number * 46, top + window[1] - 46))
    box = (_INSET + 5, top + window[1] + 8, width - _INSET - 3, height - _INSET)
    draw_block(picture, text, box, "left")
    return picture


def _follows(card: str) -> tuple[str, ...]:
    """Return the types that ``card`` may follow, the last first."""
    return tuple(reversed(ADVENTURES[card].after)) if card in ADVENTURES else ()
