"""Buildings: houses, tents, a mill, and the castle with its nine doors."""

from __future__ import annotations

import math

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from render.assets.masonry import masonry
from render.assets.realm.growth import stand
from render.kit import icons
from render.kit.noise import blend, picture
from render.kit.shapes import lay, tinted
from render.kit.theme import GOLD, GOLD_PALE, LAPIS, PARCHMENT_LIGHT, VERMILION, Colour, mix
from render.touria import atlas

_SCALE = 4
_FINE, _FINER = 6, 5
"""The pixels to a unit of the castle's plan, and how many of them make one of the chart."""
_ORIGIN = (160, 200)
"""The middle of the castle in its own picture, in units of its plan."""
_INK = (36, 26, 22)

_TILES: Colour = (150, 84, 50)
_HOUSES = (
    (274, 1043, 48, VERMILION), (727, 1086, 53, _TILES), (787, 1060, 43, VERMILION), (686, 1060, 41, LAPIS),
    (922, 873, 46, _TILES), (1099, 866, 41, VERMILION), (888, 1072, 38, VERMILION),
)  # fmt: skip
"""The foot of each house (x, y), its size and the color of its roof."""
_TENTS = (
    (950, 426, 55, VERMILION), (1106, 558, 48, LAPIS), (1094, 472, 41, GOLD), (946, 273, 41, VERMILION),
    (816, 268, 38, LAPIS),
)  # fmt: skip
"""The foot of each tent, its size and the color of its cloth."""


def settle(chart: Image.Image) -> None:
    """Draw houses, tents, sheep and the mill, the northern ones first."""
    pieces = [((x, y), _house(side, roof)) for x, y, side, roof in _HOUSES]
    pieces += [((x, y), _tent(side, cloth)) for x, y, side, cloth in _TENTS]
    mill = icons.icon("windmill", 74, (236, 220, 184), _INK, 2)
    pieces.append(((1087, 676), mill))
    for at in ((672, 940), (322, 998), (418, 1072)):
        pieces.append((at, icons.icon("sheep", 29, PARCHMENT_LIGHT, _INK, 1)))
    for foot, piece in sorted(pieces, key=lambda item: item[0][1]):
        stand(chart, piece, foot)


def _house(side: int, roof: Colour) -> Image.Image:
    """Return a timbered house, seen from the front and slightly from the right."""
    image = Image.new("RGBA", (round(side * 1.5) * _SCALE, round(side * 1.15) * _SCALE))
    pen = ImageDraw.Draw(image)
    w, h = image.size

    def shape(points: list[tuple[float, float]], fill: Colour) -> None:
        pen.polygon([(x * w, y * h) for x, y in points], fill=fill, outline=_INK, width=_SCALE)

    shape([(0.08, 0.52), (0.46, 0.52), (0.46, 0.97), (0.08, 0.97)], (236, 220, 184))
    shape([(0.46, 0.52), (0.92, 0.52), (0.92, 0.93), (0.46, 0.97)], (198, 176, 138))
    shape([(0.08, 0.54), (0.27, 0.1), (0.46, 0.54)], (236, 220, 184))
    shape([(0.27, 0.06), (0.78, 0.06), (0.98, 0.54), (0.5, 0.56)], mix(roof, (40, 20, 20), 0.12))
    shape([(0.27, 0.06), (0.03, 0.56), (0.09, 0.58), (0.28, 0.18)], mix(roof, (20, 10, 16), 0.4))
    for row in (0.2, 0.32, 0.44):
        pen.line(
            ((0.3 + row * 0.42) * w, row * h, (0.76 + row * 0.4) * w, row * h),
            fill=mix(roof, _INK, 0.5),
            width=_SCALE,
        )
    shape([(0.2, 0.66), (0.33, 0.66), (0.33, 0.97), (0.2, 0.97)], (96, 62, 36))
    shape([(0.58, 0.64), (0.7, 0.64), (0.7, 0.8), (0.58, 0.8)], (250, 206, 110))
    return image.reduce(_SCALE)


def _tent(side: int, cloth: Colour) -> Image.Image:
    """Return a striped pavilion with a pennant."""
    image = Image.new("RGBA", (side * _SCALE, round(side * 1.3) * _SCALE))
    pen = ImageDraw.Draw(image)
    w, h = image.size
    pen.line((w * 0.5, 0, w * 0.5, h * 0.3), fill=_INK, width=2 * _SCALE)
    pen.polygon(
        [(w * 0.5, h * 0.02), (w * 0.86, h * 0.08), (w * 0.5, h * 0.15)],
        fill=GOLD_PALE,
        outline=_INK,
        width=_SCALE,
    )
    eaves, ground = h * 0.58, h * 0.96
    stripes = 5
    for index in range(stripes):
        x0, x1 = 0.06 + 0.88 * index / stripes, 0.06 + 0.88 * (index + 1) / stripes
        fill = cloth if index % 2 == 0 else PARCHMENT_LIGHT
        fill = mix(fill, (40, 24, 30), 0.09 * index)
        pen.polygon(
            [(w * 0.5, h * 0.22), (w * x0, eaves), (w * x1, eaves)], fill=fill, outline=_INK, width=_SCALE
        )
        low0, low1 = 0.12 + 0.76 * index / stripes, 0.12 + 0.76 * (index + 1) / stripes
        pen.polygon([(w * low0, eaves), (w * low1, eaves), (w * low1, ground), (w * low0, ground)],
                    fill=mix(fill, (40, 24, 30), 0.16), outline=_INK, width=_SCALE)  # fmt: skip
    pen.polygon([(w * 0.5, eaves), (w * 0.37, ground), (w * 0.63, ground)], fill=(48, 30, 28))
    return image.reduce(_SCALE)


def _stone(size: tuple[int, int], seed: int, round_wall: bool) -> Image.Image:
    """Return a piece of castle wall, lit from the left; a round one is darker on both sides."""
    width, height = size
    light = 0.3 + 0.7 * masonry(size, course=11 * _FINE, seed=seed)
    across = np.linspace(0, 1, width, dtype=np.float32)[None, :] * np.ones((height, 1), np.float32)
    flat = 1.05 - 0.2 * across
    lamp = 0.42 + 0.62 * np.sin((0.14 + 0.8 * across) * math.pi) if round_wall else flat
    return picture(blend((84, 76, 92), (236, 226, 214), np.clip(light * lamp, 0, 1)))


def _wall(layer: Image.Image, box: tuple[int, int, int, int], seed: int, round_wall: bool = False) -> None:
    """Draw a wall with battlements; ``box`` is in units of the plan, from the middle of the castle."""
    left, top, right, low = (_local(box[0]), _local(box[1], 1), _local(box[2]), _local(box[3], 1))
    edge, merlon, tall = 2 * _FINE, 10 * _FINE, 10 * _FINE
    gap = (right - left + 2 * edge) / max(2, round((right - left) / (17 * _FINE)))
    starts = [round(left - edge + gap * step) for step in range(round((right - left) / gap) + 1)]
    starts = [start for start in starts if start + merlon <= right + 2 * edge]
    for x in starts:
        lay(
            layer,
            Image.new("RGBA", (merlon + 2 * edge, tall + edge), (*_INK, 255)),
            (x - edge, top - tall - edge),
        )
    lay(
        layer,
        Image.new("RGBA", (right - left + 2 * edge, low - top + 2 * edge), (*_INK, 255)),
        (left - edge, top - edge),
    )
    lay(layer, _stone((right - left, low - top), seed, round_wall), (left, top))
    for x in starts:
        lay(layer, _stone((merlon, tall), seed + x, False), (x, top - tall))


def _local(value: float, axis: int = 0) -> int:
    return round((value + _ORIGIN[axis]) * _FINE)


def _roof(layer: Image.Image, middle: float, low: float, half: float, tall: float, colour: Colour) -> None:
    """Draw a pointed roof with a pennant, its eaves at ``low``."""
    pen = ImageDraw.Draw(layer)
    x, eaves = _local(middle), _local(low, 1)
    h, w, thick = tall * _FINE, half * _FINE, round(1.6 * _FINE)
    tip = (x, eaves - h)
    rim = [(x + w * s, eaves + 5 * _FINE * math.sqrt(1 - s * s)) for s in np.linspace(-1, 1, 21)]
    pen.line((x, tip[1] - 24 * _FINE, x, tip[1] + 4), fill=_INK, width=thick)
    flag = [(x, tip[1] - 24 * _FINE), (x + 20 * _FINE, tip[1] - 19 * _FINE), (x, tip[1] - 13 * _FINE)]
    pen.polygon(flag, fill=GOLD, outline=_INK, width=thick)
    pen.polygon([tip, *reversed(rim)], fill=colour)
    pen.polygon([tip, *reversed(rim[13:])], fill=mix(colour, (20, 10, 30), 0.42))
    pen.polygon([tip, *reversed(rim[3:6])], fill=mix(colour, (255, 240, 220), 0.28))
    for row in range(2, 6):
        t = row / 6
        y, reach = tip[1] + h * t, w * t
        pen.arc(
            (x - reach, y - 6 * _FINE, x + reach, y + 6 * _FINE),
            8,
            172,
            fill=mix(colour, _INK, 0.5),
            width=_FINE,
        )
    pen.line([*rim, tip, rim[0]], fill=_INK, width=thick, joint="curve")


def build_castle(chart: Image.Image) -> None:
    """Draw the castle on its hill: keep, wall and towers; its nine doors are not part of the map."""
    x, y = atlas.CASTLE
    hill = Image.new("L", chart.size)
    ImageDraw.Draw(hill).ellipse((x - 182, y + 72, x + 182, y + 161), fill=255)
    soft = hill.filter(ImageFilter.GaussianBlur(8))
    lay(chart, tinted(soft.point([round(v * 0.5) for v in range(256)]), (56, 58, 30)), (4, 8))
    lay(chart, tinted(soft.point([round(v * 0.8) for v in range(256)]), (176, 172, 98)), (0, 0))
    layer = Image.new("RGBA", (2 * _ORIGIN[0] * _FINE, 330 * _FINE))
    _wall(layer, (-34, -106, 34, -60), 905)
    _roof(layer, 0, -112, 44, 22, VERMILION)
    for side in (-1, 1):
        _wall(layer, (side * 64 - 16, -92, side * 64 + 16, -60), 910 + side, round_wall=True)
        _roof(layer, side * 64, -98, 22, 34, LAPIS)
    _wall(layer, (-92, -76, 92, 104), 901)
    for side in (-1, 1):
        _wall(layer, (side * 111 - 19, -62, side * 111 + 19, 110), 920 + side, round_wall=True)
        _roof(layer, side * 111, -68, 27, 48, VERMILION)
        for level in (-30, 30):
            box = (side * 111 - 3.5, level - 10, side * 111 + 3.5, level + 10)
            slit = (_local(box[0]), _local(box[1], 1), _local(box[2]), _local(box[3], 1))
            ImageDraw.Draw(layer).rounded_rectangle(slit, 18, fill=(250, 206, 110), outline=_INK, width=12)
    piece = layer.reduce(_FINER)
    at = (x - _ORIGIN[0] * _FINE / _FINER, y - _ORIGIN[1] * _FINE / _FINER)
    shadow = (
        piece.getchannel("A").filter(ImageFilter.GaussianBlur(6)).point([round(v * 0.5) for v in range(256)])
    )
    lay(chart, tinted(shadow, (20, 14, 20)), (at[0] + 6, at[1] + 7))
    lay(chart, piece, at)


def gatehouse(width: int) -> Image.Image:
    """Return the castle from close by, on transparency: a wall with battlements between two towers."""
    layer = Image.new("RGBA", (2 * _ORIGIN[0] * _FINE, 160 * _FINE))
    _wall(layer, (-122, -146, 122, -30), 941)
    for side in (-1, 1):
        _wall(layer, (side * 136 - 23, -136, side * 136 + 23, -30), 950 + side, round_wall=True)
        _roof(layer, side * 136, -142, 32, 34, VERMILION)
        slit = (side * 136 - 4, -96, side * 136 + 4, -72)
        box = (_local(slit[0]), _local(slit[1], 1), _local(slit[2]), _local(slit[3], 1))
        ImageDraw.Draw(layer).rounded_rectangle(box, 20, fill=(250, 206, 110), outline=_INK, width=12)
    return layer.resize((width, round(layer.height * width / layer.width)), Image.Resampling.LANCZOS)
