"""Parts of the end cards of all games: the title, the crowns of the winners, and the names of the others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PIL import Image

from games.engine.text import Seat
from render.kit import channel, icons, panels, radiance, shields
from render.kit.cache import cached
from render.kit.layout import Align, Box, Element, Padding, Piece, Pinned, Sized, Stack, Text
from render.kit.names import crests_alone
from render.kit.phrases import victory
from render.kit.typesetting import Style, measure
from render.words import Words

SIDE = channel.WIDTH
"""The width and height of an end card in pixels."""
TITLE_LEAST = 72
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
    return replace(radiance.title(said), lines=2, smallest=TITLE_LEAST)


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
