"""The channel's board: its size, the smallest letters on it, and its headline, chosen for a phone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from render.kit.layout import Text
from render.kit.names import crests_alone, with_crests
from render.kit.theme import GOLD_PALE, INK
from render.kit.typesetting import Align, Style, measure

WIDTH, HEIGHT = 1200, 1350
"""The size of every board in pixels; a phone shows it 350 pixels wide."""
LEAST = 54
"""The smallest type for anything that matters: capitals 10 pixels high on a phone."""
NAME_LEAST = 44
"""The smallest type for names: the crest beside them identifies the seat."""
HEADLINE_HEIGHT = 132
_EDGE = 30
_HEADLINE = Style("display", 96, GOLD_PALE, 4, INK)
_HEADLINE_LEAST = 58


def headline(said: Callable[[Sequence[str]], str], names: Sequence[str], width: int = WIDTH) -> Text:
    """Return one line for the top of a board ``width`` pixels wide, such as *Ada chooses the way*.

    ``said`` words it, given the name of every seat. If it doesn't fit with ``names``, crests replace them.
    """
    smallest = replace(_HEADLINE, size=_HEADLINE_LEAST)
    text = said(with_crests(names))
    if measure(text, smallest) > width - 2 * _EDGE:
        text = said(crests_alone(len(names)))
    return Text(text, _HEADLINE, "centre", smallest=NAME_LEAST)


def name(of: str, style: Style, align: Align = "left", lines: int = 1) -> Text:
    """Return the name of a seat in up to ``lines`` lines, cut if it's too long for the smallest type."""
    return Text(of, style, align, lines, NAME_LEAST, cut=True)
