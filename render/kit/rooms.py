"""The rooms behind tall private pictures: a wall, and below it the table that the reader sits at."""

from __future__ import annotations

from PIL import Image

from render.kit import grounds
from render.kit.cache import cached
from render.shape import TALL_WIDTH

_TABLE = 262
"""The height of the table in painted grounds that have one, in pixels."""


def tall(ground: str, wall: int, table: int) -> Image.Image:
    """Return ``wall`` pixels of the wall of ``ground`` with ``table`` pixels of its table below."""
    return _room(ground, wall, table).copy()


@cached
def _room(ground: str, wall: int, table: int) -> Image.Image:
    painted = grounds.painted(ground)
    left, edge = (painted.width - TALL_WIDTH) // 2, painted.height - _TABLE
    picture = Image.new("RGB", (TALL_WIDTH, wall + table))
    stones = painted.crop((left, 0, left + TALL_WIDTH, edge))
    picture.paste(stones.resize((TALL_WIDTH, wall), Image.Resampling.BICUBIC))
    # Cropped closer than on a wide picture, so that the same planks lie under two rows of cards.
    across = min(painted.width, round(TALL_WIDTH * _TABLE / max(1, table)))
    middle = painted.width // 2
    planks = painted.crop((middle - across // 2, edge, middle + across // 2, painted.height))
    picture.paste(planks.resize((TALL_WIDTH, table), Image.Resampling.BICUBIC), (0, wall))
    return picture
