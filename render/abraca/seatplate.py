"""The plate of a seat on the public board: its name, life and stones."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PIL import Image

from render.abraca import hearts, stones
from render.kit import channel, panels, shields
from render.kit.cache import cached
from render.kit.layout import Align, Column, Element, Grow, Padding, Piece, Row, Sized, Stack
from render.kit.typesetting import Style

HEIGHT = 268
_EDGE, _NARROW_EDGE = 16, 13
_CREST, _HEART = 104, 92
_NAME = Style("bold", channel.LEAST)
_NARROW, _WIDE = 240, 340
"""Narrow plates have one large heart, and the name in a row of its own; wide ones have larger pieces."""
_DIMMED, _OUT = 0.2, 0.5
_RIM, _REACH = 9, 6


@dataclass(frozen=True, slots=True)
class Plate:
    """The content of a plate. ``faces`` has an eliminated player's stones, which are public.

    The table waits for an ``active`` seat.
    """

    seat: int
    name: str
    life: int
    stones: int
    secrets: int
    active: bool
    eliminated: bool
    faces: tuple[int, ...] = ()
    took_secret: bool = False


def element(plate: Plate) -> Element:
    """Return one plate, as wide as its box; an active one glows, and all others are dimmed."""
    face = panels.plate(partial(_face, plate), height=HEIGHT)
    if not plate.active:
        return Stack(face, panels.dimmed(_OUT if plate.eliminated else _DIMMED))
    return Stack(panels.glowing(_REACH, 2), face, panels.rimmed(_RIM))


@cached
def _face(plate: Plate, width: int, height: int) -> Image.Image:
    """Return a plate with its shadow."""
    edge = _NARROW_EDGE if width < _NARROW else _EDGE
    room = width - 2 * edge
    crest = Piece(shields.shield(plate.seat, _CREST))
    owned = Align(_owned(plate, room, 54 if width > _WIDE else 46), "left")
    inside: Element
    if width < _NARROW:
        called = channel.name(plate.name, _NAME)
        heart = hearts.large(plate.life, _HEART)
        inside = Column(Row(crest, Grow(Align(heart, "right"))), Grow(called), owned)
    else:
        called = channel.name(plate.name, _NAME, lines=2)
        small, between = (50, 6) if width > _WIDE else (37, 4)
        life = Align(hearts.small(plate.life, small, between), "left")
        inside = Column(
            Sized(Padding(Row(crest, Grow(called), gap=10), right=-6), height=_CREST), Grow(life), owned
        )
    inside = Padding(inside, edge, 15, edge, 17)
    return panels.filled(panels.panel(width, height, shields.accent(plate.seat)), inside)


def _owned(plate: Plate, room: int, width: int) -> Element:
    """Return the stones, ``width`` wide, in a row of up to ``room`` pixels; many of them overlap."""
    lying: list[Element] = [stones.sign(number, width) for number in plate.faces]
    lying = lying or [stones.back(width)] * plate.stones
    secrets: list[Element] = [stones.back(width, secret=True)] * plate.secrets
    if plate.took_secret and secrets:
        secrets[-1] = Stack(stones.glowing(width), secrets[-1])
    every = [*lying, *secrets]
    step = min(round(width * 1.08), (room - width) // max(1, len(every) - 1))
    return Sized(Row(*every, gap=step - width), height=stones.height_of(width))
