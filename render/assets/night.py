"""The night around the cursed tower: sky, moon, mountains, woods and the hill."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from render.abraca.place import Tower
from render.assets.landscape import ridge, silhouette
from render.kit import icons
from render.kit.noise import blend, grain, noise, picture
from render.kit.shapes import lay, tinted
from render.kit.theme import NIGHT_DEEP

_SCALE = 2
_ZENITH, _HORIZON, _GLOW = (13, 14, 38), (74, 58, 122), (120, 84, 150)
_MOON_SIZE = 132
"""The diameter of the moon in the lobby, which the light around a moon is measured by."""


@dataclass(frozen=True, slots=True)
class Site:
    """A picture of the tower by night, all in pixels: its size, its moon and its tower.

    The stars are fainter behind the ``title`` (left and bottom edge), where they could be taken for accents.
    ``bats`` are positions and sizes; ``mottled`` is the contrast of the moon's seas, 0 to 1.
    """

    size: tuple[int, int]
    moon: tuple[int, int]
    moon_size: int
    tower: Tower
    title: tuple[int, int]
    bats: tuple[tuple[int, int, int], ...]
    mottled: float = 1.0

    @property
    def lower(self) -> int:
        """The distance of the ground below that in the lobby, in pixels."""
        return round(892 * (self.tower.zoom - 1))


def night(site: Site) -> Image.Image:
    """Return everything behind the tower."""
    scene = _sky(site)
    _mountains(scene, site.lower)
    _woods(scene, site.lower)
    _hill(scene, site)
    return scene


def _sky(site: Site) -> Image.Image:
    size = width, height = site.size
    down = np.linspace(0, 1, height, dtype=np.float32)[:, None] * np.ones((1, width), np.float32)
    low = np.clip(down / 0.8, 0, 1)
    pixels = blend(_ZENITH, _HORIZON, low**1.5)
    clouds = noise(size, (320, 150, 70, 30, 12), seed=21)
    band = np.exp(-(((down - 0.34) / 0.3) ** 2))
    pixels += np.clip(clouds - 0.1, 0, 2)[..., None] * band[..., None] * np.array([46, 34, 66], np.float32)
    pixels += np.exp(-(((down - 0.8) / 0.13) ** 2))[..., None] * np.array(_GLOW, np.float32) * 0.35
    across = np.arange(width, dtype=np.float32)[None, :]
    rows = np.arange(height, dtype=np.float32)[:, None]
    beyond = (site.moon_size - _MOON_SIZE) / 2
    distance = np.clip(np.hypot(across - site.moon[0], rows - site.moon[1]) - beyond, 0, None)
    halo = 120 * np.exp(-distance / 55) + 62 * np.exp(-distance / 240)
    pixels += halo[..., None] * np.array([1.0, 0.9, 0.72], np.float32)
    pixels *= (0.8 + 0.2 * np.exp(-(((across - 560) / 900) ** 2)))[..., None]
    scene = picture(pixels + 0.6 * grain(size, 22)[..., None])
    _stars(scene, site)
    _moon(scene, site)
    return scene


def _stars(scene: Image.Image, site: Site) -> None:
    random = np.random.default_rng(23)
    for _ in range(420):
        x, y = random.uniform(0, scene.width), scene.height * random.uniform(0, 1) ** 1.7 * 0.8
        if math.hypot(x - site.moon[0], y - site.moon[1]) < site.moon_size / 2 + 44:
            continue
        bright = random.uniform(0, 1) ** 3
        if x > site.title[0] and y < site.title[1]:
            bright *= 0.25
        radius = 0.6 + 1.3 * bright
        spot = Image.new("L", (24, 24))
        pen = ImageDraw.Draw(spot)
        pen.ellipse((12 - radius * 2, 12 - radius * 2, 12 + radius * 2, 12 + radius * 2), fill=255)
        if bright > 0.75:
            pen.line((0, 12, 24, 12), fill=150)
            pen.line((12, 0, 12, 24), fill=150)
        star = spot.resize((12, 12), Image.Resampling.LANCZOS)
        star = star.point([round(v * (0.35 + 0.6 * bright)) for v in range(256)])
        lay(scene, tinted(star, (255, 246, 220)), (x, y))


def _moon(scene: Image.Image, site: Site) -> None:
    diameter = site.moon_size
    size = (diameter, diameter)
    scales = [round(scale * diameter / _MOON_SIZE) for scale in (40, 22, 10)]
    seas = noise(size, scales, seed=24)
    bright = 1 - 0.26 * site.mottled
    pixels = blend((214, 188, 138), (255, 246, 214), bright + 0.3 * site.mottled * seas)
    face = picture(pixels).convert("RGBA")
    mask = Image.new("L", (diameter * 4,) * 2)
    ImageDraw.Draw(mask).ellipse((0, 0, mask.width - 1, mask.height - 1), fill=255)
    face.putalpha(mask.reduce(4))
    lay(scene, face, (site.moon[0] - diameter / 2, site.moon[1] - diameter / 2))
    for x, y, side in site.bats:
        lay(scene, icons.icon("bat", side, (34, 28, 58)), (x, y))


def _mountains(scene: Image.Image, lower: int) -> None:
    silhouette(scene, ridge(scene.width, 31, 46, 0.14), 700 + lower, (70, 58, 116), (46, 42, 88))
    silhouette(scene, ridge(scene.width, 32, 40, 0.16), 778 + lower, (44, 42, 86), (28, 28, 62))
    silhouette(scene, ridge(scene.width, 33, 22, 0.2), 856 + lower, (26, 27, 58), (15, 16, 38))


def _woods(scene: Image.Image, lower: int) -> None:
    random = np.random.default_rng(41)
    for _ in range(70):
        x = random.uniform(-20, scene.width)
        side = int(random.uniform(34, 74))
        foot = 900 + lower + random.uniform(-6, 30)
        lay(scene, icons.icon("pine-tree", side, (17, 20, 42)), (x, foot - side * 0.9))
    silhouette(scene, ridge(scene.width, 34, 8, 0.2), 900 + lower, (16, 19, 40), (9, 10, 24))


def _hill(scene: Image.Image, site: Site) -> None:
    width, height = scene.size
    across = np.arange(width, dtype=np.float32)[None, :]
    down = np.arange(height, dtype=np.float32)[:, None] - site.lower
    middle = site.tower.middle
    crest = 892 + 108 * np.clip(np.abs(across - middle - 5) / 330, 0, 2) ** 2.2 + 3 * np.sin(across / 17)
    depth = down - crest
    texture = noise(scene.size, (60, 24, 8), seed=42)
    light = np.exp(-np.clip(depth, 0, 400) / 26) * (0.6 + 0.4 * np.clip((across - 60) / 300, 0, 1))
    tufts = np.clip(noise(scene.size, (9, 4), seed=43), -1, 2)
    pixels = blend((17, 32, 36), (96, 130, 96), np.clip(light * 0.8 + 0.12 * texture + 0.07 * tufts, 0, 1))
    path = np.abs(across - middle - 46 * np.sin((down - 880) / 40) * (down > 880)) - (
        14 + 0.34 * (down - 905)
    )
    stony = np.clip(0.5 - path / 6, 0, 1) * np.clip((down - 900) / 10, 0, 1)
    sand = blend((58, 52, 66), (156, 138, 122), np.clip(0.5 * light + 0.35 + 0.2 * tufts, 0, 1))
    pixels = pixels * (1 - stony[..., None]) + sand * stony[..., None]
    mask = picture(np.clip(depth * 0.7 + 0.5, 0, 1) * 255)
    scene.paste(picture(pixels), (0, 0), mask)


def foreground(scene: Image.Image, site: Site) -> None:
    """Draw the trees and the mist in front of the tower."""
    zoom = site.tower.zoom
    random = np.random.default_rng(91)
    for x, side in ((-34, 120), (22, 92), (352, 112), (418, 84), (306, 70)):
        foot = (966 if x > 250 else 984) * zoom
        tree = icons.icon("pine-tree", side, (24, 44, 44), (8, 12, 22), 2)
        lay(scene, tree, (x * zoom, foot - side + random.uniform(-4, 4)))
    mist = Image.new("L", scene.size)
    pen = ImageDraw.Draw(mist)
    for _ in range(26):
        left, top = random.uniform(-100, scene.width), site.lower + random.uniform(905, 990)
        wide, tall = random.uniform(160, 420), random.uniform(8, 22)
        pen.ellipse((left, top, left + wide, top + tall), fill=int(random.uniform(18, 44)))
    mist = mist.filter(ImageFilter.GaussianBlur(16))
    lay(scene, tinted(mist, (150, 140, 190)), (0, 0))
    _darken_foot(scene, site.lower)


def _darken_foot(scene: Image.Image, lower: int) -> None:
    """Darken the ground beside the hill, behind the headline."""
    across = np.clip((np.arange(scene.width, dtype=np.float32) - 330) / 260, 0, 1)[None, :]
    down = np.clip((np.arange(scene.height, dtype=np.float32) - 760 - lower) / 200, 0, 1)[:, None]
    lay(scene, tinted(picture(across * down * 150), NIGHT_DEEP), (0, 0))
