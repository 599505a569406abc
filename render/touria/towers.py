"""The four towers from above: each side's action and seat, which is usable, which comes next."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from PIL import Image, ImageDraw

from games.touria.rules.board import SIDES
from render.kit import grounds, layout, panels, shields
from render.kit.cache import cached
from render.kit.layout import (
    Across,
    Align,
    Column,
    Down,
    Draw,
    Element,
    Grow,
    Padding,
    Piece,
    Row,
    Sized,
    Stack,
    Text,
)
from render.kit.shapes import blurred, grown, lay, rounded, shaded, tinted
from render.kit.theme import BRONZE, GOLD, GOLD_PALE, INK, PARCHMENT_LIGHT, darker, lighter, mix
from render.kit.typesetting import Style
from render.touria import atlas, emblems
from render.words import Words

_CORNERS: dict[frozenset[str], tuple[Across, Down, int]] = {
    frozenset(("north", "west")): ("left", "top", 1),
    frozenset(("west", "south")): ("left", "bottom", 0),
    frozenset(("south", "east")): ("right", "bottom", 3),
    frozenset(("east", "north")): ("right", "top", 2),
}
"""The corner where two plates meet, and its quarter turns clockwise from the southwest corner."""
_EDGES: tuple[tuple[Across, Down], ...] = (
    ("centre", "top"),
    ("right", "middle"),
    ("centre", "bottom"),
    ("left", "middle"),
)
"""The edges in the order north, east, south, west."""
_LONG, _SHORT = 48, 96
"""The heights of the plates that span the tower, and of the plates between them."""
_TOKEN = 40


@dataclass(frozen=True, slots=True)
class Face:
    """A tower to draw. ``sides`` are the actions north, east, south, west; ``crests`` the seats there.

    ``lit`` is the side that a player may use now, ``coming`` the side that turns there next; or both are
    empty.
    """

    sides: tuple[str, ...]
    crests: tuple[int | None, ...]
    lit: str
    coming: str


@cached
def draw(face: Face, words: Words) -> Image.Image:
    """Return the tower, ``atlas.TOWER`` pixels square, with a margin of ``panels.SHADOW``."""
    north, east, south, west = (
        _side(side, action, face, words) for side, action in zip(SIDES, face.sides, strict=True)
    )
    plates = Column(
        Sized(north, height=_LONG),
        Sized(Row(west, east, gap=4), height=_SHORT),
        Sized(south, height=_LONG),
        gap=4,
    )
    return panels.filled(_walls(), Stack(Padding.around(plates, 18), *_turning(face), *_seated(face)))


def _side(side: str, action: str, face: Face, words: Words) -> Grow:
    """Return the plate of one side, glowing if a player may use it now."""
    state = "lit" if side == face.lit else "coming" if side == face.coming else ""
    plate = Draw(
        lambda base, box: lay(base, _plate(action, (box.width, box.height), state, words), box.corner)
    )
    return Grow(Stack(panels.glowing(5, 1.5), plate) if state == "lit" else plate)


def _turning(face: Face) -> Iterator[Element]:
    """Yield the arrow in the corner between the usable side and the side that turns there next."""
    if face.lit:
        across, down, turns = _CORNERS[frozenset((face.lit, face.coming))]
        clockwise = SIDES.index(face.coming) == (SIDES.index(face.lit) - 1) % 4
        arrow = Align(Piece(_arrow(turns, clockwise)), across, down)
        yield Padding(arrow, 8, 44, 8, 44)


def _seated(face: Face) -> Iterator[Element]:
    """Yield the crests of the seats around the tower, on its edges."""
    for (across, down), seat in zip(_EDGES, face.crests, strict=True):
        if seat is not None:
            yield Padding.around(Align(Piece(shields.shield(seat, 34)), across, down), -8)


@cached
def _walls() -> Image.Image:
    """Return the tower without its signs, with its shadow."""
    image = panels.shadow(atlas.TOWER, atlas.TOWER).copy()
    lay(image, grounds.cutout("rampart"), (panels.SHADOW, panels.SHADOW))
    return image


@cached
def _plate(action: str, size: tuple[int, int], state: str, words: Words) -> Image.Image:
    """Return one side: the sign and name of its action."""
    width, height = size
    radius = 10
    image = Image.new("RGBA", size)
    rim = {"lit": GOLD_PALE, "coming": GOLD, "": mix(BRONZE, INK, 0.45)}[state]
    colour = emblems.EMBLEMS[action].colour
    lay(image, tinted(rounded(width, height, radius), INK), (0, 0))
    lay(image, tinted(rounded(width, height, radius, 1.5), rim), (0, 0))
    inset = 4 if state == "lit" else 3
    inside = rounded(width, height, radius, inset)
    if state == "lit":
        lay(image, shaded(inside, (255, 246, 214), (240, 206, 130)), (0, 0))
        style = Style("bold", 24, INK)
    else:
        ground = mix(colour, (26, 20, 38), 0.5)
        lay(image, shaded(inside, lighter(ground, 0.06), darker(ground, 0.3)), (0, 0))
        style = Style("bold", 24, PARCHMENT_LIGHT, 1, darker(colour, 0.8))
    sign = emblems.piece(action, _TOKEN)
    name = Text(words(f"touria-space-{action}"), style, "centre", lines=2, language=words.locale)
    beside = Padding(Row(sign, Grow(name), gap=4), 10, 2, 7, 3)
    below = Padding(Column(sign, Grow(name), gap=-3), 2, 5, 2, 3)
    layout.draw(image, beside if height <= _LONG else below)
    return image


@cached
def _arrow(quarters: int, clockwise: bool) -> Image.Image:
    """Return the bent arrow from the coming plate, for the corner ``quarters`` turns from the southwest."""
    scale, side = 4, 40
    mask = Image.new("L", (side * scale, side * scale))
    pen = ImageDraw.Draw(mask)
    centre, radius = side * scale * 0.72, side * scale * 0.46
    middle = (centre, side * scale - centre)
    box = (middle[0] - radius, middle[1] - radius, middle[0] + radius, middle[1] + radius)
    pen.arc(box, 100, 176, fill=255, width=6 * scale)
    tip = math.radians(84 if not clockwise else 192)
    head = (middle[0] + radius * 0.93 * math.cos(tip), middle[1] + radius * 0.93 * math.sin(tip))
    way = tip + (-math.pi / 2 if not clockwise else math.pi / 2)
    reach = 8.5 * scale
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
