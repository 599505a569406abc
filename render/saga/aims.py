"""Objectives: what each one requires, how much of it there is, and what is missing."""

from __future__ import annotations

from PIL import Image

from games.saga.view import Aim, Need
from render.kit import icons, panels, tokens
from render.kit.cache import cached
from render.kit.layout import Align, Column, Element, Grow, Padding, Piece, Row, Sized, Spacer, Stack, Text
from render.kit.theme import BRONZE_DARK, INK, INK_SOFT, VERDIGRIS, VERDIGRIS_DARK, VERMILION, VERMILION_DARK
from render.kit.typesetting import Style
from render.saga import phrases
from render.saga.look import CHARACTERISTIC_ICONS, OBJECTIVE_COLOUR
from render.saga.scenery import window
from render.words import Words

HEIGHT = 178
_BAR = (88, 17)
_LEAST_BAR = 14


def element(aim: Aim, width: int, words: Words) -> Element:
    """Return the plate of an Objective, ``width`` wide."""
    return Piece(_plate(aim, width, words), panels.SHADOW)


@cached
def _plate(aim: Aim, width: int, words: Words) -> Image.Image:
    """Return the plate: scene, name, and each requirement with its progress."""
    name = Text(phrases.card_name(aim.card, words), Style("display", 36), smallest=26)
    style = Style("bold", 28, VERMILION_DARK if aim.missing else VERDIGRIS_DARK)
    missing = Text(words("saga-picture-missing", count=aim.missing), style, "right")
    told = Column(
        Sized(Row(Grow(name), Sized(missing, 166), gap=4), height=46),
        *(Sized(_need(wanted, aim.card, words), height=34) for wanted in aim.needs),
        gap=3,
    )
    scene = Padding(Sized(window(aim.card, edged=False), 150), top=6, bottom=6)
    inside = Padding(Row(scene, Grow(told), gap=18), 14, 8, 18, 8)
    return panels.filled(panels.panel(width, HEIGHT, OBJECTIVE_COLOUR), inside)


def _need(wanted: Need, objective: str, words: Words) -> Element:
    """Return one requirement: its subject, a bar, the amounts present and required, and a mark."""
    met = wanted.present >= wanted.required
    icon = CHARACTERISTIC_ICONS.get(wanted.characteristic or "", "treasure-map")
    numbers = f"{wanted.present} / {wanted.required}"
    return Row(
        Piece(icons.icon(icon, 28, BRONZE_DARK)),
        Spacer(10),
        Grow(Text(phrases.need(wanted, objective, words), Style("bold", 26))),
        Spacer(6),
        _bar(wanted.present / max(1, wanted.required), met),
        Sized(Text(numbers, Style("bold", 28, INK), "right"), 72),
        Spacer(9),
        Piece(tokens.result_mark("hit" if met else "miss", 26)),
    )


def _bar(share: float, met: bool) -> Element:
    """Return a bar filled to ``share``."""
    width, height = _BAR
    full = max(_LEAST_BAR, round(width * min(1, share))) if share > 0 else 0
    fill = panels.banded(VERDIGRIS if met else VERMILION, 6)
    parts = [panels.banded(INK_SOFT, 6), *([Align(Sized(fill, full, height), "left")] if full else [])]
    return Align(Sized(Stack(*parts), width, height))
