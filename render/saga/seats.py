"""The plates of the seats at the foot: crest, name, cards in hand, and how far a public Objective is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from games.saga.view import Aim, View
from render.kit import badges, channel, icons, panels, shields, tokens
from render.kit.cache import cached
from render.kit.layout import (
    Align,
    Column,
    Element,
    FirstFit,
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
from render.kit.theme import BRONZE_DARK
from render.kit.typesetting import Style, measure
from render.saga import phrases, tiles

_HEIGHT = 156
_AIM = 64
"""The extra height of plates if Objectives are public."""
_GAP = 16
_ABREAST = 4
"""Up to this many seats have their name beside the crest, if all fit; else it's below."""
_BESIDE = 146
"""The width for names beside the crests of the most seats."""
_OUT = -8
"""The padding of a name below its crest: it may reach into the margin of its plate."""
_COUNT = Style("bold", 58)
_BACK = (40, 52)
_DIM = 0.2


def element(view: View, names: Sequence[str]) -> Element:
    """Return a plate for every seat, side by side; the table waits for the seats with a gold rim."""
    count = len(view.places)
    asked = phrases.asked(view)
    shows_aims = any(place.aim for place in view.places)
    is_wide = count <= _ABREAST and (count < _ABREAST or all(map(_fits_beside, names)))
    plates = (
        Named(_seat(seat, names[seat], view, asked, shows_aims, is_wide), f"seat-{seat}")
        for seat in range(count)
    )
    return Grid(*plates, columns=count, gap=_GAP if count <= _ABREAST else _GAP - 6)


def _fits_beside(name: str) -> bool:
    return measure(name, Style("bold", channel.NAME_LEAST)) <= _BESIDE


def _seat(seat: int, name: str, view: View, asked: Sequence[int], shows_aims: bool, is_wide: bool) -> Element:
    place = view.places[seat]
    drawn = partial(_plate, seat, name, place.cards, _missing(place.aim) if shows_aims else None, is_wide)
    plate = panels.plate(drawn, height=_HEIGHT + (_AIM if shows_aims else 0))
    if seat in asked:
        return Stack(panels.glowing(14, 1.9), plate, panels.rimmed(9))
    return Stack(plate, panels.dimmed(_DIM)) if asked else plate


def _missing(aim: Aim | None) -> int:
    return 0 if aim is None else aim.missing


@cached
def _plate(
    seat: int, name: str, cards: int, missing: int | None, is_wide: bool, width: int, height: int
) -> Image.Image:
    number = Text(str(cards), _COUNT)
    held = Row(Piece(tiles.back(*_BACK)), number, gap=8)
    if is_wide:
        called = channel.name(name, Style("bold", channel.LEAST))
        beside = Column(Grow(called), Sized(Align(Padding(held, left=8), "left"), height=64))
        parts: list[Element] = [Grow(Row(Piece(shields.shield(seat, 96)), Grow(beside), gap=12))]
    else:
        crest = Piece(shields.shield(seat, 68))
        above = FirstFit(Row(crest, held, gap=8), Row(crest, number, gap=10))
        called = channel.name(badges.closed_up(name), Style("bold", channel.LEAST), "centre")
        parts = [Sized(Align(above), height=76), Grow(Padding(called, left=_OUT, right=_OUT))]
    if missing is not None:
        parts.append(Sized(_aim(missing), height=_AIM))
    plate = panels.panel(width, height, shields.accent(seat))
    side = 16 if is_wide else 12
    return panels.filled(plate, Padding(Column(*parts), side, 10, side, 10))


def _aim(missing: int) -> Element:
    """Return how much is missing to the Objective of a seat, or a tick."""
    trophy = Piece(icons.icon("trophy", 56, BRONZE_DARK))
    left: Element = Text(f"−{missing}", _COUNT) if missing else Piece(tokens.result_mark("hit", 48), 2)
    return Align(Row(trophy, left, gap=12))
