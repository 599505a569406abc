"""Highlights parts of a picture by dimming the rest."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import partial

from PIL import Image, ImageDraw, ImageFilter

from render.kit.alt import fit, sentences_of
from render.kit.layout import Box, noting
from render.kit.theme import GOLD, NIGHT_DEEP
from render.picture import Picture

_DIM = 150
"""The opacity (0-255) of the shade over everything else."""
_MARGIN = 8
_CORNER = 22
_SOFT = 6
_LINE = 5
_FINER = 3
"""The supersampling factor of the outline, for smooth corners."""


def lit(picture: Picture, marks: Collection[str], told: str) -> Picture:
    """Return ``picture`` with the parts named ``marks`` highlighted; unchanged if there are none.

    ``told`` is the sentence that names the parts; the alternative text begins with it. The parts are found
    while the picture is drawn; unknown names are ignored.
    """
    if not marks:
        return picture

    draw = partial(_lit, picture.draw, sorted(marks))
    return replace(picture, alt=fit([told, *sentences_of(picture.alt)]), draw=draw)


def _lit(draw: Callable[[], Image.Image], marks: Sequence[str]) -> Image.Image:
    with noting() as regions:
        plain = draw()
    return _dimmed(plain, [box for name, box in regions if name in marks])


def regions_of(picture: Picture) -> set[str]:
    """Return the names of the parts of ``picture``, which is drawn to find them."""
    with noting() as regions:
        picture.draw()
    return {name for name, _ in regions}


def _dimmed(plain: Image.Image, boxes: Collection[Box]) -> Image.Image:
    if not boxes:
        return plain
    shade = Image.new("L", plain.size, _DIM)
    pen = ImageDraw.Draw(shade)
    rims = [_rim(box, plain.size) for box in boxes]
    for rim in rims:
        pen.rounded_rectangle(rim, _CORNER, fill=0)
    shade = shade.filter(ImageFilter.GaussianBlur(_SOFT))
    picture = plain.convert("RGB")
    picture.paste(NIGHT_DEEP, (0, 0), shade)
    for box in boxes:
        outline(picture, box)
    return picture


def outline(picture: Image.Image, box: Box) -> None:
    """Draw a gold line around ``box``, kept inside the picture."""
    rim = _rim(box, picture.size)
    picture.paste(GOLD, rim[:2], _outline(rim[2] - rim[0] + 1, rim[3] - rim[1] + 1))


def _rim(box: Box, size: tuple[int, int]) -> tuple[int, int, int, int]:
    """Return the left, top, right and bottom of the outline of ``box``, kept inside a picture of ``size``."""
    width, height = size
    return (
        max(0, box.left - _MARGIN),
        max(0, box.top - _MARGIN),
        min(width - 1, box.right + _MARGIN),
        min(height - 1, box.bottom + _MARGIN),
    )


def _outline(width: int, height: int) -> Image.Image:
    """Return the mask of an outline, drawn large and scaled down for smooth corners."""
    fine = Image.new("L", (width * _FINER, height * _FINER))
    edge = (0, 0, fine.width - 1, fine.height - 1)
    ImageDraw.Draw(fine).rounded_rectangle(edge, _CORNER * _FINER, outline=255, width=_LINE * _FINER)
    return fine.reduce(_FINER)
