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
SMALLEST = 400
"""The side of the small table that the frame is drawn for, and of the picture of its wood."""


@cached
def table(width: int, height: int) -> Image.Image:
    """Return an empty table of this size. It is shared: copy it before drawing."""
    picture = grounds.painted("velvet").resize((width, height), Image.Resampling.BICUBIC)
    frame, half = _frame(), SMALLEST // 2
    right, low = width - half, height - half
    corners = ((0, 0), (half, 0), (0, half), (half, half))
    for (x, y), at in zip(corners, ((0, 0), (right, 0), (0, low), (right, low)), strict=True):
        lay(picture, frame.crop((x, y, x + half, y + half)), at)
    across, down = (width - 2 * half, half), (half, height - 2 * half)
    for y, top in ((0, 0), (half, low)):
        lay(picture, frame.crop((half - 4, y, half + 4, y + half)).resize(across), (half, top))
    for x, left in ((0, 0), (half, right)):
        lay(picture, frame.crop((x, half - 4, x + half, half + 4)).resize(down), (left, half))
    return picture


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
