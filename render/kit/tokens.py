"""Small things on a board: hearts, badges, marks of a result."""

from __future__ import annotations

from typing import Literal

from PIL import Image, ImageChops, ImageDraw

from render.kit import icons
from render.kit.cache import cached
from render.kit.shapes import blurred, disc, grown, lay, shaded, tinted
from render.kit.theme import (
    BRONZE_DARK,
    GOLD,
    GOLD_PALE,
    INK,
    PARCHMENT_LIGHT,
    VERDIGRIS,
    VERMILION,
    Colour,
    darker,
    lighter,
    mix,
)
from render.kit.typesetting import Style, draw_text, use_inline

Mark = Literal["hit", "miss", "lower"]

EDGE = 4
"""The margin of a medallion, for its shadow."""


@cached
def heart(size: int, full: bool) -> Image.Image:
    """Return a heart, red and glossy, or an empty one. Its outline adds 1 pixel on every side."""
    shape = icons.mask("hearts", size)
    picture = tinted(grown(shape, 1), INK if full else mix(INK, (190, 168, 130), 0.45))
    if full:
        lay(picture, shaded(shape, lighter(VERMILION, 0.2), darker(VERMILION, 0.2)), (1, 1))
        shine = Image.new("L", (size * 4, size * 4))
        box = [v * size * 4 for v in (0.16, 0.17, 0.4, 0.38)]
        ImageDraw.Draw(shine).ellipse(box, fill=120)
        lay(picture, tinted(shine.reduce(4), (255, 236, 224)), (1, 1))
    else:
        lay(picture, shaded(shape, (176, 156, 118), (206, 186, 146)), (1, 1))
    return picture


@cached
def medal(diameter: int, colour: Colour, edge: Colour = GOLD) -> Image.Image:
    """Return a round medallion in ``colour`` with a gold ring, and its shadow in a margin of ``EDGE``."""
    picture = Image.new("RGBA", (diameter + 2 * EDGE, diameter + 2 * EDGE))
    soft = tinted(blurred(disc(diameter), 2, 0.6), (8, 6, 12))
    lay(picture, soft, (EDGE - 6, EDGE - 4))
    ring = max(2, diameter // 16)
    lay(picture, tinted(disc(diameter), INK), (EDGE, EDGE))
    lay(picture, shaded(disc(diameter, 1.5), lighter(edge, 0.4), darker(edge, 0.35)), (EDGE, EDGE))
    lay(picture, tinted(disc(diameter, 1.5 + ring), darker(colour, 0.6)), (EDGE, EDGE))
    lay(
        picture, shaded(disc(diameter, 2.8 + ring), lighter(colour, 0.22), darker(colour, 0.22)), (EDGE, EDGE)
    )
    return picture


@cached
def badge(text: str, diameter: int, colour: Colour, text_colour: Colour = PARCHMENT_LIGHT) -> Image.Image:
    """Return a medallion with a short ``text``, such as a number."""
    picture = medal(diameter, colour).copy()
    size = round(diameter * (0.66 if len(text) == 1 else 0.52))
    middle = picture.width / 2
    edge = 2 if text_colour == PARCHMENT_LIGHT else 0
    draw_text(
        picture,
        text,
        Style("bold", size, text_colour, edge, darker(colour, 0.7)),
        (middle, middle + size * 0.335),
        "centre",
    )
    return picture


@cached
def points(number: int, diameter: int) -> Image.Image:
    """Return a gold medallion with a number of points."""
    return badge(str(number), diameter, mix(GOLD, GOLD_PALE, 0.55), INK)


@cached
def change(text: str, diameter: int) -> Image.Image:
    """Return a chip for a change of life: red for a loss, green for a gain, with the sign in the text."""
    return badge(text, diameter, VERDIGRIS if text.startswith("+") else VERMILION)


@cached
def result_mark(mark: Mark, size: int) -> Image.Image:
    """Return the mark of a result: a tick in a disc, a cross in a diamond, an arrow down in a square."""
    scale = 4
    large = size * scale
    ground = Image.new("L", (large, large))
    pen = ImageDraw.Draw(ground)
    stroke = Image.new("L", (large, large))
    line = ImageDraw.Draw(stroke)
    thick = round(large * 0.13)

    def path(*points: tuple[float, float]) -> None:
        line.line([(x * large, y * large) for x, y in points], fill=255, width=thick, joint="curve")

    if mark == "hit":
        pen.ellipse((0, 0, large - 1, large - 1), fill=255)
        path((0.26, 0.52), (0.44, 0.7), (0.76, 0.32))
        colour = VERDIGRIS
    elif mark == "miss":
        pen.polygon([(large / 2, 0), (large, large / 2), (large / 2, large), (0, large / 2)], fill=255)
        path((0.35, 0.35), (0.65, 0.65))
        path((0.65, 0.35), (0.35, 0.65))
        colour = VERMILION
    else:
        pen.rounded_rectangle(
            (0.04 * large, 0.04 * large, 0.96 * large, 0.96 * large), large * 0.14, fill=255
        )
        path((0.5, 0.2), (0.5, 0.74))
        path((0.28, 0.54), (0.5, 0.78), (0.72, 0.54))
        colour = BRONZE_DARK
    shape = ground.reduce(scale)
    picture = tinted(grown(shape, 2), INK)
    lay(picture, shaded(shape, lighter(colour, 0.12), darker(colour, 0.15)), (2, 2))
    lay(picture, tinted(ImageChops.multiply(stroke.reduce(scale), shape), PARCHMENT_LIGHT), (2, 2))
    return picture


def _inline_heart(height: int) -> Image.Image:
    return heart(round(height * 0.8), True)


use_inline("♥", _inline_heart)
