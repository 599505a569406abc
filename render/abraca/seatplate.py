"""The plate of a seat on the public board: everything public about one player."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from PIL import Image

from render.abraca import hearts, stones
from render.kit import layout, panels, shields, tokens
from render.kit.cache import cached
from render.kit.layout import (
    Align,
    Blank,
    Box,
    Column,
    Draw,
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
from render.kit.shapes import rounded
from render.kit.theme import INK_SOFT, SOOT
from render.kit.typesetting import Style
from render.words import Words

HEIGHT = 206
_FANNED = 3
"""The most secret stones drawn as a fan; with more, only the number shows how many there are."""


@dataclass(frozen=True, slots=True)
class Plate:
    """The content of a plate. ``faces`` has an eliminated player's stones, which are public."""

    seat: int
    name: str
    points: int
    life: int
    stones: int
    secrets: int
    eliminated: bool
    faces: tuple[int, ...] = ()
    took_secret: bool = False


@dataclass(frozen=True, slots=True)
class _Sizes:
    """The sizes of things on a plate, in pixels; ``fan`` is the visible width of a covered secret stone."""

    shield: int
    name: int
    coin: int
    heart: int
    small_heart: int
    between_hearts: int
    stone: int
    between_stones: int
    fan: int


_SIZES = {
    2: _Sizes(82, 44, 42, 104, 32, 8, 46, 8, 16),
    3: _Sizes(62, 40, 42, 72, 25, 4, 34, 5, 10),
    4: _Sizes(60, 34, 46, 60, 22, 3, 30, 4, 6),
    5: _Sizes(50, 29, 46, 54, 22, 4, 25, 2, 0),
}
"""The sizes by the number of seats."""


class _Parts(NamedTuple):
    """The elements of a plate."""

    crest: Element
    name: Element
    coin: Element
    points: Element
    heart: Element
    hearts: Element
    stones: Element
    secrets: Element


def element(plate: Plate, seats: int, words: Words) -> Element:
    """Return one plate of a table with ``seats`` seats, as wide as its box."""
    return Draw(partial(_lay, plate, seats, words), height=HEIGHT)


def _lay(plate: Plate, seats: int, words: Words, base: Image.Image, box: Box) -> None:
    panels.lay_panel(base, panels.shadow(box.width, box.height), box.corner)
    shape = rounded(box.width, box.height, panels.RADIUS)
    base.paste(_face(plate, seats, box.width, words), box.corner, shape)


@cached
def _face(plate: Plate, seats: int, width: int, words: Words) -> Image.Image:
    face = panels.face(width, HEIGHT, shields.accent(plate.seat)).convert("RGB")
    placed, parts = _PLACED[seats], _parts(plate, _SIZES[seats], words)
    if not plate.eliminated:
        layout.draw(face, placed(parts))
        return face
    out = Padding(hearts.out_of_round(words), top=-4, bottom=-4)
    layout.draw(face, Stack(placed(parts._replace(hearts=Blank(parts.hearts))), panels.dimmed()))
    layout.draw(face, placed(_Parts(*map(Blank, parts))._replace(hearts=Stack(Blank(parts.hearts), out))))
    return face


def _parts(plate: Plate, sizes: _Sizes, words: Words) -> _Parts:
    counted = words("abraca-picture-points", points=plate.points)
    lying = (
        stones.stone(plate.faces[index], sizes.stone) if plate.faces else stones.back(sizes.stone)
        for index in range(plate.stones)
    )
    return _Parts(
        crest=Piece(shields.shield(plate.seat, sizes.shield)),
        name=Text(plate.name, Style("bold", sizes.name), lines=3),
        coin=Piece(tokens.points(plate.points, sizes.coin), tokens.EDGE),
        points=Text(counted, Style("text", 25, INK_SOFT)),
        heart=hearts.large(plate.life, sizes.heart),
        hearts=Align(hearts.small(plate.life, sizes.small_heart, sizes.between_hearts), "left"),
        stones=Row(*lying, gap=sizes.between_stones),
        secrets=_secrets(plate.secrets, plate.took_secret, sizes),
    )


def _secrets(count: int, newest: bool, sizes: _Sizes) -> Element:
    """Return covered secret stones, fanned out if there's room; one just taken glows."""
    if not count:
        return Spacer()
    *under, top = [stones.back(sizes.stone, secret=True)] * min(count, _FANNED if sizes.fan else 1)
    glow = [stones.glowing(sizes.stone)] if newest else []
    fan = Row(*under, Stack(*glow, top), gap=sizes.fan - sizes.stone)
    if count == 1:
        return fan
    badge = Padding(Piece(tokens.badge(str(count), 28, SOOT), tokens.EDGE), top=-9, right=-9)
    return Stack(fan, Align(badge, "right", "top"))


def _owned(parts: _Parts) -> Element:
    return Row(parts.stones, Grow(Spacer()), parts.secrets)


def _wide(parts: _Parts) -> Element:
    """Return one of two plates: the heart is as large as everything beside it."""
    score = Row(parts.coin, Grow(parts.points), gap=5)
    who = Row(parts.crest, Grow(Column(Grow(parts.name), score)), gap=10)
    told = Column(Sized(who, height=91), parts.hearts, gap=5)
    return Padding(Column(Row(Grow(told), parts.heart), Grow(_owned(parts))), 15, 11, 15, 13)


def _broad(parts: _Parts) -> Element:
    """Return a plate with the name in a row of its own."""
    who = Row(parts.crest, Grow(parts.name), gap=8)
    score = Row(parts.coin, Grow(parts.points), gap=5)
    told = Row(Grow(Column(score, parts.hearts, gap=4)), parts.heart)
    return Padding(Column(Grow(who), told, _owned(parts), gap=4), 15, 10, 15, 14)


def _narrow(parts: _Parts) -> Element:
    """Return one of five plates: points and life beside the shield, the name below it."""
    counted = Row(parts.crest, Grow(parts.coin), parts.heart)
    return Padding(
        Column(counted, Grow(parts.name), parts.hearts, Spacer(height=5), _owned(parts)), 15, 12, 15, 15
    )


_PLACED: Mapping[int, Callable[[_Parts], Element]] = {2: _wide, 3: _broad, 4: _broad, 5: _narrow}
"""The layout of plates, by the number of seats."""
