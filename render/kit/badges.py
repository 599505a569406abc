"""Badges beside computer players' names for their strength: one, two or three stripes."""

from __future__ import annotations

from PIL import Image, ImageDraw

from games.engine.strength import STRENGTHS, Strength
from render.kit import typesetting
from render.kit.cache import cached
from render.kit.shapes import lay, tinted
from render.kit.theme import GOLD, INK

_SCALE = 4
_STEP = 0.27
"""The distance between two stripes, as a share of the badge's height."""


def badged(name: str, strength: Strength | None) -> str:
    """Return ``name`` followed by the badge of ``strength``; unchanged if that's ``None``."""
    if strength is None:
        return name
    return f"{name}\u00a0{chr(typesetting.FIRST_BADGE + STRENGTHS.index(strength))}"


def closed_up(name: str) -> str:
    """Return ``name`` without the blank before its badge, for a place where every pixel counts."""
    return f"{unbadged(name)}{name[-1]}" if name[-1:] in _BADGES else name


def unbadged(name: str) -> str:
    """Return ``name`` without its badge, for use in sentences."""
    return name[:-2] if name[-1:] in _BADGES else name


@cached
def badge(stripes: int, height: int) -> Image.Image:
    """Return a badge with ``stripes`` stripes."""
    width = round(height * 0.86)
    edge = max(1.0, height / 16)
    picture = tinted(_stripes(stripes, width, height, edge), INK)
    lay(picture, tinted(_stripes(stripes, width, height, 0.0), GOLD), (0, 0))
    return picture


def _stripes(count: int, width: int, height: int, edge: float) -> Image.Image:
    """Return the mask of ``count`` stacked stripes, ``edge`` pixels larger on every side."""
    mask = Image.new("L", (width * _SCALE, height * _SCALE))
    pen = ImageDraw.Draw(mask)
    wide, high, more = width * _SCALE, height * _SCALE, edge * _SCALE
    lowest = 0.36 + _STEP * (count - 1) / 2
    for stripe in range(count):
        top = (lowest - _STEP * stripe) * high
        pen.polygon(
            [
                (0.12 * wide - more, top + 0.2 * high - more / 2),
                (0.5 * wide, top - more),
                (0.88 * wide + more, top + 0.2 * high - more / 2),
                (0.88 * wide + more, top + 0.34 * high + more),
                (0.5 * wide, top + 0.14 * high + more),
                (0.12 * wide - more, top + 0.34 * high + more),
            ],
            fill=255,
        )
    return mask.reduce(_SCALE)


_BADGES = tuple(chr(typesetting.FIRST_BADGE + number) for number in range(len(STRENGTHS)))
for _number, _letter in enumerate(_BADGES, start=1):
    typesetting.use_inline(_letter, lambda height, stripes=_number: badge(stripes, height))  # type: ignore[misc]
