"""The plate of a seat at its side of the board."""

from __future__ import annotations

from typing import TypeAlias

from PIL import Image

from games.touria.view import Place, View
from render.kit import layout, panels, shields
from render.kit.cache import cached
from render.kit.layout import Align, Column, Element, Grow, Padding, Piece, Row, Sized, Spacer, Stack, Text
from render.kit.theme import INK, VERMILION_DARK
from render.kit.typesetting import Style
from render.touria import atlas, goods
from render.words import Words

_ITEMS_SHOWN = 5
_LOW = 60
"""The height above which a plate has room for more than one line."""

Owned: TypeAlias = tuple[tuple[str, str], ...]
"""Kinds of public goods, each with its number, or an empty string if it has none."""


def draw_all(board: Image.Image, view: View, names: tuple[str, ...], words: Words) -> None:
    """Draw the plate of every seat; the active seat's has a gold rim."""
    for seat, place in enumerate(view.places):
        owned = _open_goods(place)
        copies = seat == view.executor != view.active
        plate = _seat(seat, names[seat], words("touria-picture-copying") if copies else "", owned)
        if seat == view.active:
            plate = Stack(panels.glowing(), plate, panels.rimmed())
        layout.draw(board, plate, atlas.seat(place.side, is_open=bool(owned)))


def _seat(seat: int, name: str, note: str, owned: Owned) -> Element:
    return panels.plate(lambda width, height: _plate(seat, name, note, (width, height), owned))


def _open_goods(place: Place) -> tuple[tuple[str, str], ...]:
    """Return a seat's public goods: in the castle, amounts that are useful at doors, else its items."""
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
def _plate(seat: int, name: str, note: str, size: tuple[int, int], owned: Owned) -> Image.Image:
    is_low = size[1] <= _LOW
    inside = (_low if is_low else _high)(seat, name, note, owned, size[1])
    plain = panels.panel(*size, shields.accent(seat), rules=is_low or not owned)
    return panels.filled(plain, inside)


def _high(seat: int, name: str, note: str, owned: Owned, height: int) -> Element:
    """Return a plate with room for two lines; with goods, there's none for the rules at its edge."""
    if owned:
        is_counted = all(text for _, text in owned)
        called = Text(name, Style("bold", 30), lines=1 if is_counted else 2)
        below = Row(_crest(seat, 34), Grow(_side_by_side(owned, 44 if is_counted else 38)), gap=6)
        return Padding(Column(Sized(called, height=32 if is_counted else 44), Grow(below)), 12, 2, 8, 5)
    told: list[Element] = [Grow(Text(name, Style("bold", 34), lines=3))]
    if note:
        told.append(Sized(Text(note, _NOTE), height=30))
    return Padding(Row(_crest(seat, height - 14), Grow(Column(*told)), gap=9), 9, 3, 12, 4)


def _low(seat: int, name: str, note: str, owned: Owned, height: int) -> Element:
    """Return a plate with room for one line: the name, and beside it anything else."""
    parts: list[Element] = [_crest(seat, height - 14), Spacer(9), Grow(Text(name, Style("bold", 34)), 3)]
    if owned:
        parts += [Spacer(6), *(_beside(kind, text) for kind, text in owned)]
    elif note:
        parts += [Spacer(8), Grow(Text(note, _NOTE), 2)]
    return Padding(Row(*parts), 9, 3, 12, 4)


_NOTE = Style("text", 25, VERMILION_DARK)


def _crest(seat: int, height: int) -> Piece:
    return Piece(shields.shield(seat, height))


def _side_by_side(owned: Owned, height: int) -> Element:
    """Return each kind of goods with its number below it, closer together if there are many."""
    kinds = Row(*(Grow(_over(kind, text)) for kind, text in owned))
    return Align(Sized(kinds, 40 * len(owned), height), "left")


def _over(kind: str, text: str) -> Element:
    """Return a kind of goods with its number below it, or larger without a number."""
    if not text:
        return goods.piece(kind, 27)
    number = Text(text, Style("bold", 22, INK), "centre")
    return Column(Grow(goods.piece(kind, 23)), Sized(number, height=21))


def _beside(kind: str, text: str) -> Element:
    """Return a kind of goods with its number beside it, or larger without a number."""
    if not text:
        return Sized(goods.piece(kind, 32), width=40)
    return Sized(
        Row(Sized(goods.piece(kind, 26), width=28), Grow(Text(text, Style("bold", 24, INK)))), width=54
    )


def crests(view: View) -> tuple[int | None, ...]:
    """Return the seats in the north, east, south and west."""
    sides = {place.side: seat for seat, place in enumerate(view.places)}
    return tuple(sides.get(side) for side in ("north", "east", "south", "west"))
