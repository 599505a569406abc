"""The lobby: who sits already before the tower, and which seats are free."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.abraca import phrases, place, scene, stones
from render.kit import table
from render.kit.cache import cached
from render.kit.lobby import lay_seats
from render.kit.setting import Style, draw_fitted
from render.kit.theme import GOLD_PALE, NIGHT_DEEP, PARCHMENT_LIGHT
from render.words import Words

_PLATE = (484, 140)
_TOP = 366


def draw(names: Sequence[str], seats: range, words: Words) -> Image.Image:
    """Return the lobby 1400 x 1000, with ``names`` on the seats taken and an empty shield on the others."""
    lobby = _ground(words).copy()
    lay_seats(lobby, names, map(_spot, range(seats[-1])), _PLATE, words("picture-lobby-free"))
    scene.figures(lobby, [0] * min(len(names), seats[-1]))
    text = words("picture-lobby-seats", least=seats[0], most=seats[-1])
    table.headline(lobby, text, (place.LEFT, 856, place.RIGHT, 946), 70)
    return lobby


def _spot(seat: int) -> tuple[int, int]:
    """Return where the plate of ``seat`` begins: two in a row, the fifth in the middle."""
    row, column = divmod(seat, 2)
    across = 0.5 if row == 2 else column
    return round(place.LEFT + across * (_PLATE[0] + 16)), _TOP + row * (_PLATE[1] + 14)


@cached
def _ground(words: Words) -> Image.Image:
    ground = scene.night()
    title = Style("display", 112, GOLD_PALE, 4, NIGHT_DEEP)
    draw_fitted(ground, words("abraca-picture-title"), title, (570, 24, place.RIGHT, 150), "centre")
    invite = Style("caps", 42, PARCHMENT_LIGHT, 2, NIGHT_DEEP)
    draw_fitted(ground, words("abraca-picture-lobby-invite"), invite, (570, 150, place.RIGHT, 212), "centre")
    width = 92
    for spell in phrases.SPELLS:
        left = place.LEFT + 36 + (spell - 1) * (width + 24)
        stones.lay_stone(ground, stones.stone(spell, width), (left, 228 + (8 if spell % 2 else 0)))
    return ground
