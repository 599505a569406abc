"""The spaces of the board: medallions for places, hexagons for the mines and the bridge."""

from __future__ import annotations

import numpy as np
from PIL import Image, ImageDraw

from games.touria.components import COMPONENTS
from render.kit import icons
from render.kit.noise import blend, noise, picture
from render.kit.shapes import blurred, cornered, grown, lay, lay_centred, shaded, tinted
from render.kit.theme import BRONZE, GOLD_PALE, INK, mix
from render.touria import atlas, emblems


def lay_out(chart: Image.Image) -> None:
    """Draw every space of the board except the castle."""
    for space in COMPONENTS.spaces:
        at = atlas.SPACES[space.id]
        if space.kind == "mine":
            lay_centred(chart, _hexagon(atlas.MINE, (66, 58, 62), (120, 106, 100), round(at[0])), at)
            lay_centred(chart, _adit(), (at[0], at[1] - 16))
        elif space.kind == "bridge":
            lay_centred(chart, _hexagon(atlas.BRIDGE, (126, 92, 52), (206, 168, 108), 7), at)
            lay_centred(chart, icons.icon("arch-bridge", 60, (250, 236, 202), INK, 2), at)
        elif space.kind != "courtyard":
            lay_centred(chart, emblems.vignette(space.id, atlas.PLACE), at)


def _hexagon(width: int, dark: tuple[int, int, int], light: tuple[int, int, int], seed: int) -> Image.Image:
    """Return a hexagonal slab with a bronze rim and its shadow."""
    side = width + 24
    image = Image.new("RGBA", (side, side))
    shape = cornered(width, 6)
    lay(image, tinted(blurred(shape, 4, 0.7), (14, 10, 10)), (12 - 12 + 1, 12 - 12 + 4))
    lay(image, tinted(grown(shape, 2), INK), (10, 10))
    lay(image, shaded(shape, GOLD_PALE, mix(BRONZE, INK, 0.2)), (12, 12))
    lay(image, tinted(cornered(width, 6, 4), INK), (12, 12))
    tone = 0.45 + 0.4 * noise((width, width), (26, 10, 4), seed=seed)
    tone -= 0.25 * np.linspace(0, 1, width, dtype=np.float32)[:, None]
    rock = picture(blend(dark, light, tone)).convert("RGBA")
    rock.putalpha(cornered(width, 6, 5.5))
    lay(image, rock, (12, 12))
    return image


def _adit() -> Image.Image:
    """Return the mouth of a mine: an arch in the rock between two props."""
    scale, finer, wide, tall = 6, 5, 58, 44
    mask = Image.new("L", (wide * scale, tall * scale))
    pen = ImageDraw.Draw(mask)
    pen.rounded_rectangle(
        (6 * scale, 4 * scale, (wide - 6) * scale, (tall + 20) * scale), 22 * scale, fill=255
    )
    hole = mask.reduce(finer)
    image = tinted(hole, (18, 14, 18))
    beams = Image.new("RGBA", (wide * scale, tall * scale))
    pen = ImageDraw.Draw(beams)
    for box in ((2, 12, 10, tall), (wide - 10, 12, wide - 2, tall), (0, 6, wide, 15)):
        pen.rectangle([v * scale for v in box], fill=(132, 92, 52), outline=(30, 20, 14), width=scale * 2)
    lay(image, beams.reduce(finer), (0, 0))
    return image
