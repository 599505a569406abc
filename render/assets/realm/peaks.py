"""The mountains in the north: lit from the west, with snow on top and hatching in their shade."""

from __future__ import annotations

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from render.kit.shapes import lay, tinted
from render.kit.theme import Colour, mix

_SCALE = 3
_INK = (38, 32, 36)

_PEAKS = (
    (120, 254, 110, 110), (199, 222, 132, 103), (278, 206, 144, 86), (422, 222, 168, 98), (506, 189, 132, 70),
    (698, 210, 180, 91), (775, 222, 125, 72), (1037, 222, 180, 101), (1090, 266, 115, 89),
    (972, 186, 125, 60), (166, 302, 101, 74), (223, 278, 79, 58), (1073, 347, 125, 94), (1015, 311, 84, 58),
    (487, 340, 89, 58),
    (530, 369, 60, 38), (674, 362, 79, 53), (643, 323, 53, 36), (120, 362, 84, 60), (1099, 414, 72, 50),
    (360, 227, 67, 48), (734, 400, 55, 36), (108, 417, 58, 41),
)  # fmt: skip
"""The foot of each peak (x, y), its width and its height."""


def raise_mountains(chart: Image.Image) -> None:
    """Draw every peak, the northern ones first."""
    for number, (x, y, width, height) in enumerate(sorted(_PEAKS, key=lambda peak: peak[1])):
        piece = _peak(width, height, number)
        shadow = (
            piece.getchannel("A")
            .filter(ImageFilter.GaussianBlur(5))
            .point([round(v * 0.4) for v in range(256)])
        )
        lay(chart, tinted(shadow, (26, 20, 22)), (x - piece.width / 2 + 6, y - height + 4))
        lay(chart, piece, (x - piece.width / 2, y - height - 6))


def _peak(width: int, height: int, seed: int) -> Image.Image:
    random = np.random.default_rng(seed + 840)
    picture = Image.new("RGBA", (width * _SCALE, (height + 12) * _SCALE))
    pen = ImageDraw.Draw(picture)
    w, h = picture.size
    base = h - 6 * _SCALE
    top = (w * random.uniform(0.44, 0.56), 6.0 * _SCALE)

    def flank(end: float, steps: int) -> list[tuple[float, float]]:
        line = []
        for step in range(1, steps):
            t = step / steps
            line.append(
                (
                    top[0] + (end - top[0]) * t**0.92 + random.uniform(-0.025, 0.025) * w,
                    top[1] + (base - top[1]) * t + random.uniform(-0.03, 0.02) * h,
                )
            )
        return [*line, (end, base)]

    left, right = flank(3.0, 7), flank(w - 3.0, 7)
    foot = [(w * t, base + 4 * _SCALE * np.sin(t * 3.1)) for t in (0.8, 0.6, 0.4, 0.2)]
    stone: Colour = mix((168, 158, 150), (142, 128, 132), random.uniform(0, 1))
    pen.polygon([top, *right, *foot, *reversed(left)], fill=stone, outline=_INK, width=2 * _SCALE)
    ridge = [top]
    x = top[0]
    for step in range(1, 7):
        x += random.uniform(-0.05, 0.09) * w
        ridge.append((x, top[1] + (base - top[1]) * step / 6))
    pen.polygon([*ridge, *foot[:2], *reversed(right)], fill=mix(stone, (62, 52, 72), 0.62))
    for step in range(1, 9):
        t = 0.12 + 0.1 * step
        start = (top[0] + (w - top[0]) * 0.16 * step * 0.62 + 0.03 * w, top[1] + (base - top[1]) * t * 0.86)
        length = (base - top[1]) * random.uniform(0.12, 0.26)
        pen.line(
            (start[0], start[1], start[0] + length * 0.42, min(base, start[1] + length)),
            fill=_INK,
            width=_SCALE,
        )
    cap = 0.34
    snow_left = [p for p in left if p[1] < top[1] + (base - top[1]) * cap]
    snow_right = [p for p in right if p[1] < top[1] + (base - top[1]) * cap]
    low = top[1] + (base - top[1]) * cap
    jag = [(top[0] + (0.1 - 0.062 * k) * w, low + (0.1 if k % 2 else -0.05) * h) for k in range(4)]
    snow = [top, *snow_right, *jag, *reversed(snow_left)]
    pen.polygon(snow, fill=(250, 246, 238))
    shade = [p for p in snow if p[0] >= top[0] - 1]
    if len(shade) > 2:
        pen.polygon(shade, fill=(196, 196, 216))
    pen.line([*reversed(left), top, *right], fill=_INK, width=2 * _SCALE, joint="curve")
    return picture.reduce(_SCALE)
