"""The table under a picture: velvet in a wooden frame with gold rules, the words written on it, the grid of
seats round it.

Painters that have a scene of their own take the words and the grid from here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from PIL import Image, ImageChops

from render.kit import grounds
from render.kit.cache import cached
from render.kit.setting import Style, draw_fitted
from render.kit.shapes import blurred, lay, rounded, tinted
from render.kit.theme import GOLD, GOLD_PALE, INK, LAVENDER, NIGHT_DEEP, PARCHMENT_LIGHT, SMALLEST

Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom, in pixels."""

FRAME = 24
"""How wide the wood is."""
_RADIUS = 22
_CLOTH = (1546, 1680)
_SLICE = 72
"""How much of the frame is kept as it is at the corners, and how deep its sides are."""
LEAST = 400
"""The side of the small table that the frame is drawn for, and of the picture of its wood."""


def table(width: int, height: int) -> Image.Image:
    """Return an empty table of this size, to draw on."""
    cloth = _velvet()
    if width > cloth.width or height > cloth.height:
        cloth = cloth.resize((max(width, cloth.width), max(height, cloth.height)), Image.Resampling.BILINEAR)
    left = (cloth.width - width) // 2
    picture = cloth.crop((left, 0, left + width, height))
    frame, far = _frame(), LEAST - _SLICE
    right, low = width - _SLICE, height - _SLICE
    for x, left in ((0, 0), (far, right)):
        for y, top in ((0, 0), (far, low)):
            lay(picture, frame.crop((x, y, x + _SLICE, y + _SLICE)), (left, top))
    middle = LEAST // 2
    for y, top in ((0, 0), (far, low)):
        side = frame.crop((middle - 4, y, middle + 4, y + _SLICE))
        lay(picture, side.resize((width - 2 * _SLICE, _SLICE)), (_SLICE, top))
    for x, left in ((0, 0), (far, right)):
        side = frame.crop((x, middle - 4, x + _SLICE, middle + 4))
        lay(picture, side.resize((_SLICE, height - 2 * _SLICE)), (left, _SLICE))
    return picture


@cached
def _velvet() -> Image.Image:
    """Return enough velvet for nearly every picture: they differ in height, and only this is kept."""
    return grounds.painted("velvet").resize(_CLOTH, Image.Resampling.BICUBIC)


@cached
def _frame() -> Image.Image:
    """Return the frame of a small table, transparent in the middle; its sides can be drawn out."""
    wood = grounds.painted("rosewood").convert("RGBA")
    inner = LEAST - 2 * FRAME
    opening = Image.new("L", wood.size, 255)
    opening.paste(ImageChops.invert(rounded(inner, inner, _RADIUS)), (FRAME, FRAME))
    shade = blurred(opening, 10, 1.0).crop((30, 30, 30 + LEAST, 30 + LEAST))
    picture = tinted(shade, (6, 3, 12))
    wood.putalpha(opening)
    picture.alpha_composite(wood)
    for inset, thickness, colour in ((-2, 2, INK), (0, 3, GOLD), (7, 1, GOLD)):
        size = inner - 2 * inset
        line = ImageChops.subtract(
            rounded(size, size, _RADIUS - inset), rounded(size, size, _RADIUS - inset, thickness)
        )
        lay(picture, tinted(line, colour), (FRAME + inset, FRAME + inset))
    return picture


def title(picture: Image.Image, text: str, box: Box, size: int = 68) -> None:
    """Write the name of the game into ``box``, from its left edge."""
    draw_fitted(picture, text, Style("display", size, GOLD_PALE, 3, NIGHT_DEEP), box)


def headline(picture: Image.Image, text: str, box: Box, size: int = 54) -> None:
    """Write the most important line of the picture into ``box``, gold on the dark."""
    draw_fitted(picture, text, Style("display", size, GOLD_PALE, 3, INK), box, "centre", smallest=34)


def caption(picture: Image.Image, text: str, box: Box, size: int = 28, lines: int = 1) -> None:
    """Write one line in small capitals under the headline."""
    draw_fitted(picture, text, Style("caps", size, LAVENDER, 1, NIGHT_DEEP), box, "centre", lines=lines)


def news(
    picture: Image.Image, text: str, box: Box, size: int = 32, lines: int = 2, smallest: int = SMALLEST
) -> None:
    """Write what just happened into ``box``."""
    style = Style("text", size, PARCHMENT_LIGHT)
    draw_fitted(picture, text, style, box, "centre", lines=lines, smallest=smallest)


def grid(count: int, columns: int, left: int, right: int, gap: int = 14) -> tuple[int, list[tuple[int, int]]]:
    """Return how wide each of ``count`` plates is, and its row and left edge.

    There are up to ``columns`` in a row; a last row that is not full stands in the middle.
    """
    columns = min(columns, count)
    width = (right - left - (columns - 1) * gap) // columns
    places = []
    for number in range(count):
        row, column = divmod(number, columns)
        missing = columns - min(columns, count - row * columns)
        places.append((row, round(left + (column + missing / 2) * (width + gap))))
    return width, places


def tops(heights: Sequence[int], places: Sequence[tuple[int, int]], top: int, gap: int = 14) -> list[int]:
    """Return the top of each row of a grid and then its bottom, each row as high as its highest plate."""
    rows = [0] * (places[-1][0] + 1)
    for height, (row, _) in zip(heights, places, strict=True):
        rows[row] = max(rows[row], height)
    found = [top]
    for height in rows:
        found.append(found[-1] + height + gap)
    return found
