"""The lobby: who sits already at the realm, and which seats are free."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.kit import grounds
from render.kit.cache import cached
from render.kit.lobby import lay_seats
from render.kit.setting import Style, draw_fitted
from render.kit.shapes import lay
from render.kit.theme import GOLD_PALE, INK, NIGHT_DEEP, PARCHMENT_LIGHT
from render.touria import atlas, castle, gems, goods, scene
from render.words import Words

_PLATE = (scene.RIGHT - scene.LEFT, 132)
_TOP = 318


def draw(names: Sequence[str], seats: range, words: Words) -> Image.Image:
    """Return the lobby 1400 x 1000, with ``names`` on the seats taken and an empty shield on the others."""
    lobby = _ground(words).copy()
    spots = [(scene.LEFT, _TOP + seat * (_PLATE[1] + 12)) for seat in range(seats[-1])]
    lay_seats(lobby, names, spots, _PLATE, words("picture-lobby-free"))
    text = words("picture-lobby-seats", least=seats[0], most=seats[-1])
    style = Style("display", 66, GOLD_PALE, 3, INK)
    draw_fitted(lobby, text, style, (scene.LEFT, 898, scene.RIGHT, 980), "centre", smallest=40)
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
    draw_fitted(ground, words("touria-picture-title"), title, (scene.LEFT, 2, scene.RIGHT, 162), "centre")
    invite = Style("caps", 40, PARCHMENT_LIGHT, 2, NIGHT_DEEP)
    box = (scene.LEFT, 158, scene.RIGHT, 220)
    draw_fitted(ground, words("touria-picture-lobby-invite"), invite, box, "centre")
    step = (scene.RIGHT - scene.LEFT) / 6
    for index, colour in enumerate(gems.COLOURS):
        gems.lay_gem(ground, colour, 62, (scene.LEFT + step * (index + 0.5), 264))
    return ground
