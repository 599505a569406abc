"""The lobby: the players in front of the tower, and the seats still free."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.abraca import phrases, place, scene, stones
from render.kit import layout, table
from render.kit.cache import cached
from render.kit.layout import Align, Column, Element, Grow, Padding, Pinned, Row, Sized, Spacer, Text
from render.kit.lobby import seats as lobby_seats
from render.kit.theme import GOLD_PALE, NIGHT_DEEP, PARCHMENT_LIGHT
from render.kit.typesetting import Style
from render.words import Words

_HEAD = (570, 24, place.RIGHT, 212)
"""The area beside the moon."""
_STONES = (place.LEFT, 228, place.RIGHT, 366)
_LOWER = 8
_FIGURE = 76
"""The height of a figure in pixels."""
_SEATS = (place.LEFT, 366, place.RIGHT, 946)


def draw(names: Sequence[str], seats: range, words: Words) -> Image.Image:
    """Return the lobby, 1400 x 1000, with ``names`` on the seats taken and empty shields on the others."""
    lobby = _ground(words).copy()
    counted = words("picture-lobby-seats", least=seats[0], most=seats[-1])
    plates = lobby_seats(names, seats[-1], words("picture-lobby-free"), height=140)
    below = Column(plates, Grow(Spacer()), Sized(table.headline(counted, 70), height=90))
    layout.draw(lobby, below, _SEATS)
    layout.draw(lobby, _figures(min(len(names), seats[-1])))
    return lobby


def _figures(count: int) -> Element:
    """Return the figures side by side on the hill; the box of the element is the whole picture."""
    row = Row(*(scene.figure(seat, _FIGURE) for seat in range(count)), gap=4)
    return Pinned(row, place.LOBBY.middle, place.LOBBY.ledge(0) + 5, down="bottom")


@cached
def _ground(words: Words) -> Image.Image:
    ground = scene.night()
    title = Style("display", 112, GOLD_PALE, 4, NIGHT_DEEP)
    invite = Style("caps", 42, PARCHMENT_LIGHT, 2, NIGHT_DEEP)
    head = Column(
        Sized(Text(words("abraca-picture-title"), title, "centre"), height=126),
        Grow(Text(words("abraca-picture-lobby-invite"), invite, "centre")),
    )
    layout.draw(ground, head, _HEAD)
    layout.draw(ground, Align(Row(*map(_stone, phrases.SPELLS), gap=24), down="top"), _STONES)
    return ground


def _stone(spell: int) -> Element:
    """Return one stone of a row in which every other stone is lower."""
    piece = stones.stone(spell, 92)
    return Padding(piece, top=_LOWER) if spell % 2 else Padding(piece, bottom=_LOWER)
