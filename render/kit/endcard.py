"""Parts of the end cards of all games: the title, crowns, names, and the strip that says how it was won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PIL import Image, ImageDraw

from games.engine.text import Seat
from render.kit import channel, grounds, icons, panels, radiance, shields
from render.kit.cache import cached
from render.kit.layout import (
    Align,
    Box,
    Draw,
    Element,
    Grow,
    Padding,
    Piece,
    Pinned,
    Row,
    Sized,
    Stack,
    Text,
)
from render.kit.names import crests_alone
from render.kit.phrases import victory
from render.kit.shapes import lay
from render.kit.theme import GOLD, GOLD_PALE, INK, PARCHMENT_LIGHT
from render.kit.typesetting import Style, measure
from render.words import Words

SIDE = channel.WIDTH
"""The width and height of an end card in pixels."""
STRIP = 178
"""The height of the strip at the foot, which says how the game was won; games leave it free."""
FOOT = SIDE - STRIP
"""The upper edge of the strip."""
TITLE_LEAST = 72
_TITLE = 142
"""The largest type of the title, so that one line of it fits above the disc of light."""
EDGE = 5
"""The outline of gilded things in pixels; they have a margin of ``4 * EDGE``."""

_CROWN = 0.36
"""The size of a crown as a share of the height of its figure."""
_PLATE = 68


def title(winners: Sequence[Seat], names: Sequence[str], words: Words, box: Box, least: int) -> Text:
    """Return the winners, for ``box``, in two lines if need be.

    If type of ``least`` pixels would still be too large, crests replace the names.
    """
    said = victory(winners, names, words)
    if measure(said, Style("display", least)) > 1.8 * box.width:
        said = victory(winners, crests_alone(len(names)), words)
    large = radiance.title(said)
    return replace(large, style=replace(large.style, size=_TITLE), lines=2, smallest=TITLE_LEAST)


def spread(count: int, step: float, middle: float) -> list[float]:
    """Return the x positions of ``count`` things side by side, ``step`` apart.

    >>> spread(3, 100, 600)
    [500.0, 600.0, 700.0]
    """
    return [middle + step * (number - (count - 1) / 2) for number in range(count)]


def crown(height: int, x: float, foot: float, share: float) -> Element:
    """Return the crown of a figure of this ``height`` that stands at ``x`` and ``foot``.

    It begins at ``share`` of the height.
    """
    piece = Piece(gilded("crown", round(height * _CROWN)), 4 * EDGE)
    return Pinned(piece, x, foot - height * share, down="bottom")


@cached
def gilded(icon: str, size: int) -> Image.Image:
    """Return ``icon`` in gold, in a margin of ``4 * EDGE``."""
    return radiance.gilded(icons.mask(icon, size), EDGE)


def name_plate(seat: Seat, name: str, least: int, most: int) -> Element:
    """Return a plate with ``name``, from ``least`` to ``most`` pixels wide."""
    called = Align(channel.name(name, Style("bold", channel.LEAST), "centre"))
    plate = Stack(panels.backing(shields.accent(seat)), Padding(called, 16, 0, 16, 4))
    return Sized(plate, min(most, max(least, called.size().width + 40)), _PLATE)


_FIGURE = Style("display", 84, GOLD_PALE, 3, INK)
_TURNING = Style("bold", 64, PARCHMENT_LIGHT, 2, INK)
_FIGURE_WIDTH = 400
_RULE = 5
"""The gold line above the strip, in pixels."""


def strip(figure: str, turning_point: str, language: str) -> Element:
    """Return the strip that says how the game was won: a figure to quote, and its turning point, if any."""
    number = Text(figure, _FIGURE, "centre", 2, channel.LEAST, language)
    parts: list[Element] = [Grow(number)]
    if turning_point:
        told = Text(turning_point, _TURNING, "centre", 2, channel.LEAST, language)
        parts = [Sized(number, _FIGURE_WIDTH), Sized(Draw(_lay_line), _RULE, STRIP - 60), Grow(told)]
    return Stack(Draw(_lay_beam), Padding(Row(*parts, gap=22), 30, 12 + _RULE, 30, 10))


def turning_lines_fit(text: str) -> bool:
    """Return whether a turning point fits the strip in type that is large enough."""
    width = SIDE - 60 - _FIGURE_WIDTH - _RULE - 44
    return measure(text, replace(_TURNING, size=channel.LEAST)) <= 1.8 * width


def _lay_beam(base: Image.Image, box: Box) -> None:
    lay(base, _beam(box.width, box.height), box.corner)


def _lay_line(base: Image.Image, box: Box) -> None:
    ImageDraw.Draw(base).rectangle((box.left, box.top, box.left + 2, box.bottom - 1), fill=GOLD)


@cached
def _beam(width: int, height: int) -> Image.Image:
    """Return dark wood with a gold line along the top."""
    picture = grounds.cut("rosewood", width, height).copy()
    pen = ImageDraw.Draw(picture)
    pen.rectangle((0, 0, width, _RULE - 1), fill=GOLD)
    pen.rectangle((0, _RULE, width, _RULE + 1), fill=INK)
    return picture
