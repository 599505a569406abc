"""The painted grounds: paper, walls, rooms, the cursed tower by night and the keep at dusk."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from PIL import Image

from render.assets import tower
from render.assets.keep import battlements, keep_at_dusk, tall_keep
from render.assets.masonry import masonry
from render.assets.parapet import parapet
from render.assets.realm import gatehouse, open_sea, rampart, realm
from render.assets.tower import tower_by_night
from render.assets.velvet import rosewood, velvet
from render.kit.noise import Field, blend, grain, noise, picture, vignette
from render.kit.theme import NIGHT, PARCHMENT, PARCHMENT_LIGHT, PARCHMENT_SHADE, mix
from render.touria import atlas

QUALITY = 92


def prepare(folder: Path) -> None:
    """Paint every ground into ``folder``."""
    folder.mkdir(parents=True, exist_ok=True)
    painted = {
        "paper": paper((1200, 480)),
        "wall": wall((1024, 512)),
        "tower": tower_by_night(tower.LOBBY),
        "tower_board": tower_by_night(tower.BOARD),
        "parapet": parapet(1200, 410),
        "chamber": chamber((1200, 960)),
        "keep": keep_at_dusk(),
        "keep_board": tall_keep(),
        "keep_top": battlements(),
        "guardroom": chamber((1400, 900)),
        "velvet": velvet((700, 600)),
        "rosewood": rosewood((400, 400)),
        "realm": realm(),
        "sea": open_sea((1400, 1000)),
        "gatehouse": gatehouse(1200),
        "rampart": rampart(atlas.TOWER),
    }
    for name, ground in painted.items():
        ground.save(folder / f"{name}.webp", quality=QUALITY, method=6)


def paper(size: tuple[int, int]) -> Image.Image:
    """Return parchment: cloudy, with fine grain and a few fibers."""
    clouds = 0.55 + 0.5 * noise(size, (180, 90, 40, 14), seed=3)
    fibres = np.clip(np.abs(noise(size, (9, 5), seed=4)) - 1.1, 0, 1) * 0.25
    pixels = blend(PARCHMENT_SHADE, mix(PARCHMENT, PARCHMENT_LIGHT, 0.55), clouds * 0.75 + 0.25 - fibres)
    return picture(pixels + 0.7 * grain(size, 5)[..., None])


def wall(size: tuple[int, int]) -> Image.Image:
    """Return a dark wall of dressed stone."""
    width, height = size
    light = masonry(size, course=44, seed=11)
    pixels = blend(mix(NIGHT, (8, 8, 20), 0.55), (92, 92, 132), light * 0.6)
    edges = 1 - 0.25 * vignette((width, height))[..., None]
    return picture(pixels * edges + 0.7 * grain(size, 12)[..., None])


def chamber(size: tuple[int, int]) -> Image.Image:
    """Return a wizard's room: a wall in the light of two lamps, and below it a table of dark wood."""
    width, height = size
    edge = height - 262
    across = np.arange(width, dtype=np.float32)[None, :]
    down = np.arange(height, dtype=np.float32)[:, None]
    stone = masonry(size, course=56, seed=15) + 0.16 * noise(size, (120, 50), 16)
    lamps = np.zeros((height, width), np.float32)
    for x in (width * 0.16, width * 0.84):
        lamps += np.exp(-(((across - x) / 420) ** 2 + ((down - 170) / 300) ** 2))
    pixels = blend((17, 17, 38), (74, 70, 108), stone * (0.5 + 0.45 * lamps))
    pixels += (lamps[..., None] * np.array([46, 24, -8], np.float32)) * 0.55
    pixels *= (1 - 0.5 * np.exp(-(edge - down) / 60) * (down < edge))[..., None]
    table = _wood(size, edge)
    lit = 0.72 + 0.28 * np.exp(-(((across - width / 2) / 520) ** 2))
    table *= lit[..., None]
    pixels = np.where((down >= edge)[..., None], table, pixels)
    rim = np.exp(-((down - edge - 3) ** 2) / 7)
    pixels += rim[..., None] * np.array([96, 62, 36], np.float32)
    pixels *= (1 - 0.3 * vignette(size))[..., None]
    return picture(pixels + 0.6 * grain(size, 17)[..., None])


def _wood(size: tuple[int, int], top: int) -> Field:
    """Return the pixels of planks that run across the picture."""
    width, height = size
    stretched = picture(
        (noise((width // 8, height), (24, 9, 4), 18)[..., None] * 60 + 128) * np.ones(3, np.float32)
    )
    fibre = np.asarray(stretched.resize(size, Image.Resampling.BICUBIC), np.float32)[..., 0] / 255
    down = np.arange(height, dtype=np.float32)[:, None] - top
    planks = np.floor(down / 88)
    tone = 0.1 * np.sin(planks * 12.9) + 0.9 * (fibre - 0.5)
    rings = 0.1 * np.sin(fibre * 46 + down / 9)
    gap = np.exp(-((((down % 88) - 2) / 2.2) ** 2))
    pixels = blend((34, 18, 14), (128, 78, 48), 0.46 + tone + rings * 0.6 - 0.5 * gap)
    return np.asarray(pixels)
