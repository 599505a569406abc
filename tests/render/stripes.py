"""Print stripes instead of letters if nobody looks at the letters themselves.

Printing letters takes longer than anything else on a picture. Stripes also show what is on top of what: every
part of a line has ink and ground, so whatever covers it changes one of the two.
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from functools import cache
from typing import Any
from unittest.mock import patch

from PIL import Image, ImageDraw, ImageFont

_INK, _STEP = 2, 6
"""The width of a stripe, and the distance from one stripe to the next."""
_ABOVE, _BELOW = 0.68, 0.08
"""How far stripes reach above and below the baseline, as a fraction of the font size."""


def letters_as_stripes() -> AbstractContextManager[object]:
    """Return a context in which stripes are printed instead of letters."""
    return patch.object(ImageDraw.ImageDraw, "text", _striped)


def _striped(
    pen: ImageDraw.ImageDraw,
    at: tuple[float, float],
    text: str,
    fill: int,
    font: ImageFont.FreeTypeFont,
    **_: Any,
) -> None:
    """Print stripes from ``at`` to the right edge of the sheet instead of ``text`` and anything after it."""
    left, top = round(at[0]), round(at[1] - _ABOVE * font.size)
    width, height = pen.im.size[0] - left - 2, round((_ABOVE + _BELOW) * font.size)
    pen.bitmap((left, top), _sheet(max(1, width), height), fill=fill)


@cache
def _sheet(width: int, height: int) -> Image.Image:
    row = bytes(255 * (x % _STEP < _INK) for x in range(width))
    return Image.frombytes("L", (width, 1), row).resize((width, height), Image.Resampling.NEAREST)
