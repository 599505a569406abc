"""The reader's part of the private picture: their plate, their stones from behind, their secret stones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from PIL import Image, ImageDraw

from games.abraca.view import Stone, View
from render.abraca import hearts, stones
from render.kit import panels, shields, tokens
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
    Stack,
    Text,
)
from render.kit.shapes import lay
from render.kit.theme import (
    GOLD_PALE,
    INK,
    INK_SOFT,
    NIGHT_DEEP,
    PARCHMENT_LIGHT,
    VERDIGRIS,
    VERMILION,
    VIOLET,
    darker,
    mix,
)
from render.kit.typesetting import Style, draw_text
from render.words import Words

HEIGHT = 262
"""The height of this part of the table, in pixels."""
_PLATE = (286, 226)
_STONE, _CELL = 106, 146
"""The width of a stone, and of the space it gets, in pixels."""
_AGES = ("I", "II", "III", "IV", "V")
"""Roman numerals, so that a stone's age isn't mistaken for its number."""
_TRAY = 150
"""The minimum width of the tray for secret stones, in pixels."""


def element(view: View, seat: int, name: str, words: Words) -> Element:
    """Return the things in front of the reader, who has ``seat``."""
    owner, marked = view.places[seat], view.active == seat
    plate = Stack(
        *([panels.glowing()] if marked else ()),
        panels.plate(partial(_plate, seat, name, owner.points, owner.life, words=words)),
        *([panels.rimmed()] if marked else ()),
    )
    tray = [_tray(owner.secrets, words)] if owner.secrets else []
    aside = (Padding(part, top=16, bottom=HEIGHT - 16 - _PLATE[1]) for part in (Sized(plate, *_PLATE), *tray))
    first, *last = aside
    return Row(first, Grow(_own_stones(owner.stones, words)), *last, gap=14)


@cached
def _plate(
    seat: int, name: str, points: int, life: int, width: int, height: int, words: Words
) -> Image.Image:
    who = Row(Piece(shields.shield(seat, 92)), Grow(Text(name, Style("bold", 38), lines=3)), gap=10)
    counted = Text(words("abraca-picture-points", points=points), Style("text", 28, INK_SOFT))
    coin = Piece(tokens.points(points, 54), tokens.EDGE)
    score = Row(coin, Grow(counted), hearts.large(life, 70), gap=7)
    inside = Column(Sized(who, height=92), Grow(score), hearts.small(life, 34, 9))
    return panels.filled(panels.panel(width, height, shields.accent(seat)), Padding(inside, 16, 15, 16, 20))


def _own_stones(owned: Sequence[Stone], words: Words) -> Element:
    """Return the stones from behind, the oldest first, with everything the reader can know of them."""
    caption = Text(words("abraca-picture-own-stones"), Style("caps", 27, GOLD_PALE, 1, NIGHT_DEEP), "centre")
    lying = Align(Sized(Row(*map(Grow, lying_stones(owned, _STONE, words))), len(owned) * _CELL), down="top")
    return Padding(Column(Sized(caption, height=32), Grow(lying), gap=6), top=6)


def lying_stones(owned: Sequence[Stone], width: int, words: Words) -> Iterator[Element]:
    """Yield the stones from behind, ``width`` pixels wide, the oldest first."""
    for age, stone in zip(_AGES, owned, strict=False):
        yield _own_stone(age, stone, width, words)


def _own_stone(age: str, stone: Stone, width: int, words: Words) -> Element:
    """Return a stone with its age, whether it's new, and below it the numbers it can't have."""
    piece = stones.seen(stone.number, width)
    parts: list[Element] = [piece]
    if stone.number is None:
        numeral = Text(
            age, Style("display", _scaled(30, width), GOLD_PALE, 2, NIGHT_DEEP), "centre", down="top"
        )
        parts.append(Padding(numeral, top=_scaled(6, width)))
        if stone.fresh:
            parts.append(_fresh(width, words))
    whole = Align(Stack(*parts))
    return Column(whole, _not(stone.denied, width), gap=4) if stone.denied else Column(whole)


def _fresh(width: int, words: Words) -> Element:
    """Return the tag of a stone just drawn, overlapping its lower edge."""
    tag = Text(words("abraca-picture-fresh"), Style("bold", _scaled(24, width), PARCHMENT_LIGHT), "centre")
    band = Stack(panels.banded(VERDIGRIS, 7), Padding(tag, left=4, right=4))
    return Align(Padding(Sized(band, width - 8, _scaled(30, width)), bottom=-4), down="bottom")


def _scaled(length: int, width: int) -> int:
    """Return ``length`` scaled to a stone of ``width``."""
    return round(length * width / _STONE)


def _not(denied: Sequence[int], width: int) -> Element:
    """Return numbers crossed out below a stone of ``width``, in at most two rows."""
    few = len(denied) <= 6
    diameter, gap = (_scaled(36, width), 4) if few else (_scaled(30, width), 2)
    marks = [Piece(_crossed_out(number, diameter), tokens.EDGE) for number in denied]
    columns = 3 if few else 4
    rows = (Align(Row(*marks[start : start + columns], gap=gap)) for start in range(0, len(marks), columns))
    return Column(*rows, gap=gap)


@cached
def _crossed_out(number: int, diameter: int) -> Image.Image:
    """Return a number crossed out: the stone above it is not this spell."""
    colour = stones.KINDS[number].colour
    picture = tokens.medal(diameter, darker(colour, 0.2)).copy()
    side = picture.width
    slash = Image.new("RGBA", (side * 4, side * 4))
    pen = ImageDraw.Draw(slash)
    for thick, stroke in ((26, INK), (15, mix(VERMILION, PARCHMENT_LIGHT, 0.35))):
        pen.line((10, side * 4 - 10, side * 4 - 10, 10), fill=(*stroke, 255), width=thick)
    lay(picture, slash.reduce(4), (0, 0))
    style = Style("bold", round(diameter * 0.83), PARCHMENT_LIGHT, 3, darker(colour, 0.8))
    draw_text(picture, str(number), style, (side / 2, side / 2 + diameter * 0.28), "centre")
    return picture


def _tray(secrets: Sequence[int | None], words: Words) -> Element:
    """Return the reader's secret stones in their tray, two to a row."""
    width = 84 if len(secrets) == 1 else 66
    style = Style("caps", 26, GOLD_PALE, 1, NIGHT_DEEP)
    caption = Text(words("abraca-picture-own-secrets"), style, "centre", lines=2, language=words.locale)
    lying = [stones.seen(number, width, secret=True) for number in secrets]
    rows = (Align(Row(*lying[start : start + 2], gap=8)) for start in range(0, len(lying), 2))
    inside = Column(Sized(caption, height=52), Grow(Align(Column(*rows, gap=4))))
    tray = Stack(panels.backing(VIOLET, "wall"), Padding(inside, 10, 8, 10, 8), panels.rimmed(2))
    return Sized(tray, max(_TRAY, min(2, len(secrets)) * (width + 10) + 26), _PLATE[1])
