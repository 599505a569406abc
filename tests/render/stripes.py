"""Stripes in place of letters, where nobody looks at the letters themselves.

To print letters takes longer than anything else on a picture. Stripes show as well what stands on what: there
is ink and ground in every part of a line, so that whatever covers it changes one of the two.
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from functools import cache
from typing import Any
from unittest.mock import patch

from PIL import Image, ImageDraw, ImageFont

_INK, _STEP = 2, 6
"""The width of a stripe, and from one to the next."""
_ABOVE, _BELOW = 0.68, 0.08
"""How high stripes stand above the line and hang below it, of the size of the letters."""


def letters_as_stripes() -> AbstractContextManager[object]:
    """Return a context in which stripes are printed in place of letters."""
    return patch.object(ImageDraw.ImageDraw, "text", _striped)


def _striped(
    pen: ImageDraw.ImageDraw,
    at: tuple[float, float],
    text: str,
    fill: int,
    font: ImageFont.FreeTypeFont,
    **_: Any,
) -> None:
    """Print stripes from ``at`` to the end of the sheet, in place of ``text`` and what follows it."""
    left, top = round(at[0]), round(at[1] - _ABOVE * font.size)
    width, height = pen.im.size[0] - left - 2, round((_ABOVE + _BELOW) * font.size)
    pen.bitmap((left, top), _sheet(max(1, width), height), fill=fill)


@cache
def _sheet(width: int, height: int) -> Image.Image:
    row = bytes(255 * (x % _STEP < _INK) for x in range(width))
    return Image.frombytes("L", (width, 1), row).resize((width, height), Image.Resampling.NEAREST)
