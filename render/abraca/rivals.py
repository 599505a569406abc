"""The panels of the other seats in the private picture, with their stones; for spectators, of all seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from games.abraca.components import COMPONENTS
from games.abraca.view import Place, Stone, View
from render.abraca import hearts, phrases, stones
from render.kit import panels, shields, tokens
from render.kit.layout import (
    Align,
    Blank,
    Column,
    Element,
    Grid,
    Grow,
    Named,
    Padding,
    Piece,
    Row,
    Sized,
    Spacer,
    Stack,
    Text,
)
from render.kit.theme import INK_SOFT, SOOT
from render.kit.typesetting import Style
from render.words import Words

_GAP = 10
_BETWEEN_ROWS = 8
_TAG = 28
"""The height of the line for a seat's tag, in pixels."""


@dataclass(frozen=True, slots=True)
class _Sizes:
    """The layout of panels: how many side by side, stone width, stones per row, and the gap between them."""

    columns: int
    stone: int
    in_row: int = COMPONENTS.hand_size
    between: int = 16

    @property
    def is_narrow(self) -> bool:
        """Whether points and life have a row of their own below the name."""
        return self.columns == 3


_SIZES = {
    1: _Sizes(1, 132),
    2: _Sizes(2, 95),
    3: _Sizes(3, 96, 3),
    4: _Sizes(2, 88),
    5: _Sizes(3, 62, between=10),
}
"""The sizes by the number of panels."""


class _Head(NamedTuple):
    """The elements in a panel above the stones."""

    crest: Element
    name: Element
    tag: Element
    standing: Element


def element(view: View, names: Sequence[str], words: Words) -> Element:
    """Return the panels, in turn order from the reader's left; the active seat's glows."""
    seats = phrases.others(view)
    sizes = _SIZES[len(seats)]
    plates = [Named(_seat(view, seat, names[seat], sizes, words), f"seat-{seat}") for seat in seats]
    return Grid(*plates, columns=sizes.columns, gap=_GAP)


def _seat(view: View, seat: int, name: str, sizes: _Sizes, words: Words) -> Element:
    owner, marked = view.places[seat], seat == view.active
    told = neighbour(view, seat, words)
    tag = (
        Sized(Text(told, Style("text", 24, INK_SOFT)), height=_TAG) if told or owner.eliminated else Spacer()
    )
    head = _Head(
        crest=Piece(shields.shield(seat, 66)),
        name=Text(name, Style("bold", 34), lines=2),
        tag=tag,
        standing=standing(owner),
    )
    lying = _stones(owner.stones, sizes)
    parts = [panels.backing(shields.accent(seat)), _panel(head, lying, sizes)]
    if owner.eliminated:
        out = Align(Sized(hearts.out_of_round(words), 110, _TAG), "left")
        parts += [panels.dimmed(), _panel(_Head(*map(Blank, head))._replace(tag=out), Blank(lying), sizes)]
    return Stack(*([panels.glowing()] if marked else ()), *parts, *([panels.rimmed()] if marked else ()))


def _panel(head: _Head, lying: Element, sizes: _Sizes) -> Element:
    """Return the content of a panel."""
    if sizes.is_narrow:
        called = Row(head.crest, Grow(head.name), gap=10)
        above: Element = Column(Sized(called, height=66), Row(Grow(head.tag), head.standing, gap=4))
    else:
        told = Column(Grow(Padding(head.name, top=-6)), head.tag)
        above = Sized(Row(head.crest, Grow(told), head.standing, gap=10), height=66)
    return Padding(Column(above, lying, gap=6), 16, 13, 16, 16)


def neighbour(view: View, seat: int, words: Words) -> str:
    """Return where ``seat`` sits relative to the reader, if spells that hit neighbors can hit it."""
    if phrases.own_seat(view) is None or view.places[seat].eliminated:
        return ""
    ring = [other for other in phrases.others(view) if not view.places[other].eliminated]
    if len(ring) == 1:
        return words("abraca-picture-left-and-right") if seat == ring[0] else ""
    sides = {ring[0]: "abraca-picture-left", ring[-1]: "abraca-picture-right"}
    return words(sides[seat]) if seat in sides else ""


def standing(owner: Place, coin_size: int = 48, heart_size: int = 58) -> Element:
    """Return a seat's secret stones, points and life."""
    coin = Piece(tokens.points(owner.points, coin_size), tokens.EDGE)
    heart = hearts.large(owner.life, heart_size)
    if not owner.secrets:
        return Row(coin, heart, gap=7)
    back: Element = stones.back(38, secret=True)
    if len(owner.secrets) > 1:
        badge = Padding(Piece(tokens.badge(str(len(owner.secrets)), 28, SOOT), tokens.EDGE), top=2, right=-10)
        back = Stack(back, Align(badge, "right", "top"))
    return Row(back, coin, heart, gap=7)


def _stones(owned: Sequence[Stone], sizes: _Sizes) -> Element:
    """Return the stones in rows, with room for a full hand."""
    height = stones.height_of(sizes.stone)
    rows = [owned[start : start + sizes.in_row] for start in range(0, len(owned), sizes.in_row)]
    most = -(-COMPONENTS.hand_size // sizes.in_row)
    lying = (
        Align(Row(*(stones.seen(stone.number, sizes.stone) for stone in row), gap=sizes.between))
        for row in rows
    )
    return Sized(
        Align(Column(*lying, gap=_BETWEEN_ROWS)), height=most * (height + _BETWEEN_ROWS) - _BETWEEN_ROWS
    )
