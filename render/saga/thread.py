"""The Fairies' thread: golden and glowing, from each Adventure that succeeded to the next."""

from __future__ import annotations

import math

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit.cache import cached
from render.kit.layout import Column, Draw, Element, Grow, Padding, Piece, Sized, Spacer, Stack
from render.kit.shapes import lay, tinted
from render.kit.theme import GOLD, GOLD_PALE, INK, mix
from render.kit.tokens import medal

_SCALE = 2
_HEIGHT = 44
DEPTH = 26
"""How far the knots extend below the cards; the thread runs through the middle of that."""


def under(cards: Element, seed: int, left: int, right: int) -> Element:
    """Return ``cards``, each hanging from its knot, with the thread behind them.

    The thread extends ``left`` and ``right`` pixels beyond them.
    """
    strand = Draw(lambda base, box: lay(base, _strand(box.width, seed), box.corner), height=_HEIGHT)
    lower = (DEPTH - _HEIGHT) // 2
    return Stack(Column(Grow(Spacer()), Padding(strand, -left, 0, -right, lower)), cards)


def hanging(card: Element) -> Element:
    """Return ``card`` with the knot that ties it to the thread."""
    return Column(card, Sized(Piece(_knot()), height=DEPTH))


def strand(overhang: int) -> Element:
    """Return the thread through the middle of its box, ``overhang`` pixels longer on both sides."""
    drawn = Draw(lambda base, box: lay(base, _strand(box.width, 0), box.corner), height=_HEIGHT)
    return Padding(Column(Grow(Spacer()), drawn, Grow(Spacer())), -overhang, 0, -overhang)


@cached
def _strand(length: int, seed: int) -> Image.Image:
    """Return a slightly wavy piece of thread, ``length`` pixels long, at half the picture's height."""
    size = (length * _SCALE, _HEIGHT * _SCALE)
    points = []
    for step in range(0, length + 1, 4):
        ends = math.sin(math.pi * step / max(1, length))
        y = _HEIGHT / 2 + ends * (3.2 * math.sin(step / 41 + seed) + 1.6 * math.sin(step / 17 + 2 * seed))
        points.append((step * _SCALE, y * _SCALE))
    picture = Image.new("RGBA", (length, _HEIGHT))
    for thick, colour, strength in (
        (14, (255, 206, 110), 0.55),
        (6, INK, 1.0),
        (4, GOLD, 1.0),
        (1.5, GOLD_PALE, 1.0),
    ):
        mask = Image.new("L", size)
        ImageDraw.Draw(mask).line(points, fill=255, width=round(thick * _SCALE), joint="curve")
        if strength < 1:
            mask = mask.filter(ImageFilter.GaussianBlur(6 * _SCALE)).point(
                [round(v * 0.9) for v in range(256)]
            )
            mask = ImageChops.multiply(mask, _ends(size))
        lay(picture, tinted(mask.reduce(_SCALE), colour), (0, 0))
    return picture


def _ends(size: tuple[int, int]) -> Image.Image:
    """Return a mask that fades out at the left and right, for a glow with soft ends."""
    fade = 26 * _SCALE
    row = [min(255, 255 * min(x, size[0] - 1 - x) // fade) for x in range(size[0])]
    line = Image.new("L", (size[0], 1))
    line.putdata(row)
    return line.resize(size)


@cached
def _knot() -> Image.Image:
    """Return the bead that ties a card to the thread."""
    return medal(16, mix(GOLD, GOLD_PALE, 0.6), GOLD_PALE)


@cached
def frayed(length: int) -> Image.Image:
    """Return the torn end of the thread below a failed Adventure, hanging down ``length`` pixels."""
    mask = Image.new("L", (20 * _SCALE, length * _SCALE))
    pen = ImageDraw.Draw(mask)
    points = [(20 + 5 * math.sin(step / 4), step) for step in range(0, round(length * _SCALE * 0.7), 3)]
    pen.line(points, fill=220, width=5)
    x, y = points[-1]
    for lean in (-9, 0, 8):
        pen.line(((x, y), (x + lean, length * _SCALE - 2)), fill=150, width=2)
    return tinted(mask.reduce(_SCALE), (206, 190, 160))
