"""The pane for a seat in the castle: the nine doors, large because they're what matters now."""

from __future__ import annotations

from functools import partial

from PIL import Image

from games.touria.view import DoorView, View
from render.kit import icons, panels, tokens
from render.kit.cache import cached
from render.kit.layout import Align, Column, Draw, Element, Grid, Grow, Padding, Piece, Sized, Stack, Text
from render.kit.shapes import lay
from render.kit.theme import BRONZE, GOLD, GOLD_PALE, INK, LAVENDER, NIGHT_DEEP, SMALLEST, VIOLET, mix
from render.kit.typesetting import Style
from render.touria import goods, pane, phrases
from render.words import Words

_WOOD = (140, 92, 52)


def element(view: View, seat: int, words: Words) -> Element:
    """Return the doors three by three, with everything the viewer knows of each."""
    doors = (door_plate(number, door, words) for number, door in enumerate(view.doors, 1))
    heading = pane.heading(phrases.inside(view.places[seat], words))
    return Column(heading, Grow(Grid(*doors, columns=3, gap=10, even=True)))


def door_plate(number: int, door: DoorView, words: Words, letters: int = 26, height: int = 0) -> Element:
    """Return a door, ``height`` pixels high, with any known person's name in type of size ``letters``."""
    plate = panels.plate(
        lambda width, height: _plate(number, door, letters, (width, height), words), height=height
    )
    return plate if door.open else Stack(plate, panels.rimmed())


@cached
def _plate(number: int, door: DoorView, letters: int, size: tuple[int, int], words: Words) -> Image.Image:
    if door.dweller is None:
        shut = Text(str(number), Style("bold", 84, GOLD_PALE, 3, INK), "centre")
        planks = Draw(lambda base, box: lay(base, panels.band(box.width, box.height, _WOOD), box.corner))
        return panels.filled(
            panels.panel(*size, mix(_WOOD, GOLD, 0.4), "wall"), Stack(Padding.around(planks, 11), shut)
        )
    known = partial(_known, number, words(f"touria-dweller-{door.dweller}"), words.locale)
    if door.open:
        sign = icons.icon(goods.DWELLERS[door.dweller], 68, (120, 48, 34), None, 2)
        return panels.filled(panels.panel(*size, BRONZE), known(sign, Style("bold", letters, INK)))
    sign = icons.icon(goods.DWELLERS[door.dweller], 68, LAVENDER, NIGHT_DEEP, 2)
    style = Style("bold", letters, LAVENDER, 1, NIGHT_DEEP)
    return panels.filled(panels.panel(*size, VIOLET, "wall"), known(sign, style))


def _known(number: int, name: str, language: str, sign: Image.Image, style: Style) -> Element:
    """Return the person behind a door: the icon with the name below it, the number in the corner."""
    dweller = Column(
        Grow(Padding(Piece(sign), left=24)),
        Sized(
            Text(name, style, "centre", 2, max(SMALLEST, style.size - 6), language),
            height=round(2.04 * style.size),
        ),
    )
    badge = Align(Piece(tokens.badge(str(number), 40, GOLD, INK), 4), "left", "top")
    return Stack(Padding(dweller, 10, 16, 10, 8), Padding.around(badge, 12))
