"""The ring in which hands are passed on: seats and travelling boards, each with its current hand."""

from __future__ import annotations

from PIL import Image, ImageDraw

from games.towers.view import RingPlace
from render.kit import icons, shields, tokens
from render.kit.cache import cached
from render.kit.shapes import grown, lay, lay_centred, tinted
from render.kit.theme import BRONZE, GOLD_PALE, INK, NIGHT, NIGHT_DEEP, PARCHMENT_LIGHT, mix
from render.kit.typesetting import Style, draw_text

ARROW_EDGE = 2
"""The outline of an arrow in pixels, which its size doesn't include."""
NUMERALS = ("I", "II", "III", "IV")
"""Roman numerals, to distinguish hands from card values."""


@cached
def ring(places: tuple[RingPlace, ...], size: int = 60) -> Image.Image:
    """Return the ring as a strip; arrows show where the hands go after a tower."""
    step = size + 34
    width = (len(places) - 1) * step + size + 28
    picture = Image.new("RGBA", (width, size + 44))
    lay(picture, _way_back(width - 28 - size), (8 + size / 2 - 10, size + 6))
    for index, spot in enumerate(places):
        middle = (8 + size / 2 + index * step, size / 2 + 4)
        if index:
            lay_centred(picture, arrow(26), (middle[0] - step / 2, middle[1]))
        lay_centred(picture, place_of(spot.seat, size), middle)
        lay_centred(picture, hand_badge(spot.hand), (middle[0] + size * 0.42, middle[1] + size * 0.36))
    return picture


@cached
def place_of(seat: int | None, size: int) -> Image.Image:
    """Return the sign of a place in the ring: a shield, or the wagon of a travelling board."""
    if seat is not None:
        return shields.shield(seat, size)
    picture = tokens.medal(size - 4, mix(BRONZE, INK, 0.35)).copy()
    wagon = icons.icon("old-wagon", round(size * 0.62), PARCHMENT_LIGHT, INK, 1)
    lay_centred(picture, wagon, (picture.width / 2, picture.height / 2))
    return picture


@cached
def hand_badge(hand: int) -> Image.Image:
    """Return the number of a hand on a small card back."""
    width, height = 34, 36
    picture = Image.new("RGBA", (width, height))
    pen = ImageDraw.Draw(picture)
    pen.rounded_rectangle((0, 0, width - 1, height - 1), 6, fill=INK)
    pen.rounded_rectangle((2, 2, width - 3, height - 3), 5, fill=GOLD_PALE)
    pen.rounded_rectangle((4, 4, width - 5, height - 5), 4, fill=NIGHT)
    style = Style("bold", 24, GOLD_PALE, 1, NIGHT_DEEP)
    draw_text(picture, NUMERALS[hand], style, (width / 2, height / 2 + 8), "centre")
    return picture


@cached
def arrow(size: int) -> Image.Image:
    """Return an arrow to the right, gold with an ink edge."""
    scale = 4
    large = Image.new("L", (size * scale, size * scale))
    pen = ImageDraw.Draw(large)
    w = size * scale
    pen.polygon(
        [
            (0.02 * w, 0.38 * w),
            (0.5 * w, 0.38 * w),
            (0.5 * w, 0.14 * w),
            (0.98 * w, 0.5 * w),
            (0.5 * w, 0.86 * w),
            (0.5 * w, 0.62 * w),
            (0.02 * w, 0.62 * w),
        ],
        fill=255,
    )
    shape = large.reduce(scale)
    picture = tinted(grown(shape, ARROW_EDGE), INK)
    lay(picture, tinted(shape, GOLD_PALE), (ARROW_EDGE, ARROW_EDGE))
    return picture


def _way_back(width: int) -> Image.Image:
    """Return the line on which the last place's hand returns to the first."""
    scale, height = 3, 32
    edge = 10
    large = Image.new("RGBA", ((width + 2 * edge) * scale, height * scale))
    pen = ImageDraw.Draw(large)
    left, right, low, tip = edge * scale, (width + edge) * scale, 22 * scale, 2 * scale
    for thick, grow, colour in ((8, 2, INK), (4, 0, GOLD_PALE)):
        points = [(right, 0), (right, low), (left, low), (left, tip + 8 * scale)]
        pen.line(points, fill=(*colour, 255), width=thick * scale, joint="curve")
        half, top = (9 + grow) * scale, tip - grow * scale
        foot = tip + (11 + grow) * scale
        pen.polygon([(left, top), (left - half, foot), (left + half, foot)], fill=(*colour, 255))
    return large.reduce(scale)
