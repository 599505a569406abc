"""The goods behind the viewer's screen: gems, swords, elixirs, and items with their effects."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from games.touria.view import Screen, View
from render.kit import layout, panels
from render.kit.cache import cached
from render.kit.layout import (
    Align,
    Box,
    Column,
    Draw,
    Element,
    Grow,
    Named,
    Padding,
    Piece,
    Row,
    Sized,
    Stack,
    Text,
)
from render.kit.shapes import lay
from render.kit.theme import BRONZE, GOLD, GOLD_PALE, INK, INK_SOFT, LAVENDER, NIGHT_DEEP, VIOLET
from render.kit.typesetting import Style
from render.touria import gems, goods
from render.words import Words

_CHEST = 112
_LOOT = (300, 104)
_ITEM = 102
_NONE = 44
"""The heights of the tray, of a card and of the text for no cards, and the size of the drawn gems' plate."""
_GAP = 10


def chest(view: View, screen: Screen, words: Words) -> Element:
    """Return the tray of gems, swords and elixirs.

    While the viewer chooses among gems that the thief drew, these appear above its upper edge.
    """
    owned = {**screen.gems, "swords": screen.swords, "elixirs": screen.elixirs}
    cells = (Grow(Draw(partial(_lay_cell, kind, amount, words))) for kind, amount in owned.items())
    parts: list[Element] = [panels.backing(GOLD, "wall"), Padding(Row(*cells), left=12, right=12)]
    drawn = tuple(colour for colour in gems.COLOURS for _ in range(view.drawn.get(colour, 0)))
    if drawn:
        plate = panels.plate(lambda width, height: _loot(drawn, (width, height), words), *_LOOT)
        loot = Align(Stack(panels.glowing(), plate), "left", "top")
        parts.append(Padding(loot, left=138, top=-_LOOT[1] - 16))
    return Sized(Stack(*parts), height=_CHEST)


def _lay_cell(kind: str, amount: int, words: Words, base: Image.Image, box: Box) -> None:
    lay(base, _cell(kind, amount, (box.width, box.height), words), box.corner)


@cached
def _cell(kind: str, amount: int, size: tuple[int, int], words: Words) -> Image.Image:
    """Return the amount of one kind, with its picture and its name."""
    image = Image.new("RGBA", size)
    is_gem = kind in gems.COLOURS
    piece = gems.gem(kind, 54) if is_gem else goods.good(kind, 56)
    sign = Sized(Piece(piece if amount else faded(piece)), 56)
    counted = Text(str(amount), Style("bold", 50, GOLD_PALE if amount else LAVENDER, 2, NIGHT_DEEP))
    name = words(f"touria-gem-{kind}" if is_gem else f"touria-picture-{kind}")
    called = Text(name, Style("text", 25, LAVENDER, 1, NIGHT_DEEP), "centre")
    inside = Column(Grow(Align(Row(sign, counted, gap=6))), Sized(called, height=30))
    layout.draw(image, Padding(inside, 4, 14, 6, 8))
    return image


def faded(piece: Image.Image) -> Image.Image:
    """Return the picture of a gem or a good that the viewer doesn't own, made translucent."""
    image = piece.copy()
    image.putalpha(image.getchannel("A").point([round(v * 0.38) for v in range(256)]))
    return image


@cached
def _loot(drawn: tuple[str, ...], size: tuple[int, int], words: Words) -> Image.Image:
    caption = Sized(Text(words("touria-picture-drawn"), Style("bold", 27), "centre"), height=30)
    found = Align(Row(*(gems.piece(colour, 46) for colour in drawn), gap=16))
    inside = Padding(Column(caption, Grow(found)), 14, 8, 14, 10)
    return panels.filled(panels.panel(*size, BRONZE), inside)


def items(owned: Sequence[str], words: Words) -> Element:
    """Return every item as a card with its effect, two to a row; an unpaired last one fills its row."""
    if not owned:
        style = Style("caps", 29, LAVENDER, 1, NIGHT_DEEP)
        none = Text(words("touria-picture-no-items"), style, "centre")
        return Sized(Padding(none, top=-4, bottom=8), height=_NONE)
    pairs = (owned[start : start + 2] for start in range(0, len(owned), 2))
    return Column(*(Row(*(_item(name, words) for name in pair), gap=_GAP) for pair in pairs), gap=_GAP)


def _item(name: str, words: Words) -> Grow:
    plate = panels.plate(lambda width, height: _card(name, (width, height), words), height=_ITEM)
    return Grow(Named(plate, f"item-{name}"))


@cached
def _card(name: str, size: tuple[int, int], words: Words) -> Image.Image:
    called = Text(words(f"touria-item-{name}"), Style("bold", 27, INK))
    effect = Text(words(f"touria-effect-{name}"), Style("text", 24, INK_SOFT), lines=2, language=words.locale)
    told = Padding(Column(Sized(called, height=32), Grow(effect)), top=-1, bottom=1)
    inside = Row(Piece(goods.item(name, _ITEM - 20)), Grow(told), gap=12)
    return panels.filled(panels.panel(*size, VIOLET), Padding(inside, 10, 10, 14, 10))
