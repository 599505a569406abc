"""The keep at dusk: the scenes of the pictures of Tschak!, wide and tall, and the top of one."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.assets.landscape import meadow, ridge, silhouette, stars
from render.assets.masonry import masonry
from render.kit import channel
from render.kit.noise import Field, blend, grain, noise, picture
from render.kit.shapes import blurred, lay, polygon, tinted
from render.kit.theme import GOLD, GOLD_PALE, INK, LAVENDER, NIGHT_DEEP, VERMILION, mix
from render.towers import arches, keep, place

_ZENITH, _DUSK, _EMBER = (20, 16, 46), (92, 48, 92), (196, 92, 66)
_SUN = (742, 700)
_SCALE = 2
_STONE_DARK, _STONE_LIGHT = (34, 27, 40), (176, 158, 158)


@dataclass(frozen=True, slots=True)
class _Tower:
    """A round tower in a picture of ``size``, in pixels.

    ``middle`` and ``half`` are the x position of its middle and half its width, ``top`` and ``foot`` the y
    positions of its battlements and of its plinth. It has ``merlons`` on its battlements.
    """

    size: tuple[int, int]
    middle: int
    half: int
    top: int
    foot: int
    merlons: int = 7

    @property
    def width(self) -> int:
        """The width of the part of the picture with the tower in it."""
        return min(self.size[0], self.middle + self.half + 76)


_WIDE = _Tower(place.SIZE, place.TOWER_MIDDLE, place.TOWER_HALF, place.BATTLEMENTS, 906)


def keep_at_dusk() -> Image.Image:
    """Return the whole scene: an evening sky, hills, and a keep with two empty windows per floor."""
    size = place.SIZE
    scene = _sky(size)
    silhouette(scene, ridge(size[0], 61, 58, 0.2), 668, (104, 56, 92), (66, 40, 82))
    silhouette(scene, ridge(size[0], 62, 40, 0.2), 752, (62, 38, 76), (40, 28, 60))
    silhouette(scene, ridge(size[0], 63, 22, 0.2), 842, (36, 26, 54), (20, 16, 38))
    meadow(scene, place.TOWER_MIDDLE, 886, (22, 26, 30), (120, 112, 78))
    _stand(scene, _built(_WIDE, _rooms))
    _banners(scene)
    _mist(scene)
    return scene


def tall_keep() -> Image.Image:
    """Return an evening sky and, at its left, a keep without floors, for boards."""
    scene = _sky((channel.WIDTH, channel.HEIGHT))
    tower = _Tower(scene.size, keep.MIDDLE, keep.HALF, keep.BATTLEMENTS, keep.FOOT)
    _stand(scene, _built(tower))
    return scene


def battlements() -> Image.Image:
    """Return the top of a broad keep on transparency."""
    width, height = keep.TOP_SIZE
    return _built(_Tower((width, height), width // 2, width // 2 - 60, 4, height + 60, 11))


def _sky(size: tuple[int, int]) -> Image.Image:
    width, height = size
    down = np.linspace(0, 1, height, dtype=np.float32)[:, None] * np.ones((1, width), np.float32)
    pixels = blend(_ZENITH, _DUSK, np.clip(down / 0.72, 0, 1) ** 1.35)
    across = np.arange(width, dtype=np.float32)[None, :]
    rows = np.arange(height, dtype=np.float32)[:, None]
    away = np.hypot((across - _SUN[0]) / 1.7, rows - _SUN[1])
    ember = np.clip(0.9 * np.exp(-away / 230), 0, 1)[..., None]
    pixels = pixels * (1 - ember) + np.array(_EMBER, np.float32) * ember
    clouds = noise((width, height * 3), (280, 130, 60, 26, 11), seed=71)[::3]
    band = np.exp(-(((down - 0.46) / 0.3) ** 2))
    lit = np.clip(clouds, 0, 2) * band
    pixels += lit[..., None] * np.array([52, 20, 34], np.float32)
    pixels -= (np.clip(-clouds, 0, 2) * band)[..., None] * np.array([16, 14, 20], np.float32)
    scene = picture(pixels + 0.6 * grain(size, 72)[..., None])
    stars(scene, 240, 73, 0.5)
    return scene


def _stand(scene: Image.Image, tower: Image.Image) -> None:
    """Draw ``tower`` with its shadow on the sky."""
    dark = tinted(blurred(tower.getchannel("A"), 16, 0.7), (10, 6, 18))
    lay(scene, dark, (-48 - 10, -48 + 8))
    lay(scene, tower, (0, 0))


def _built(tower: _Tower, furnish: Callable[[Image.Image], None] | None = None) -> Image.Image:
    """Return ``tower`` on transparency; ``furnish`` draws on its wall, on a layer twice as large."""
    layer = Image.new("RGBA", (tower.width * _SCALE, tower.size[1] * _SCALE))
    wall = _wall(tower, 81)
    layer.alpha_composite(wall.resize(layer.size, Image.Resampling.LANCZOS))
    if furnish is not None:
        furnish(layer)
    _plinth(layer, tower)
    _battlements(layer, tower)
    return layer.reduce(_SCALE)


def _rooms(layer: Image.Image) -> None:
    """Draw the windows and ledges of the wide picture."""
    for floor in (1, 2, 3):
        for number, at in enumerate(place.windows(floor)):
            _recess(layer, at, seed=90 + floor * 2 + number)
    for floor in (1, 2, 3):
        _ledge(layer, place.ledge(floor), place.TOWER_HALF + 16, 16)


def _lamp(side: Field) -> Field:
    """Return the light on a round wall at ``side``, from -1 at its left edge to 1 at its right."""
    angle = np.arcsin(np.clip(side, -1, 1))
    light = 0.3 + 0.7 * np.clip(np.cos(angle - 0.5), 0, 1) ** 1.1
    return np.asarray(light)


def _wall(tower: _Tower, seed: int) -> Image.Image:
    """Return a broad, slightly round wall of dressed stone in the evening light."""
    width, height, half = tower.width, tower.size[1], tower.half
    top, low = tower.top + 70, min(height, tower.foot + 24)
    round_about = max(900, 3 * half)
    stone = masonry((round_about, height), course=29, seed=seed)
    across = np.arange(width, dtype=np.float32)[None, :]
    side = (across - tower.middle) / half
    bowed = np.arcsin(np.clip(side * 0.92, -1, 1))
    columns = np.clip(round_about / 2 + bowed * half * 1.1, 0, round_about - 1).astype(int)
    rows = np.arange(height)[:, None] * np.ones((1, width), int)
    light = stone[rows, np.broadcast_to(columns, rows.shape)] * _lamp(side * 0.96)
    pixels = blend(_STONE_DARK, _STONE_LIGHT, light * 0.86)
    warm = np.clip((np.arange(height, dtype=np.float32) - 300) / 600, 0, 1)[:, None] * np.clip(side, 0, 1)
    pixels += warm[..., None] * np.array([34, 10, -6], np.float32)
    pixels += (np.exp(-(((side - 0.95) / 0.04) ** 2)) * 0.4)[..., None] * np.array([150, 84, 60], np.float32)
    alpha = np.zeros((height, width), np.float32)
    alpha[top:low] = np.clip((half - np.abs(across - tower.middle)) + 0.5, 0, 1) * 255
    return picture(np.dstack([pixels, alpha]))


def _recess(layer: Image.Image, at: tuple[int, int], seed: int) -> None:
    """Draw an empty window: a frame of cut stones around a dark opening."""
    scale = _SCALE
    width, height = (side * scale for side in place.WINDOW)
    frame = 13 * scale
    box = (width + 2 * frame, height + frame)
    left, top = at[0] * scale - frame, at[1] * scale - frame
    outer = polygon(box, arches.outline(*box))
    lay(layer, tinted(blurred(outer, 9, 0.8), (12, 8, 18)), (left - 27, top - 21))
    lay(layer, tinted(outer, INK), (left, top))
    inner_frame = polygon(box, arches.outline(*box, inset=4))
    texture = 0.7 + 0.25 * noise(box, (30, 10, 4), seed)
    ramp = np.linspace(1.0, 0.62, box[1], dtype=np.float32)[:, None]
    stone = picture(blend((58, 48, 60), (214, 196, 184), texture * ramp)).convert("RGBA")
    stone.putalpha(inner_frame)
    lay(layer, stone, (left, top))
    pen = ImageDraw.Draw(layer)
    cx, spring = left + box[0] / 2, top + box[0] / 2 * 0.82
    for step in range(1, 9):
        angle = math.pi * step / 9
        ends = [
            (cx - r * math.cos(angle), spring - r * 0.82 * math.sin(angle))
            for r in (width / 2, box[0] / 2 - 3)
        ]
        pen.line(ends, fill=(70, 58, 70, 255), width=3)
    for step in range(1, 5):
        y = spring + (top + box[1] - spring) * step / 5
        for x in (left + 3, left + box[0] - frame):
            pen.line([(x, y), (x + frame - 4, y)], fill=(70, 58, 70, 255), width=3)
    opening = polygon((width, height), arches.outline(width, height, -2))
    lay(layer, tinted(opening, INK), (left + frame, top + frame))
    dark = Image.new("RGB", (width, height), (20, 16, 32)).convert("RGBA")
    dark.putalpha(polygon((width, height), arches.outline(width, height, 2)))
    lay(layer, dark, (left + frame, top + frame))


def _slab(layer: Image.Image, box: tuple[float, float, float, float], seed: int) -> None:
    """Draw a projecting course of large stones: lit above, dark below."""
    scale = _SCALE
    left, top, right, low = (round(v * scale) for v in box)
    width, height = right - left, low - top
    side = np.linspace(-0.97, 0.97, width, dtype=np.float32)[None, :]
    random = np.random.default_rng(seed)
    joints = np.ones((1, width), np.float32)
    for x in np.cumsum(random.uniform(44, 92, 18)):
        joints -= 0.5 * np.exp(-(((np.arange(width)[None, :] - x * scale) / 2.4) ** 2))
    down = np.linspace(0, 1, height, dtype=np.float32)[:, None]
    light = _lamp(side) * joints * (1.02 - 0.5 * down) + 0.12 * noise((width, height), (26, 8), seed)
    light = light + 0.3 * np.exp(-down * height / 5)
    stone = picture(blend((38, 30, 44), (222, 204, 194), light * 0.84)).convert("RGBA")
    shade = Image.new("L", (width, round(22 * scale)), 150).filter(ImageFilter.GaussianBlur(1))
    fade = Image.linear_gradient("L").transpose(Image.Transpose.FLIP_TOP_BOTTOM).resize(shade.size)
    body = layer.getchannel("A").crop((left, low, right, low + shade.height))
    lay(layer, tinted(ImageChops.multiply(ImageChops.multiply(shade, fade), body), (10, 7, 16)), (left, low))
    ImageDraw.Draw(layer).rectangle((left - 4, top - 4, right + 3, low + 3), fill=INK)
    layer.alpha_composite(stone, (left, top))


def _ledge(layer: Image.Image, y: int, half: int, thick: int) -> None:
    middle = place.TOWER_MIDDLE
    for step in range(-5, 6):
        x = middle + step * (half - 26) / 5
        _slab(layer, (x - 9, y + thick, x + 9, y + thick + 12), 7)
    _slab(layer, (middle - half, y, middle + half, y + thick), y)


def _plinth(layer: Image.Image, tower: _Tower) -> None:
    middle, half, top = tower.middle, tower.half, tower.foot
    if top > tower.size[1]:
        return
    _slab(layer, (middle - half - 12, top, middle + half + 12, top + 20), 5)
    _slab(layer, (middle - half - 24, top + 20, middle + half + 24, top + 46), 6)


def _battlements(layer: Image.Image, tower: _Tower) -> None:
    middle, half, top = tower.middle, tower.half + 18, tower.top
    count = tower.merlons
    step = 2 * half / (2 * count - 1)
    for number in range(count):
        left = middle - half + 2 * number * step
        _slab(layer, (left, top, left + step, top + 42), 31 + number)
    _slab(layer, (middle - half, top + 38, middle + half, top + 70), 44)
    corbels = count - 2
    for number in range(-corbels, corbels + 1):
        x = middle + number * (half - 18) / corbels
        _slab(layer, (x - 10, top + 70, x + 10, top + 86), 51)
    _slab(layer, (middle - half - 4, top + 34, middle + half + 4, top + 42), 47)


def _banners(scene: Image.Image) -> None:
    """Fly a pennant from the corner of the battlements."""
    x, y = 66, place.BATTLEMENTS + 4
    layer = Image.new("RGBA", (200, 120))
    pen = ImageDraw.Draw(layer)
    pen.line([(24, 118), (24, 10)], fill=INK, width=10)
    pen.line([(24, 118), (24, 10)], fill=GOLD, width=5)
    wave = [(28 + step, 18 + 6 * math.sin(step / 17)) for step in range(0, 130, 4)]
    low = [(px, py + 52 - 0.2 * (px - 28)) for px, py in wave]
    cloth = [*wave, (wave[-1][0] - 26, wave[-1][1] + 14), *reversed(low)]
    pen.polygon(cloth, fill=VERMILION)
    pen.line([*cloth, cloth[0]], fill=INK, width=5, joint="curve")
    pen.line([(px, py + 9) for px, py in wave[1:-8]], fill=mix(VERMILION, GOLD_PALE, 0.5), width=4)
    lay(scene, layer.reduce(2), (x, y - 60))


def _mist(scene: Image.Image) -> None:
    random = np.random.default_rng(95)
    mist = Image.new("L", scene.size)
    pen = ImageDraw.Draw(mist)
    for _ in range(24):
        left, top = random.uniform(-100, scene.width), random.uniform(916, 990)
        wide, tall = random.uniform(160, 420), random.uniform(8, 20)
        pen.ellipse((left, top, left + wide, top + tall), fill=int(random.uniform(16, 40)))
    lay(scene, tinted(mist.filter(ImageFilter.GaussianBlur(16)), mix(LAVENDER, VERMILION, 0.3)), (0, 0))
    across = np.clip((np.arange(scene.width, dtype=np.float32) - 430) / 120, 0, 1)[None, :]
    down = np.clip((np.arange(scene.height, dtype=np.float32) - 740) / 160, 0, 1)[:, None]
    lay(scene, tinted(picture(across * down * 190), NIGHT_DEEP), (0, 0))
    above = 1 - np.clip((np.arange(scene.height, dtype=np.float32) - 60) / 90, 0, 1)[:, None]
    lay(scene, tinted(picture(across * above * 90), NIGHT_DEEP), (0, 0))
