"""The lobby: who sits already at the realm, and which seats are free."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.kit import grounds, layout, table
from render.kit.cache import cached
from render.kit.layout import Column, Grow, Sized, Spacer, Text
from render.kit.lobby import seats as lobby_seats
from render.kit.shapes import lay
from render.kit.theme import GOLD_PALE, NIGHT_DEEP, PARCHMENT_LIGHT
from render.kit.typesetting import Style
from render.touria import atlas, castle, gems, goods, scene
from render.words import Words

_HEAD = (scene.LEFT, 2, scene.RIGHT, 220)
_SEATS = (scene.LEFT, 318, scene.RIGHT, 980)


def draw(names: Sequence[str], seats: range, words: Words) -> Image.Image:
    """Return the lobby 1400 x 1000, with ``names`` on the seats taken and an empty shield on the others."""
    lobby = _ground(words).copy()
    counted = words("picture-lobby-seats", least=seats[0], most=seats[-1])
    free = words("picture-lobby-free")
    plates = lobby_seats(names, seats[-1], free, columns=1, height=132, gap=12)
    below = Column(plates, Grow(Spacer()), Sized(table.headline(counted, 66), height=82))
    layout.draw(lobby, below, _SEATS)
    return lobby


@cached
def _ground(words: Words) -> Image.Image:
    ground = scene.sea(*atlas.SIZE)
    island = grounds.painted("realm").copy()
    for number, at in enumerate(atlas.DOORS.values(), 1):
        door = castle.picture(number, "", "closed")
        lay(island, door, (at[0] - door.width / 2, at[1] - door.height / 2))
    scene.lay_island(ground, island)
    x, y = scene.on_island(*atlas.CASTLE)
    heroes = goods.group(150)
    lay(ground, heroes, (x - heroes.width / 2, y + 46))
    title = Style("display", 150, GOLD_PALE, 4, NIGHT_DEEP)
    invite = Style("caps", 40, PARCHMENT_LIGHT, 2, NIGHT_DEEP)
    head = Column(
        Grow(Text(words("touria-picture-title"), title, "centre")),
        Sized(Text(words("touria-picture-lobby-invite"), invite, "centre"), height=60),
    )
    layout.draw(ground, head, _HEAD)
    step = (scene.RIGHT - scene.LEFT) / 6
    for index, colour in enumerate(gems.COLOURS):
        gems.lay_gem(ground, colour, 62, (scene.LEFT + step * (index + 0.5), 264))
    return ground
