"""The shields of the seats: each has a crest, color and pattern, any of which identifies the seat."""

from __future__ import annotations

from functools import partial

from PIL import Image, ImageChops, ImageDraw

from render.kit import icons, typesetting
from render.kit.cache import cached
from render.kit.shapes import blurred, grown, lay, polygon, shaded, tinted
from render.kit.theme import (
    GOLD,
    GOLD_PALE,
    INK,
    PARCHMENT_LIGHT,
    Colour,
    contrast,
    darker,
    figure_on,
    lighter,
    mix,
    rgb,
)
from render.seats import CRESTS, Pattern

ICONS = {"fox": "fox-head", "heron": "heron", "frog": "frog", "bee": "bee", "owl": "owl", "hare": "rabbit"}
"""The icon of each crest."""


def colour(seat: int) -> Colour:
    """Return the color of ``seat``."""
    return rgb(CRESTS[seat].colour)


def accent(seat: int) -> Colour:
    """Return the color of ``seat`` for lines on parchment: dark enough to be visible there."""
    own = colour(seat)
    return own if contrast(own, PARCHMENT_LIGHT) >= 3 else mix(own, (92, 66, 24), 0.62)


def charge(seat: int) -> Colour:
    """Return the color of the animal on the shield of ``seat``."""
    return figure_on(colour(seat))


def _outline(width: int, height: int, inset: float = 0) -> Image.Image:
    w, h = width - 2 * inset, height - 2 * inset
    right = [(1.0, 0.0), (1.0, 0.5), (0.965, 0.63), (0.88, 0.755), (0.74, 0.87), (0.5, 1.0)]
    points = [(0.0, 0.0), *right, *[(1 - x, y) for x, y in reversed(right[:-1])]]
    return polygon((width, height), [(inset + x * w, inset + y * h) for x, y in points])


@cached
def shield(seat: int, height: int) -> Image.Image:
    """Return the shield of ``seat``, ``height`` pixels high and 0.86 times as wide."""
    width = round(height * 0.86)
    own = colour(seat)
    thick = max(1.4, height / 26)
    picture = tinted(_outline(width, height), INK)
    rim = _outline(width, height, thick * 0.8)
    lay(picture, shaded(rim, GOLD_PALE, mix(GOLD, INK, 0.3)), (0, 0))
    lay(picture, tinted(_outline(width, height, thick * 1.7), INK), (0, 0))
    field = _outline(width, height, thick * 2.1)
    face = shaded(field, lighter(own, 0.16), darker(own, 0.24))
    figure = ImageChops.multiply(_pattern(CRESTS[seat].pattern, width, height), field)
    tone = darker(own, 0.36) if charge(seat) == PARCHMENT_LIGHT else mix(own, (110, 78, 30), 0.42)
    lay(face, tinted(figure, tone), (0, 0))
    lay(picture, face, (0, 0))
    side = round(height * 0.66)
    edge = max(1, round(height / 34))
    outline = darker(own, 0.72) if charge(seat) == PARCHMENT_LIGHT else lighter(own, 0.5)
    animal = icons.icon(ICONS[CRESTS[seat].id], side, charge(seat), outline, edge)
    lay(picture, animal, ((width - animal.width) / 2, height * 0.45 - animal.height / 2))
    return picture


def _pattern(pattern: Pattern, width: int, height: int) -> Image.Image:
    scale = 4
    mask = Image.new("L", (width * scale, height * scale))
    pen = ImageDraw.Draw(mask)
    w, h = mask.size
    match pattern:
        case "plain":
            pass
        case "bend":
            pen.polygon(
                [(-0.05 * w, -0.05 * h), (0.3 * w, -0.05 * h), (1.1 * w, 0.72 * h), (1.1 * w, 1.1 * h)],
                fill=255,
            )
        case "chevron":
            for top in (0.42, 0.74):
                pen.polygon(
                    [
                        (-0.1 * w, (top + 0.22) * h),
                        (0.5 * w, (top - 0.2) * h),
                        (1.1 * w, (top + 0.22) * h),
                        (1.1 * w, (top + 0.38) * h),
                        (0.5 * w, (top - 0.04) * h),
                        (-0.1 * w, (top + 0.38) * h),
                    ],
                    fill=255,
                )
        case "cross":
            pen.rectangle((0.38 * w, 0, 0.62 * w, h), fill=255)
            pen.rectangle((0, 0.34 * h, w, 0.56 * h), fill=255)
        case "lozenges":
            for row in range(-1, 6):
                for column in range(-1, 5):
                    x, y = (column + 0.5 * (row % 2)) * 0.34 * w, row * 0.2 * h
                    half, tall = 0.13 * w, 0.16 * h
                    pen.polygon([(x - half, y), (x, y - tall), (x + half, y), (x, y + tall)], fill=255)
        case "barry":
            for bar in range(4):
                pen.rectangle((0, (0.14 + 0.24 * bar) * h, w, (0.25 + 0.24 * bar) * h), fill=255)
    return mask.reduce(scale)


@cached
def figure(seat: int, height: int) -> Image.Image:
    """Return the playing figure of ``seat``, ``height`` pixels high: its round head shows the crest.

    It touches the lower edge of its picture, which is 0.78 times as wide as high.
    """
    width = round(height * 0.78)
    own = colour(seat)
    middle = width / 2
    foot = height * 0.955
    edge = max(1, round(height / 36))
    top = max(3, edge + 1)
    body = polygon(
        (width, height),
        [
            (middle - width * 0.14, height * 0.4),
            (middle - width * 0.3, foot - height * 0.05),
            *[
                (middle + width * 0.36 * x, foot - height * 0.05 * (1 - x * x) * -1 - height * 0.04)
                for x in _steps(-1, 1)
            ],
            (middle + width * 0.3, foot - height * 0.05),
            (middle + width * 0.14, height * 0.4),
        ],
    )
    head = Image.new("L", (width * 4, height * 4))
    radius = height * 0.29
    pen = ImageDraw.Draw(head)
    pen.ellipse([v * 4 for v in (middle - radius, top, middle + radius, top + 2 * radius)], fill=255)
    skirt = [
        v * 4
        for v in (middle - width * 0.4, foot - height * 0.12, middle + width * 0.4, foot + height * 0.03)
    ]
    pen.ellipse(skirt, fill=255)
    whole = ImageChops.lighter(body, head.reduce(4))
    picture = Image.new("RGBA", (width, height))
    lay(
        picture,
        tinted(blurred(whole, height / 24, 0.6), (6, 4, 12)),
        (-3 * height / 24 + 2, -3 * height / 24 + 3),
    )
    lay(picture, tinted(grown(whole, edge), INK), (-edge, -edge))
    lay(picture, shaded(whole, lighter(own, 0.3), darker(own, 0.34)), (0, 0))
    across = Image.linear_gradient("L").rotate(90).resize((width, height))
    lay(
        picture,
        tinted(ImageChops.multiply(across.point([round(v * 0.35) for v in range(256)]), whole), INK),
        (0, 0),
    )
    side = round(radius * 1.62)
    animal = icons.icon(
        ICONS[CRESTS[seat].id],
        side,
        charge(seat),
        darker(own, 0.7) if charge(seat) == PARCHMENT_LIGHT else lighter(own, 0.5),
        1,
    )
    lay(picture, animal, (middle - animal.width / 2, top + radius - animal.height / 2))
    return picture


def _steps(first: float, last: float) -> list[float]:
    return [first + (last - first) * step / 12 for step in range(13)]


for _seat in range(len(CRESTS)):
    typesetting.use_inline(chr(typesetting.FIRST_CREST + _seat), partial(shield, _seat))
