"""The painted grounds that ``make assets`` puts into ``data/grounds``, and pieces cut from them."""

from __future__ import annotations

from PIL import Image

from games.engine.content import data_folder
from render.kit.cache import cached


@cached
def painted(name: str) -> Image.Image:
    """Return the whole painted ground ``name``."""
    with Image.open(data_folder() / "grounds" / f"{name}.webp") as file:
        return file.convert("RGB")


@cached
def cutout(name: str) -> Image.Image:
    """Return the painted piece ``name`` with its transparency."""
    with Image.open(data_folder() / "grounds" / f"{name}.webp") as file:
        return file.convert("RGBA")


@cached
def cut(name: str, width: int, height: int, left: int = 0, top: int = 0) -> Image.Image:
    """Return a piece of the painted ground ``name``, which is stretched if it's too small."""
    ground = painted(name)
    if left + width > ground.width or top + height > ground.height:
        ground = ground.resize(
            (max(ground.width, left + width), max(ground.height, top + height)), Image.Resampling.BILINEAR
        )
    return ground.crop((left, top, left + width, top + height))
