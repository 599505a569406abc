"""The ribbon of the latest declarations: who, which spell, and with what result."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise

from PIL import Image, ImageDraw

from games.abraca.model import Declaration
from render.abraca import stones
from render.kit import layout, panels, shields, tokens
from render.kit.cache import cached
from render.kit.layout import (
    Align,
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
from render.kit.theme import (
    BRONZE,
    BRONZE_DARK,
    INK_SOFT,
    PARCHMENT_SHADE,
    VERDIGRIS_DARK,
    VERMILION_DARK,
    Colour,
)
from render.kit.typesetting import Style
from render.words import Words

HEIGHT = 86
SHOWN = 5
_WORDS: dict[str, Colour] = {"hit": VERDIGRIS_DARK, "miss": VERMILION_DARK, "lower": BRONZE_DARK}


def empty() -> Element:
    """Return the empty parchment of the ribbon."""
    return panels.backing(BRONZE)


def told(declarations: Sequence[Declaration], words: Words) -> Element:
    """Return the latest declarations for the parchment; the newest one is rightmost and has a gold rim."""
    if not declarations:
        return Padding(
            Text(words("abraca-picture-no-cast"), Style("caps", 32, INK_SOFT), "centre"), 20, 0, 20
        )
    cells = [
        Stack(Padding(_entry(one, words), right=_DIVIDER), _divider(ends_turn=one.turn != following.turn))
        for one, following in pairwise(declarations[-SHOWN:])
    ]
    free = [Spacer()] * (SHOWN - len(cells) - 1)
    return Padding(
        Row(*map(Grow, (*cells, _marked(_entry(declarations[-1], words)), *free))), left=12, right=12
    )


_DIVIDER = 3
"""The width of the line after a turn's last declaration, in pixels."""


def _entry(declaration: Declaration, words: Words) -> Element:
    """Return who declared, the stone, and the result."""
    style = Style("bold", 24, _WORDS[declaration.result])
    came = Column(
        Piece(tokens.result_mark(declaration.result, 34)),
        Sized(Text(words(f"abraca-picture-result-{declaration.result}"), style, "centre"), height=30),
    )
    declared = Piece(_declared(declaration.seat, declaration.spell), _EDGE)
    return Padding(Row(declared, Grow(Align(came)), gap=7), left=7, right=4)


_EDGE = 8
"""The margin of a declaration, for the shadow of the stone."""


@cached
def _declared(seat: int, spell: int) -> Image.Image:
    """Return who declared and the stone, in a margin of ``_EDGE``."""
    stone = stones.stone(spell, 50)
    inside = Padding.around(Row(Piece(shields.shield(seat, 50)), stone, gap=7), _EDGE)
    picture = Image.new("RGBA", inside.size())
    layout.draw(picture, inside)
    return picture


def _marked(entry: Element) -> Element:
    """Return the entry of the newest declaration with a glow and a rim."""
    return Stack(Padding(panels.glowing(6, 1.5), 4, 13, 4, 13), Padding(panels.rimmed(), 0, 8, 2, 8), entry)


def _divider(*, ends_turn: bool) -> Element:
    """Return the line after an entry, longer and darker at the end of a turn."""
    inset, colour, width = (14, BRONZE, _DIVIDER) if ends_turn else (26, PARCHMENT_SHADE, 2)
    line = Sized(Draw(partial(_draw_line, colour)), width)
    return Row(Grow(Spacer()), Padding(line, top=inset, bottom=inset))


def _draw_line(colour: Colour, base: Image.Image, box: Box) -> None:
    ImageDraw.Draw(base).rectangle((box.left, box.top, box.right - 1, box.bottom - 1), fill=colour)
