"""Icons: masks, tinted and outlined.

``dragon`` is in ``data/icons``, ``hoard/dragon`` in ``data/hoard/icons``. Each folder has a ``CREDITS.md``.
"""

from __future__ import annotations

from PIL import Image

from games.engine.content import data_folder
from render.kit.cache import cached
from render.kit.shapes import grown, lay, shaded, tinted
from render.kit.theme import Colour, darker


@cached
def _original(name: str) -> Image.Image:
    game, _, own = name.rpartition("/")
    with Image.open(data_folder() / game / "icons" / f"{own}.png") as file:
        return file.convert("L")


@cached
def mask(name: str, size: int) -> Image.Image:
    """Return the icon ``name`` as a mask ``size`` pixels wide and high."""
    return _original(name).resize((size, size), Image.Resampling.LANCZOS, reducing_gap=2)


@cached
def icon(
    name: str, size: int, colour: Colour, outline: Colour | None = None, thickness: int = 2
) -> Image.Image:
    """Return the icon in ``colour``, slightly darker toward the bottom; an ``outline`` adds to its size."""
    drawing = mask(name, size)
    inside = shaded(drawing, colour, darker(colour, 0.12))
    if outline is None:
        return inside
    picture = tinted(grown(drawing, thickness), outline)
    lay(picture, inside, (thickness, thickness))
    return picture
