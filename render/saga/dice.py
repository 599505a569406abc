"""Dice: ivory with round pips."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.kit.cache import cached
from render.kit.layout import Across, Piece
from render.kit.shapes import OVERSAMPLING, blurred, lay, rounded, shaded, tinted
from render.kit.theme import INK, INK_SOFT, PARCHMENT_LIGHT, PARCHMENT_SHADE
from render.kit.typesetting import Style, draw_text

_LOW, _MIDDLE, _HIGH = 0.25, 0.5, 0.75
_PIPS = {
    1: ((_MIDDLE, _MIDDLE),),
    2: ((_LOW, _LOW), (_HIGH, _HIGH)),
    3: ((_LOW, _LOW), (_MIDDLE, _MIDDLE), (_HIGH, _HIGH)),
    4: ((_LOW, _LOW), (_LOW, _HIGH), (_HIGH, _LOW), (_HIGH, _HIGH)),
    5: ((_LOW, _LOW), (_LOW, _HIGH), (_MIDDLE, _MIDDLE), (_HIGH, _LOW), (_HIGH, _HIGH)),
    6: tuple((x, y) for x in (_LOW, _HIGH) for y in (_LOW, _MIDDLE, _HIGH)),
}
_MARGIN = 5
"""The margin around a die for its shadow, in pixels."""


def die(value: int | None, size: int, across: Across = "centre") -> Piece:
    """Return a die showing ``value``; ``None`` is a die still to be rolled."""
    return Piece(_face(value, size), _MARGIN, across)


@cached
def _face(value: int | None, size: int) -> Image.Image:
    radius = round(size * 0.2)
    picture = Image.new("RGBA", (size + 2 * _MARGIN,) * 2)
    soft = blurred(rounded(size, size, radius), 2, 0.8)
    lay(picture, tinted(soft, (6, 4, 12)), (_MARGIN - 6, _MARGIN - 4))
    lay(picture, tinted(rounded(size, size, radius), INK), (_MARGIN, _MARGIN))
    edge = max(1.5, size / 26)
    lay(
        picture,
        shaded(rounded(size, size, radius, edge), (255, 252, 242), PARCHMENT_SHADE),
        (_MARGIN, _MARGIN),
    )
    face = rounded(size, size, radius, edge * 2.2)
    lay(picture, shaded(face, PARCHMENT_LIGHT, (238, 226, 198)), (_MARGIN, _MARGIN))
    if value is None:
        style = Style("bold", round(size * 0.7), INK_SOFT)
        draw_text(picture, "?", style, (picture.width / 2, picture.height / 2 + size * 0.24), "centre")
        return picture
    large = Image.new("L", (size * OVERSAMPLING,) * 2)
    pen, side, pip = ImageDraw.Draw(large), large.width, large.width * 0.095
    for x, y in _PIPS[value]:
        pen.ellipse((x * side - pip, y * side - pip, x * side + pip, y * side + pip), fill=255)
    lay(picture, tinted(large.reduce(OVERSAMPLING), INK), (_MARGIN, _MARGIN))
    return picture
