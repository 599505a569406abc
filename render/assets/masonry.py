"""Courses of dressed stone."""

from __future__ import annotations

import numpy as np

from render.kit.noise import Field, noise


def masonry(size: tuple[int, int], course: int, seed: int) -> Field:
    """Return the brightness of a wall's pixels (0 for mortar to 1), in courses ``course`` pixels high."""
    width, height = size
    random = np.random.default_rng(seed)
    light = np.zeros((height, width), np.float32)
    for top in range(0, height, course):
        left = -int(random.integers(0, course * 2))
        while left < width:
            length = int(course * random.uniform(1.15, 2.3))
            tone = 0.55 + 0.13 * float(random.standard_normal())
            block = _block(length - 3, course - 3, tone)
            x0, x1 = max(0, left), min(width, left + length - 3)
            y1 = min(height, top + course - 3)
            if x1 > x0:
                light[top:y1, x0:x1] = block[: y1 - top, x0 - left : x1 - left]
            left += length
    return light + 0.14 * noise(size, (40, 16, 6), seed + 1) * (light > 0)


def _block(width: int, height: int, tone: float) -> Field:
    """Return one stone: lit on its upper edge, dark below, with worn corners."""
    down = np.arange(height, dtype=np.float32)[:, None]
    across = np.arange(width, dtype=np.float32)[None, :]
    light = np.full((height, width), tone, np.float32)
    light += 0.24 * np.exp(-down / 2.2) - 0.2 * np.exp(-(height - 1 - down) / 3)
    light += 0.1 * np.exp(-across / 2.5) - 0.12 * np.exp(-(width - 1 - across) / 3)
    side = np.minimum(across, width - 1 - across)
    end = np.minimum(down, height - 1 - down)
    worn = np.hypot(np.maximum(5 - side, 0), np.maximum(5 - end, 0)) > 5.5
    light[worn] = 0
    return np.clip(light, 0.02, 1.2)
