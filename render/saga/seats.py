"""The plates of the seats along the lower edge: crest, name, and number of cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from games.saga.view import View
from render.kit import panels, shields
from render.kit.cache import cached
from render.kit.layout import (
    Align,
    Column,
    Element,
    Grid,
    Grow,
    Named,
    Padding,
    Piece,
    Row,
    Sized,
    Stack,
    Text,
)
from render.kit.theme import INK_SOFT, VERDIGRIS_DARK
from render.kit.typesetting import Style
from render.saga import phrases, tiles
from render.words import Words

_HEIGHT = 104
_AIM = 30
"""The extra height of plates if Objectives are public."""
_GAP = 10
_WIDEST = 420


def _shows_aims(view: View) -> bool:
    """Return whether Objectives are public; winners' Objectives are shown larger elsewhere."""
    return view.phase != "over" and any(place.aim for place in view.places)


def _marked(view: View) -> tuple[int, ...]:
    """Return the seats with a gold rim: the winners, or the seats with a turn or a choice."""
    if view.phase == "over":
        return view.winners
    if view.phase == "mulligan":
        return ()
    return view.choosing or (view.active,)


def element(view: View, names: Sequence[str], words: Words) -> Element:
    """Return a plate for every seat, side by side; the seats that are up have a gold rim."""
    count = len(view.places)
    seats = (Named(_seat(view, seat, names[seat], words), f"seat-{seat}") for seat in range(count))
    plates = Grid(*seats, columns=count, gap=_GAP)
    return Align(Sized(plates, count * (_WIDEST + _GAP) - _GAP))


def _seat(view: View, seat: int, name: str, words: Words) -> Element:
    place, shows_aims = view.places[seat], _shows_aims(view)
    aim = phrases.card_name(place.aim.card, words) if shows_aims and place.aim is not None else ""
    met = place.aim is not None and not place.aim.missing
    plate = partial(_plate, seat, name, place.cards, aim, met, words=words)
    marked = seat in _marked(view)
    return Stack(
        *([panels.glowing(10, 1.6)] if marked else ()),
        panels.plate(plate, height=_HEIGHT + (_AIM if shows_aims else 0)),
        *([panels.rimmed()] if marked else ()),
    )


@cached
def _plate(
    seat: int, name: str, cards: int, aim: str, met: bool, width: int, height: int, words: Words
) -> Image.Image:
    held = Text(words("saga-picture-cards", count=cards), Style("text", 27, INK_SOFT))
    beside = Column(
        Grow(Text(name, Style("bold", 32), lines=3)),
        Sized(Row(Piece(tiles.back(28, 36)), Grow(held), gap=8), height=36),
    )
    parts: list[Element] = [Grow(Row(Piece(shields.shield(seat, 68)), Grow(beside), gap=10))]
    if aim:
        style = Style("bold", 26, VERDIGRIS_DARK if met else INK_SOFT)
        parts.append(Sized(Text(aim, style, "centre"), height=_AIM))
    plate = panels.panel(width, height, shields.accent(seat))
    return panels.filled(plate, Padding(Column(*parts), 14, 6, 14, 7))
