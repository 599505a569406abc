"""The four towers from above: what each side shows, whose it is, which is usable, what comes next."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PIL import Image, ImageDraw

from games.touria.board import SIDES
from render.kit import grounds, panels, shields
from render.kit.cache import cached
from render.kit.shapes import blurred, grown, lay, lay_centred, rounded, shaded, tinted
from render.kit.theme import BRONZE, GOLD, GOLD_PALE, INK, PARCHMENT_LIGHT, darker, lighter, mix
from render.kit.typesetting import Style, draw_fitted
from render.touria import atlas, emblems
from render.words import Words

_BOXES = {
    "north": (18, 18, 218, 66),
    "west": (18, 70, 116, 166),
    "east": (120, 70, 218, 166),
    "south": (18, 170, 218, 218),
}
"""The plate of each side in a tower of 236 pixels."""
_EDGES = {"north": (118, 9), "east": (228, 118), "south": (118, 228), "west": (8, 118)}
_CORNERS = {
    frozenset(("north", "west")): (32, 68, 1),
    frozenset(("west", "south")): (32, 168, 0),
    frozenset(("south", "east")): (204, 168, 3),
    frozenset(("east", "north")): (204, 68, 2),
}
"""Where two plates meet, and how many quarter turns clockwise the corner is from the south-western one."""
_TOKEN = 40


@dataclass(frozen=True, slots=True)
class Face:
    """A tower as it is drawn. ``sides`` are the actions north, east, south, west; ``crests`` the seats there.

    ``lit`` is the side that somebody may use now, ``coming`` the one that turns there next; or both empty.
    """

    sides: tuple[str, ...]
    crests: tuple[int | None, ...]
    lit: str
    coming: str


@cached
def draw(face: Face, words: Words) -> Image.Image:
    """Return the tower, ``atlas.TOWER`` pixels square, with a margin of ``panels.SHADOW`` for its shadow."""
    margin = panels.SHADOW
    image = _walls().copy()
    top = Image.new("RGBA", (atlas.TOWER, atlas.TOWER))
    for side, action in zip(SIDES, face.sides, strict=True):
        state = "lit" if side == face.lit else "coming" if side == face.coming else ""
        left, upper, right, low = _BOXES[side]
        if state == "lit":
            panels.lay_glow(top, (right - left, low - upper), (left, upper), 5, 1.5)
        lay(top, _plate(action, right - left, low - upper, state, words), (left, upper))
    if face.lit:
        x, y, turns = _CORNERS[frozenset((face.lit, face.coming))]
        clockwise = SIDES.index(face.coming) == (SIDES.index(face.lit) - 1) % 4
        lay_centred(top, _arrow(turns, clockwise), (x, y))
    lay(image, top, (margin, margin))
    for side, seat in zip(SIDES, face.crests, strict=True):
        if seat is not None:
            x, y = _EDGES[side]
            lay_centred(image, shields.shield(seat, 34), (margin + x, margin + y))
    return image


@cached
def _walls() -> Image.Image:
    """Return the tower without its signs, and its shadow."""
    image = panels.shadow(atlas.TOWER, atlas.TOWER).copy()
    lay(image, grounds.cutout("rampart"), (panels.SHADOW, panels.SHADOW))
    return image


@cached
def _plate(action: str, width: int, height: int, state: str, words: Words) -> Image.Image:
    """Return one side: the sign and the name of its action."""
    radius = 10
    image = Image.new("RGBA", (width, height))
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
    token = emblems.token(action, _TOKEN)
    name = words(f"touria-space-{action}")
    if width > 120:
        lay(image, token, (2, height / 2 - token.height / 2))
        draw_fitted(
            image, name, style, (54, 2, width - 7, height - 3), "centre", lines=2, language=words.locale
        )
    else:
        lay(image, token, (width / 2 - token.width / 2, -3))
        draw_fitted(
            image, name, style, (1, 42, width - 1, height - 3), "centre", lines=2, language=words.locale
        )
    return image


@cached
def _arrow(quarters: int, clockwise: bool) -> Image.Image:
    """Return the bent arrow from the coming plate, for the corner ``quarters`` turns from the south-west."""
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
