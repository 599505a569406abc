"""The round arch of the windows."""

from __future__ import annotations

import math

from PIL import Image

from render.kit.cache import cached
from render.kit.shapes import Point, polygon


def outline(width: float, height: float, inset: float = 0) -> list[Point]:
    """Return the outline of an arch of this size, ``inset`` pixels inside its picture."""
    radius = width / 2 - inset
    spring = width / 2 * 0.82
    bow = [math.pi * step / 28 for step in range(29)]
    head = [
        (width / 2 - radius * math.cos(angle), spring - (spring - inset) * math.sin(angle)) for angle in bow
    ]
    return [(inset, height - inset), *head, (width - inset, height - inset)]


@cached
def arch(width: int, height: int, inset: float = 0) -> Image.Image:
    """Return the mask of an arch, ``inset`` pixels inside its picture."""
    return polygon((width, height), outline(width, height, inset))
