"""The moon with the last declaration: who declared, the stone, and the result."""

from __future__ import annotations

from games.abraca.view import View
from render.abraca import place, stones
from render.kit import shields, tokens
from render.kit.layout import Element, Piece, Pinned, Stack

_STONE, _CREST, _MARK = 150, 122, 86


def element(view: View) -> Element:
    """Return the stone in front of the moon; the box of the element is the whole picture.

    Before the first declaration of a round it's a covered stone of the seat that begins.
    """
    x, y = place.MOON
    last = view.declarations[-1] if view.declarations else None
    seat = view.active if last is None else last.seat
    stone = stones.back(_STONE) if last is None else stones.stone(last.spell, _STONE)
    parts: list[Element] = [Pinned(Stack(stones.glowing(_STONE), stone), x, y - 18)]
    if seat is not None:
        parts.append(Pinned(Piece(shields.shield(seat, _CREST)), x - 100, y + 52))
    if last is not None:
        parts.append(Pinned(Piece(tokens.result_mark(last.result, _MARK), 2), x + 104, y + 56))
    return Stack(*parts)
