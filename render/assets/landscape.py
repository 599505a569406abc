"""Parts of painted scenes: stars, ridges, a meadow."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
from PIL import Image, ImageDraw

from render.kit.noise import blend, noise, picture
from render.kit.shapes import Point, lay, tinted
from render.kit.theme import Colour

_SCALE = 2


def stars(scene: Image.Image, count: int, seed: int, lowest: float) -> None:
    """Scatter ``count`` stars, fewer toward the horizon at ``lowest`` (a share of the height)."""
    random = np.random.default_rng(seed)
    for _ in range(count):
        x, y = random.uniform(0, scene.width), scene.height * lowest * random.uniform(0, 1) ** 1.8
        bright = random.uniform(0, 1) ** 3
        radius = 1.2 + 2.4 * bright
        spot = Image.new("L", (24, 24))
        ImageDraw.Draw(spot).ellipse((12 - radius, 12 - radius, 12 + radius, 12 + radius), fill=255)
        light = spot.resize((12, 12), Image.Resampling.LANCZOS)
        light = light.point([round(v * (0.25 + 0.6 * bright)) for v in range(256)])
        lay(scene, tinted(light, (255, 238, 214)), (x, y))


def ridge(width: int, seed: int, height: float, rough: float) -> list[Point]:
    """Return the line of a mountain ridge, up to ``height`` pixels above and below 0."""
    random = np.random.default_rng(seed)
    points = [(float(x), random.uniform(-1, 1)) for x in range(-60, width + 120, 60)]
    line = []
    for (x0, y0), (x1, y1) in pairwise(points):
        for step in range(6):
            share = step / 6
            y = y0 + (y1 - y0) * share + rough * random.uniform(-1, 1)
            line.append((x0 + (x1 - x0) * share, y * height))
    return line


def silhouette(scene: Image.Image, line: list[Point], base: float, top: Colour, low: Colour) -> None:
    """Fill the area below ``line``, whose zero is at ``base``, from ``top`` to ``low``."""
    mask = Image.new("L", (scene.width * _SCALE, scene.height * _SCALE))
    points = [(x * _SCALE, (base + y) * _SCALE) for x, y in line]
    ImageDraw.Draw(mask).polygon([*points, (mask.width, mask.height), (0, mask.height)], fill=255)
    down = np.arange(scene.height, dtype=np.float32)[:, None] * np.ones((1, scene.width), np.float32)
    scene.paste(picture(blend(top, low, (down - base + 60) / 200)), (0, 0), mask.reduce(_SCALE))


def meadow(scene: Image.Image, middle: float, top: float, dark: Colour, light: Colour) -> None:
    """Draw a grassy hill that is highest around ``middle``."""
    across = np.arange(scene.width, dtype=np.float32)[None, :]
    down = np.arange(scene.height, dtype=np.float32)[:, None]
    crest = top + 96 * np.clip(np.abs(across - middle) / 400, 0, 2) ** 2.1 + 3 * np.sin(across / 17)
    depth = down - crest
    tufts = np.clip(noise(scene.size, (9, 4), seed=43), -1, 2)
    texture = noise(scene.size, (60, 24, 8), seed=42)
    lit = np.exp(-np.clip(depth, 0, 400) / 26) * (0.5 + 0.5 * np.clip((across - 60) / 300, 0, 1))
    pixels = blend(dark, light, np.clip(lit * 0.7 + 0.12 * texture + 0.08 * tufts, 0, 1))
    scene.paste(picture(pixels), (0, 0), picture(np.clip(depth * 0.7 + 0.5, 0, 1) * 255))
