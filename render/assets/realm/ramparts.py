"""A corner tower from above: battlements around a platform, a turret in every corner."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from render.assets.masonry import masonry
from render.kit.noise import blend, picture
from render.kit.shapes import lay, tinted
from render.kit.theme import GOLD, VERMILION, mix

_SCALE = 3
_INK = (36, 26, 22)
_TURRET = 15


def rampart(side: int) -> Image.Image:
    """Return the tower, ``side`` pixels square, on transparency; signs are placed on its platform later."""
    large = side * _SCALE
    light = 0.42 + 0.6 * masonry((large, large), course=10 * _SCALE, seed=931)
    across = np.linspace(1.06, 0.8, large, dtype=np.float32)
    stone = picture(
        blend((84, 76, 92), (236, 226, 214), np.clip(light * across[None, :] * across[:, None], 0, 1))
    )
    shape = _battlements(large)
    image = Image.new("RGBA", (large, large))
    lay(image, tinted(shape.filter(ImageFilter.MaxFilter(2 * _SCALE + 1)), _INK), (0, 0))
    wall = stone.convert("RGBA")
    wall.putalpha(shape)
    lay(image, wall, (0, 0))
    pen = ImageDraw.Draw(image)
    edge = 13 * _SCALE
    pen.rounded_rectangle(
        (edge, edge, large - edge, large - edge),
        8 * _SCALE,
        fill=(40, 31, 56),
        outline=_INK,
        width=2 * _SCALE,
    )
    for x in (_TURRET + 1, side - _TURRET - 1):
        for y in (_TURRET + 1, side - _TURRET - 1):
            _turret(image, x * _SCALE, y * _SCALE, _TURRET * _SCALE)
    return image.reduce(_SCALE)


def _battlements(large: int) -> Image.Image:
    mask = Image.new("L", (large, large))
    pen = ImageDraw.Draw(mask)
    edge = 8 * _SCALE
    pen.rectangle((edge, edge, large - edge, large - edge), fill=255)
    merlons, margin = 9, 3 * _SCALE
    step = (large - 2 * margin) / merlons
    for number in range(merlons):
        start = margin + number * step
        pen.rectangle((start + step * 0.18, margin, start + step * 0.82, large - margin), fill=255)
        pen.rectangle((margin, start + step * 0.18, large - margin, start + step * 0.82), fill=255)
    return mask


def _turret(image: Image.Image, x: float, y: float, radius: float) -> None:
    """Draw a pointed roof seen from above: eight sides, lit from the upper left."""
    pen = ImageDraw.Draw(image)
    corners = [math.tau * (step + 0.5) / 8 for step in range(9)]
    points = [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in corners]
    for number, (one, other) in enumerate(pairwise(points)):
        lit = 0.5 + 0.5 * math.cos(math.tau * (number + 1) / 8 - math.radians(225))
        fill = mix(mix(VERMILION, (30, 8, 30), 0.5), mix(VERMILION, (255, 226, 190), 0.3), lit)
        pen.polygon([(x, y), one, other], fill=fill, outline=_INK, width=_SCALE)
    pen.line(points, fill=_INK, width=2 * _SCALE, joint="curve")
    knob = 4.5 * _SCALE
    pen.ellipse((x - knob, y - knob, x + knob, y + knob), fill=GOLD, outline=_INK, width=_SCALE)
