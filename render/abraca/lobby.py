"""The lobby: who sits already before the tower, and which seats are free."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.abraca import phrases, place, scene, stones
from render.kit import panels, shields
from render.kit.cache import cached
from render.kit.setting import Style, draw_fitted
from render.kit.shapes import lay
from render.kit.theme import GOLD, GOLD_PALE, INK, LAVENDER, NIGHT_DEEP, PARCHMENT_LIGHT, mix
from render.words import Words

_PLATE = (484, 140)
_TOP = 366


def draw(names: Sequence[str], seats: range, words: Words) -> Image.Image:
    """Return the lobby 1400 x 1000, with ``names`` on the seats taken and an empty shield on the others."""
    lobby = _ground(words).copy()
    for seat in range(seats[-1]):
        row, column = divmod(seat, 2)
        at = (place.LEFT + column * (_PLATE[0] + 16), _TOP + row * (_PLATE[1] + 14))
        if seat == seats[-1] - 1 and column == 0:
            at = (at[0] + (_PLATE[0] + 16) // 2, at[1])
        piece = _taken(seat, names[seat]) if seat < len(names) else _free(seat, words)
        panels.lay_panel(lobby, piece, at)
    scene.figures(lobby, [0] * min(len(names), seats[-1]))
    text = words("abraca-picture-lobby-seats", least=seats[0], most=seats[-1])
    scene.headline(lobby, text, (place.LEFT, 856, place.RIGHT, 946), 70)
    return lobby


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


@cached
def _taken(seat: int, name: str) -> Image.Image:
    width, height = _PLATE
    picture = panels.panel(width, height, shields.accent(seat)).copy()
    left, top = panels.SHADOW + 18, panels.SHADOW + 16
    crest = shields.shield(seat, 108)
    lay(picture, crest, (left, top))
    box = (left + crest.width + 18, top, panels.SHADOW + width - 18, top + 108)
    draw_fitted(picture, name, Style("bold", 50), box, lines=2)
    return picture


@cached
def _free(seat: int, words: Words) -> Image.Image:
    width, height = _PLATE
    picture = panels.panel(width, height, mix(GOLD, INK, 0.2), "wall").copy()
    left, top = panels.SHADOW + 18, panels.SHADOW + 16
    outline = shields.shield(seat, 108).getchannel("A")
    hollow = Image.new("RGBA", outline.size, (*NIGHT_DEEP, 0))
    hollow.putalpha(outline.point([round(value * 0.8) for value in range(256)]))
    lay(picture, hollow, (left, top))
    crest = shields.shield(seat, 108).copy()
    crest.putalpha(outline.point([round(value * 0.3) for value in range(256)]))
    lay(picture, crest, (left, top))
    box = (left + crest.width + 18, top, panels.SHADOW + width - 18, top + 108)
    draw_fitted(picture, words("abraca-picture-lobby-free"), Style("caps", 42, LAVENDER, 1, NIGHT_DEEP), box)
    return picture
