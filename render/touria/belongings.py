"""What lies behind the viewer's screen: gems, swords, elixirs, and items with what they do."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.touria.view import Screen, View
from render.kit import panels
from render.kit.cache import cached
from render.kit.setting import Style, draw_fitted, draw_text
from render.kit.shapes import lay, lay_centred
from render.kit.theme import BRONZE, GOLD, GOLD_PALE, INK, INK_SOFT, LAVENDER, NIGHT_DEEP, VIOLET
from render.touria import gems, goods
from render.words import Words

_ITEM_HEIGHT = 88
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
    tray = _tray(tuple(screen.gems.items()), screen.swords, screen.elixirs, (right - left, low - top), words)
    panels.lay_panel(picture, tray, (left, top))
    drawn = [colour for colour in gems.COLOURS for _ in range(view.drawn.get(colour, 0))]
    if drawn:
        width = 300
        at = (left + 138, top - 120)
        panels.lay_glow(picture, (width, 104), at)
        panels.lay_panel(picture, _loot(tuple(drawn), width, words), at)


@cached
def _tray(
    owned: tuple[tuple[str, int], ...], swords: int, elixirs: int, size: tuple[int, int], words: Words
) -> Image.Image:
    width, height = size
    margin = panels.SHADOW
    image = panels.panel(width, height, GOLD, "wall").copy()
    counts = dict(owned)
    cells = len(gems.COLOURS) + 2
    step = (width - 24) / cells
    for index, colour in enumerate((*gems.COLOURS, "swords", "elixirs")):
        amount = {"swords": swords, "elixirs": elixirs}.get(colour, counts.get(colour, 0))
        piece = gems.gem(colour, 54) if colour in gems.COLOURS else goods.good(colour, 56)
        if not amount:
            piece = _faded(colour, piece.size)
        left = margin + 12 + index * step
        lay_centred(image, piece, (left + step * 0.34, margin + 44))
        style = Style("bold", 50, GOLD_PALE if amount else LAVENDER, 2, NIGHT_DEEP)
        draw_text(image, str(amount), style, (left + step * 0.64, margin + 60))
        key = f"touria-picture-{colour}" if colour in ("swords", "elixirs") else f"touria-gem-{colour}"
        box = (left, margin + 74, left + step - 4, margin + height - 8)
        draw_fitted(image, words(key), Style("text", 25, LAVENDER, 1, NIGHT_DEEP), box, "centre")
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
        panels.lay_panel(picture, _card(name, width, words), at)


@cached
def _card(name: str, width: int, words: Words) -> Image.Image:
    margin = panels.SHADOW
    image = panels.panel(width, _ITEM_HEIGHT, VIOLET).copy()
    side = _ITEM_HEIGHT - 20
    lay(image, goods.item(name, side), (margin + 10, margin + 10))
    left, right = margin + side + 22, margin + width - 14
    draw_fitted(
        image, words(f"touria-item-{name}"), Style("bold", 27, INK), (left, margin + 6, right, margin + 36)
    )
    effect = words(f"touria-effect-{name}")
    box = (left, margin + 34, right, margin + _ITEM_HEIGHT - 6)
    draw_fitted(image, effect, Style("text", 24, INK_SOFT), box, lines=2)
    return image
