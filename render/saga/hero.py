"""The Hero and the five characteristics, in one row."""

from __future__ import annotations

from PIL import Image

from games.saga.situation import CHARACTERISTICS
from games.saga.view import View
from render.kit import channel, icons, panels, tokens
from render.kit.cache import cached
from render.kit.layout import Align, Column, Element, Grow, Named, Padding, Piece, Row, Sized, Stack, Text
from render.kit.theme import GOLD, GOLD_PALE, INK
from render.kit.typesetting import Style
from render.saga import challenge, phrases
from render.saga.dice import die
from render.saga.look import CHARACTERISTIC_ICONS, colour_of
from render.saga.scenery import window
from render.words import Words

HEIGHT = 178
_CARD, _PLATE = 336, 140
_GAP = 13
_ICON, _DIE = 76, 74
_TICK, _CROSS = 66, 56


def element(view: View, words: Words) -> Element:
    """Return the Hero's card, and a plate for each characteristic; the ones in use have gold light."""
    used = challenge.in_use(view)
    plates = (
        _lit(Piece(_characteristic(name, value), panels.SHADOW), name in used)
        for name, value in zip(CHARACTERISTICS, view.characteristics, strict=True)
    )
    row = Row(
        Piece(_card(view.hero, words), panels.SHADOW),
        Grow(Padding(Named(Row(*plates, gap=_GAP), "characteristics"), left=_GAP)),
    )
    # The marks come last, because they reach into the light of the plates.
    return Stack(row, Align(Sized(_marks(view), _CARD, HEIGHT), "left"))


def _lit(plate: Element, is_used: bool) -> Element:
    return Stack(panels.glowing(11, 1.9), plate) if is_used else plate


def _marks(view: View) -> Element:
    """Return a tick once the trial is passed, or a cross for each failed attempt, at the upper right."""
    if view.trial_done:
        marks: list[Element] = [Piece(tokens.result_mark("hit", _TICK), 2)]
    else:
        marks = [Piece(tokens.result_mark("miss", _CROSS), 2)] * view.trial_fails
    return Align(Padding(Row(*marks, gap=-14), top=-12, right=-20), "right", "top")


@cached
def _card(hero: str, words: Words) -> Image.Image:
    name = Text(phrases.card_name(hero, words), Style("display", 64), "centre", smallest=channel.LEAST)
    inside = Column(Grow(window(hero)), Sized(name, height=68))
    plate = panels.panel(_CARD, HEIGHT, colour_of(hero))
    return panels.filled(plate, Padding(inside, 12, 12, 12, 8))


@cached
def _characteristic(name: str, value: int) -> Image.Image:
    """Return the plate of a characteristic: its sign, and its value as a die."""
    inside = Column(
        Piece(icons.icon(CHARACTERISTIC_ICONS[name], _ICON, GOLD_PALE, INK, 2), 2),
        die(value, _DIE),
        gap=4,
    )
    return panels.filled(panels.panel(_PLATE, HEIGHT, GOLD, "wall"), Align(inside))
