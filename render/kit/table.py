"""The table under a picture: velvet in a wooden frame with gold rules, and the styles of text on it.

Painters with a scene of their own use only the text styles.
"""

from __future__ import annotations

from PIL import Image, ImageChops

from render.kit import grounds
from render.kit.cache import cached
from render.kit.layout import Text
from render.kit.shapes import blurred, lay, rounded, tinted
from render.kit.theme import GOLD, GOLD_PALE, INK, LAVENDER, NIGHT_DEEP, PARCHMENT_LIGHT, SMALLEST
from render.kit.typesetting import Style

FRAME = 24
"""The width of the wood in pixels."""
_RADIUS = 22
_CLOTH = (1546, 1680)
_SLICE = 72
"""The size of the frame's corners, which are never stretched, and the depth of its sides."""
LEAST = 400
"""The side of the small table that the frame is drawn for; also the minimum height of a table."""
_MIDDLE = LEAST // 2


def table(width: int, height: int) -> Image.Image:
    """Return an empty table of this size."""
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
    for y, top in ((0, 0), (far, low)):
        lay(picture, _level(y, width - 2 * _SLICE), (_SLICE, top))
    for x, left in ((0, 0), (far, right)):
        lay(picture, _upright(x, height - 2 * _SLICE), (left, _SLICE))
    return picture


@cached
def _level(y: int, width: int) -> Image.Image:
    """Return the horizontal side of the frame that begins at ``y``, stretched to ``width``."""
    return _frame().crop((_MIDDLE - 4, y, _MIDDLE + 4, y + _SLICE)).resize((width, _SLICE))


@cached
def _upright(x: int, height: int) -> Image.Image:
    """Return the vertical side of the frame that begins at ``x``, stretched to ``height``."""
    return _frame().crop((x, _MIDDLE - 4, x + _SLICE, _MIDDLE + 4)).resize((_SLICE, height))


@cached
def _velvet() -> Image.Image:
    """Return velvet large enough for nearly every picture height; only this one is cached."""
    return grounds.painted("velvet").resize(_CLOTH, Image.Resampling.BICUBIC)


@cached
def _frame() -> Image.Image:
    """Return the frame of a small table, transparent in the middle; its sides can be stretched."""
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


def title(text: str, size: int = 68) -> Text:
    """Return the name of the game, left-aligned."""
    return Text(text, Style("display", size, GOLD_PALE, 3, NIGHT_DEEP))


def headline(text: str, size: int = 54) -> Text:
    """Return the main line of a picture, gold on dark."""
    return Text(text, Style("display", size, GOLD_PALE, 3, INK), "centre", smallest=34)


def caption(text: str, size: int = 28, lines: int = 1) -> Text:
    """Return a caption in small capitals, for use below the headline."""
    return Text(text, Style("caps", size, LAVENDER, 1, NIGHT_DEEP), "centre", lines)


def news(text: str, size: int = 32, lines: int = 2, smallest: int = SMALLEST) -> Text:
    """Return the text of the latest news."""
    return Text(text, Style("text", size, PARCHMENT_LIGHT), "centre", lines, smallest)
