"""The column of the Hero: its card, the five characteristics as dice, the decks."""

from __future__ import annotations

from PIL import Image, ImageChops

from games.saga.components import HEROES
from games.saga.situation import CHARACTERISTICS
from games.saga.view import View
from render.kit import icons, panels, tokens
from render.kit.cache import cached
from render.kit.shapes import lay, lay_centred, rounded, tinted
from render.kit.theme import (
    BRONZE_DARK,
    GOLD,
    GOLD_PALE,
    INK,
    LAVENDER,
    NIGHT_DEEP,
    VERDIGRIS_DARK,
    VERMILION_DARK,
    darker,
)
from render.kit.typesetting import Style, draw_fitted
from render.saga import phrases, tiles
from render.saga.dice import MARGIN, die
from render.saga.look import CHARACTERISTIC_ICONS, colour_of, type_medallion
from render.saga.place import COLUMN, LEFT
from render.saga.scenery import scene
from render.words import Words

_TOP = 104
_CARD = 292
_PLATES = _TOP + _CARD + 14
_LOWEST, _HIGHEST = 57, 86
"""How high the plate of a characteristic is at least and at most."""
_GAP = 6
_PILE = (86, 104)
_LABEL = 34
"""The height of what is said under a pile, and the room above it."""


def draw(picture: Image.Image, view: View, low: int, words: Words) -> None:
    """Draw the whole column; it may reach down to ``low``."""
    trial = "passed" if view.trial_done else "due"
    panels.lay_panel(picture, _card(view.hero, trial, view.trial_fails, words), (LEFT, _TOP))
    room = (low - _PLATES - _PILE[1] - _LABEL - 12) // len(CHARACTERISTICS) - _GAP
    high = max(_LOWEST, min(_HIGHEST, room))
    for number, name in enumerate(CHARACTERISTICS):
        plate = characteristic(name, view.characteristics[number], COLUMN, high, words)
        panels.lay_panel(picture, plate, (LEFT, _PLATES + number * (high + _GAP)))
    _piles(picture, view, _PLATES + len(CHARACTERISTICS) * (high + _GAP) + 8, words)


@cached
def _card(hero: str, trial: str, fails: int, words: Words) -> Image.Image:
    colour = colour_of(hero)
    picture = panels.panel(COLUMN, _CARD, GOLD).copy()
    x = y = panels.SHADOW
    window = (COLUMN - 28, _CARD - 122)
    at = (x + 14, y + 60)
    picture.paste(scene(hero, *window), at, rounded(*window, 8))
    edge = ImageChops.subtract(rounded(*window, 8), rounded(*window, 8, 1.6))
    lay(picture, tinted(edge, INK), at)
    lay(picture, type_medallion(hero, 62, words), (x - 4, y - 4))
    name = Style("display", 46, INK)
    draw_fitted(
        picture, phrases.card_name(hero, words), name, (x + 58, y + 8, x + COLUMN - 16, y + 60), "centre"
    )
    kind = words("saga-picture-hero", type=words(f"saga-type-{HEROES[hero].type}"))
    line = (x + 14, y + _CARD - 62, x + COLUMN - 14, y + _CARD - 34)
    draw_fitted(picture, kind, Style("caps", 27, darker(colour, 0.2)), line, "centre")
    told = words(f"saga-picture-trial-{trial}", fails=fails)
    style = Style("bold", 25, VERDIGRIS_DARK if trial == "passed" else VERMILION_DARK)
    draw_fitted(picture, told, style, (x + 14, y + _CARD - 37, x + COLUMN - 14, y + _CARD - 9), "centre")
    return picture


@cached
def characteristic(name: str, value: int, width: int, height: int, words: Words) -> Image.Image:
    """Return the plate of a characteristic: icon, name, and its value as a die."""
    picture = panels.panel(width, height, GOLD).copy()
    x = y = panels.SHADOW
    size = height - 12
    symbol = size - 5
    lay(picture, icons.icon(CHARACTERISTIC_ICONS[name], symbol, BRONZE_DARK), (x + 12, y + 9))
    lay(picture, die(value, size), (x + width - size - 10 - MARGIN, y + 6 - MARGIN))
    box = (x + symbol + 24, y + 6, x + width - size - 18, y + height - 6)
    draw_fitted(picture, words(f"saga-characteristic-{name}"), Style("bold", min(36, height // 2 + 4)), box)
    return picture


def _piles(picture: Image.Image, view: View, top: int, words: Words) -> None:
    step = (COLUMN - _PILE[0]) // 2
    faces = (None, view.discard_adventure[-1:], view.discard_interference[-1:])
    counts = (view.deck, len(view.discard_adventure), len(view.discard_interference))
    for number, (newest, count, key) in enumerate(
        zip(faces, counts, ("deck", "adventures", "interferences"), strict=True)
    ):
        shown = None if newest is None else (newest[0] if newest else "")
        pile = _pile(shown, count, words(f"saga-picture-pile-{key}"), words)
        panels.lay_panel(picture, pile, (LEFT + number * step, top))


@cached
def _pile(card: str | None, count: int, label: str, words: Words) -> Image.Image:
    """Return a pile: backs (``None``), face up with ``card`` on top, or the place of an empty one."""
    width, height = _PILE
    margin = panels.SHADOW
    picture = Image.new("RGBA", (width + 2 * margin, height + 2 * margin + 26))
    lay(picture, panels.shadow(width, height), (0, 0))
    for layer in reversed(range(min(3, count) if count else 0)):
        at = (margin - 2 * layer, margin - 3 * layer)
        lay(picture, tiles.back(width, height) if card is None else _small(card, width, height, words), at)
    if not count:
        hollow = rounded(width, height, panels.RADIUS).point([round(v * 0.55) for v in range(256)])
        lay(picture, tinted(hollow, NIGHT_DEEP), (margin, margin))
        lay(picture, panels.rim(width, height, 2), (margin, margin))
    badge = tokens.badge(str(count), 46, NIGHT_DEEP, GOLD_PALE)
    lay_centred(picture, badge, (margin + width - 14, margin + height - 12))
    style = Style("text", 24, LAVENDER, 1, NIGHT_DEEP)
    box = (0, margin + height + 8, picture.width, picture.height)
    draw_fitted(picture, label, style, box, "centre")
    return picture


@cached
def _small(card: str, width: int, height: int, words: Words) -> Image.Image:
    picture = panels.face(width, height, colour_of(card)).copy()
    window = (width - 16, height - 16)
    picture.paste(scene(card, *window), (8, 8), rounded(*window, 7))
    lay(picture, type_medallion(card, 46, words), (-3, -3))
    return picture
