"""Sea, coast and the tints of the regions."""

from __future__ import annotations

import math

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit.noise import Field, blend, grain, noise, picture, vignette
from render.kit.shapes import lay, tinted
from render.kit.theme import INK
from render.touria import atlas

_CORNER = 180
_BROOK = (
    (302, 359), (324, 426), (432, 498), (466, 558), (439, 626), (454, 693), (480, 760), (439, 832),
    (456, 904), (482, 971), (454, 1036), (475, 1132),
)  # fmt: skip
_TARN = (890, 266, 110, 89)
"""The lake around the tournament: center and radii."""
_OUTFLOW = (
    (960, 314),
    (943, 369),
    (900, 405),
    (876, 467),
    (941, 530),
    (974, 590),
    (1037, 628),
    (1140, 642),
)


def _grid() -> tuple[Field, Field]:
    width, height = atlas.SIZE
    across = np.arange(width, dtype=np.float32)[None, :] * np.ones((height, 1), np.float32)
    down = np.arange(height, dtype=np.float32)[:, None] * np.ones((1, width), np.float32)
    return across, down


def shore() -> Field:
    """Return each point's distance out at sea in pixels; on land it's negative."""
    across, down = _grid()
    half = ((atlas.RIGHT - atlas.LEFT) / 2, (atlas.LOW - atlas.TOP) / 2)
    middle = ((atlas.RIGHT + atlas.LEFT) / 2, (atlas.LOW + atlas.TOP) / 2)
    beside = np.abs(across - middle[0]) - half[0] + _CORNER
    above = np.abs(down - middle[1]) - half[1] + _CORNER
    outside = np.hypot(np.maximum(beside, 0), np.maximum(above, 0))
    distance = outside + np.minimum(np.maximum(beside, above), 0) - _CORNER
    return np.asarray(distance + 18 * noise(atlas.SIZE, (132, 55, 22, 8), seed=701))


def _near(x: float, y: float, wide: float, tall: float, rough: Field) -> Field:
    """Return a soft spot around a point, 1 in its middle, with an edge varied by ``rough``."""
    across, down = _grid()
    distance = np.hypot((across - x) / wide, (down - y) / tall) + 0.22 * rough
    return np.asarray(np.clip((1.12 - distance) / 0.3, 0, 1))


def _tint(
    pixels: Field, dark: tuple[int, int, int], light: tuple[int, int, int], share: Field, tone: Field
) -> Field:
    share = share[..., None]
    return np.asarray(pixels * (1 - share) + blend(dark, light, tone) * share)


def island() -> Image.Image:
    """Return the sea and the bare island, tinted by region."""
    size = atlas.SIZE
    rough = noise(size, (108, 43, 17), seed=711)
    tone = 0.5 + 0.42 * noise(size, (156, 62, 24, 8), seed=712) + 0.05 * grain(size, 713)
    pixels = blend((150, 150, 84), (208, 196, 126), tone)
    pixels = _tint(pixels, (108, 132, 70), (172, 184, 104), _near(600, 1072, 504, 240, rough), tone)
    pixels = _tint(pixels, (188, 146, 66), (234, 202, 118), _near(996, 784, 276, 324, rough), tone)
    pixels = _tint(pixels, (58, 92, 58), (112, 142, 82), _near(174, 640, 282, 348, rough), tone)
    pixels = _tint(pixels, (114, 104, 108), (186, 174, 162), _near(588, 184, 624, 204, rough), tone)
    pixels = _tint(pixels, (164, 160, 92), (220, 210, 140), _near(600, 652, 228, 180, rough), tone)
    at_sea = shore()
    beach = np.exp(-(((at_sea + 5) / 7) ** 2))
    pixels = _tint(pixels, (206, 178, 120), (240, 220, 166), beach * 0.85, tone)
    pixels *= (1 - 0.3 * np.exp(-(((at_sea + 26) / 16) ** 2)))[..., None]
    water = _sea(at_sea)
    wet = np.clip(at_sea / 1.6 + 0.5, 0, 1)[..., None]
    coast = np.exp(-((at_sea / 1.7) ** 2))[..., None] * 0.9
    whole = pixels * (1 - wet) + water * wet
    return picture(whole * (1 - coast) + np.array(INK, np.float32) * coast)


def open_sea(size: tuple[int, int]) -> Image.Image:
    """Return open sea with small waves."""
    far = np.full((size[1], size[0]), 400, np.float32)
    chart = picture(_sea(far))
    _waves(chart, far, 150)
    return chart


def _sea(at_sea: Field) -> Field:
    size = (at_sea.shape[1], at_sea.shape[0])
    tone = 0.42 + 0.3 * noise(size, (200, 80, 30, 10), seed=721)
    water = blend((14, 26, 46), (38, 74, 96), tone)
    shallow = np.exp(-np.clip(at_sea, 0, 400) / 26)
    water += shallow[..., None] * np.array([36, 74, 70], np.float32) * 0.8
    for far, strength in ((10, 0.5), (21, 0.34), (35, 0.2)):
        wobble = 3 * noise(size, (40, 12), seed=722 + far)
        line = np.exp(-(((at_sea - far + wobble) / 1.3) ** 2)) * strength
        water += line[..., None] * np.array([150, 176, 160], np.float32)
    return np.asarray(water * (1 - 0.28 * vignette(size))[..., None] + 0.9 * grain(size, 723)[..., None])


def _stream(points: tuple[tuple[float, float], ...], seed: int) -> list[tuple[float, float]]:
    """Return a smooth, slightly unsteady line through ``points`` (Catmull-Rom)."""
    random = np.random.default_rng(seed)
    padded = [points[0], *points, points[-1]]
    line = []
    for index in range(1, len(padded) - 2):
        p0, p1, p2, p3 = padded[index - 1 : index + 3]
        for step in range(12):
            t = step / 12
            line.append(
                tuple(
                    0.5
                    * (
                        2 * b
                        + (c - a) * t
                        + (2 * a - 5 * b + 4 * c - d) * t**2
                        + (3 * b - a - 3 * c + d) * t**3
                    )
                    + random.uniform(-0.5, 0.5)
                    for a, b, c, d in zip(p0, p1, p2, p3, strict=True)
                )
            )
    line.append(points[-1])
    return [(x, y) for x, y in line]


def paint_water(chart: Image.Image) -> None:
    """Draw the brook, and the tarn around the tournament with its outflow."""
    scale = 3
    water = Image.new("L", (chart.width * scale, chart.height * scale))
    pen = ImageDraw.Draw(water)
    for points, thin, thick, seed in ((_BROOK, 10, 24, 1), (_OUTFLOW, 14, 18, 2)):
        line = _stream(points, seed)
        for index, (x, y) in enumerate(line):
            radius = (thin + (thick - thin) * index / len(line)) / 2
            pen.ellipse([v * scale for v in (x - radius, y - radius, x + radius, y + radius)], fill=255)
    x, y, wide, tall = _TARN
    random = np.random.default_rng(5)
    bank = [
        (
            (x + wide * (1 + 0.07 * math.sin(3 * a + 1) + random.uniform(-0.02, 0.02)) * math.cos(a)) * scale,
            (y + tall * (1 + 0.07 * math.sin(4 * a)) * math.sin(a)) * scale,
        )
        for a in np.linspace(0, 2 * math.pi, 80)
    ]
    pen.polygon(bank, fill=255)
    isle = [
        (x + (px - x * scale) / scale * 0.66, y - 10 + (py - y * scale) / scale * 0.62) for px, py in bank
    ]
    pen.polygon([(px * scale, py * scale) for px, py in isle], fill=0)
    ashore = picture(np.clip(2 - shore(), 0, 1) * 255)
    mask = ImageChops.multiply(water.reduce(scale), ashore)
    lay(
        chart,
        tinted(mask.filter(ImageFilter.MaxFilter(5)).point([round(v * 0.9) for v in range(256)]), INK),
        (0, 0),
    )
    tone = 0.55 + 0.4 * noise(chart.size, (36, 12, 5), seed=731)
    chart.paste(picture(blend((44, 96, 122), (118, 176, 184), tone)), (0, 0), mask)
    core = mask.filter(ImageFilter.GaussianBlur(3)).point([max(0, (v - 190) * 3) for v in range(256)])
    lay(chart, tinted(core.point([round(v * 0.4) for v in range(256)]), (196, 228, 220)), (0, 0))


def age(chart: Image.Image) -> None:
    """Slightly darken the edges of the chart and add the grain of print."""
    pixels = np.asarray(chart, np.float32)
    pixels = pixels * (1 - 0.16 * np.clip(vignette(chart.size) - 0.35, 0, 1))[..., None]
    chart.paste(picture(pixels + 1.2 * grain(chart.size, 741)[..., None]), (0, 0))


def waves(chart: Image.Image) -> None:
    """Draw small waves on the sea around the island."""
    _waves(chart, shore(), 240)


def _waves(chart: Image.Image, far: Field, count: int) -> None:
    random = np.random.default_rng(61)
    pen = ImageDraw.Draw(chart)
    for _ in range(count):
        x, y = int(random.uniform(10, chart.width - 30)), int(random.uniform(10, chart.height - 10))
        if far[y, min(chart.width - 1, x + 12)] < 44:
            continue
        for hump in range(2):
            box = (x + hump * 12, y, x + hump * 12 + 13, y + 8)
            pen.arc(box, 190, 350, fill=(66, 104, 122), width=2)
