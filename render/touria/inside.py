"""For who is in the castle: the nine doors, as large as they matter now."""

from __future__ import annotations

from PIL import Image

from games.touria.view import DoorView, View
from render.kit import icons, panels, tokens
from render.kit.cache import cached
from render.kit.shapes import lay, lay_centred
from render.kit.theme import BRONZE, GOLD, GOLD_PALE, INK, LAVENDER, NIGHT_DEEP, VIOLET, mix
from render.kit.typesetting import Style, draw_fitted, draw_text
from render.touria import goods, phrases
from render.words import Words

_GAP = 10
_HEADING = 40
_WOOD = (140, 92, 52)


def draw(picture: Image.Image, view: View, seat: int, box: tuple[int, int, int, int], words: Words) -> None:
    """Draw the doors three by three, with what the viewer knows of each."""
    left, top, right, low = box
    heading = phrases.inside(view.places[seat], words)
    style = Style("caps", 33, GOLD_PALE, 1, NIGHT_DEEP)
    draw_fitted(picture, heading, style, (left, top - 6, right, top + _HEADING - 8), "centre")
    width = (right - left - 2 * _GAP) // 3
    height = (low - top - _HEADING - 2 * _GAP) // 3
    for number, door in enumerate(view.doors):
        row, column = divmod(number, 3)
        at = (left + column * (width + _GAP), top + _HEADING + row * (height + _GAP))
        panels.lay_panel(picture, _door(number + 1, door, (width, height), words), at)
        if not door.open:
            lay(picture, panels.rim(width, height), at)


@cached
def _door(number: int, door: DoorView, size: tuple[int, int], words: Words) -> Image.Image:
    width, height = size
    margin = panels.SHADOW
    middle = margin + width / 2
    if door.dweller is None:
        image = panels.panel(width, height, mix(_WOOD, GOLD, 0.4), "wall").copy()
        lay(image, panels.band(width - 22, height - 22, _WOOD), (margin + 11, margin + 11))
        style = Style("bold", 84, GOLD_PALE, 3, INK)
        draw_text(image, str(number), style, (middle, margin + height / 2 + 28), "centre")
        return image
    image = panels.panel(
        width, height, BRONZE if door.open else VIOLET, "paper" if door.open else "wall"
    ).copy()
    colour, edge = ((120, 48, 34), None) if door.open else (LAVENDER, NIGHT_DEEP)
    sign = icons.icon(goods.DWELLERS[door.dweller], 68, colour, edge, 2)
    lay_centred(image, sign, (middle + 12, margin + height * 0.36))
    lay_centred(image, tokens.badge(str(number), 40, GOLD, INK), (margin + 32, margin + 32))
    name = words(f"touria-dweller-{door.dweller}")
    style = Style("bold", 26, INK) if door.open else Style("bold", 26, LAVENDER, 1, NIGHT_DEEP)
    box = (margin + 10, margin + height * 0.62, margin + width - 10, margin + height - 8)
    draw_fitted(image, name, style, box, "centre", lines=2, language=words.locale)
    return image
