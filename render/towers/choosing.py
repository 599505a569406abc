"""The reader's monsters, in windows side by side: their elixir removes one."""

from __future__ import annotations

from games.towers.view import View
from render.kit.layout import Align, Column, Element, Grow, Named, Piece, Row, Sized, Stack, Text
from render.kit.theme import GOLD_PALE, NIGHT_DEEP
from render.kit.typesetting import Style
from render.towers import windows
from render.words import Words

_BROADEST = 190
_NAMED = 140
"""The maximum width of a monster's window, and the minimum width of one with a name, in pixels."""
_APART = 14


def monsters(view: View, seat: int, room: tuple[int, int], most: int, words: Words) -> Element:
    """Return the monsters of ``seat`` in a room of this size, at most ``most`` of them side by side."""
    won = view.places[seat].monsters or ()
    rows = [won[start : start + most] for start in range(0, len(won), most)]
    across = max(map(len, rows), default=1)
    width = min(_BROADEST, room[0] // across - _APART - 2 * windows.MARGIN)
    height = min(round(width * 1.25), room[1] // max(1, len(rows)) - _APART - 2 * windows.MARGIN)
    return Column(*(Grow(_row(row, (width, height), len(view.places), words)) for row in rows))


def _row(row: tuple[str, ...], size: tuple[int, int], players: int, words: Words) -> Element:
    shown = (_monster(monster, size, players, words) for monster in row)
    return Align(Row(*shown, gap=_APART + 2 * windows.MARGIN))


def _monster(monster: str, size: tuple[int, int], players: int, words: Words) -> Element:
    """Return a monster in its window, with its name if that's legible."""
    if size[0] >= _NAMED:
        picture = windows.window(monster, *size, players, words)
    else:
        picture = windows.small(monster, *size, players)
    window = Piece(picture, windows.MARGIN)
    return Named(Sized(Stack(windows.lit(*size), window), *size), monster)


def legend(words: Words, letters: int) -> Text:
    """Return the line above the monsters."""
    return Text(words("towers-picture-monsters"), Style("caps", letters, GOLD_PALE, 1, NIGHT_DEEP), "centre")
