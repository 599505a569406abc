"""The top of the cursed tower from nearby: the place of the winners of Abraca."""

from __future__ import annotations

import math

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from render.assets.masonry import masonry
from render.kit.noise import blend, noise, picture
from render.kit.shapes import lay, tinted
from render.kit.theme import INK, mix

_SCALE = 2
_LEDGE, _WALL = 540, 480
"""Half the width of the ledge and of the wall below, in pixels."""
_BACK, _FRONT, _THICK = 20, 30, 44
"""How far the surface of the ledge reaches up and down from its ends, and the thickness of its edge."""


def parapet(width: int, height: int) -> Image.Image:
    """Return the ledge, lit from its middle, and the wall below it, transparent elsewhere."""
    layer = Image.new("RGBA", (width * _SCALE, height * _SCALE))
    middle, level = width / 2, _BACK + 6
    layer.alpha_composite(_wall(width, height, level + 30).resize(layer.size, Image.Resampling.BICUBIC))
    steps = [step / 60 for step in range(-60, 61)]
    bow = [math.sqrt(1 - s * s) for s in steps]
    front = [(middle + _LEDGE * s, level + _FRONT * b) for s, b in zip(steps, bow, strict=True)]
    back = [(middle + _LEDGE * s, level - _BACK * b) for s, b in zip(steps, bow, strict=True)]
    low = [(x, y + _THICK) for x, y in front]
    shade = _mask(layer, [*((x, y + 46) for x, y in low if abs(x - middle) < _WALL), *reversed(low)])
    shade = shade.filter(ImageFilter.GaussianBlur(18)).point([round(v * 0.75) for v in range(256)])
    own = layer.copy()
    lay(layer, tinted(shade, (8, 7, 20)), (0, 0))
    layer.putalpha(own.getchannel("A"))
    _corbels(layer, middle, level)
    edge, top = _mask(layer, [*front, *reversed(low)]), _mask(layer, [*back, *reversed(front)])
    for shape in (edge, top):
        lay(layer, tinted(shape.filter(ImageFilter.MaxFilter(9)), INK), (0, 0))
    across = (np.arange(layer.width, dtype=np.float32)[None, :] / _SCALE - middle) / _LEDGE
    angle = np.arcsin(np.clip(across, -1, 1))
    light = 0.26 + 0.6 * np.exp(-((across / 0.55) ** 2))
    joints = np.ones_like(across)
    random = np.random.default_rng(71)
    for at in np.cumsum(random.uniform(0.11, 0.2, 24)) - 1.6:
        joints -= 0.5 * np.exp(-(((angle - at) / 0.004) ** 2))
    rough = 0.1 * noise(layer.size, (48, 16, 6), 72)
    sides = blend((30, 27, 48), (152, 144, 172), light * joints + rough)
    upper = blend((46, 42, 70), (212, 204, 216), light * 1.1 + rough)
    for pixels, shape in ((sides, edge), (upper, top)):
        warm = np.exp(-((across / 0.3) ** 2))[..., None] * np.array([44, 26, -26], np.float32)
        stone = picture(pixels + warm).convert("RGBA")
        stone.putalpha(shape)
        layer.alpha_composite(stone)
    return layer.resize((width, height), Image.Resampling.LANCZOS)


def _mask(layer: Image.Image, points: list[tuple[float, float]]) -> Image.Image:
    mask = Image.new("L", layer.size)
    ImageDraw.Draw(mask).polygon([(x * _SCALE, y * _SCALE) for x, y in points], fill=255)
    return mask


def _wall(width: int, height: int, top: int) -> Image.Image:
    """Return the round wall from ``top`` down, darker toward its sides."""
    across = np.arange(width, dtype=np.float32)[None, :]
    down = np.arange(height, dtype=np.float32)[:, None] * np.ones((1, width), np.float32)
    side = (across - width / 2) / _WALL
    inside = (np.abs(side) < 1) & (down >= top)
    angle = np.arcsin(np.clip(side, -0.999, 0.999))
    texture = masonry((2400, height + 120), course=58, seed=73)
    rows = np.clip(down + 40 * np.cos(angle), 0, texture.shape[0] - 1).astype(int)
    columns = np.clip(1200 + angle * _WALL * 1.15, 0, 2399).astype(int)
    light = texture[rows, columns] * (0.16 + 0.84 * np.cos(angle) ** 1.2)
    colour = blend((26, 24, 44), (150, 144, 172), light)
    colour *= 1 - 0.4 * np.clip((down - top) / (height - top), 0, 1)[..., None]
    edge = np.clip((1 - np.abs(side)) * _WALL, 0, 1)
    return picture(np.dstack([colour, np.where(inside, 255 * edge, 0)]))


def _corbels(layer: Image.Image, middle: float, level: float) -> None:
    """Draw the stones that carry the ledge."""
    pen = ImageDraw.Draw(layer)
    for step in range(-5, 6):
        turn = step / 5.4 * 1.5
        x = middle + _WALL * 0.98 * math.sin(turn)
        y = level + _FRONT * math.cos(turn) + _THICK - 4
        half = 22 * max(0.4, math.cos(turn))
        tone = mix((30, 27, 48), (146, 140, 166), 0.3 + 0.5 * math.cos(turn))
        points = [(x - half, y), (x + half, y), (x + half * 0.7, y + 36), (x - half * 0.7, y + 36)]
        pen.polygon([(px * _SCALE, py * _SCALE) for px, py in points], fill=tone, outline=INK, width=5)
