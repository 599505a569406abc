"""The lobby: who sits already round the velvet, and which seats are free."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.saga.components import ADVENTURES
from games.saga.situation import TYPES
from render.kit import layout, panels, table
from render.kit.layout import Column, Grow, Sized, Spacer, Text
from render.kit.lobby import seats as lobby_seats
from render.kit.shapes import lay, lay_centred
from render.kit.table import FRAME
from render.kit.theme import GOLD_PALE, INK, NIGHT_DEEP, PARCHMENT_LIGHT
from render.kit.typesetting import Style
from render.saga import thread, tiles
from render.saga.place import LEFT, RIGHT, THREAD, WIDTH
from render.words import Words

HEIGHT = 1000
_TILES = 214


def draw(names: Sequence[str], seats: range, words: Words) -> Image.Image:
    """Return the lobby 1400 x 1000, with ``names`` on the seats taken and an empty shield on the others."""
    lobby = table.table(WIDTH, HEIGHT)
    title = Style("display", 104, GOLD_PALE, 4, INK)
    invite = Style("caps", 42, PARCHMENT_LIGHT, 2, NIGHT_DEEP)
    counted = words("picture-lobby-seats", least=seats[0], most=seats[-1])
    everything = Column(
        Sized(Text(words("saga-picture-title"), title, "centre"), height=108),
        Sized(Text(words("saga-picture-lobby-invite"), invite, "centre"), height=54),
        Grow(Spacer()),
        lobby_seats(names, seats[-1], words("picture-lobby-free"), height=116),
        Spacer(height=16),
        Sized(table.headline(counted, 64), height=72),
    )
    layout.draw(lobby, everything, (LEFT, 34, RIGHT, 962))
    _strung(lobby, words)
    return lobby


def _strung(lobby: Image.Image, words: Words) -> None:
    """Hang an Adventure of every type on the thread."""
    piece = thread.strand(WIDTH - 2 * FRAME - 20, 5)
    lay(lobby, piece, (FRAME + 10, _TILES + THREAD - piece.height / 2))
    step = (RIGHT - LEFT - tiles.WIDTH - 20) / (len(TYPES) - 1)
    for number, kind in enumerate(TYPES):
        card = next(name for name, adventure in ADVENTURES.items() if adventure.type == kind)
        left = round(LEFT + 10 + number * step)
        panels.lay_panel(lobby, tiles.unplayed(card, words), (left, _TILES))
        lay_centred(lobby, thread.knot(), (left + tiles.WIDTH / 2, _TILES + THREAD))
