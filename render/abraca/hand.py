"""The private picture: others' stones face up, the viewer's own from behind, and the stones still unseen."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.abraca.view import View
from render.abraca import counter, own, phrases, rivals
from render.kit import grounds, layout
from render.kit.layout import Column, Named, Padding, Sized, Text
from render.kit.names import with_crests
from render.kit.theme import GOLD_PALE, INK
from render.kit.typesetting import Style
from render.words import Words

WIDTH = 1200
_EDGE = 16
_LEDGE = 34
"""The height of the table visible to a viewer without stones on it, in pixels."""


def draw(view: View, names: Sequence[str], words: Words) -> Image.Image:
    """Return the viewer's picture, 1200 pixels wide; its height depends on the number of seats."""
    seat = phrases.own_seat(view)
    text = phrases.turn(view, with_crests(names), words)
    headline = Text(text, Style("display", 58, GOLD_PALE, 3, INK), "centre", smallest=36)
    on_wall = Padding(
        Column(
            Sized(headline, height=74),
            Named(rivals.element(view, names, words), "rivals"),
            Named(counter.element(view, words), "unseen"),
            gap=8,
        ),
        _EDGE,
        6,
        _EDGE,
        12,
    )
    wall = on_wall.wanted_height(WIDTH)
    table = _LEDGE if seat is None else own.HEIGHT
    picture = _room(wall, table)
    layout.draw(picture, on_wall, (0, 0, WIDTH, wall))
    if seat is not None:
        on_table = Padding(Named(own.element(view, seat, names[seat], words), "own"), _EDGE, 0, _EDGE)
        layout.draw(picture, on_table, (0, wall, WIDTH, wall + table))
    return picture


def _room(wall: int, table: int) -> Image.Image:
    """Return ``wall`` pixels of the chamber's wall with ``table`` pixels of the table below."""
    chamber = grounds.painted("chamber")
    top = max(0, chamber.height - own.HEIGHT - wall)
    return chamber.crop((0, top, WIDTH, top + wall + table))
