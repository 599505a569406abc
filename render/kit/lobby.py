"""The seats of a lobby: plates with name and shield for seats taken, a hollow shield for free ones."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from render.kit import panels, shields
from render.kit.cache import cached
from render.kit.layout import Box, Draw, Element, Grid, Grow, Padding, Piece, Row, Text
from render.kit.theme import GOLD, INK, LAVENDER, NIGHT_DEEP, mix
from render.kit.typesetting import Style

_MARGIN = 15
"""The distance from the edge of a plate to its shield."""
_GAP = 18
_NAME = Style("bold", 50)
_FREE = Style("caps", 42, LAVENDER, 1, NIGHT_DEEP)


def seats(
    names: Sequence[str], count: int, free: str, columns: int = 2, height: int = 0, gap: int = 14
) -> Element:
    """Return the plates of ``count`` seats, preferably ``height`` high; empty ones say ``free``."""
    plates = (Draw(partial(_lay, seat, names, free), height=height) for seat in range(count))
    return Grid(*plates, columns=columns, gap=gap, even=True)


def _lay(seat: int, names: Sequence[str], free: str, lobby: Image.Image, box: Box) -> None:
    size = (box.width, box.height)
    plate = _taken(seat, names[seat], *size) if seat < len(names) else _free(seat, free, *size)
    panels.lay_panel(lobby, plate, box.corner)


@cached
def _taken(seat: int, name: str, width: int, height: int) -> Image.Image:
    crest = shields.shield(seat, height - 2 * _MARGIN)
    inside = _beside(crest, Text(name, _NAME, lines=2, smallest=34))
    return panels.filled(panels.panel(width, height, shields.accent(seat)), inside)


@cached
def _free(seat: int, text: str, width: int, height: int) -> Image.Image:
    plate = panels.panel(width, height, mix(GOLD, INK, 0.2), "wall")
    return panels.filled(plate, _beside(_hollow(seat, height - 2 * _MARGIN), Text(text, _FREE)))


def _hollow(seat: int, height: int) -> Image.Image:
    """Return the hollow of the shield of ``seat``, with a trace of the shield."""
    crest = shields.shield(seat, height).copy()
    outline = crest.getchannel("A")
    hollow = Image.new("RGBA", outline.size, (*NIGHT_DEEP, 0))
    hollow.putalpha(outline.point([round(value * 0.8) for value in range(256)]))
    crest.putalpha(outline.point([round(value * 0.3) for value in range(256)]))
    hollow.alpha_composite(crest)
    return hollow


def _beside(crest: Image.Image, text: Text) -> Element:
    """Return the crest with the text beside it."""
    return Padding(Row(Piece(crest), Grow(text), gap=_GAP), _GAP, _MARGIN, _GAP, _MARGIN)
