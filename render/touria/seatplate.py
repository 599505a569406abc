"""The plate of a seat at its side of the board."""

from __future__ import annotations

from PIL import Image

from games.touria.view import Place, View
from render.kit import panels, shields
from render.kit.cache import cached
from render.kit.setting import Style, draw_fitted
from render.kit.shapes import lay
from render.kit.theme import BRONZE_DARK, VERMILION_DARK
from render.words import Words

BOXES = {
    "north": (540, 5, 860, 55),
    "south": (540, 947, 860, 995),
    "west": (12, 258, 248, 346),
    "east": (1152, 258, 1388, 346),
}
"""Where the plate of each side lies."""


def draw_all(board: Image.Image, view: View, names: tuple[str, ...], words: Words) -> None:
    """Draw the plate of every seat, the one whose turn it is in gold."""
    for seat, place in enumerate(view.places):
        left, top, right, low = BOXES[place.side]
        size = (right - left, low - top)
        if seat == view.active:
            panels.lay_glow(board, size, (left, top))
        panels.lay_panel(board, _plate(seat, names[seat], _note(view, seat, place), size, words), (left, top))
        if seat == view.active:
            lay(board, panels.rim(*size), (left, top))


def _note(view: View, seat: int, place: Place) -> str:
    """Return the key of what is said under the name, or nothing."""
    if place.chapel:
        return "touria-picture-chapel"
    if seat != view.active and view.phase == "copy" and seat == view.executor:
        return "touria-picture-copying"
    return ""


@cached
def _plate(seat: int, name: str, note: str, size: tuple[int, int], words: Words) -> Image.Image:
    width, height = size
    image = panels.panel(width, height, shields.accent(seat)).copy()
    margin = panels.SHADOW
    crest = shields.shield(seat, height - 14)
    lay(image, crest, (margin + 9, margin + 7))
    left, right = margin + 9 + crest.width + 9, margin + width - 12
    if not note:
        draw_fitted(image, name, Style("bold", 34), (left, margin + 3, right, margin + height - 4), lines=2)
        return image
    tall = height > 60
    middle = margin + round(height * 0.6) if tall else margin + height - 3
    split = right if tall else left + round((right - left) * 0.52)
    draw_fitted(image, name, Style("bold", 32), (left, margin + 4, split, middle), lines=2)
    colour = BRONZE_DARK if note.endswith("chapel") else VERMILION_DARK
    box = (left, middle - 2, right, margin + height - 6) if tall else (split + 8, margin + 4, right, middle)
    draw_fitted(image, words(note), Style("text", 25, colour), box, lines=1 if tall else 2)
    return image


def crests(view: View) -> tuple[int | None, ...]:
    """Return who sits in the north, east, south and west."""
    sides = {place.side: seat for seat, place in enumerate(view.places)}
    return tuple(sides.get(side) for side in ("north", "east", "south", "west"))
