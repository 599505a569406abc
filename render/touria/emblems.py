"""The signs of the places and tower actions: medallions, each with a small scene or a plain color."""

from __future__ import annotations

import zlib
from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageDraw

from render.kit import icons
from render.kit.cache import cached
from render.kit.layout import Piece
from render.kit.noise import blend, noise, picture
from render.kit.shapes import blurred, disc, lay, lay_centred, shaded, tinted
from render.kit.theme import GOLD, GOLD_PALE, INK, PARCHMENT_LIGHT, Colour, darker, lighter, mix, rgb


@dataclass(frozen=True, slots=True)
class Emblem:
    """The look of a place: its icon, its color, and the color of the sky behind it."""

    icon: str
    colour: Colour
    sky: Colour


EMBLEMS = {
    "dragon": Emblem("dragon-head", rgb("#A63A2B"), rgb("#F0A860")),
    "sword_master": Emblem("crossed-swords", rgb("#7C4A44"), rgb("#D8B490")),
    "trader": Emblem("scales", rgb("#8E5A1C"), rgb("#F0CC80")),
    "goldsmith": Emblem("anvil", rgb("#6E5A22"), rgb("#F4D06A")),
    "thief": Emblem("robber", rgb("#443C54"), rgb("#8A7CA6")),
    "forest_fairy": Emblem("fairy", rgb("#2F6E58"), rgb("#B8DC9C")),
    "fountain_fairy": Emblem("water-fountain", rgb("#2B5C92"), rgb("#A8DCE8")),
    "tournament": Emblem("mounted-knight", rgb("#8A3450"), rgb("#F0B8B0")),
    "wizard": Emblem("wizard-face", rgb("#5E3F8C"), rgb("#C0A4E8")),
}
"""The look of every place and of the wizard, by tower action."""


_MARGIN = 8
"""The margin around a medallion for its shadow."""


def _ring(diameter: int, share: float) -> Image.Image:
    """Return a gold ring on ink with a shadow, within its margin and with an empty middle."""
    image = Image.new("RGBA", (diameter + 16, diameter + 16))
    lay(image, tinted(blurred(disc(diameter), diameter / 26, 0.75), (10, 8, 12)), _offset(diameter))
    lay(image, tinted(disc(diameter), INK), (8, 8))
    edge = max(1.2, diameter / 48)
    lay(image, shaded(disc(diameter, edge), lighter(GOLD_PALE, 0.35), darker(GOLD, 0.42)), (8, 8))
    lay(image, tinted(disc(diameter, edge + diameter * share), INK), (8, 8))
    return image


def _offset(diameter: int) -> tuple[int, int]:
    spread = (blurred(disc(diameter), diameter / 26).width - diameter) // 2
    return 8 - spread, 8 - spread + max(2, diameter // 24)


@cached
def vignette(name: str, diameter: int) -> Image.Image:
    """Return a place's medallion with a small scene in it: sky, distant hills, and its icon in front."""
    emblem = EMBLEMS[name]
    image = _ring(diameter, 0.05).copy()
    inset = max(1.2, diameter / 48) + diameter * 0.05 + max(1.5, diameter / 60)
    inside = disc(diameter, inset)
    seed = zlib.crc32(name.encode()) % 1000
    size = (diameter, diameter)
    down = np.linspace(0, 1, diameter, dtype=np.float32)[:, None] * np.ones((1, diameter), np.float32)
    across = np.linspace(-1, 1, diameter, dtype=np.float32)[None, :]
    glow = np.exp(-((across / 0.7) ** 2 + ((down - 0.42) / 0.36) ** 2))
    sky = blend(emblem.colour, emblem.sky, 0.16 + 0.86 * glow + 0.12 * noise(size, (30, 12), seed))
    scene = picture(sky).convert("RGBA")
    for level, shade in ((0.62, 0.28), (0.74, 0.55)):
        lay(scene, tinted(_hills(diameter, level, seed), mix(emblem.colour, (18, 16, 30), shade)), (0, 0))
        seed += 7
    scene.putalpha(inside)
    lay(image, scene, (8, 8))
    side = round(diameter * 0.62)
    sign = icons.icon(emblem.icon, side, PARCHMENT_LIGHT, darker(emblem.colour, 0.78), max(2, diameter // 36))
    lay_centred(image, sign, (image.width / 2, image.height / 2))
    return image


def _hills(diameter: int, level: float, seed: int) -> Image.Image:
    random = np.random.default_rng(seed)
    line = [(x * diameter / 6, diameter * (level + random.uniform(-0.06, 0.06))) for x in range(7)]
    mask = Image.new("L", (diameter * 2, diameter * 2))
    points = [(x * 2, y * 2) for x, y in line]
    ImageDraw.Draw(mask).polygon([*points, (diameter * 2, diameter * 2), (0, diameter * 2)], fill=255)
    return mask.reduce(2)


@cached
def token(name: str, diameter: int) -> Image.Image:
    """Return the plain medallion of a tower action: its icon on its color."""
    emblem = EMBLEMS[name]
    image = _ring(diameter, 0.045).copy()
    inset = max(1.2, diameter / 48) + diameter * 0.045 + 1.2
    face = disc(diameter, inset)
    lay(image, shaded(face, lighter(emblem.colour, 0.3), darker(emblem.colour, 0.3)), (8, 8))
    side = round(diameter * 0.66)
    sign = icons.icon(emblem.icon, side, PARCHMENT_LIGHT, darker(emblem.colour, 0.7), 1)
    lay_centred(image, sign, (image.width / 2, image.height / 2))
    return image


def piece(name: str, diameter: int) -> Piece:
    """Return the plain medallion as an element; its shadow takes no space in the layout."""
    return Piece(token(name, diameter), _MARGIN)
