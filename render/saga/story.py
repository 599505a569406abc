"""The story: its Adventures in rows, hanging from the thread in the order they were played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PIL import Image

from games.saga.components import ADVENTURES
from games.saga.model import Entry
from games.saga.situation import TYPES
from games.saga.view import View
from render.kit import layout, panels, tokens
from render.kit.cache import cached
from render.kit.layout import (
    Align,
    Column,
    Element,
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
from render.kit.table import FRAME
from render.kit.theme import GOLD_PALE, NIGHT_DEEP
from render.kit.typesetting import Style
from render.saga import look, thread, tiles
from render.saga.place import EDGE
from render.words import Words

BESIDE, BELOW = 6, 8
"""The number of cards in a row beside the Hero's column, and in a row below it."""
ROWS_BESIDE = 3
_GAPS = {BESIDE: 14, BELOW: 13}
"""The gap between the cards of such rows."""
GAP = 16
"""The gap between rows."""
_ROW = tiles.HEIGHT + thread.DEPTH
_BEFORE, _LOOSE = 28, 40
"""How far the thread extends before the first card, and from there while nothing hangs on it."""
_TO_FRAME = EDGE - FRAME - 10
"""How far the thread extends beyond a full row, to the frame of the table."""
_TYPE = 140
"""The width of a type's medallion with its name."""
_TYPES, _TYPES_ON_THREAD = 10, 155
"""The distance from the top of a row to the types: below the first card, and on the thread."""
_MEDALLION_EDGE = 4


def rows(view: View, words: Words) -> list[Element]:
    """Return the rows of the story, at least one and with room for two; the newest Adventure glows."""
    told: list[Element] = []
    start = 0
    while start < len(view.story):
        columns = BESIDE if len(told) < ROWS_BESIDE else BELOW
        told.append(Sized(_row(view, start, columns, len(told), words), height=_ROW))
        start += columns
    if not told:
        return [_unwritten(words)]
    if len(told) == 1:
        told.append(Sized(Padding(_types(view.story, words), top=_TYPES), height=_ROW))
    return told


def _row(view: View, start: int, columns: int, number: int, words: Words) -> Element:
    """Return a row of the story, with the thread up to the last card that hangs from it.

    If that card is in a later row, the thread runs on to the frame of the table.
    """
    newest, gap = view.story[-1], _GAPS[columns]
    cells = [_adventure(entry, entry is newest, words) for entry in view.story[start : start + columns]]
    hung = [index for index, entry in enumerate(view.story) if entry.outcome != "lost"]
    left = _BEFORE if columns == BESIDE else _TO_FRAME
    if not hung and not start:
        loose = thread.under(Spacer(_LOOSE, _ROW), number, left, 0)
        return Stack(Align(loose, "left"), Row(*cells, gap=gap))
    reached = hung[-1] + 1 - start if hung else 0
    if reached > columns:
        return thread.under(Row(*cells, gap=gap), number, left, _TO_FRAME)
    if reached <= 0:
        return Row(*cells, gap=gap)
    strung = thread.under(Row(*cells[:reached], gap=gap), number, left, -tiles.WIDTH // 2)
    return Row(strung, *cells[reached:], gap=gap)


def _adventure(entry: Entry, is_newest: bool, words: Words) -> Element:
    """Return a card hanging from the thread, or raised above the torn thread if it failed."""
    failed = entry.outcome == "lost"
    card: Element = tiles.played(entry.card, entry.seat, words, "failed" if failed else "plain")
    if is_newest:
        card = Named(Stack(panels.glowing(14, 2.0), card, panels.rimmed(5)), "story")
    return thread.torn(card) if failed else thread.hanging(card)


def _unwritten(words: Words) -> Element:
    """Return the thread before the first Adventure, with the seven types on it."""
    strand = thread.under(Spacer(height=_ROW), 0, _BEFORE, -tiles.WIDTH // 2)
    types = Padding(_types((), words), top=_TYPES_ON_THREAD)
    return Stack(Column(strand, Spacer(height=_ROW), gap=GAP), types)


def _types(story: Sequence[Entry], words: Words) -> Element:
    """Return the seven types, each with its number of Adventures in play."""
    played: Counter[str] = Counter(ADVENTURES[entry.card].type for entry in story)
    return Row(*(Grow(Piece(_type(kind, played[kind], words), down="top")) for kind in TYPES))


@cached
def _type(kind: str, count: int, words: Words) -> Image.Image:
    """Return the medallion of a type with its name below and its number of Adventures."""
    parts: list[Element] = [Piece(look.medallion_of(kind, 98, words), _MEDALLION_EDGE)]
    if count:
        badge = Piece(tokens.badge(str(count), 40, NIGHT_DEEP, GOLD_PALE), _MEDALLION_EDGE)
        parts.append(Align(Padding(badge, top=-7, right=-15), "right", "top"))
    name = Text(words(f"saga-type-{kind}"), Style("bold", 27, GOLD_PALE, 2, NIGHT_DEEP), "centre")
    inside = Padding(Column(Align(Stack(*parts)), Sized(name, height=38), gap=13), 2, 13, 2, 2)
    picture = Image.new("RGBA", (_TYPE, inside.size(_TYPE).height))
    layout.draw(picture, inside)
    return picture
