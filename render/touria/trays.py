"""The columns beside the island: the fairy's items and the used ones, the trader's orders, the title."""

from __future__ import annotations

from collections import Counter

from PIL import Image

from games.touria.view import OrderView, View
from render.kit import layout, panels
from render.kit.cache import cached
from render.kit.layout import (
    Box,
    Column,
    Draw,
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
from render.kit.shapes import lay
from render.kit.theme import BRONZE, GOLD_PALE, LAVENDER, NIGHT_DEEP, VIOLET, mix
from render.kit.typesetting import Style
from render.touria import gems, goods
from render.words import Words

_CARD = 74
_GAP = 6
_SIGN = 34
_CAPTION = Style("caps", 29, GOLD_PALE, 2, NIGHT_DEEP)
_TITLE = Style("display", 70, GOLD_PALE, 3, NIGHT_DEEP)
_ORDERS = 3
_TILE = 38
_TILES = 6
"""How many of the used items can be seen under the newest one."""


def west(view: View, words: Words) -> Element:
    """Return the column of items: those that the fairy has to give, and those that were used."""
    gifts = (view.display[index] if index < len(view.display) else "" for index in range(2))
    return Column(
        _sign(words("touria-picture-gifts")),
        Column(*(_item(name, words) for name in gifts), gap=_GAP),
        _sign(words("touria-picture-used")),
        _used(view.discard, words),
        gap=2,
    )


def east(view: View, words: Words) -> Element:
    """Return the column of orders, and under them the name of the game and the round."""
    limit = view.options.round_limit
    text = words("touria-picture-round", round=view.round)
    if limit != "none":
        text = words("touria-picture-round-of", round=view.round, limit=limit)
    orders = (_order(order) for order in view.orders)
    return Column(
        _sign(words("touria-picture-orders")),
        Sized(Column(*orders, gap=_GAP), height=_ORDERS * (_CARD + _GAP)),
        Spacer(height=4),
        Column(
            _sign(words("touria-picture-title"), _TITLE, 74),
            Sized(Text(text, Style("caps", 29, LAVENDER, 1, NIGHT_DEEP), "centre"), height=32),
        ),
        gap=2,
    )


def _sign(text: str, style: Style = _CAPTION, height: int = _SIGN) -> Element:
    """Return words that are the same on every board, so that they are set but once."""

    def lay_written(base: Image.Image, box: Box) -> None:
        lay(base, _written(text, style, (box.width, box.height)), box.corner)

    return Draw(lay_written, height=height)


@cached
def _written(text: str, style: Style, size: tuple[int, int]) -> Image.Image:
    image = Image.new("RGBA", size)
    layout.draw(image, Text(text, style, "centre"))
    return image


def _item(name: str, words: Words) -> Element:
    return panels.plate(lambda width, height: _card(name, (width, height), words), height=_CARD)


@cached
def _card(name: str, size: tuple[int, int], words: Words) -> Image.Image:
    """Return an item with its name; without a name an empty place."""
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
    """Return an open order: the gems that it asks for and the coins that it pays."""
    counts = Counter(order.gems)
    wanted = [colour for colour in gems.COLOURS for _ in range(counts[colour])]
    ways = (
        Row(*(gems.piece(colour, side) for colour in wanted), gap=gap) for side, gap in ((40, 7), (36, 3))
    )
    coin = Piece(goods.price(order.coins, 50), 4)
    inside = Row(Grow(FirstFit(*ways)), coin)
    return panels.filled(panels.panel(*size, BRONZE), Padding(inside, left=15, right=12))


def _used(discard: tuple[str, ...], words: Words) -> Element:
    """Return the discard pile: its top as a card, for it can be mirrored, and what lies under it."""
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
