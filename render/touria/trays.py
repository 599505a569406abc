"""The columns beside the island: the fairy's items and the used ones, the trader's orders, the title."""

from __future__ import annotations

from collections import Counter

from PIL import Image

from games.touria.view import OrderView, View
from render.kit import panels
from render.kit.cache import cached
from render.kit.shapes import lay, lay_centred
from render.kit.theme import BRONZE, GOLD_PALE, LAVENDER, NIGHT_DEEP, VIOLET, mix
from render.kit.typesetting import Style, draw_fitted
from render.touria import gems, goods
from render.words import Words

WIDTH = 236
_LEFT, _RIGHT = 12, 1152
_CAPTION = Style("caps", 29, GOLD_PALE, 2, NIGHT_DEEP)
_CARD = 74
_GIFTS_TOP, _ORDERS_TOP, _USED_TOP, _TITLE_TOP = 388, 388, 580, 636
_LIFT = 50


def lifts(view: View) -> tuple[int, int]:
    """Return how many pixels higher the left and the right column lie, where nobody sits above them."""
    sides = {place.side for place in view.places}
    return (0 if "west" in sides else _LIFT), (0 if "east" in sides else _LIFT)


def draw_signs(board: Image.Image, lifted: tuple[int, int], words: Words) -> None:
    """Write what the columns hold, and the name of the game."""
    for left, top, key in (
        (_LEFT, _GIFTS_TOP - lifted[0], "touria-picture-gifts"),
        (_LEFT, _USED_TOP - lifted[0], "touria-picture-used"),
        (_RIGHT, _ORDERS_TOP - lifted[1], "touria-picture-orders"),
    ):
        draw_fitted(board, words(key), _CAPTION, (left, top - 36, left + WIDTH, top - 2), "centre")
    title = Style("display", 70, GOLD_PALE, 3, NIGHT_DEEP)
    top = _TITLE_TOP - lifted[1]
    draw_fitted(
        board, words("touria-picture-title"), title, (_RIGHT, top, _RIGHT + WIDTH, top + 74), "centre"
    )


def draw(board: Image.Image, view: View, words: Words) -> None:
    """Draw what lies in both columns now."""
    left, right = lifts(view)
    for index in range(2):
        name = view.display[index] if index < len(view.display) else ""
        at = (_LEFT, _GIFTS_TOP - left + index * (_CARD + 6))
        panels.lay_panel(board, item_card(name, WIDTH, _CARD, words), at)
    _used(board, view, _USED_TOP - left, words)
    for index, order in enumerate(view.orders):
        panels.lay_panel(board, _order(order), (_RIGHT, _ORDERS_TOP - right + index * (_CARD + 6)))
    limit = view.options.round_limit
    text = words("touria-picture-round", round=view.round)
    if limit != "none":
        text = words("touria-picture-round-of", round=view.round, limit=limit)
    box = (_RIGHT, _TITLE_TOP - right + 74, _RIGHT + WIDTH, _TITLE_TOP - right + 106)
    draw_fitted(board, text, Style("caps", 29, LAVENDER, 1, NIGHT_DEEP), box, "centre")


@cached
def item_card(name: str, width: int, height: int, words: Words) -> Image.Image:
    """Return an item with its name; without a name an empty place."""
    margin = panels.SHADOW
    if not name:
        image = panels.panel(width, height, mix(BRONZE, NIGHT_DEEP, 0.3), "wall").copy()
        style = Style("caps", 26, LAVENDER, 1, NIGHT_DEEP)
        box = (margin + 10, margin, margin + width - 10, margin + height)
        draw_fitted(image, words("touria-picture-empty"), style, box, "centre")
        return image
    image = panels.panel(width, height, VIOLET).copy()
    side = height - 18
    lay(image, goods.item(name, side), (margin + 9, margin + 9))
    box = (margin + side + 18, margin + 4, margin + width - 12, margin + height - 6)
    draw_fitted(image, words(f"touria-item-{name}"), Style("bold", 28), box, lines=2, language=words.locale)
    return image


@cached
def _order(order: OrderView) -> Image.Image:
    """Return an open order: the gems that it asks for and the coins that it pays."""
    margin = panels.SHADOW
    image = panels.panel(WIDTH, _CARD, BRONZE).copy()
    coin = goods.price(order.coins, 50)
    lay_centred(image, coin, (margin + WIDTH - 37, margin + _CARD / 2))
    counts = Counter(order.gems)
    size, gap = (36, 3) if len(order.gems) > 3 else (40, 7)
    wanted = [colour for colour in gems.COLOURS for _ in range(counts[colour])]
    for index, colour in enumerate(wanted):
        gems.lay_gem(image, colour, size, (margin + 15 + size / 2 + index * (size + gap), margin + _CARD / 2))
    return image


def _used(board: Image.Image, view: View, top: int, words: Words) -> None:
    """Draw the discard pile: its top as a card, for it can be mirrored, and what lies under it."""
    if not view.discard:
        box = (_LEFT, top + 2, _LEFT + WIDTH, top + 40)
        draw_fitted(
            board, words("touria-picture-none"), Style("text", 26, LAVENDER, 1, NIGHT_DEEP), box, "centre"
        )
        return
    *under, newest = view.discard
    panels.lay_panel(board, item_card(newest, WIDTH, _CARD, words), (_LEFT, top))
    shown = under[::-1][:6]
    side = 38
    for index, name in enumerate(shown):
        lay(board, goods.item(name, side), (_LEFT + index * (side + 1.6), top + _CARD + 8))
    if len(under) > len(shown):
        text = words("touria-picture-more", count=len(under) - len(shown))
        box = (_LEFT, top + _CARD + 48, _LEFT + WIDTH, top + _CARD + 76)
        draw_fitted(board, text, Style("text", 24, LAVENDER, 1, NIGHT_DEEP), box, "centre")
