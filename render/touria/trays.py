"""The tray below the island: the trader's orders and the fairy's gifts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial

from PIL import Image

from games.touria.view import OrderView, View
from render.kit import panels
from render.kit.cache import cached
from render.kit.layout import Align, Element, Grow, Padding, Piece, Pinned, Row, Sized, Spacer, Stack
from render.kit.theme import BRONZE, VIOLET
from render.touria import atlas, emblems, gems, goods

_EDGE, _TOP, _HEIGHT = 14, 1208, 122
_SIGN = 92
"""The width of a sign on the left edge of its tray."""
_GAP = 10
_GEM, _APART = 45, 2
_PRICE = 88
_GIFT = 96
_GIFTS = 2
"""The most gifts that the fairy offers."""


def element(view: View) -> Element:
    """Return the whole tray, at the foot of the board."""
    room = _GIFTS * (_GIFT + 8) + _SIGN // 2 + 8
    orders = (_order(order, first=place == 0) for place, order in enumerate(view.orders))
    row = Row(
        Spacer(_SIGN // 2),
        *orders,
        Grow(Spacer()),
        Spacer(_SIGN // 2 - _GAP),
        _gifts(view.display, room),
        gap=_GAP,
    )
    box = (_EDGE, _TOP, atlas.SIZE[0] - _EDGE, _TOP + _HEIGHT)
    tray = Sized(row, box[2] - box[0], _HEIGHT)
    return Pinned(tray, box[0], box[1], "left", "top")


def _order(order: OrderView, *, first: bool) -> Element:
    """Return an open order: the gems it asks for and the coins it pays, the first with the trader's sign."""
    width = len(order.gems) * (_GEM + _APART) + _PRICE + 15 + (_SIGN // 2 if first else 0)
    plate = panels.plate(partial(_order_card, tuple(order.gems), order.coins, first), width, _HEIGHT)
    return Stack(plate, _sign("trader")) if first else plate


def _sign(action: str) -> Element:
    """Return the sign of who keeps a tray, on the middle of its left edge."""
    return Padding(Align(emblems.piece(action, _SIGN), "left"), left=-_SIGN // 2)


@cached
def _order_card(wanted: tuple[str, ...], coins: int, first: bool, width: int, height: int) -> Image.Image:
    counts = Counter(wanted)
    colours = [colour for colour in gems.COLOURS for _ in range(counts[colour])]
    found = Row(*(gems.piece(colour, _GEM) for colour in colours), gap=_APART)
    inside = Row(Grow(Align(found)), Piece(goods.price(coins, _PRICE), 4))
    left = 4 + (_SIGN // 2 if first else 0)
    return panels.filled(panels.panel(width, height, BRONZE), Padding(inside, left, right=8))


def _gifts(display: Sequence[str], width: int) -> Element:
    """Return the items that the fairy offers, with her sign."""
    plate = panels.plate(partial(_gift_card, tuple(display)), width, _HEIGHT)
    return Stack(plate, _sign("forest_fairy"))


@cached
def _gift_card(display: tuple[str, ...], width: int, height: int) -> Image.Image:
    tiles = Row(*(Piece(goods.item(name, _GIFT)) for name in display), gap=8)
    inside = Padding(Align(tiles, "left"), left=_SIGN // 2 + 5)
    return panels.filled(panels.panel(width, height, VIOLET), inside)
