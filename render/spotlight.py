"""A picture of which some parts matter: they stand in the light, and the rest is dimmed."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from PIL import Image, ImageDraw, ImageFilter

from render.kit.layout import Box
from render.kit.regions import noting
from render.kit.theme import GOLD, NIGHT_DEEP
from render.picture import Picture

_DIM = 150
"""How much, of 255, is laid over what does not matter."""
_MARGIN = 8
_CORNER = 22
_SOFT = 6
_LINE = 5


def lit(picture: Picture, marks: Collection[str]) -> Picture:
    """Return ``picture`` with the parts called ``marks`` in the light; without any as it is.

    The parts are found while it is drawn; names that nothing in it has are passed over.
    """
    if not marks:
        return picture

    def draw() -> Image.Image:
        with noting() as regions:
            plain = picture.draw()
        return _dimmed(plain, [box for name, box in regions if name in marks])

    return replace(picture, draw=draw)


def regions_of(picture: Picture) -> set[str]:
    """Return the names of the parts of ``picture``; it is drawn for it."""
    with noting() as regions:
        picture.draw()
    return {name for name, _ in regions}


def _dimmed(plain: Image.Image, boxes: Collection[Box]) -> Image.Image:
    if not boxes:
        return plain
    shade = Image.new("L", plain.size, _DIM)
    pen = ImageDraw.Draw(shade)
    for box in boxes:
        pen.rounded_rectangle(_wider(box), _CORNER, fill=0)
    shade = shade.filter(ImageFilter.GaussianBlur(_SOFT))
    picture = plain.convert("RGB")
    picture.paste(NIGHT_DEEP, (0, 0), shade)
    outline = ImageDraw.Draw(picture)
    for box in boxes:
        outline.rounded_rectangle(_wider(box), _CORNER, outline=GOLD, width=_LINE)
    return picture


def _wider(box: Box) -> tuple[int, int, int, int]:
    return box.left - _MARGIN, box.top - _MARGIN, box.right + _MARGIN, box.bottom + _MARGIN
