"""The spell stones: eight kinds, each with its number, icon, color, and a cameo with as many corners."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from PIL import Image, ImageChops, ImageDraw

from render.kit import icons
from render.kit.cache import cached
from render.kit.layout import Draw, Piece
from render.kit.shapes import blurred, cornered, grown, lay, lay_centred, polygon, shaded, tinted
from render.kit.theme import (
    GOLD,
    GOLD_PALE,
    INK,
    NIGHT,
    NIGHT_DEEP,
    PARCHMENT_LIGHT,
    VIOLET,
    Colour,
    darker,
    lighter,
    mix,
    rgb,
)
from render.kit.typesetting import Style, draw_text


@dataclass(frozen=True, slots=True)
class Kind:
    """The look of one number's stones. ``lift`` and ``share`` place the icon in the cameo."""

    icon: str
    colour: Colour
    share: float = 0.6
    lift: float = 0.0


KINDS = {
    1: Kind("spiked-dragon-head", rgb("#A93428"), 0.68),
    2: Kind("cowled", rgb("#45403F"), 0.62),
    3: Kind("night-sleep", rgb("#7A53A6"), 0.5, -0.1),
    4: Kind("falcon-moon", rgb("#2C5C9C"), 0.6),
    5: Kind("lightning-storm", rgb("#B27C12"), 0.62),
    6: Kind("snowflake-2", rgb("#3A86A8"), 0.66),
    7: Kind("burning-meteor", rgb("#C65E1E"), 0.62),
    8: Kind("health-potion", rgb("#2F7D5E"), 0.64),
}
"""The look of each spell, by number."""

MEDALLION_EDGE = 6
"""The margin of a medallion, for its shadow."""

RATIO = 1.16
"""The height of a stone as a multiple of its width."""


def height_of(width: int) -> int:
    """Return the height of a stone of ``width``."""
    return round(width * RATIO)


def _tile(width: int, inset: float = 0) -> Image.Image:
    height = height_of(width)
    cut = width * 0.2
    left, top, right, low = inset, inset, width - inset, height - inset
    corner = max(0.0, cut - inset * 0.41)
    return polygon(
        (width, height),
        [
            (left + corner, top),
            (right - corner, top),
            (right, top + corner),
            (right, low - corner),
            (right - corner, low),
            (left + corner, low),
            (left, low - corner),
            (left, top + corner),
        ],
    )


def _bevelled(width: int, colour: Colour, metal: Colour) -> Image.Image:
    """Return a blank stone: ink edge, metal bevel, a face lit from above."""
    edge = max(1.2, width / 30)
    picture = tinted(_tile(width), INK)
    lay(picture, shaded(_tile(width, edge), lighter(metal, 0.25), darker(metal, 0.45)), (0, 0))
    lay(picture, tinted(_tile(width, edge * 2.1), darker(colour, 0.6)), (0, 0))
    face = _tile(width, edge * 2.7)
    lay(picture, shaded(face, lighter(colour, 0.26), darker(colour, 0.3)), (0, 0))
    gleam = Image.new("L", face.size)
    height = face.height
    ImageDraw.Draw(gleam).polygon([(0, 0), (width, 0), (width, height * 0.16), (0, height * 0.34)], fill=34)
    lay(picture, tinted(ImageChops.multiply(gleam, face), (255, 250, 235)), (0, 0))
    return picture


@cached
def medallion(number: int, diameter: int) -> Image.Image:
    """Return a spell's sign, within its margin: its icon on a shape with as many corners as its number."""
    kind = KINDS[number]
    edge = MEDALLION_EDGE
    picture = Image.new("RGBA", (diameter + 2 * edge, diameter + 2 * edge))
    shape = cornered(diameter, number)
    soft = tinted(blurred(shape, 2, 0.7), (5, 4, 12))
    lay(picture, soft, (0, 2))
    ring = max(1.5, diameter / 24)
    lay(picture, tinted(grown(shape, 1), INK), (edge - 1, edge - 1))
    lay(picture, shaded(cornered(diameter, number, 1), GOLD_PALE, darker(GOLD, 0.25)), (edge, edge))
    lay(picture, tinted(cornered(diameter, number, 1 + ring), darker(kind.colour, 0.65)), (edge, edge))
    inner = cornered(diameter, number, 2.2 + ring)
    lay(picture, shaded(inner, lighter(kind.colour, 0.2), darker(kind.colour, 0.25)), (edge, edge))
    lay(picture, _emblem(number, diameter), (edge, edge))
    return picture


def _emblem(number: int, diameter: int) -> Image.Image:
    """Return the icon of a spell alone, placed as in a cameo ``diameter`` pixels wide."""
    kind = KINDS[number]
    share, drop = kind.share, kind.lift
    if number == 3:
        drop = 0.14
    edge = max(1, round(diameter / 48))
    sign = icons.icon(kind.icon, round(diameter * share), PARCHMENT_LIGHT, darker(kind.colour, 0.75), edge)
    picture = Image.new("RGBA", (diameter, diameter))
    lay_centred(picture, sign, (diameter / 2, diameter / 2 + drop * diameter / 2))
    return picture


def _face(number: int, width: int) -> Image.Image:
    """Draw a stone face up: the icon above, the number large below."""
    kind = KINDS[number]
    picture = _bevelled(width, kind.colour, GOLD)
    height = picture.height
    cameo = round(width * 0.7)
    if width >= 56:
        shape = cornered(cameo, number)
        at = ((width - cameo) / 2, height * 0.055)
        lay(picture, tinted(shape, darker(kind.colour, 0.42)), at)
        ring = ImageChops.subtract(shape, cornered(cameo, number, max(1.2, width / 60)))
        lay(picture, tinted(ring, mix(GOLD_PALE, kind.colour, 0.25)), at)
        lay(picture, _emblem(number, cameo), at)
        size = round(width * 0.54)
    else:
        sign = icons.icon(kind.icon, round(width * 0.56), mix(PARCHMENT_LIGHT, kind.colour, 0.12))
        lay(picture, sign, ((width - sign.width) / 2, height * 0.07))
        size = round(width * 0.6)
    style = Style("bold", size, PARCHMENT_LIGHT, max(2, round(width / 24)), darker(kind.colour, 0.78))
    draw_text(picture, str(number), style, (width / 2, height * 0.925), "centre")
    return picture


def _sign(number: int, width: int) -> Image.Image:
    """Draw a stone face up without its number, for places that say the number: the icon fills it."""
    kind = KINDS[number]
    picture = _bevelled(width, kind.colour, GOLD)
    edge = max(1, round(width / 40))
    sign = icons.icon(kind.icon, round(width * 0.66), PARCHMENT_LIGHT, darker(kind.colour, 0.75), edge)
    lay_centred(picture, sign, (width / 2, picture.height / 2))
    return picture


def _nailed(number: int, width: int) -> Image.Image:
    """Draw the sign of a stone that was out of play from the start: grayed, with nails in its corners."""
    picture = _sign(number, width)
    alpha = picture.getchannel("A")
    grey = Image.blend(picture.convert("RGB"), Image.new("RGB", picture.size, (58, 56, 76)), 0.5)
    picture = grey.convert("RGBA")
    picture.putalpha(alpha)
    pen = ImageDraw.Draw(picture)
    radius = max(2, width // 15)
    for x, y in ((0.2, 0.19), (0.8, 0.19), (0.2, 0.81), (0.8, 0.81)):
        middle = width * x, picture.height * y
        box = [middle[0] - radius, middle[1] - radius, middle[0] + radius, middle[1] + radius]
        pen.ellipse(box, fill=(*GOLD_PALE, 255), outline=(*INK, 255))
    return picture


def _back(width: int, secret: bool) -> Image.Image:
    """Draw the back of a stone: dark blue with a gold knot; a secret stone is violet with a padlock."""
    colour = VIOLET if secret else mix(NIGHT, (70, 78, 130), 0.35)
    picture = _bevelled(width, colour, GOLD_PALE if secret else GOLD)
    middle = (width / 2, picture.height / 2)
    if secret:
        lay_centred(picture, icons.icon("padlock", round(width * 0.58), GOLD_PALE, INK, 1), middle)
    else:
        lay_centred(picture, _knot(round(width * 0.58)), middle)
    return picture


def stone(number: int, width: int) -> Piece:
    """Return a stone face up, ``width`` pixels wide; its shadow takes no space in the layout."""
    return Piece(_lying_stone(number, width), _margin(width))


def sign(number: int, width: int) -> Piece:
    """Return a stone face up with its sign only."""
    return Piece(_lying_sign(number, width), _margin(width))


def set_aside(number: int, width: int) -> Piece:
    """Return a stone that was out of play from the start, with its sign only."""
    return Piece(_lying_nailed(number, width), _margin(width))


def back(width: int, secret: bool = False) -> Piece:
    """Return a stone from behind."""
    return Piece(_lying_back(width, secret), _margin(width))


def seen(number: int | None, width: int, secret: bool = False) -> Piece:
    """Return a stone as the viewer sees it: its face, or its back if the number is unknown."""
    return back(width, secret) if number is None else stone(number, width)


@cached
def _lying_stone(number: int, width: int) -> Image.Image:
    return _shadowed(_face(number, width))


@cached
def _lying_sign(number: int, width: int) -> Image.Image:
    return _shadowed(_sign(number, width))


@cached
def _lying_nailed(number: int, width: int) -> Image.Image:
    return _shadowed(_nailed(number, width))


@cached
def _lying_back(width: int, secret: bool) -> Image.Image:
    return _shadowed(_back(width, secret))


def _softness(width: int) -> float:
    return max(1.5, width / 20)


def _drop(width: int) -> int:
    """Return how far a stone's shadow is offset downward."""
    return round(width / 14)


def _margin(width: int) -> int:
    """Return the margin around a stone of ``width`` for its shadow."""
    return ceil(3 * _softness(width)) + _drop(width)


def _shadowed(piece: Image.Image) -> Image.Image:
    """Return a stone with its shadow, within its margin."""
    width, margin = piece.width, _margin(piece.width)
    shadow = tinted(blurred(_tile(width), _softness(width), 0.75), (5, 5, 12))
    picture = Image.new("RGBA", (width + 2 * margin, piece.height + 2 * margin))
    middle = (picture.width / 2, picture.height / 2)
    lay_centred(picture, shadow, (middle[0] + 1, middle[1] + _drop(width)))
    lay_centred(picture, piece, middle)
    return picture


def _knot(size: int) -> Image.Image:
    scale = 4
    large = size * scale
    mask = Image.new("L", (large, large))
    pen = ImageDraw.Draw(mask)
    thick = max(3, round(large * 0.085))
    reach = large * 0.3
    for x, y in ((0.28, 0.28), (0.72, 0.28), (0.28, 0.72), (0.72, 0.72)):
        pen.ellipse(
            (
                large * x - reach * 0.75,
                large * y - reach * 0.75,
                large * x + reach * 0.75,
                large * y + reach * 0.75,
            ),
            outline=255,
            width=thick,
        )
    pen.polygon(
        [
            (large / 2, large * 0.2),
            (large * 0.8, large / 2),
            (large / 2, large * 0.8),
            (large * 0.2, large / 2),
        ],
        outline=255,
        width=thick,
    )
    knot = mask.reduce(scale)
    picture = tinted(grown(knot, 1), NIGHT_DEEP)
    lay(picture, shaded(knot, GOLD_PALE, GOLD), (1, 1))
    return picture


@cached
def recess(width: int, lit: bool = False) -> Image.Image:
    """Return the hollow in the wall that one stone fits in, with a bright edge if it's ``lit``."""
    shape = _tile(width)
    picture = tinted(shape.point([round(v * 0.55) for v in range(256)]), (8, 8, 20))
    edge = ImageChops.subtract(shape, _tile(width, 2.5 if lit else 1.5))
    metal = GOLD_PALE if lit else mix(GOLD, NIGHT, 0.35)
    lay(picture, tinted(edge.point([round(v * 0.9) for v in range(256)]), metal), (0, 0))
    inner = ImageChops.subtract(_tile(width, 2.5 if lit else 1.5), _tile(width, 4))
    lay(picture, tinted(inner.point([round(v * 0.6) for v in range(256)]), (4, 4, 12)), (0, 0))
    return picture


@cached
def used_up(width: int) -> Image.Image:
    """Return the trace on parchment of a stone that has left a hand."""
    picture = tinted(_tile(width).point([round(v * 0.1) for v in range(256)]), INK)
    edge = ImageChops.subtract(_tile(width), _tile(width, 2))
    lay(picture, tinted(edge.point([round(v * 0.3) for v in range(256)]), INK), (0, 0))
    return picture


@cached
def _halo(width: int) -> Image.Image:
    return tinted(
        blurred(grown(_tile(width), 3), max(4, width / 9), 2.2), mix(GOLD_PALE, (255, 210, 100), 0.4)
    )


def glowing(width: int) -> Draw:
    """Return the gold halo of a stone of ``width`` with the same box: it was moved last."""
    return Draw(lambda base, box: lay_centred(base, _halo(width), box.middle))
