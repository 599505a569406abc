"""Roads: packed earth with ink edges, ruts, and small bridges where they cross the brook."""

from __future__ import annotations

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from render.kit.noise import blend, noise, picture
from render.kit.shapes import lay, tinted
from render.touria import atlas

_SCALE = 3
_WIDTH = 20


def _lines(size: tuple[int, int], width: float) -> Image.Image:
    """Return a mask of all roads, ``width`` pixels wide."""
    mask = Image.new("L", (size[0] * _SCALE, size[1] * _SCALE))
    pen = ImageDraw.Draw(mask)
    for name in atlas.ROADS:
        line = [(x * _SCALE, y * _SCALE) for x, y in atlas.road(name)]
        pen.line(line, fill=255, width=round(width * _SCALE), joint="curve")
    return mask.reduce(_SCALE)


def roads(chart: Image.Image) -> None:
    """Draw every road of the board."""
    size = chart.size
    shadow = _lines(size, _WIDTH + 5).filter(ImageFilter.GaussianBlur(4))
    lay(chart, tinted(shadow.point([round(v * 0.55) for v in range(256)]), (30, 22, 14)), (1, 4))
    lay(chart, tinted(_lines(size, _WIDTH + 4.5), (52, 36, 22)), (0, 0))
    tone = 0.5 + 0.45 * noise(size, (26, 8, 4), seed=801)
    chart.paste(picture(blend((190, 152, 98), (240, 214, 160), tone)), (0, 0), _lines(size, _WIDTH))
    ruts = _lines(size, 10)
    inner = _lines(size, 6.5)
    rut = Image.fromarray(
        np.clip(np.asarray(ruts, np.int16) - np.asarray(inner, np.int16), 0, 255).astype(np.uint8)
    )
    broken = noise(size, (9, 4), seed=802) > -0.3
    rut = Image.fromarray(np.where(broken, np.asarray(rut), 0).astype(np.uint8))
    lay(chart, tinted(rut.point([round(v * 0.5) for v in range(256)]), (136, 98, 58)), (0, 0))
