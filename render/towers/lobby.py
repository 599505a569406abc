"""The lobby: who sits already before the keep, and which seats are free."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.kit import table
from render.kit.cache import cached
from render.kit.lobby import lay_seats
from render.kit.setting import Style, draw_fitted
from render.kit.theme import GOLD_PALE, NIGHT_DEEP, PARCHMENT_LIGHT
from render.towers import cards, place, scene
from render.words import Words

_PLATE = (447, 132)
_TOP = 556
_SHOWN = ("chameleon_1", "wizard_5_wand", "warrior_6_axe", "dwarf_5_hammer", "artifact_1")
_WINDOWS = (("minotaur", "trophy"), ("troglodyte_1", "ring_1"), ("red_dragon", "chest_5"))


def draw(names: Sequence[str], seats: range, words: Words) -> Image.Image:
    """Return the lobby 1400 x 1000, with ``names`` on the seats taken and an empty shield on the others."""
    lobby = _ground(seats[-1], words).copy()
    lay_seats(lobby, names, map(_spot, range(seats[-1])), _PLATE, words("picture-lobby-free"))
    text = words("picture-lobby-seats", least=seats[0], most=seats[-1])
    table.headline(lobby, text, (place.LEFT, 872, place.RIGHT, 966), 70)
    return lobby


def _spot(seat: int) -> tuple[int, int]:
    """Return where the plate of ``seat`` begins."""
    row, column = divmod(seat, 2)
    return place.LEFT + column * (_PLATE[0] + 16), _TOP + row * (_PLATE[1] + 14)


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
