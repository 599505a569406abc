"""The nine doors of the castle: closed, known to the viewer, or open with the person behind."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageChops, ImageDraw

from games.touria.components import COMPONENTS
from games.touria.view import DoorView, View
from render.kit import icons, layout, shields, tokens
from render.kit.cache import cached
from render.kit.layout import Column, Element, Padding, Piece, Pinned, Row
from render.kit.shapes import grown, lay, lay_centred, shaded, tinted
from render.kit.theme import GOLD, GOLD_PALE, INK, NIGHT_DEEP, PARCHMENT_LIGHT, VIOLET, lighter
from render.kit.typesetting import Style, draw_text
from render.touria import atlas, goods

_PAD = 6
_DUSK = (60, 54, 66)


def chapel(view: View) -> Element:
    """Return the crests of the seats inside the castle, above its gate."""
    inside = (seat for seat, place in enumerate(view.places) if place.chapel)
    crests = Row(*(Piece(shields.shield(seat, 58)) for seat in inside), gap=4)
    return Pinned(crests, *atlas.GATE)


def doors(shown: Sequence[DoorView], *, choosing: bool) -> Element:
    """Return the doors in the castle wall; while one is chosen, the closed ones have a gold rim."""
    shut = "lit" if choosing else "closed"
    known = tuple(
        (door.dweller or "", "open" if door.open else "seen" if door.dweller else shut) for door in shown
    )
    return Pinned(Piece(_doors(known)), *atlas.DOORWAYS)


def closed() -> Element:
    """Return the closed doors, as before the game."""
    return Pinned(all_closed(), *atlas.DOORWAYS)


def all_closed() -> Piece:
    """Return the closed doors without a position."""
    return Piece(_doors((("", "closed"),) * len(COMPONENTS.door_spaces)))


@cached
def _doors(known: tuple[tuple[str, str], ...]) -> Image.Image:
    """Return all doors, three by three, each with the person behind it and its state."""
    pieces = [Piece(_door(number, *door), _PAD) for number, door in enumerate(known, 1)]
    rows = (Row(*pieces[start : start + 3], gap=10) for start in range(0, len(pieces), 3))
    whole = Padding.around(Column(*rows, gap=4), _PAD)
    image = Image.new("RGBA", whole.size())
    layout.draw(image, whole)
    return image


@cached
def _door(number: int, dweller: str, state: str) -> Image.Image:
    """Return a door.

    ``state`` is ``closed``, ``lit``, ``open``, or ``seen`` (by the viewer, in the crystal ball).
    """
    wide, tall = atlas.DOOR
    image = Image.new("RGBA", (wide + 2 * _PAD, tall + 2 * _PAD))
    arch = _arch(0)
    edge, thick = (GOLD_PALE, 5) if state == "lit" else (_DUSK, 3)
    lay(image, tinted(grown(arch, thick), edge), (_PAD - thick, _PAD - thick))
    lay(image, tinted(grown(arch, 1), INK), (_PAD - 1, _PAD - 1))
    inner = _arch(2)
    if state in ("closed", "lit"):
        lay(image, shaded(inner, (168, 112, 62), (104, 64, 34)), (_PAD, _PAD))
        lay(image, _planks(inner), (_PAD, _PAD))
        style = Style("bold", 58, GOLD_PALE, 3, (44, 24, 12))
        draw_text(image, str(number), style, (image.width / 2, _PAD + tall * 0.84), "centre")
        return image
    if state == "open":
        lay(image, shaded(inner, (255, 240, 190), (240, 180, 84)), (_PAD, _PAD))
        colour, edge = (92, 36, 26), PARCHMENT_LIGHT
    else:
        lay(image, shaded(inner, lighter(VIOLET, 0.2), NIGHT_DEEP), (_PAD, _PAD))
        colour, edge = PARCHMENT_LIGHT, INK
    sign = icons.icon(goods.DWELLERS[dweller], 46, colour, edge, 1)
    lay_centred(image, sign, (image.width / 2, image.height / 2 + 3))
    if state == "seen":
        lay(image, tokens.badge(str(number), 30, GOLD, INK), (-6, -6))
    return image


def _arch(inset: int) -> Image.Image:
    wide, tall = atlas.DOOR
    mask = Image.new("L", (wide * 4, tall * 4))
    pen = ImageDraw.Draw(mask)
    left, top, right = inset * 4, inset * 4, (wide - inset) * 4 - 1
    pen.ellipse((left, top, right, top + (right - left)), fill=255)
    pen.rectangle((left, top + (right - left) / 2, right, (tall - inset / 2) * 4), fill=255)
    return mask.reduce(4)


def _planks(shape: Image.Image) -> Image.Image:
    lines = Image.new("L", shape.size)
    pen = ImageDraw.Draw(lines)
    for x in range(11, shape.width, 11):
        pen.line((x, 0, x, shape.height), fill=120)
    for y in (20, shape.height - 12):
        pen.line((0, y, shape.width, y), fill=170, width=2)
    return tinted(ImageChops.multiply(lines, shape), (52, 30, 18))
