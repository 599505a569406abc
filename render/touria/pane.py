"""What the panes beside the map of the private picture share: a heading above, a banner below."""

from __future__ import annotations

from render.kit import panels
from render.kit.layout import Element, Padding, Sized, Stack, Text
from render.kit.theme import BRONZE, GOLD_PALE, NIGHT_DEEP, PARCHMENT_LIGHT
from render.kit.typesetting import Style

HEADING = 40
"""How high a heading is."""


def heading(text: str) -> Element:
    """Return the heading of a pane; it stands out of its box a little, in line with the edge of the map."""
    style = Style("caps", 33, GOLD_PALE, 1, NIGHT_DEEP)
    return Sized(Padding(Text(text, style, "centre"), top=-6, bottom=8), height=HEADING)


def caption(text: str) -> Text:
    """Return what a part of a pane is called."""
    return Text(text, Style("caps", 27, GOLD_PALE, 1, NIGHT_DEEP))


def banner(text: str, size: int) -> Element:
    """Return the dark plate that says the most important thing, in letters of up to ``size`` pixels."""
    style = Style("bold", size, PARCHMENT_LIGHT, 1, NIGHT_DEEP)
    words = Text(text, style, "centre", lines=2, smallest=27)
    return Stack(panels.backing(BRONZE, "wall"), Padding(words, 20, 6, 20, 8))
