"""The lobby: the players around the velvet, and the seats still free."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.saga.components import ADVENTURES
from games.saga.situation import TYPES
from render.kit import layout, table
from render.kit.layout import Column, Element, Grid, Grow, Padding, Sized, Spacer, Text
from render.kit.lobby import seats as lobby_seats
from render.kit.theme import GOLD_PALE, INK, NIGHT_DEEP, PARCHMENT_LIGHT
from render.kit.typesetting import Style
from render.saga import thread, tiles
from render.words import Words

WIDTH, HEIGHT = 1400, 1000
_EDGE = 46


def draw(names: Sequence[str], seats: range, words: Words) -> Image.Image:
    """Return the lobby, 1400 x 1000, with ``names`` on the seats taken and empty shields on the others."""
    lobby = table.table(WIDTH, HEIGHT)
    title = Style("display", 104, GOLD_PALE, 4, INK)
    invite = Style("caps", 42, PARCHMENT_LIGHT, 2, NIGHT_DEEP)
    counted = words("picture-lobby-seats", least=seats[0], most=seats[-1])
    everything = Column(
        Sized(Text(words("saga-picture-title"), title, "centre"), height=108),
        Sized(Text(words("saga-picture-lobby-invite"), invite, "centre"), height=54),
        Spacer(height=18),
        _strung(words),
        Grow(Spacer()),
        lobby_seats(names, seats[-1], words("picture-lobby-free"), height=116),
        Spacer(height=16),
        Sized(table.headline(counted, 64), height=72),
    )
    layout.draw(lobby, Padding(everything, _EDGE, 34, _EDGE, 38))
    return lobby


def _strung(words: Words) -> Element:
    """Return one Adventure of each type, hanging from the thread."""
    first = (next(card for card, about in ADVENTURES.items() if about.type == kind) for kind in TYPES)
    cards = (thread.hanging(tiles.unplayed(card, words)) for card in first)
    return thread.under(Padding(Grid(*cards, columns=len(TYPES), gap=37), left=10, right=10), 5, 12, 12)
