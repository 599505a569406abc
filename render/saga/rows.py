"""Whole cards laid out in rows, with a gold rim where they can be used and a line of text under each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PIL import Image

from render.kit import panels
from render.kit.shapes import lay, rounded
from render.kit.theme import GOLD_PALE, LAVENDER, NIGHT_DEEP
from render.kit.typesetting import Style, draw_fitted, set_block
from render.saga import cards
from render.words import Words

GAP = 14
WIDTH = 3 * (cards.WIDE + GAP) - GAP
"""The width of a full row."""
_FEW = 6
"""Up to so many cards lie in rows of three, more of them in rows of four."""
_LINE = 16


@dataclass(frozen=True, slots=True)
class Item:
    """A card, what is said under it, and whether it can be used now."""

    card: str
    note: str
    usable: bool


@dataclass(frozen=True, slots=True)
class Row:
    """Cards side by side, each ``width`` wide and ``height`` high; ``depth`` is that of what is said under
    them.
    """

    items: Sequence[Item]
    width: int
    height: int
    depth: int


def laid(items: Sequence[Item], words: Words) -> list[Row]:
    """Return ``items`` in rows of about the same length."""
    most, width = (3, cards.WIDE) if len(items) <= _FEW else (4, cards.NARROW)
    count = max(1, -(-len(items) // most))
    columns = max(1, -(-len(items) // count))
    rows = [items[start : start + columns] for start in range(0, len(items), columns)]
    return [
        Row(
            row,
            width,
            max(cards.height_of(item.card, width, words) for item in row),
            max(_depth(item.note, width) for item in row),
        )
        for row in rows
    ]


def _depth(note: str, width: int) -> int:
    return set_block(note, _note(width), width + 8, 3).height + 12 if note else 0


def _note(width: int) -> Style:
    return Style("text", 30 if width == cards.WIDE else 25, LAVENDER, 1, NIGHT_DEEP)


def height(rows: Sequence[Row]) -> int:
    """Return the height of all rows."""
    return sum(row.height + row.depth + _LINE for row in rows)


def draw(picture: Image.Image, rows: Sequence[Row], top: int, words: Words) -> None:
    """Draw ``rows`` from ``top`` on, each in the middle of ``picture``."""
    for row in rows:
        left = (picture.width - len(row.items) * (row.width + GAP) + GAP) // 2
        for column, item in enumerate(row.items):
            _draw(picture, item, row, (left + column * (row.width + GAP), top), words)
        top += row.height + row.depth + _LINE


def _draw(picture: Image.Image, item: Item, row: Row, at: tuple[int, int], words: Words) -> None:
    size = (row.width, row.height)
    if item.usable:
        panels.lay_glow(picture, size, at, 9, 1.7)
    panels.lay_panel(picture, panels.shadow(*size), at)
    picture.paste(cards.face(item.card, *size, words), at, rounded(*size, panels.RADIUS))
    if item.usable:
        lay(picture, panels.rim(*size, 5), at)
    else:
        panels.dim(picture, at, size, 0.24)
    if item.note:
        style = replace(_note(row.width), colour=GOLD_PALE if item.usable else LAVENDER)
        below = (at[0] - 4, at[1] + row.height + 4, at[0] + size[0] + 4, at[1] + row.height + row.depth)
        draw_fitted(picture, item.note, style, below, "centre", lines=3)
