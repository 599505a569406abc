"""The column of the Hero: its card, the five characteristics as dice, the decks."""

from __future__ import annotations

from PIL import Image

from games.saga.components import HEROES
from games.saga.situation import CHARACTERISTICS
from games.saga.view import View
from render.kit import icons, layout, panels, tokens
from render.kit.cache import cached
from render.kit.layout import (
    Align,
    Column,
    Element,
    Grow,
    Padding,
    Piece,
    Row,
    Sized,
    Spacer,
    Stack,
    Text,
)
from render.kit.shapes import lay, rounded, tinted
from render.kit.theme import (
    BRONZE_DARK,
    GOLD,
    GOLD_PALE,
    LAVENDER,
    NIGHT_DEEP,
    VERDIGRIS_DARK,
    VERMILION_DARK,
    darker,
)
from render.kit.typesetting import Style
from render.saga import phrases, tiles
from render.saga.dice import die
from render.saga.look import CHARACTERISTIC_ICONS, colour_of, type_medallion
from render.saga.scenery import window
from render.words import Words

WIDTH = 300
_CARD = 292
_LOW, _HIGH = 60, 86
"""The height of a characteristic's plate, if there's little room and if there's much."""
_PILE = (86, 104)
_PILE_MARGIN = panels.SHADOW + 4
"""The margin around a pile, which its name needs because it's wider."""
_MEDALLION_EDGE = 4


def column(view: View, words: Words, *, is_high: bool) -> Element:
    """Return the whole column; its plates are higher if ``is_high``."""
    trial = "passed" if view.trial_done else "due"
    height = _HIGH if is_high else _LOW
    plates = (
        Piece(_characteristic(name, value, height, words), panels.SHADOW)
        for name, value in zip(CHARACTERISTICS, view.characteristics, strict=True)
    )
    return Column(
        Piece(_card(view.hero, trial, view.trial_fails, words), panels.SHADOW),
        Spacer(height=14),
        Column(*plates, gap=6),
        Spacer(height=14),
        _piles(view, words),
    )


@cached
def _card(hero: str, trial: str, fails: int, words: Words) -> Image.Image:
    name = Text(phrases.card_name(hero, words), Style("display", 46), "centre")
    kind = words("saga-picture-hero", type=words(f"saga-type-{HEROES[hero].type}"))
    told = words(f"saga-picture-trial-{trial}", fails=fails)
    style = Style("bold", 25, VERDIGRIS_DARK if trial == "passed" else VERMILION_DARK)
    parts = Column(
        Sized(Padding(name, left=44, right=2), height=52),
        Grow(window(hero)),
        Sized(Text(kind, Style("caps", 27, darker(colour_of(hero), 0.2)), "centre"), height=29),
        Sized(Text(told, style, "centre"), height=26),
    )
    medallion = Piece(type_medallion(hero, 62, words), _MEDALLION_EDGE, "left", "top")
    inside = Stack(Padding(parts, 14, 8, 14, 10), medallion)
    return panels.filled(panels.panel(WIDTH, _CARD, GOLD), inside)


@cached
def _characteristic(name: str, value: int, height: int, words: Words) -> Image.Image:
    """Return the plate of a characteristic: icon, name, and value as a die."""
    inside = Row(
        Piece(icons.icon(CHARACTERISTIC_ICONS[name], height - 17, BRONZE_DARK)),
        Spacer(12),
        Grow(Text(words(f"saga-characteristic-{name}"), Style("bold", min(36, height // 2 + 4)))),
        Spacer(8),
        die(value, height - 12),
    )
    return panels.filled(panels.panel(WIDTH, height, GOLD), Padding(inside, 12, 6, 10, 6))


def _piles(view: View, words: Words) -> Element:
    """Return the deck and both discard piles, side by side."""
    adventures, interferences = view.discard_adventure, view.discard_interference
    return Row(
        _pile(None, view.deck, words("saga-picture-pile-deck"), words),
        Spacer(10),
        _pile(adventures[-1:], len(adventures), words("saga-picture-pile-adventures"), words),
        Grow(Spacer()),
        _pile(interferences[-1:], len(interferences), words("saga-picture-pile-interferences"), words),
    )


def _pile(newest: tuple[str, ...] | None, count: int, name: str, words: Words) -> Element:
    shown = None if newest is None else "".join(newest)
    return Piece(_named(shown, count, name, words), _PILE_MARGIN)


@cached
def _named(card: str | None, count: int, name: str, words: Words) -> Image.Image:
    """Return a pile and its name: face down if ``card`` is ``None``, else face up with ``card`` on top."""
    width, height = _PILE
    margin, spare = _PILE_MARGIN, _PILE_MARGIN - panels.SHADOW
    called = Text(name, Style("text", 22, LAVENDER, 1, NIGHT_DEEP), "centre")
    pile = Sized(_cards(card, count, words), width, height)
    inside = Column(pile, Padding(Sized(called, height=26), -margin, 8, -margin))
    picture = Image.new("RGBA", (width + 2 * margin, inside.size(width).height + 2 * margin))
    lay(picture, panels.shadow(width, height), (spare, spare))
    layout.draw(picture, Padding.around(inside, margin))
    return picture


def _cards(card: str | None, count: int, words: Words) -> Element:
    """Return up to three cards of a pile with their number, or the outline of an empty pile."""
    width, height = _PILE
    badge = Padding(Piece(tokens.badge(str(count), 46, NIGHT_DEEP, GOLD_PALE)), right=-13, bottom=-15)
    parts: list[Element] = [Align(badge, "right", "bottom")]
    if not count:
        hollow = rounded(width, height, panels.RADIUS).point([round(v * 0.55) for v in range(256)])
        parts = [Piece(tinted(hollow, NIGHT_DEEP)), panels.rimmed(2), *parts]
    else:
        top = Piece(tiles.back(width, height) if card is None else _small(card, words))
        layers = reversed(range(min(3, count)))
        parts = [*(Padding(top, -2 * up, -3 * up, 2 * up, 3 * up) for up in layers), *parts]
    return Stack(*parts)


@cached
def _small(card: str, words: Words) -> Image.Image:
    picture = panels.face(*_PILE, colour_of(card)).copy()
    layout.draw(picture, Padding.around(window(card, edged=False), 8))
    lay(picture, type_medallion(card, 46, words), (-3, -3))
    return picture
