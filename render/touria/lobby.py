"""The lobby: who sits already at the realm, and which seats are free."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.kit import grounds, panels, shields
from render.kit.cache import cached
from render.kit.setting import Style, draw_fitted
from render.kit.shapes import lay
from render.kit.theme import GOLD, GOLD_PALE, INK, LAVENDER, NIGHT_DEEP, PARCHMENT_LIGHT, mix
from render.touria import atlas, castle, gems, goods, scene
from render.words import Words

_PLATE = (scene.RIGHT - scene.LEFT, 132)
_TOP = 318
_SHIELD = 104


def draw(names: Sequence[str], seats: range, words: Words) -> Image.Image:
    """Return the lobby 1400 x 1000, with ``names`` on the seats taken and an empty shield on the others."""
    lobby = _ground(words).copy()
    for seat in range(seats[-1]):
        at = (scene.LEFT, _TOP + seat * (_PLATE[1] + 12))
        piece = _taken(seat, names[seat]) if seat < len(names) else _free(seat, words)
        panels.lay_panel(lobby, piece, at)
    text = words("touria-picture-lobby-seats", least=seats[0], most=seats[-1])
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


@cached
def _taken(seat: int, name: str) -> Image.Image:
    width, height = _PLATE
    picture = panels.panel(width, height, shields.accent(seat)).copy()
    left, top = panels.SHADOW + 18, panels.SHADOW + 14
    crest = shields.shield(seat, _SHIELD)
    lay(picture, crest, (left, top))
    box = (left + crest.width + 20, top, panels.SHADOW + width - 18, top + _SHIELD)
    draw_fitted(picture, name, Style("bold", 50), box, lines=2)
    return picture


@cached
def _free(seat: int, words: Words) -> Image.Image:
    width, height = _PLATE
    picture = panels.panel(width, height, mix(GOLD, INK, 0.2), "wall").copy()
    left, top = panels.SHADOW + 18, panels.SHADOW + 14
    outline = shields.shield(seat, _SHIELD).getchannel("A")
    hollow = Image.new("RGBA", outline.size, (*NIGHT_DEEP, 0))
    hollow.putalpha(outline.point([round(value * 0.8) for value in range(256)]))
    lay(picture, hollow, (left, top))
    crest = shields.shield(seat, _SHIELD).copy()
    crest.putalpha(outline.point([round(value * 0.3) for value in range(256)]))
    lay(picture, crest, (left, top))
    box = (left + crest.width + 20, top, panels.SHADOW + width - 18, top + _SHIELD)
    draw_fitted(picture, words("touria-picture-lobby-free"), Style("caps", 42, LAVENDER, 1, NIGHT_DEEP), box)
    return picture
