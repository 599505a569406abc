"""The banner of a seat with its team's value."""

from __future__ import annotations

from typing import Literal

from PIL import Image, ImageChops

from render.kit import shields
from render.kit.cache import cached
from render.kit.shapes import blurred, grown, lay, polygon, shaded, tinted
from render.kit.theme import (
    GOLD,
    GOLD_PALE,
    INK,
    PARCHMENT_LIGHT,
    VERMILION,
    Colour,
    darker,
    figure_on,
    lighter,
)
from render.kit.typesetting import Style, draw_text

Fate = Literal["strongest", "weakest", "between"]

MARGIN = 8


@cached
def banner(seat: int, value: int, width: int, fate: Fate = "between") -> Image.Image:
    """Return a swallow-tailed banner, 1.25 times as high as wide, with a margin for its shadow.

    The border is gold for the strongest team and red for the weakest.
    """
    colour = shields.colour(seat)
    height = round(width * 1.25)
    border: Colour = {"strongest": GOLD_PALE, "weakest": lighter(VERMILION, 0.2), "between": GOLD}[fate]
    shape = _cloth(width, height, 0)
    picture = Image.new("RGBA", (width + 2 * MARGIN, height + 2 * MARGIN))
    lay(picture, tinted(blurred(shape, 3, 0.7), (10, 6, 12)), (MARGIN - 9, MARGIN - 6))
    lay(picture, tinted(grown(shape, 1), INK), (MARGIN - 1, MARGIN - 1))
    lay(picture, shaded(shape, lighter(border, 0.2), darker(border, 0.2)), (MARGIN, MARGIN))
    inset = max(3, width // 16)
    inner = _cloth(width, height, inset)
    lay(picture, tinted(inner, darker(colour, 0.6)), (MARGIN, MARGIN))
    field = _cloth(width, height, inset + 1.5)
    lay(picture, shaded(field, lighter(colour, 0.14), darker(colour, 0.3)), (MARGIN, MARGIN))
    folds = Image.linear_gradient("L").rotate(90).resize((max(2, width // 3), height))
    for left in range(0, width, folds.width):
        shade = Image.new("L", (width, height))
        shade.paste(folds.point([round(v * 0.16) for v in range(256)]), (left, 0))
        lay(picture, tinted(ImageChops.multiply(shade, field), INK), (MARGIN, MARGIN))
    figure = figure_on(colour)
    edge = darker(colour, 0.75) if figure == PARCHMENT_LIGHT else lighter(colour, 0.6)
    size = round(width * (0.86 if value < 10 else 0.7))
    middle = (MARGIN + width / 2, MARGIN + height * 0.43 + size * 0.335)
    draw_text(picture, str(value), Style("bold", size, figure, max(2, width // 26), edge), middle, "centre")
    return picture


def _cloth(width: int, height: int, inset: float) -> Image.Image:
    left, right, top, low = inset, width - inset, inset, height - inset * 1.6
    notch = height * 0.8 - inset * 0.4
    return polygon(
        (width, height), [(left, top), (right, top), (right, low), (width / 2, notch), (left, low)]
    )
