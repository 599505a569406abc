"""Shared parts of the panes beside the map in the private picture: a heading above, a banner below."""

from __future__ import annotations

from render.kit import panels
from render.kit.layout import Element, Padding, Sized, Stack, Text
from render.kit.theme import BRONZE, GOLD_PALE, NIGHT_DEEP, PARCHMENT_LIGHT
from render.kit.typesetting import Style

HEADING = 40
"""The height of a heading."""


def heading(text: str) -> Element:
    """Return a pane's heading; it extends slightly above its box, in line with the edge of the map."""
    style = Style("caps", 33, GOLD_PALE, 1, NIGHT_DEEP)
    return Sized(Padding(Text(text, style, "centre"), top=-6, bottom=8), height=HEADING)


def caption(text: str) -> Text:
    """Return the caption of a part of a pane."""
    return Text(text, Style("caps", 27, GOLD_PALE, 1, NIGHT_DEEP))


def banner(text: str, size: int) -> Element:
    """Return the dark plate with the pane's main message, in type of up to ``size`` pixels."""
    style = Style("bold", size, PARCHMENT_LIGHT, 1, NIGHT_DEEP)
    words = Text(text, style, "centre", lines=2, smallest=27)
    return Stack(panels.backing(BRONZE, "wall"), Padding(words, 20, 6, 20, 8))
