"""The lobby: the players beside the realm, and the seats still free."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.kit import grounds, layout, table
from render.kit.cache import cached
from render.kit.layout import Column, Grow, Padding, Piece, Pinned, Row, Sized, Spacer, Text
from render.kit.lobby import seats as lobby_seats
from render.kit.theme import GOLD_PALE, NIGHT_DEEP, PARCHMENT_LIGHT
from render.kit.typesetting import Style
from render.touria import castle, gems, goods, scene
from render.words import Words

_HEAD = 302
"""The height of the title and the invitation below it, in pixels."""


def draw(names: Sequence[str], seats: range, words: Words) -> Image.Image:
    """Return the lobby, 1400 x 1000, with ``names`` on the seats taken and empty shields on the others."""
    lobby = _ground(words).copy()
    counted = words("picture-lobby-seats", least=seats[0], most=seats[-1])
    free = words("picture-lobby-free")
    plates = lobby_seats(names, seats[-1], free, columns=1, height=132, gap=12)
    below = Column(plates, Grow(Spacer()), Sized(table.headline(counted, 66), height=82))
    layout.draw(lobby, Padding(below, top=_HEAD, bottom=4), scene.BESIDE)
    return lobby


@cached
def _ground(words: Words) -> Image.Image:
    ground = scene.sea(*scene.SIZE)
    island = grounds.painted("realm").copy()
    layout.draw(island, castle.closed())
    scene.lay_island(ground, island)
    layout.draw(ground, Pinned(Piece(goods.group(150)), *scene.HEROES, down="top"))
    title = Style("display", 150, GOLD_PALE, 4, NIGHT_DEEP)
    invite = Style("caps", 40, PARCHMENT_LIGHT, 2, NIGHT_DEEP)
    jewels = (Grow(gems.piece(colour, 62)) for colour in gems.COLOURS)
    head = Column(
        Sized(Text(words("touria-picture-title"), title, "centre"), height=160),
        Sized(Text(words("touria-picture-lobby-invite"), invite, "centre"), height=60),
        Spacer(height=12),
        Row(*jewels),
    )
    layout.draw(ground, Padding(head, top=-14), scene.BESIDE)
    return ground
