"""The four towers from above: the action of the active seat, the other three, and which comes next."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from PIL import Image, ImageDraw

from games.touria.rules.board import SIDES
from render.kit import grounds, layout, panels
from render.kit.cache import cached
from render.kit.layout import Element, Piece, Pinned, Stack
from render.kit.shapes import blurred, disc, grown, lay, shaded, tinted
from render.kit.theme import GOLD, GOLD_PALE, INK, lighter
from render.touria import atlas, emblems

_LARGE, _SMALL = 116, 54
_NEAR, _BESIDE, _FAR = 20, 70, 68
"""How far the tokens are from the middle: the large one, and the small ones beside it and opposite."""
_BACK = 34
"""How far the small tokens beside the large one are moved away from it."""
_ARROW, _CORNER = 46, 62
"""The size of the arrow, and how far its middle is from the tower's, across and down."""
_QUIET = 0.72
"""The opacity of actions that can't be used now."""


@dataclass(frozen=True, slots=True)
class Face:
    """A tower to draw. ``sides`` are the actions north, east, south, west.

    ``lit`` is the side of the active seat, ``coming`` the side that turns there next. ``open`` is whether the
    tower can be chosen now.
    """

    sides: tuple[str, ...]
    lit: str
    coming: str
    open: bool


def element(face: Face) -> Element:
    """Return the tower, with a gold rim if it can be chosen."""
    tower = Piece(draw(face), panels.SHADOW)
    return Stack(panels.glowing(9, 1.7), tower, panels.rimmed(7)) if face.open else tower


@cached
def draw(face: Face) -> Image.Image:
    """Return a tower with the signs of its actions, and its shadow in a margin."""
    image = panels.shadow(atlas.TOWER, atlas.TOWER).copy()
    lay(image, grounds.cutout("rampart"), (panels.SHADOW, panels.SHADOW))
    layout.draw(image, Stack(*_signs(face, image.width / 2)))
    return image


def _signs(face: Face, middle: float) -> Iterator[Element]:
    """Yield the signs of the four sides as seen by the active seat, whose own is large, and the arrow."""
    ahead = SIDES.index(face.lit)
    for side, action in enumerate(face.sides):
        quarters = (side - ahead) % 4
        if quarters == 0:
            at = _turned(0, _NEAR, ahead)
            sign = emblems.token(action, _LARGE)
            if face.open:
                yield Pinned(Piece(_light()), middle + at[0], middle + at[1])
        else:
            at = _turned(*{1: (-_BESIDE, -_BACK), 2: (0, -_FAR), 3: (_BESIDE, -_BACK)}[quarters], ahead)
            sign = _quiet(action)
        yield Pinned(Piece(sign), middle + at[0], middle + at[1])
    clockwise = SIDES.index(face.coming) == (ahead - 1) % 4
    across = _CORNER if clockwise else -_CORNER
    at = _turned(across, _CORNER, ahead)
    corner = (ahead - SIDES.index("south") - clockwise) % 4
    yield Pinned(Piece(_arrow(corner, clockwise)), middle + at[0], middle + at[1])


def _turned(x: float, y: float, side: int) -> tuple[float, float]:
    """Return a point of the tower as the seat in the south sees it, for the seat at ``side``."""
    for _ in range((side - SIDES.index("south")) % 4):
        x, y = -y, x
    return x, y


@cached
def _quiet(action: str) -> Image.Image:
    image = emblems.token(action, _SMALL).copy()
    image.putalpha(image.getchannel("A").point([round(value * _QUIET) for value in range(256)]))
    return image


@cached
def _light() -> Image.Image:
    return tinted(blurred(disc(_LARGE + 6), 9, 1.6), (255, 220, 120))


@cached
def _arrow(quarters: int, clockwise: bool) -> Image.Image:
    """Return the bent arrow from the coming sign, for the corner ``quarters`` turns from the southwest."""
    scale, side = 4, _ARROW
    mask = Image.new("L", (side * scale, side * scale))
    pen = ImageDraw.Draw(mask)
    centre, radius = side * scale * 0.72, side * scale * 0.46
    middle = (centre, side * scale - centre)
    box = (middle[0] - radius, middle[1] - radius, middle[0] + radius, middle[1] + radius)
    pen.arc(box, 100, 176, fill=255, width=8 * scale)
    tip = math.radians(84 if not clockwise else 192)
    head = (middle[0] + radius * 0.91 * math.cos(tip), middle[1] + radius * 0.91 * math.sin(tip))
    way = tip + (-math.pi / 2 if not clockwise else math.pi / 2)
    reach = 11 * scale
    pen.polygon(
        [(head[0] + reach * math.cos(way + a), head[1] + reach * math.sin(way + a)) for a in (0, 2.3, -2.3)],
        fill=255,
    )
    shape = mask.rotate(-90 * quarters).reduce(scale)
    image = Image.new("RGBA", (side + 8, side + 8))
    lay(image, tinted(blurred(shape, 2, 0.8), (0, 0, 0)), (4 - 6, 4 - 6 + 1))
    lay(image, tinted(grown(shape, 2), INK), (2, 2))
    lay(image, shaded(shape, lighter(GOLD_PALE, 0.4), GOLD), (4, 4))
    return image
