"""The plate of a seat at its side of the board."""

from __future__ import annotations

from typing import TypeAlias

from PIL import Image

from games.touria.view import Place, View
from render.kit import panels, shields
from render.kit.cache import cached
from render.kit.shapes import lay, lay_centred
from render.kit.theme import INK, VERMILION_DARK
from render.kit.typesetting import Style, draw_fitted, draw_text
from render.touria import goods
from render.words import Words

_BOXES = {
    "north": (376, 5, 846, 55),
    "south": (465, 947, 935, 995),
    "west": (12, 258, 248, 346),
    "east": (1152, 258, 1388, 346),
}
_OPEN_BOXES = {**_BOXES, "north": (264, 5, 846, 55), "south": (402, 947, 998, 995)}
"""Where the plate of each side lies, without and with what lies open for all to see."""
_ITEMS_SHOWN = 5
_LOW = 60
"""A plate that is higher has room for more than one line."""


def draw_all(board: Image.Image, view: View, names: tuple[str, ...], words: Words) -> None:
    """Draw the plate of every seat, the one whose turn it is in gold."""
    for seat, place in enumerate(view.places):
        owned = _open_goods(place)
        left, top, right, low = (_OPEN_BOXES if owned else _BOXES)[place.side]
        size = (right - left, low - top)
        if seat == view.active:
            panels.lay_glow(board, size, (left, top))
        copies = seat == view.executor != view.active
        note = words("touria-picture-copying") if copies else ""
        panels.lay_panel(board, _plate(seat, names[seat], note, size, owned), (left, top))
        if seat == view.active:
            lay(board, panels.rim(*size), (left, top))


def _open_goods(place: Place) -> tuple[tuple[str, str], ...]:
    """Return what lies open of the goods of a seat, with numbers: what is of use at doors, or its items."""
    if place.chapel and place.screen is not None:
        own = place.screen
        wanted = {
            "coins": own.coins,
            "swords": own.swords,
            "elixirs": own.elixirs,
            "items": len(own.items),
            **{colour: own.gems[colour] for colour in ("blue", "red", "green", "yellow")},
        }
        return tuple((kind, str(amount)) for kind, amount in wanted.items() if amount)
    if not place.items:
        return ()
    shown = [(name, "") for name in place.items[:_ITEMS_SHOWN]]
    left_out = len(place.items) - len(shown)
    if left_out:
        shown[-1] = ("items", f"+{left_out + 1}")
    return tuple(shown)


@cached
def _plate(
    seat: int, name: str, note: str, size: tuple[int, int], owned: tuple[tuple[str, str], ...]
) -> Image.Image:
    width, height = size
    image = panels.panel(width, height, shields.accent(seat)).copy()
    margin = panels.SHADOW
    if owned and height > _LOW:
        draw_fitted(
            image,
            name,
            Style("bold", 30),
            (margin + 10, margin + 4, margin + width - 10, margin + 48),
            lines=2,
        )
        crest = shields.shield(seat, 34)
        lay(image, crest, (margin + 10, margin + 49))
        _goods_below(image, owned, (margin + 46, margin + 46, margin + width - 8, margin + height - 4))
        return image
    crest = shields.shield(seat, height - 14)
    lay(image, crest, (margin + 9, margin + 7))
    left, right = margin + 9 + crest.width + 9, margin + width - 12
    top, low = margin + 3, margin + height - 4
    taken = round(sum(_room(text) for _, text in owned)) + 6 if owned else 0
    if note and not owned:
        style = Style("text", 25, VERMILION_DARK)
        if height > _LOW:
            draw_fitted(image, note, style, (left, low - 30, right, low))
            low -= 30
        else:
            taken = round((right - left) * 0.4)
            draw_fitted(image, note, style, (right - taken + 8, top, right, low))
    draw_fitted(
        image, name, Style("bold", 34), (left, top, right - taken, low), lines=3 if height > _LOW else 1
    )
    if owned:
        _goods_beside(image, owned, (right - taken + 6, top, right, low))
    return image


def _room(text: str) -> int:
    """Return how wide one kind of goods with ``text`` beside it stands."""
    return 54 if text else 40


_Box: TypeAlias = tuple[int, int, int, int]


def _goods_below(image: Image.Image, owned: tuple[tuple[str, str], ...], box: _Box) -> None:
    """Draw each kind of goods with its number under it; what has none, larger."""
    left, top, right, low = box
    step = min(40, (right - left) / len(owned))
    for index, (kind, text) in enumerate(owned):
        x = left + (index + 0.5) * step
        if text:
            lay_centred(image, goods.good(kind, 23), (x, top + 11))
            draw_text(image, text, Style("bold", 22, INK), (x, low - 4), "centre")
        else:
            lay_centred(image, goods.good(kind, 27), (x, (top + low) / 2))


def _goods_beside(image: Image.Image, owned: tuple[tuple[str, str], ...], box: _Box) -> None:
    """Draw each kind of goods with its number beside it; what has none, larger."""
    left, top, _, low = box
    middle = (top + low) / 2
    for kind, text in owned:
        if text:
            lay_centred(image, goods.good(kind, 26), (left + 14, middle))
            draw_text(image, text, Style("bold", 24, INK), (left + 29, middle + 8))
        else:
            lay_centred(image, goods.good(kind, 32), (left + 18, middle))
        left += _room(text)


def crests(view: View) -> tuple[int | None, ...]:
    """Return who sits in the north, east, south and west."""
    sides = {place.side: seat for seat, place in enumerate(view.places)}
    return tuple(sides.get(side) for side in ("north", "east", "south", "west"))
