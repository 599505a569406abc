"""A small plot of how many wins skill and luck brought somebody over their reviewed games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from PIL import Image, ImageDraw

from render.chances import broken
from render.kit import layout, panels, table
from render.kit.alt import fit
from render.kit.layout import Box, Column, Draw, Element, Grow, Padding, Row, Sized, Spacer, Stack, Text
from render.kit.theme import GOLD, INK, INK_SOFT, PARCHMENT_SHADE, VERMILION_DARK, mix
from render.kit.typesetting import Style
from render.picture import Picture
from render.words import Words

WIDTH = 1000
_SIDE, _PLOT, _LABEL, _AXIS = 44, 420, 44, 104
_LINE = 11
_FINE = 2
"""The factor by which the plot is drawn larger than it is shown."""
_LUCK_DASHES = (30, 18)
_SKILL, _LUCK = (36, 92, 140), VERMILION_DARK
_SAID_AT = (0.25, 0.5, 0.75, 1.0)
"""The moments, as shares of the games, that the alternative text mentions."""


def fortunes(course: Sequence[tuple[float, float]], words: Words) -> Picture:
    """Return the plot of ``course``: after each game, how many wins skill and luck have brought so far.

    It begins with zeros, before the first game.
    """
    return Picture("luck", fit(_sentences(course, words)), partial(_draw, course, words))


def signed(wins: float, words: Words) -> str:
    """Return a number of wins with its sign and one decimal."""
    rounded = round(wins, 1)
    sign = "plus" if rounded > 0 else "minus" if rounded < 0 else "none"
    return words("luck-wins", sign=sign, wins=abs(rounded))


def _sentences(course: Sequence[tuple[float, float]], words: Words) -> Iterator[str]:
    games = len(course) - 1
    yield words("luck-alt", games=games)
    for number in sorted({round(part * games) for part in _SAID_AT} - {0}):
        skill, luck = course[number]
        yield words("luck-alt-at", game=number, skill=signed(skill, words), luck=signed(luck, words))


def _draw(course: Sequence[tuple[float, float]], words: Words) -> Image.Image:
    skill, luck = (signed(value, words) for value in course[-1])
    legend = Row(
        Grow(_legend(words("luck-skill"), skill, _SKILL, ())),
        Grow(_legend(words("luck-luck"), luck, _LUCK, _LUCK_DASHES)),
        gap=14,
    )
    headline = Sized(table.headline(words("luck-picture-title"), 64), height=88)
    inside = Column(headline, _sheet(course, words), legend, gap=16)
    whole = Padding(inside, _SIDE, 32, _SIDE, table.FRAME + 24)
    picture = table.table(WIDTH, whole.size(WIDTH).height)
    layout.draw(picture, whole)
    return picture


def _reach(course: Sequence[tuple[float, float]]) -> float:
    """Return the end of the axis: the largest value, rounded up to a half."""
    largest = max(abs(value) for point in course for value in point)
    return max(0.5, -(-largest * 2 // 1) / 2)


def _sheet(course: Sequence[tuple[float, float]], words: Words) -> Element:
    edge, ends, reach = Style("bold", 38, INK), Style("text", 36, INK_SOFT), _reach(course)
    axis = Column(
        Sized(Text(signed(reach, words), edge, "right"), height=_LABEL),
        Grow(Spacer()),
        Sized(Text("0", edge, "right"), height=_LABEL),
        Grow(Spacer()),
        Sized(Text(signed(-reach, words), edge, "right"), height=_LABEL),
    )
    plot = Draw(partial(_plot, course), height=_PLOT + _LABEL)
    last = words("luck-picture-last", games=len(course) - 1)
    under = Row(Text(words("luck-picture-first"), ends), Grow(Spacer()), Text(last, ends))
    inside = Column(
        Sized(Row(Sized(axis, width=_AXIS), Grow(plot), gap=16), height=_PLOT + _LABEL),
        Padding(Sized(under, height=_LABEL), left=_AXIS + 16),
    )
    return Stack(panels.backing(mix(GOLD, INK, 0.2)), Padding(inside, 26, 22, 26, 18))


def _legend(name: str, end: str, colour: tuple[int, int, int], dashes: Sequence[int]) -> Element:
    sample = Draw(partial(_sample, colour, dashes), height=_LINE + 8)
    told = Column(
        Sized(Text(name, Style("bold", 44), smallest=30), height=56),
        Row(Sized(sample, width=130), Spacer(14), Grow(Text(end, Style("bold", 44)))),
        gap=4,
    )
    return Stack(panels.backing(colour), Padding.around(told, 22))


def _sample(colour: tuple[int, int, int], dashes: Sequence[int], base: Image.Image, box: Box) -> None:
    fine = Image.new("RGBA", (box.width * _FINE, box.height * _FINE))
    _stroke(fine, [(6, box.height / 2), (box.width - 6, box.height / 2)], colour, dashes)
    small = fine.reduce(_FINE)
    base.paste(small, box.corner, small)


def _plot(course: Sequence[tuple[float, float]], base: Image.Image, box: Box) -> None:
    """Draw both lines; half a label's height stays free above and below."""
    top, height, reach = _LABEL / 2, box.height - _LABEL, _reach(course)
    fine = Image.new("RGBA", (box.width * _FINE, box.height * _FINE))
    pen = ImageDraw.Draw(fine)

    def at(number: int, value: float) -> tuple[float, float]:
        across = _LINE + number / (len(course) - 1) * (box.width - 2 * _LINE)
        return across, top + (1 - value / reach) / 2 * height

    for value in (-reach, -reach / 2, 0.0, reach / 2, reach):
        y = at(0, value)[1] * _FINE
        pen.line(
            [(0, y), (fine.width, y)], PARCHMENT_SHADE if value else INK_SOFT, (2 if value else 3) * _FINE
        )
    for which, stroke, dashes in ((1, _LUCK, _LUCK_DASHES), (0, _SKILL, ())):
        _stroke(fine, [at(number, point[which]) for number, point in enumerate(course)], stroke, dashes)
    small = fine.reduce(_FINE)
    base.paste(small, box.corner, small)


def _stroke(
    fine: Image.Image,
    points: Sequence[tuple[float, float]],
    colour: tuple[int, int, int],
    dashes: Sequence[int],
) -> None:
    pen = ImageDraw.Draw(fine)
    for piece in broken(points, dashes):
        scaled = [(x * _FINE, y * _FINE) for x, y in piece]
        pen.line(scaled, colour, _LINE * _FINE, joint="curve")
