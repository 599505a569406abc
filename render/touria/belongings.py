"""What lies behind the viewer's screen: gems, swords, elixirs, and items with what they do."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.touria.view import Screen, View
from render.kit import panels
from render.kit.cache import cached
from render.kit.shapes import lay, lay_centred
from render.kit.theme import BRONZE, GOLD, GOLD_PALE, INK, INK_SOFT, LAVENDER, NIGHT_DEEP, VIOLET
from render.kit.typesetting import Style, draw_fitted, draw_text
from render.touria import gems, goods
from render.words import Words

_ITEM_HEIGHT = 102
_GAP = 10
_NONE = 44


def items_height(count: int) -> int:
    """Return how many pixels ``count`` items take."""
    rows = -(-count // 2)
    return rows * (_ITEM_HEIGHT + _GAP) if count else _NONE


def draw_chest(
    picture: Image.Image, view: View, screen: Screen, box: tuple[int, int, int, int], words: Words
) -> None:
    """Draw the tray of gems, swords and elixirs; the thief's draws, while they are to be chosen from."""
    left, top, right, low = box
    panels.lay_panel(picture, panels.panel(right - left, low - top, GOLD, "wall"), (left, top))
    owned = {**screen.gems, "swords": screen.swords, "elixirs": screen.elixirs}
    step = (right - left - 24) / len(owned)
    for index, (kind, amount) in enumerate(owned.items()):
        cell = _cell(kind, amount, round(step), low - top, words)
        lay(picture, cell, (left + 12 + index * step, top))
    drawn = [colour for colour in gems.COLOURS for _ in range(view.drawn.get(colour, 0))]
    if drawn:
        width = 300
        at = (left + 138, top - 120)
        panels.lay_glow(picture, (width, 104), at)
        panels.lay_panel(picture, _loot(tuple(drawn), width, words), at)


@cached
def _cell(kind: str, amount: int, width: int, height: int, words: Words) -> Image.Image:
    """Return how many of one kind there are, with its picture and its name."""
    image = Image.new("RGBA", (width, height))
    is_gem = kind in gems.COLOURS
    piece = gems.gem(kind, 54) if is_gem else goods.good(kind, 56)
    if not amount:
        piece = _faded(kind, piece.size)
    lay_centred(image, piece, (width * 0.34, 44))
    style = Style("bold", 50, GOLD_PALE if amount else LAVENDER, 2, NIGHT_DEEP)
    draw_text(image, str(amount), style, (width * 0.64, 60))
    name = words(f"touria-gem-{kind}" if is_gem else f"touria-picture-{kind}")
    box = (4, 74, width - 6, height - 8)
    draw_fitted(image, name, Style("text", 25, LAVENDER, 1, NIGHT_DEEP), box, "centre")
    return image


@cached
def _faded(kind: str, size: tuple[int, int]) -> Image.Image:
    """Return a gem or a good that is not owned: there, but pale."""
    piece = gems.gem(kind, 54) if kind in gems.COLOURS else goods.good(kind, 56)
    image = piece.resize(size).copy()
    image.putalpha(image.getchannel("A").point([round(v * 0.38) for v in range(256)]))
    return image


@cached
def _loot(drawn: tuple[str, ...], width: int, words: Words) -> Image.Image:
    margin = panels.SHADOW
    image = panels.panel(width, 104, BRONZE).copy()
    box = (margin + 14, margin + 8, margin + width - 14, margin + 38)
    draw_fitted(image, words("touria-picture-drawn"), Style("bold", 27), box, "centre")
    for index, colour in enumerate(drawn):
        x = margin + width / 2 + (index - (len(drawn) - 1) / 2) * 62
        gems.lay_gem(image, colour, 46, (x, margin + 66))
    return image


def draw_items(picture: Image.Image, items: Sequence[str], box: tuple[int, int, int], words: Words) -> None:
    """Draw every item as a card that says what it does, two in a row; ``box`` is left, top, right."""
    left, top, right = box
    if not items:
        style = Style("caps", 29, LAVENDER, 1, NIGHT_DEEP)
        draw_fitted(
            picture,
            words("touria-picture-no-items"),
            style,
            (left, top - 4, right, top + _NONE - 8),
            "centre",
        )
        return
    width = (right - left - _GAP) // 2
    for index, name in enumerate(items):
        row, column = divmod(index, 2)
        at = (left + column * (width + _GAP), top + row * (_ITEM_HEIGHT + _GAP))
        alone = column == 0 and index == len(items) - 1
        panels.lay_panel(picture, _card(name, right - left if alone else width, words), at)


@cached
def _card(name: str, width: int, words: Words) -> Image.Image:
    margin = panels.SHADOW
    image = panels.panel(width, _ITEM_HEIGHT, VIOLET).copy()
    side = _ITEM_HEIGHT - 20
    lay(image, goods.item(name, side), (margin + 10, margin + 10))
    left, right = margin + side + 22, margin + width - 14
    draw_fitted(
        image, words(f"touria-item-{name}"), Style("bold", 27, INK), (left, margin + 9, right, margin + 41)
    )
    effect = words(f"touria-effect-{name}")
    box = (left, margin + 40, right, margin + _ITEM_HEIGHT - 9)
    draw_fitted(image, effect, Style("text", 24, INK_SOFT), box, lines=2, language=words.locale)
    return image
