"""Small scenes with a large icon in them: the art of cards and windows."""

from __future__ import annotations

import numpy as np
from PIL import Image, ImageDraw

from render.kit import icons
from render.kit.cache import cached
from render.kit.noise import blend, noise, picture
from render.kit.shapes import blurred, disc, lay, lay_centred, tinted
from render.kit.theme import PARCHMENT_LIGHT, Colour, darker, mix
from render.towers.look import Sky


@cached
def vista(width: int, height: int, sky: Sky, seed: int) -> Image.Image:
    """Return an empty scene: sky, a sun or moon with its glow, distant ruins and a hill."""
    down = np.linspace(0, 1, height, dtype=np.float32)[:, None] * np.ones((1, width), np.float32)
    clouds = noise((width, height * 2), (max(12, width // 3), max(6, width // 8), 5), seed)[::2]
    scene = picture(blend(sky.top, sky.low, down**0.9 + 0.1 * clouds)).convert("RGB")
    middle = (width * (0.5 + 0.1 * ((seed % 3) - 1)), height * 0.36)
    diameter = round(min(width, height) * 0.56)
    lay_centred(scene, tinted(blurred(disc(diameter), diameter / 7, 0.55), sky.sun), middle)
    lay_centred(scene, tinted(disc(diameter), mix(sky.sun, sky.low, 0.12)), middle)
    side = round(height * 0.5)
    ruins = icons.icon("castle-ruins", side, mix(sky.top, sky.low, 0.4))
    lay(scene, ruins, (width * (0.62 if seed % 2 else -0.08), height * 0.78 - side))
    _hill(scene, height * 0.76, 0.07, seed, mix(sky.top, sky.low, 0.22))
    return scene


def _hill(scene: Image.Image, base: float, swing: float, seed: int, colour: Colour) -> None:
    width, height = scene.size
    mask = Image.new("L", (width * 2, height * 2))
    steps = [step / 16 for step in range(17)]
    line = [
        (share * width * 2, (base + swing * height * np.sin(share * 5 + seed)) * 2 + (step % 2))
        for step, share in enumerate(steps)
    ]
    ImageDraw.Draw(mask).polygon([*line, (mask.width, mask.height), (0, mask.height)], fill=255)
    lay(scene, tinted(mask.reduce(2), colour), (0, 0))


def inhabited(
    width: int, height: int, sky: Sky, icon: str, share: float = 0.66, seed: int = 1
) -> Image.Image:
    """Return a scene with ``icon`` in it, as large as ``share`` of the shorter side."""
    scene = vista(width, height, sky, seed).copy()
    side = round(min(width, height) * share)
    edge = max(2, round(side / 30))
    outline = darker(sky.top, 0.62)
    middle = (width / 2, height * 0.5)
    drop = max(2, side // 26)
    shade = icons.icon(icon, side, outline, outline, edge)
    lay_centred(scene, shade, (middle[0] + drop, middle[1] + drop))
    lay_centred(scene, icons.icon(icon, side, PARCHMENT_LIGHT, outline, edge), middle)
    _hill(scene, height * 0.9, 0.035, seed + 3, darker(sky.top, 0.4))
    return scene
