"""Shared parts of the lobby and the result: the open sea, the island on the left, space beside it."""

from __future__ import annotations

from PIL import Image, ImageFilter

from render.kit import grounds
from render.kit.cache import cached
from render.kit.shapes import lay, rounded
from render.touria import atlas

SIZE = (1400, 1000)
BESIDE: atlas.Area = (800, 16, 1384, 984)
"""The area beside the island."""
_ISLAND = (784, 742)
_AT = (4, 150)
_BOX = (atlas.LEFT - 48, atlas.TOP - 10, atlas.RIGHT + 48, atlas.TOP + 1085)


def sea(width: int, height: int) -> Image.Image:
    """Return a fresh piece of the open sea, stretched if it's too small."""
    return _sea(width, height).copy()


@cached
def _sea(width: int, height: int) -> Image.Image:
    whole = grounds.painted("sea")
    piece = whole.crop((0, 0, width, min(height, whole.height)))
    return piece if height <= whole.height else piece.resize((width, height), Image.Resampling.BILINEAR)


def lay_island(picture: Image.Image, whole: Image.Image) -> None:
    """Blend the island of the map ``whole`` into the sea, without a visible edge."""
    piece = whole.resize(_ISLAND, Image.Resampling.BOX, box=_BOX).convert("RGBA")
    piece.putalpha(_mist())
    lay(picture, piece, _AT)


def on_island(x: float, y: float) -> tuple[float, float]:
    """Return the position of a point of the map in the picture."""
    scale = _ISLAND[0] / (_BOX[2] - _BOX[0])
    return _AT[0] + (x - _BOX[0]) * scale, _AT[1] + (y - _BOX[1]) * _ISLAND[1] / (_BOX[3] - _BOX[1])


_CASTLE = on_island(*atlas.CASTLE)
HEROES = (_CASTLE[0], _CASTLE[1] + 46)
"""The middle of the upper edge of the heroes' picture in the lobby."""


@cached
def _mist() -> Image.Image:
    """Return the opacity of the island, which fades out toward its edges."""
    inside = rounded(*_ISLAND, 60, 16)
    return inside.filter(ImageFilter.GaussianBlur(12))
