"""The plate below the story: the open challenge, or the last one, with all cards played on it."""

from __future__ import annotations

from PIL import Image

from render.kit import panels, tokens
from render.kit.cache import cached
from render.kit.layout import Align, Column, Element, Grow, Padding, Piece, Row, Sized, Spacer, Stack, Text
from render.kit.theme import GOLD, GOLD_PALE, INK, LAVENDER, NIGHT_DEEP, PARCHMENT_LIGHT, SMALLEST
from render.kit.typesetting import Block, Style, set_block
from render.saga import initiative, phrases, plays, sums, tiles
from render.saga.challenge import Plate
from render.words import Words

_LEAST = 434
_SIDE, _INDENT, _FOOT = 20, 4, 23
_WIDE = 1000
"""Above this width there's room for another column of played cards, and for a wider text."""


def element(plate: Plate, width: int, words: Words) -> Element:
    """Return the plate, ``width`` wide, and higher if many cards were played."""
    return Piece(_plate(plate, width, words), panels.SHADOW)


@cached
def _plate(plate: Plate, width: int, words: Words) -> Image.Image:
    inside = _inside(plate, width, words)
    height = max(_LEAST, inside.size(width).height)
    return panels.filled(panels.panel(width, height, GOLD, "wall"), inside)


def _inside(plate: Plate, width: int, words: Words) -> Element:
    is_wide = width > _WIDE
    about = Row(
        _card(plate, words),
        Spacer(24),
        Grow(_heading(plate)),
        Spacer(20),
        _slip(plate.card, 560 if is_wide else 400, words),
    )
    parts: list[Element] = [Sized(about, height=tiles.HEIGHT)]
    if plate.sum is not None:
        parts += [
            Spacer(height=6),
            Padding(sums.element(plate.sum, plate.earlier, words), left=_INDENT),
            Spacer(height=8),
            Padding(plays.element(plate.plays, 4 if is_wide else 3, words), left=_INDENT),
        ]
    else:
        note = Style("text", 44, PARCHMENT_LIGHT, 1, NIGHT_DEEP)
        parts += [Spacer(height=14), Grow(Text(plate.note, note, "centre", 3, 24))]
        if plate.throws:
            parts.append(initiative.element(plate.throws, words))
    return Padding(Column(*parts), _SIDE, _SIDE, _SIDE, _FOOT)


def _card(plate: Plate, words: Words) -> Element:
    """Return the attempted card, with a mark for its result."""
    card = tiles.attempted(plate.card, words, "failed" if plate.won is False else "plain")
    if plate.won is None:
        return card
    mark = Padding(Piece(tokens.result_mark("hit" if plate.won else "miss", 48)), top=-2, right=-8)
    return Stack(card, Align(mark, "right", "top"))


def _heading(plate: Plate) -> Element:
    """Return who attempts what, and below it what that is linked to or how it ended."""
    title = Text(plate.title, Style("display", 42, GOLD_PALE, 2, INK), lines=3, smallest=38)
    caption = Text(plate.caption, Style("caps", 30, LAVENDER, 1, NIGHT_DEEP), lines=2, smallest=24)
    return Column(Grow(title, 3), Grow(caption, 2))


def _slip(card: str, width: int, words: Words) -> Element:
    """Return the text of the card on a slip of parchment, as large as fits."""
    text, inside, room = phrases.printed(card, words), width - 26, tiles.HEIGHT - 16
    for size in range(34, SMALLEST - 1, -1):
        style = Style("text", size)
        lines = room // Block(("",), style).leading
        block = set_block(text, style, inside, lines, size, room, language=words.locale)
        if block.style == style:
            break
    printed = Text(text, style, "left", lines, size, words.locale)
    slip = Piece(panels.face(width, tiles.HEIGHT, GOLD, rules=False))
    return Sized(Stack(slip, Padding(printed, 14, 8, 12, 8)), width)
