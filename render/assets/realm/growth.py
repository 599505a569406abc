"""Plants: plowed fields, conifers, broad trees, tufts of grass."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
from PIL import Image, ImageDraw

from render.assets.realm.land import shore
from render.kit.shapes import lay, tinted
from render.kit.theme import Colour, mix
from render.touria import atlas

_SCALE = 4
_INK = (30, 30, 20)

_FIELDS = (
    ((922, 676), (1015, 654), (1022, 736), (931, 750), (214, 176, 78), (168, 126, 48)),
    ((1032, 647), (1111, 640), (1109, 726), (1037, 734), (150, 158, 74), (104, 116, 50)),
    ((910, 767), (972, 760), (965, 846), (900, 837), (190, 132, 70), (140, 90, 46)),
    ((972, 863), (1070, 882), (1054, 959), (960, 940), (226, 190, 96), (180, 140, 60)),
    ((922, 966), (1032, 978), (1003, 1053), (914, 1043), (156, 164, 80), (110, 122, 54)),
    ((1061, 904), (1114, 899), (1099, 976), (1056, 978), (196, 140, 74), (146, 96, 50)),
    ((694, 695), (775, 705), (766, 784), (691, 770), (222, 184, 92), (174, 132, 54)),
    ((696, 786), (766, 801), (751, 866), (689, 851), (156, 166, 84), (112, 126, 58)),
)  # fmt: skip
"""The corners of each field, then its light color and the color of its furrows."""


def clear_of_ways(x: float, y: float, room: float) -> bool:
    """Return whether no space or road of the board is within ``room`` pixels of a point."""
    for name, (px, py) in atlas.SPACES.items():
        own = {"castle": 154.0}.get(name, 70.0 if name.startswith(("mine", "bridge")) else 79.0)
        if math.hypot(px - x, py - y) < own + room * 0.7:
            return False
    return all(
        math.hypot(px - x, py - y) > room + 10 for road in atlas.ROADS for px, py in atlas.road(road)[::2]
    )


def plough(chart: Image.Image) -> None:
    """Draw the fields with their furrows and hedges."""
    pen_layer = Image.new("RGBA", (chart.width * 2, chart.height * 2))
    pen = ImageDraw.Draw(pen_layer)
    for number, (a, b, c, d, light, dark) in enumerate(_FIELDS):
        corners = [(x * 2, y * 2) for x, y in (a, b, c, d)]
        pen.polygon(corners, fill=(*light, 235))
        rows = 9
        for row in range(rows):
            t = (row + 0.5) / rows
            if number % 2:
                ends = (_between(a, b, t), _between(d, c, t))
            else:
                ends = (_between(a, d, t), _between(b, c, t))
            pen.line([(x * 2, y * 2) for x, y in ends], fill=(*dark, 255), width=6)
        pen.line([*corners, corners[0]], fill=(*mix((62, 74, 34), dark, 0.25), 255), width=8, joint="curve")
    lay(chart, pen_layer.reduce(2), (0, 0))


def _between(one: tuple[int, int], other: tuple[int, int], share: float) -> tuple[float, float]:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def conifer(height: int, tone: float) -> Image.Image:
    """Return a fir, lit from the upper left; its foot is in the middle of the lower edge."""
    wide = round(height * 0.62)
    picture = Image.new("RGBA", (wide * _SCALE, height * _SCALE))
    pen = ImageDraw.Draw(picture)
    w, h = picture.size
    light, dark = mix((70, 112, 66), (116, 146, 80), tone), mix((26, 56, 44), (44, 78, 54), tone)
    pen.rectangle((w * 0.44, h * 0.8, w * 0.56, h * 0.98), fill=(70, 48, 30), outline=_INK, width=_SCALE)
    for top, low, half in ((0.44, 0.88, 0.48), (0.22, 0.64, 0.39), (0.02, 0.4, 0.28)):
        outline = [(0.5, top), (0.5 + half, low), (0.5 + half * 0.4, low - 0.03), (0.5, low + 0.03),
                   (0.5 - half * 0.4, low - 0.03), (0.5 - half, low)]  # fmt: skip
        pen.polygon([(x * w, y * h) for x, y in outline], fill=dark, outline=_INK, width=_SCALE)
        lit = [
            (0.48, top + 0.05),
            (0.5 - half * 0.82, low - 0.03),
            (0.5 - half * 0.34, low - 0.06),
            (0.5, low - 0.02),
        ]
        pen.polygon([(x * w, y * h) for x, y in lit], fill=light)
    return picture.reduce(_SCALE)


def broad_tree(height: int, tone: float, leaf: Colour = (96, 132, 62)) -> Image.Image:
    """Return a round tree, lit from the upper left; its foot is in the middle of the lower edge."""
    wide = round(height * 0.9)
    picture = Image.new("RGBA", (wide * _SCALE, height * _SCALE))
    pen = ImageDraw.Draw(picture)
    w, h = picture.size
    light, dark = mix(leaf, (186, 190, 104), 0.25 + 0.3 * tone), mix(leaf, (20, 44, 34), 0.5)
    trunk = [(w * 0.45, h * 0.6), (w * 0.41, h * 0.98), (w * 0.6, h * 0.98), (w * 0.55, h * 0.6)]
    pen.polygon(trunk, fill=(78, 54, 34), outline=_INK, width=_SCALE)
    blobs = ((0.5, 0.3, 0.29), (0.27, 0.44, 0.22), (0.73, 0.44, 0.22), (0.5, 0.52, 0.26))
    for grow, fill in ((_SCALE * 1.1, _INK), (0, dark)):
        for x, y, r in blobs:
            pen.ellipse(
                (x * w - r * w - grow, y * h - r * w - grow, x * w + r * w + grow, y * h + r * w + grow),
                fill=fill,
            )
    for x, y, r in blobs:
        pen.ellipse(
            (x * w - r * w * 0.86, y * h - r * w * 0.88, x * w + r * w * 0.46, y * h + r * w * 0.42),
            fill=light,
        )
    return picture.reduce(_SCALE)


def _shade(width: int) -> Image.Image:
    mask = Image.new("L", (width * 2, width))
    ImageDraw.Draw(mask).ellipse((4, 4, width * 2 - 4, width - 4), fill=110)
    return tinted(mask.reduce(2).resize((width, max(4, width // 3))), (24, 26, 14))


def stand(chart: Image.Image, piece: Image.Image, foot: tuple[float, float]) -> None:
    """Draw a thing on the chart with a shadow at its foot."""
    lay(
        chart, _shade(round(piece.width * 0.86)), (foot[0] - piece.width * 0.28, foot[1] - piece.width * 0.13)
    )
    lay(chart, piece, (foot[0] - piece.width / 2, foot[1] - piece.height + 2))


def _scatter(
    seed: int,
    count: int,
    box: tuple[int, int, int, int],
    apart: float,
    room: float,
    accepts: Callable[[float, float], bool],
) -> list[tuple[float, float]]:
    """Return random points in ``box``, from north to south, none on a road, a space or another point."""
    random = np.random.default_rng(seed)
    found: list[tuple[float, float]] = []
    for _ in range(count):
        x, y = random.uniform(box[0], box[2]), random.uniform(box[1], box[3])
        near = any(math.hypot(x - px, (y - py) * 1.4) < apart for px, py in found)
        if not near and accepts(x, y) and clear_of_ways(x, y, room):
            found.append((x, y))
    return sorted(found, key=lambda point: point[1])


def plant(chart: Image.Image) -> None:
    """Plant the forest in the west, trees along the roads, and grass."""
    out = shore()
    random = np.random.default_rng(820)

    def ashore(x: float, y: float) -> bool:
        return bool(out[min(chart.height - 1, int(y)), min(chart.width - 1, int(x))] < -20) and _dry(
            chart, x, y
        )

    def in_forest(x: float, y: float) -> bool:
        return ashore(x, y) and ((x - 174) / 270) ** 2 + ((y - 652) / 324) ** 2 < 1

    woods = _scatter(821, 2600, (60, 352, 468, 976), 23, 20, in_forest)
    tufts = _scatter(823, 900, (74, 328, 1116, 1115), 36, 10, ashore)
    pen = ImageDraw.Draw(chart)
    for x, y in tufts:
        for lean in (-5, 0, 5):
            pen.line((x + lean * 0.4, y, x + lean, y - 9), fill=(92, 100, 50), width=1)
    lone = _scatter(
        822,
        500,
        (74, 388, 1116, 1115),
        55,
        22,
        lambda x, y: ashore(x, y) and not in_forest(x, y) and not _tilled(x, y),
    )
    for x, y in sorted(woods + lone, key=lambda point: point[1]):
        tone = random.uniform(0, 1)
        deep = in_forest(x, y)
        if deep and random.uniform() < 0.66:
            stand(chart, conifer(round(random.uniform(41, 60)), tone), (x, y))
        else:
            autumn = (176, 120, 52) if not deep and random.uniform() < 0.22 else (96, 132, 62)
            stand(chart, broad_tree(round(random.uniform(31, 46)), tone, autumn), (x, y))


def _tilled(x: float, y: float) -> bool:
    """Return whether a point is on a field, or close enough for a tree to cover part of it."""
    return any(
        min(a[0], d[0]) - 10 < x < max(b[0], c[0]) + 10 and min(a[1], b[1]) - 5 < y < max(c[1], d[1]) + 19
        for a, b, c, d, *_ in _FIELDS
    )


def _dry(chart: Image.Image, x: float, y: float) -> bool:
    pixel = chart.getpixel((int(x), int(y)))
    assert isinstance(pixel, tuple)
    return pixel[2] < pixel[0] + 12
