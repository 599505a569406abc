"""The gems: six colors with six shapes, so none depends on color alone."""

from __future__ import annotations

import math

from PIL import Image, ImageChops, ImageDraw

from render.kit import icons
from render.kit.cache import cached
from render.kit.layout import Piece
from render.kit.shapes import Point, blurred, grown, lay, lay_centred, polygon, shaded, tinted
from render.kit.theme import INK, Colour, darker, lighter, rgb

COLOURS: dict[str, Colour] = {
    "black": rgb("#575064"),
    "blue": rgb("#2E6FB8"),
    "red": rgb("#C23A2C"),
    "green": rgb("#2F8A5C"),
    "yellow": rgb("#E2AE2E"),
    "purple": rgb("#7B4FB0"),
}
"""The color of each gem, in display order."""


def _ring(corners: int, radius: float, turn: float = 0.0) -> list[Point]:
    angles = [turn + 2 * math.pi * step / corners for step in range(corners)]
    return [(0.5 + radius * math.sin(a), 0.5 - radius * math.cos(a)) for a in angles]


def _drop(shrink: float) -> list[Point]:
    steps = [2 * math.pi * step / 40 for step in range(40)]
    points = []
    for a in steps:
        narrow = math.sin(a / 2) ** 1.25
        points.append((0.5 + 0.44 * math.sin(a) * narrow * shrink, 0.53 - 0.5 * math.cos(a) * shrink))
    return points


def _star(radius: float) -> list[Point]:
    return [
        (0.5 + r * math.sin(math.pi * step / 8), 0.5 - r * math.cos(math.pi * step / 8))
        for step in range(16)
        for r in (radius if step % 2 == 0 else radius * 0.66,)
    ]


def _about_middle(points: list[Point], middle: Point, share: float) -> list[Point]:
    return [(middle[0] + (x - middle[0]) * share, middle[1] + (y - middle[1]) * share) for x, y in points]


_SHARD = [
    (0.3, 0.08), (0.56, 0.02), (0.74, 0.18), (0.95, 0.36), (0.84, 0.62), (0.9, 0.84), (0.6, 0.97),
    (0.36, 0.88), (0.1, 0.8), (0.16, 0.52), (0.04, 0.34),
]  # fmt: skip
_SQUARE = [
    (0.2, 0.06),
    (0.8, 0.06),
    (0.94, 0.2),
    (0.94, 0.8),
    (0.8, 0.94),
    (0.2, 0.94),
    (0.06, 0.8),
    (0.06, 0.2),
]
_TRIANGLE = [(0.5, 0.03), (0.99, 0.9), (0.94, 0.95), (0.06, 0.95), (0.01, 0.9)]

_OUTLINES: dict[str, tuple[list[Point], Point]] = {
    "black": (_SHARD, (0.5, 0.5)),
    "blue": (_drop(1.0), (0.5, 0.62)),
    "red": (_SQUARE, (0.5, 0.5)),
    "green": (_ring(6, 0.5), (0.5, 0.5)),
    "yellow": (_TRIANGLE, (0.5, 0.64)),
    "purple": (_star(0.52), (0.5, 0.5)),
}
"""The outline of each gem in a square of side 1, and the middle of its table facet."""


def _shape(points: list[Point], size: int) -> Image.Image:
    return polygon((size, size), [(x * size, y * size) for x, y in points])


@cached
def gem(colour: str, size: int) -> Image.Image:
    """Return a gem in a square of ``size`` pixels; its outline and shadow add 4 on every side."""
    outline, middle = _OUTLINES[colour]
    own = COLOURS[colour]
    shape = _shape(outline, size)
    image = Image.new("RGBA", (size + 8, size + 8))
    shadow = blurred(shape, 2, 0.8)
    lay(image, tinted(shadow, (6, 5, 10)), (4 - 6 + 1, 4 - 6 + 3))
    thick = 2 if size >= 26 else 1
    lay(image, tinted(grown(shape, thick), INK), (4 - thick, 4 - thick))
    lay(image, shaded(shape, lighter(own, 0.34), darker(own, 0.38)), (4, 4))
    low = Image.new("L", (size, size))
    ImageDraw.Draw(low).polygon([(size, 0), (size, size), (0, size)], fill=70)
    lay(image, tinted(ImageChops.multiply(low, shape), darker(own, 0.8)), (4, 4))
    table = _shape(_about_middle(outline, middle, 0.6), size)
    lay(image, shaded(table, lighter(own, 0.5), own), (4, 4))
    if colour == "black":
        skull = icons.icon("death-skull", round(size * 0.56), (246, 240, 224))
        lay_centred(image, skull, (4 + size / 2, 4 + size / 2))
    else:
        glint = Image.new("L", (size * 4, size * 4))
        box = [v * size * 4 for v in (middle[0] - 0.2, middle[1] - 0.2, middle[0] - 0.02, middle[1] - 0.06)]
        ImageDraw.Draw(glint).ellipse(box, fill=210)
        lay(image, tinted(ImageChops.multiply(glint.reduce(4), shape), (255, 252, 240)), (4, 4))
    return image


def piece(colour: str, size: int) -> Piece:
    """Return a gem as an element; its outline and shadow take no space in the layout."""
    return Piece(gem(colour, size), 4)


def lay_gem(base: Image.Image, colour: str, size: int, centre: Point) -> None:
    """Draw a gem with its middle at ``centre``."""
    lay_centred(base, gem(colour, size), centre)
