"""Noise, and textures made from it: paper, stone and sky differ in two colors and a few numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from PIL import Image

from render.kit.theme import Colour

Field = npt.NDArray[np.floating[Any]]


def noise(size: tuple[int, int], scales: Sequence[int], seed: int) -> Field:
    """Return smooth noise of mean 0 and about unit range; coarser ``scales`` (in pixels) are stronger."""
    width, height = size
    random = np.random.default_rng(seed)
    total = np.zeros((height, width), np.float32)
    weight = 0.0
    for scale in scales:
        columns, rows = max(2, width // scale + 3), max(2, height // scale + 3)
        coarse = Image.fromarray(random.standard_normal((rows, columns)).astype(np.float32))
        fine = coarse.resize((columns * scale, rows * scale), Image.Resampling.BICUBIC)
        strength = float(scale) ** 0.5
        total += strength * np.asarray(fine, np.float32)[:height, :width]
        weight += strength
    return total / np.float32(weight)


def grain(size: tuple[int, int], seed: int) -> Field:
    """Return fine grain: independent noise with mean 0 and deviation 1 in every pixel."""
    return np.random.default_rng(seed).standard_normal((size[1], size[0])).astype(np.float32)


def vignette(size: tuple[int, int]) -> Field:
    """Return the squared distance of each pixel from the middle, scaled to 1 in the corners."""
    across = np.linspace(-1, 1, size[0], dtype=np.float32)
    down = np.linspace(-1, 1, size[1], dtype=np.float32)
    return (across[None, :] ** 2 + down[:, None] ** 2) / 2


def blend(dark: Colour, light: Colour, share: Field) -> Field:
    """Return pixels between two colors; ``share`` is 0 for ``dark`` and 1 for ``light``."""
    share = np.clip(share, 0, 1)[..., None]
    return np.array(dark, np.float32) * (1 - share) + np.array(light, np.float32) * share


def picture(pixels: Field) -> Image.Image:
    """Return pixels of 0 to 255 as an image."""
    return Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8))
