"""The plate of a seat at its side of the board."""

from __future__ import annotations

from typing import TypeAlias

from PIL import Image

from games.touria.view import Place, View
from render.kit import panels, shields
from render.kit.cache import cached
from render.kit.setting import Style, draw_fitted, draw_text
from render.kit.shapes import lay, lay_centred
from render.kit.theme import INK, VERMILION_DARK
from render.touria import gems, goods
from render.words import Words

_BOXES = {
    "north": (540, 5, 860, 55),
    "south": (540, 947, 860, 995),
    "west": (12, 258, 248, 346),
    "east": (1152, 258, 1388, 346),
}
_OPEN_BOXES = {**_BOXES, "north": (264, 5, 860, 55), "south": (402, 947, 998, 995)}
"""Where the plate of each side lies, without and with what a player in the castle has for all to see."""


def draw_all(board: Image.Image, view: View, names: tuple[str, ...], words: Words) -> None:
    """Draw the plate of every seat, the one whose turn it is in gold."""
    for seat, place in enumerate(view.places):
        left, top, right, low = (_OPEN_BOXES if place.chapel else _BOXES)[place.side]
        size = (right - left, low - top)
        if seat == view.active:
            panels.lay_glow(board, size, (left, top))
        copies = seat != view.active and view.phase == "copy" and seat == view.executor
        note = words("touria-picture-copying") if copies else ""
        panels.lay_panel(board, _plate(seat, names[seat], note, size, _open_goods(place)), (left, top))
        if seat == view.active:
            lay(board, panels.rim(*size), (left, top))


def _open_goods(place: Place) -> tuple[tuple[str, int], ...]:
    """Return what everybody may know of a seat's goods: that of use at the doors, or its items."""
    if place.chapel and place.screen is not None:
        own = place.screen
        wanted = {
            "coins": own.coins,
            "swords": own.swords,
            "elixirs": own.elixirs,
            "items": len(own.items),
            **{colour: own.gems[colour] for colour in ("blue", "red", "green", "yellow")},
        }
        return tuple((kind, amount) for kind, amount in wanted.items() if amount)
    return ()


@cached
def _plate(
    seat: int, name: str, note: str, size: tuple[int, int], owned: tuple[tuple[str, int], ...]
) -> Image.Image:
    width, height = size
    image = panels.panel(width, height, shields.accent(seat)).copy()
    margin = panels.SHADOW
    tall = height > 60
    crest = shields.shield(seat, 40 if tall and owned else height - 14)
    lay(image, crest, (margin + 9, margin + 7))
    left, right = margin + 9 + crest.width + 9, margin + width - 12
    top, low = margin + 3, margin + height - 4
    if owned and tall:
        draw_fitted(image, name, Style("bold", 30), (left, top, right, top + 40), lines=1)
        _goods_below(image, owned, (margin + 10, top + 40, right + 2, low - 1))
    elif owned or note:
        split = left + round((right - left) * (0.3 if owned else 0.56))
        draw_fitted(image, name, Style("bold", 32), (left, top, split, low), lines=2)
        if owned:
            _goods_beside(image, owned, (split + 6, top, right, low))
        else:
            style = Style("text", 25, VERMILION_DARK)
            draw_fitted(image, note, style, (split + 8, top, right, low), lines=2)
    else:
        draw_fitted(image, name, Style("bold", 34), (left, top, right, low), lines=2)
    return image


_Box: TypeAlias = tuple[int, int, int, int]


def _piece(kind: str, size: int) -> Image.Image:
    return gems.gem(kind, size - 2) if kind in gems.COLOURS else goods.good(kind, size)


def _goods_below(image: Image.Image, owned: tuple[tuple[str, int], ...], box: _Box) -> None:
    """Draw each kind of goods with its number under it."""
    left, top, right, low = box
    step = min(40, (right - left) / len(owned))
    for index, (kind, amount) in enumerate(owned):
        x = left + (index + 0.5) * step
        lay_centred(image, _piece(kind, 23), (x, top + 11))
        draw_text(image, str(amount), Style("bold", 22, INK), (x, low - 4), "centre")


def _goods_beside(image: Image.Image, owned: tuple[tuple[str, int], ...], box: _Box) -> None:
    """Draw each kind of goods with its number beside it."""
    left, top, right, low = box
    step = min(54, (right - left) / len(owned))
    middle = (top + low) / 2
    for index, (kind, amount) in enumerate(owned):
        x = left + index * step
        lay_centred(image, _piece(kind, 26), (x + 14, middle))
        draw_text(image, str(amount), Style("bold", 24, INK), (x + 29, middle + 8))


def crests(view: View) -> tuple[int | None, ...]:
    """Return who sits in the north, east, south and west."""
    sides = {place.side: seat for seat, place in enumerate(view.places)}
    return tuple(sides.get(side) for side in ("north", "east", "south", "west"))
