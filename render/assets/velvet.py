"""The table under pictures: night velvet, and dark wood for its frame."""

from __future__ import annotations

import numpy as np
from PIL import Image

from render.kit.noise import blend, grain, noise, picture, vignette


def velvet(size: tuple[int, int]) -> Image.Image:
    """Return dark violet velvet, lighter in the middle, and soft enough to be enlarged."""
    brushed = 0.5 + 0.34 * noise(size, (130, 60, 24), 71) + 0.05 * noise(size, (6,), 72)
    light = brushed * (1.06 - 0.62 * vignette(size))
    return picture(blend((20, 13, 38), (86, 58, 122), light * 0.82))


def rosewood(size: tuple[int, int]) -> Image.Image:
    """Return polished dark wood with its grain along the longer side."""
    width, height = size
    across = np.arange(height, dtype=np.float32)[:, None]
    wave = noise(size, (210, 80), 81)
    rings = 0.5 + 0.5 * np.sin(across / 2.6 + 9 * wave)
    share = 0.34 + 0.3 * rings * (0.6 + 0.4 * wave) + 0.12 * noise(size, (90, 12), 82)
    return picture(blend((28, 14, 10), (112, 66, 42), share) + 0.8 * grain((width, height), 83)[..., None])
