"""The banner above a picture that announces what was just decided."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.kit import grounds, icons, layout
from render.kit.cache import cached
from render.kit.layout import Box, Column, Draw, Element, Grow, Padding, Piece, Row, Stack, Text
from render.kit.shapes import blurred, lay, polygon, shaded, tinted
from render.kit.theme import GOLD, GOLD_PALE, INK, PARCHMENT_LIGHT, VERMILION, darker, lighter
from render.kit.typesetting import Style

_DECIDED = Style("bold", 46, GOLD_PALE, 2, darker(VERMILION, 0.75))
_BESIDES = Style("text", 36, PARCHMENT_LIGHT, 1, darker(VERMILION, 0.75))
_LINES, _MORE_LINES = 3, 5
"""The maximum lines for the decision, and for the details."""
_SMALLEST = 34
_SMALLER = 28
_HORN = 66
_TAIL, _NOTCH, _TUCK = 50, 26, 28
"""How far the ends extend beside the cloth, the depth of their notch, and the length hidden behind it."""
_FALL = 12
"""How much lower than the cloth its ends are, in pixels."""
_BEAM, _EDGE, _RULE = 14, 26, 3
"""The wood above and below the banner, the wood at its sides, and the gold line under it."""


def raised(picture: Image.Image, decided: str, besides: str, language: str) -> Image.Image:
    """Return ``picture`` with a banner above it: the decision, and below it the details, if any."""
    hung = Padding(_banner(decided, besides, language), _EDGE, _BEAM, _EDGE, _BEAM + _FALL + _RULE)
    height = hung.size(picture.width).height
    whole = Image.new("RGB", (picture.width, height + picture.height))
    whole.paste(_beam(picture.width, height), (0, 0))
    whole.paste(picture.convert("RGB"), (0, height))
    layout.draw(whole, hung, (0, 0, picture.width, height))
    return whole


def _banner(decided: str, besides: str, language: str) -> Element:
    horn = icons.icon("hunting-horn", _HORN, GOLD_PALE, darker(VERMILION, 0.7), 2)
    told = [Text(decided, _DECIDED, "centre", _LINES, _SMALLEST, language)]
    if besides:
        told.append(Text(besides, _BESIDES, "centre", _MORE_LINES, _SMALLER, language))
    lines = Column(*told, gap=4)
    inside = Row(Piece(horn), Grow(lines), Piece(horn.transpose(Image.Transpose.FLIP_LEFT_RIGHT)), gap=14)
    return Stack(Draw(_lay_cloth), Padding(inside, _TAIL + 20, 20, _TAIL + 20, 22))


def _lay_cloth(base: Image.Image, box: Box) -> None:
    lay(base, _cloth(box.width, box.height), box.corner)


@cached
def _cloth(width: int, height: int) -> Image.Image:
    """Return a ribbon of cloth with its ends behind it, ``_FALL`` lower than the box it fills."""
    size = width, height + _FALL
    picture = tinted(Image.new("L", size), INK)
    low, inner = height + _FALL, _TAIL + _TUCK
    middle = (_FALL + low) / 2
    end = [(1, _FALL), (inner, _FALL), (inner, low), (1, low), (1 + _NOTCH, middle)]
    field = [(7, _FALL + 3), (inner, _FALL + 3), (inner, low - 3), (7, low - 3), (7 + _NOTCH, middle)]
    tuck = [(_TAIL, height), (inner, height), (inner, low)]
    for side in ("left", "right"):
        for points, colour in ((end, INK), (field, darker(VERMILION, 0.4)), (tuck, darker(VERMILION, 0.75))):
            turned = points if side == "left" else [(width - x, y) for x, y in points]
            lay(picture, tinted(polygon(size, turned), colour), (0, 0))
    face = width - 2 * _TAIL
    shade = blurred(Image.new("L", (face, height), 255), 5, 0.6)
    lay(picture, tinted(shade, (10, 6, 12)), (_TAIL - 15, 4 - 15))
    lay(picture, _face(face, height), (_TAIL, 0))
    return picture


def _face(width: int, height: int) -> Image.Image:
    """Return the front of the ribbon: folds, gold rules above and below, an ink edge."""
    whole = Image.new("L", (width, height), 255)
    picture = shaded(whole, lighter(VERMILION, 0.04), darker(VERMILION, 0.28))
    fold = Image.linear_gradient("L").rotate(90).resize((width // 10 + 1, height))
    fold = fold.point([round(value * 0.16) for value in range(256)])
    folds = Image.new("L", (width, height))
    for number, left in enumerate(range(0, width, fold.width)):
        folds.paste(fold if number % 2 else fold.transpose(Image.Transpose.FLIP_LEFT_RIGHT), (left, 0))
    lay(picture, tinted(folds, INK), (0, 0))
    pen = ImageDraw.Draw(picture)
    for inset, thick, colour in ((6, 3, GOLD_PALE), (12, 1, GOLD)):
        for top in (inset, height - inset - thick):
            pen.rectangle((0, top, width, top + thick - 1), fill=colour)
    pen.rectangle((0, 0, width - 1, height - 1), outline=INK, width=3)
    return picture


@cached
def _beam(width: int, height: int) -> Image.Image:
    """Return the wood that the banner hangs on, with a gold line along the bottom."""
    picture = grounds.cut("rosewood", width, height).copy()
    pen = ImageDraw.Draw(picture)
    pen.rectangle((0, height - _RULE, width, height), fill=GOLD)
    pen.rectangle((0, height - _RULE - 2, width, height - _RULE - 1), fill=INK)
    return picture
