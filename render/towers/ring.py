"""The numbers of the hands that are passed on."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.kit.cache import cached
from render.kit.theme import GOLD_PALE, INK, NIGHT, NIGHT_DEEP
from render.kit.typesetting import Style, draw_text

NUMERALS = ("I", "II", "III", "IV")
"""Roman numerals, to distinguish hands from card values."""


@cached
def hand_badge(hand: int, size: int) -> Image.Image:
    """Return the number of a hand on a small card back, ``size`` pixels wide."""
    picture = Image.new("RGBA", (size, size))
    pen = ImageDraw.Draw(picture)
    radius = size // 6
    for inset, colour in ((0, INK), (2, GOLD_PALE), (2 + size // 18, NIGHT)):
        box = (inset, inset, size - 1 - inset, size - 1 - inset)
        pen.rounded_rectangle(box, radius - inset // 2, fill=colour)
    letters = round(size * 0.7)
    style = Style("bold", letters, GOLD_PALE, 1, NIGHT_DEEP)
    draw_text(picture, NUMERALS[hand], style, (size / 2, size / 2 + letters * 0.335), "centre")
    return picture
