"""The rooms behind tall private pictures: a wall, and under it the table at which the reader sits."""

from __future__ import annotations

from PIL import Image

from render.kit import grounds
from render.kit.cache import cached
from render.shape import TALL_WIDTH

_TABLE = 262
"""How high the table is in the painted grounds that have one."""


def tall(ground: str, wall: int, table: int) -> Image.Image:
    """Return ``wall`` pixels of the wall of ``ground`` and under it ``table`` pixels of its table."""
    return _room(ground, wall, table).copy()


@cached
def _room(ground: str, wall: int, table: int) -> Image.Image:
    painted = grounds.painted(ground)
    left, edge = (painted.width - TALL_WIDTH) // 2, painted.height - _TABLE
    picture = Image.new("RGB", (TALL_WIDTH, wall + table))
    stones = painted.crop((left, 0, left + TALL_WIDTH, edge))
    picture.paste(stones.resize((TALL_WIDTH, wall), Image.Resampling.BICUBIC))
    # Nearer than on a wide picture, so that the same planks are under two rows of cards.
    across = min(painted.width, round(TALL_WIDTH * _TABLE / max(1, table)))
    middle = painted.width // 2
    planks = painted.crop((middle - across // 2, edge, middle + across // 2, painted.height))
    picture.paste(planks.resize((TALL_WIDTH, table), Image.Resampling.BICUBIC), (0, wall))
    return picture
