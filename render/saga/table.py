"""The table under everything: velvet in a wooden frame with gold rules, and the words written on it."""

from __future__ import annotations

from PIL import Image, ImageChops

from render.kit import grounds
from render.kit.cache import cached
from render.kit.setting import Style, draw_fitted
from render.kit.shapes import blurred, lay, rounded, tinted
from render.kit.theme import GOLD, GOLD_PALE, INK, LAVENDER, NIGHT_DEEP
from render.saga.place import FRAME

_RADIUS = 22
_CLOTH = (1546, 1680)
_SLICE = 72
"""How much of the frame is kept as it is at the corners, and how deep its sides are."""
SMALLEST = 400
"""The side of the small table that the frame is drawn for, and of the picture of its wood."""


def table(width: int, height: int) -> Image.Image:
    """Return an empty table of this size, to draw on."""
    cloth = _velvet()
    if width > cloth.width or height > cloth.height:
        cloth = cloth.resize((max(width, cloth.width), max(height, cloth.height)), Image.Resampling.BILINEAR)
    left = (cloth.width - width) // 2
    picture = cloth.crop((left, 0, left + width, height))
    frame, far = _frame(), SMALLEST - _SLICE
    right, low = width - _SLICE, height - _SLICE
    for x, left in ((0, 0), (far, right)):
        for y, top in ((0, 0), (far, low)):
            lay(picture, frame.crop((x, y, x + _SLICE, y + _SLICE)), (left, top))
    middle = SMALLEST // 2
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
    inner = SMALLEST - 2 * FRAME
    opening = Image.new("L", wood.size, 255)
    opening.paste(ImageChops.invert(rounded(inner, inner, _RADIUS)), (FRAME, FRAME))
    shade = blurred(opening, 10, 1.0).crop((30, 30, 30 + SMALLEST, 30 + SMALLEST))
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


def headline(picture: Image.Image, text: str, box: tuple[int, int, int, int], size: int = 54) -> None:
    """Write the most important line of the picture."""
    draw_fitted(picture, text, Style("display", size, GOLD_PALE, 3, INK), box, "centre", smallest=34)


def caption(
    picture: Image.Image, text: str, box: tuple[int, int, int, int], size: int = 28, lines: int = 1
) -> None:
    """Write one line in small capitals on the velvet."""
    draw_fitted(picture, text, Style("caps", size, LAVENDER, 1, NIGHT_DEEP), box, "centre", lines=lines)
