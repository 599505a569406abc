"""The lobby: who sits already before the keep, and which seats are free."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.kit import panels, shields
from render.kit.cache import cached
from render.kit.setting import Style, draw_fitted
from render.kit.shapes import lay
from render.kit.theme import GOLD, GOLD_PALE, INK, LAVENDER, NIGHT_DEEP, PARCHMENT_LIGHT, mix
from render.towers import cards, place, scene
from render.words import Words

_PLATE = (447, 132)
_TOP = 556
_SHOWN = ("chameleon_1", "wizard_5_wand", "warrior_6_axe", "dwarf_5_hammer", "artifact_1")
_WINDOWS = (("minotaur", "trophy"), ("troglodyte_1", "ring_1"), ("red_dragon", "chest_5"))


def draw(names: Sequence[str], seats: range, words: Words) -> Image.Image:
    """Return the lobby 1400 x 1000, with ``names`` on the seats taken and an empty shield on the others."""
    lobby = _ground(seats[-1], words).copy()
    for seat in range(seats[-1]):
        row, column = divmod(seat, 2)
        at = (place.LEFT + column * (_PLATE[0] + 16), _TOP + row * (_PLATE[1] + 14))
        piece = _taken(seat, names[seat]) if seat < len(names) else _free(seat, words)
        panels.lay_panel(lobby, piece, at)
    text = words("towers-picture-lobby-seats", least=seats[0], most=seats[-1])
    scene.headline(lobby, text, (place.LEFT, 872, place.RIGHT, 966), 70)
    return lobby


@cached
def _ground(players: int, words: Words) -> Image.Image:
    ground = scene.dusk()
    title = Style("display", 140, GOLD_PALE, 4, NIGHT_DEEP)
    draw_fitted(ground, words("towers-picture-title"), title, (place.LEFT, 16, place.RIGHT, 176), "centre")
    invite = Style("caps", 42, PARCHMENT_LIGHT, 2, NIGHT_DEEP)
    box = (place.LEFT, 176, place.RIGHT, 236)
    draw_fitted(ground, words("towers-picture-lobby-invite"), invite, box, "centre")
    scene.sample_windows(ground, _WINDOWS, players, words)
    step = 166
    middle = (place.LEFT + place.RIGHT) / 2
    for index, card in enumerate(_SHOWN):
        away = index - (len(_SHOWN) - 1) / 2
        centre = (middle + away * step, 390 + abs(away) ** 2 * 7)
        cards.lay_card(ground, card, 168, centre, words, -4 * away)
    return ground


@cached
def _taken(seat: int, name: str) -> Image.Image:
    width, height = _PLATE
    picture = panels.panel(width, height, shields.accent(seat)).copy()
    left, top = panels.SHADOW + 18, panels.SHADOW + 15
    crest = shields.shield(seat, 102)
    lay(picture, crest, (left, top))
    box = (left + crest.width + 16, top, panels.SHADOW + width - 18, top + 102)
    draw_fitted(picture, name, Style("bold", 48), box, lines=2)
    return picture


@cached
def _free(seat: int, words: Words) -> Image.Image:
    width, height = _PLATE
    picture = panels.panel(width, height, mix(GOLD, INK, 0.2), "wall").copy()
    left, top = panels.SHADOW + 18, panels.SHADOW + 15
    outline = shields.shield(seat, 102).getchannel("A")
    hollow = Image.new("RGBA", outline.size, (*NIGHT_DEEP, 0))
    hollow.putalpha(outline.point([round(value * 0.8) for value in range(256)]))
    lay(picture, hollow, (left, top))
    crest = shields.shield(seat, 102).copy()
    crest.putalpha(outline.point([round(value * 0.3) for value in range(256)]))
    lay(picture, crest, (left, top))
    box = (left + crest.width + 16, top, panels.SHADOW + width - 18, top + 102)
    draw_fitted(picture, words("towers-picture-lobby-free"), Style("caps", 42, LAVENDER, 1, NIGHT_DEEP), box)
    return picture
