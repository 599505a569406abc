"""The columns beside the island: the fairy's gifts and the used items, the trader's orders, the title."""

from __future__ import annotations

from collections import Counter

from PIL import Image

from games.touria.view import OrderView, View
from render.kit import panels
from render.kit.cache import cached
from render.kit.layout import (
    Column,
    Element,
    FirstFit,
    Grow,
    Padding,
    Piece,
    Row,
    Sized,
    Spacer,
    Text,
)
from render.kit.theme import BRONZE, GOLD_PALE, LAVENDER, NIGHT_DEEP, VIOLET, mix
from render.kit.typesetting import Style
from render.touria import gems, goods
from render.words import Words

_CARD = 74
_GAP = 6
_NEAR = 2
_SIGN = 34
_TITLE_HEIGHT = 74
_GIFTS = 2 * _CARD + _GAP
_ORDERS = 3 * (_CARD + _GAP) + 6
"""The heights for two gifts, and for three orders."""
_CAPTION = Style("caps", 29, GOLD_PALE, 2, NIGHT_DEEP)
_TITLE = Style("display", 70, GOLD_PALE, 3, NIGHT_DEEP)
_TILE = 38
_TILES = 6
"""The maximum number of used items shown below the newest one."""


def signs(side: str, words: Words) -> Element:
    """Return the part of a column that is the same on every board: its captions, and the name of the game."""
    if side == "west":
        return Column(
            _sign(words("touria-picture-gifts")),
            Spacer(height=_GIFTS),
            _sign(words("touria-picture-used")),
            gap=_NEAR,
        )
    return Column(
        _sign(words("touria-picture-orders")),
        Spacer(height=_ORDERS),
        _sign(words("touria-picture-title"), _TITLE, _TITLE_HEIGHT),
        gap=_NEAR,
    )


def west(view: View, words: Words) -> Element:
    """Return the fairy's gifts and the used items, below their captions."""
    gifts = (view.display[index] if index < len(view.display) else "" for index in range(2))
    return Column(
        Spacer(height=_SIGN),
        Column(*(_item(name, words) for name in gifts), gap=_GAP),
        Spacer(height=_SIGN),
        _used(view.discard, words),
        gap=_NEAR,
    )


def east(view: View, words: Words) -> Element:
    """Return the orders below their caption, and the round below the name of the game."""
    limit = view.options.round_limit
    text = words("touria-picture-round", round=view.round)
    if limit != "none":
        text = words("touria-picture-round-of", round=view.round, limit=limit)
    orders = (_order(order) for order in view.orders)
    return Column(
        Spacer(height=_SIGN),
        Sized(Column(*orders, gap=_GAP), height=_ORDERS),
        Spacer(height=_TITLE_HEIGHT - _NEAR),
        Sized(Text(text, Style("caps", 29, LAVENDER, 1, NIGHT_DEEP), "centre"), height=32),
        gap=_NEAR,
    )


def _sign(text: str, style: Style = _CAPTION, height: int = _SIGN) -> Element:
    return Sized(Text(text, style, "centre"), height=height)


def _item(name: str, words: Words) -> Element:
    return panels.plate(lambda width, height: _card(name, (width, height), words), height=_CARD)


@cached
def _card(name: str, size: tuple[int, int], words: Words) -> Image.Image:
    """Return an item with its name, or an empty place if the name is empty."""
    if not name:
        text = Text(words("touria-picture-empty"), Style("caps", 26, LAVENDER, 1, NIGHT_DEEP), "centre")
        place = panels.panel(*size, mix(BRONZE, NIGHT_DEEP, 0.3), "wall")
        return panels.filled(place, Padding(text, left=10, right=10))
    called = Text(words(f"touria-item-{name}"), Style("bold", 28), lines=2, language=words.locale)
    inside = Row(Piece(goods.item(name, size[1] - 18)), Grow(called), gap=9)
    return panels.filled(panels.panel(*size, VIOLET), Padding(inside, 9, 5, 12, 5))


def _order(order: OrderView) -> Element:
    return panels.plate(lambda width, height: _order_card(order, (width, height)), height=_CARD)


@cached
def _order_card(order: OrderView, size: tuple[int, int]) -> Image.Image:
    """Return an open order: the gems it asks for and the coins it pays."""
    counts = Counter(order.gems)
    wanted = [colour for colour in gems.COLOURS for _ in range(counts[colour])]
    ways = (
        Row(*(gems.piece(colour, side) for colour in wanted), gap=gap) for side, gap in ((40, 7), (36, 3))
    )
    coin = Piece(goods.price(order.coins, 50), 4)
    inside = Row(Grow(FirstFit(*ways)), coin)
    return panels.filled(panels.panel(*size, BRONZE), Padding(inside, left=15, right=12))


def _used(discard: tuple[str, ...], words: Words) -> Element:
    """Return the discard pile: its top as a card, which can be mirrored, and the items below it."""
    if not discard:
        none = Text(words("touria-picture-none"), Style("text", 26, LAVENDER, 1, NIGHT_DEEP), "centre")
        return Sized(none, height=42)
    *under, newest = discard
    tiles = (Piece(goods.item(name, _TILE)) for name in under[::-1][:_TILES])
    parts: list[Element] = [_item(newest, words), Spacer(height=4), Row(*tiles, gap=1)]
    if len(under) > _TILES:
        text = words("touria-picture-more", count=len(under) - _TILES)
        more = Text(text, Style("text", 24, LAVENDER, 1, NIGHT_DEEP), "centre")
        parts.append(Sized(more, height=28))
    return Column(*parts, gap=2)
