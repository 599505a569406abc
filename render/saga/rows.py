"""Whole cards laid out in rows, with a gold rim if they can be used and a line of text below each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PIL import Image

from games.saga.cards import Type
from render.kit import panels
from render.kit.layout import Align, Box, Column, Draw, Element, Grow, Named, Padding, Row, Sized, Stack, Text
from render.kit.shapes import rounded
from render.kit.theme import GOLD_PALE, LAVENDER, NIGHT_DEEP
from render.kit.typesetting import Style
from render.saga import cards
from render.words import Words

_GAP = 14
WIDTH = 3 * (cards.WIDE + _GAP) - _GAP
"""The width of a full row."""
_FEW = 6
"""Up to this many cards lie in rows of three, more in rows of four."""
_LINE = 16


@dataclass(frozen=True, slots=True)
class Item:
    """A card, the note below it, whether it can be used now, and the types it may follow."""

    card: str
    note: str
    usable: bool
    after: tuple[Type, ...] = ()


def element(items: Sequence[Item], words: Words) -> Element:
    """Return ``items`` in rows of about the same length, one below the other."""
    most, width = (3, cards.WIDE) if len(items) <= _FEW else (4, cards.NARROW)
    count = max(1, -(-len(items) // most))
    columns = max(1, -(-len(items) // count))
    rows = (items[start : start + columns] for start in range(0, len(items), columns))
    return Column(*(Align(_row(row, width, words)) for row in rows), gap=_LINE)


def _row(items: Sequence[Item], width: int, words: Words) -> Row:
    """Return cards side by side, all as high as the highest of them needs."""
    height = max(cards.height_of(item.card, item.after, width, words) for item in items)
    return Row(
        *(Sized(Named(_noted(item, width, height, words), f"card-{item.card}"), width) for item in items),
        gap=_GAP,
    )


def _noted(item: Item, width: int, height: int, words: Words) -> Element:
    """Return a card with its note below it."""
    card = Sized(_card(item, words), height=height)
    if not item.note:
        return Column(card)
    style = Style(
        "text", 30 if width == cards.WIDE else 25, GOLD_PALE if item.usable else LAVENDER, 1, NIGHT_DEEP
    )
    return Column(card, Grow(Padding(Text(item.note, style, "centre", 3), -4, 8, -4, 4)))


def _card(item: Item, words: Words) -> Element:
    face = Draw(partial(_lay, item.card, item.after, words))
    if item.usable:
        return Stack(panels.glowing(9, 1.7), face, panels.rimmed(5))
    return Stack(face, panels.dimmed(0.24))


def _lay(card: str, after: tuple[Type, ...], words: Words, base: Image.Image, box: Box) -> None:
    size = (box.width, box.height)
    panels.lay_panel(base, panels.shadow(*size), box.corner)
    base.paste(cards.face(card, after, *size, words), box.corner, rounded(*size, panels.RADIUS))
