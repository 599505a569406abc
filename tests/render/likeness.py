"""How like two pictures are, so that a golden picture holds on every machine and still notices a change."""

from __future__ import annotations

import numpy as np
from PIL import Image, ImageChops

TOLERANCE = 10.0
"""How far, of 255, the mean of one block may be off: other builds of FreeType draw edges differently."""

_WIDTH = 350
_BLOCK = 10


def small(picture: Image.Image) -> Image.Image:
    """Return ``picture`` in the size in which pictures are compared and kept."""
    height = round(_WIDTH * picture.height / picture.width)
    return picture.convert("RGB").resize((_WIDTH, height), Image.Resampling.BOX)


def worst_block(one: Image.Image, other: Image.Image) -> float:
    """Return the largest mean difference of any block of two small pictures, 0 to 255."""
    assert one.size == other.size
    difference = np.asarray(ImageChops.difference(one, other), dtype=np.uint32)
    down, across, bands = difference.shape
    whole = np.pad(difference, ((0, -down % _BLOCK), (0, -across % _BLOCK), (0, 0)))
    blocks = whole.reshape(whole.shape[0] // _BLOCK, _BLOCK, -1, _BLOCK, bands)
    return float(blocks.mean(axis=(1, 3)).max())
