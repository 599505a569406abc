"""The cards played on a Test: a chip for each, oldest first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PIL import Image

from render.kit import icons, layout, panels, shields
from render.kit.cache import cached
from render.kit.layout import (
    Box,
    Column,
    Draw,
    Element,
    Grid,
    Grow,
    Padding,
    Piece,
    Row,
    Sized,
    Spacer,
    Stack,
    Text,
)
from render.kit.theme import GOLD_PALE, INK, LAVENDER, NIGHT_DEEP, PARCHMENT_LIGHT, VERMILION, Colour
from render.kit.typesetting import Style
from render.saga import phrases
from render.saga.dice import die
from render.saga.look import INTERFERENCE_COLOUR, icon_of
from render.words import Words

_HEIGHT = 51
_GAP = 6
_ROWS = 2
AID_ICON = "lotus-flower"
_VOID: Colour = (64, 62, 74)
"""The color of cards that don't count."""


@dataclass(frozen=True, slots=True)
class Play:
    """A card played on a Test: its seat, its dice, and whether it counts."""

    seat: int
    card: str
    roll: tuple[int, ...] = ()
    live: bool = True
    aid: bool = False


def element(plays: Sequence[Play], columns: int, words: Words) -> Element:
    """Return the played cards in up to two rows; if they don't all fit, the newest."""
    if not plays:
        style = Style("caps", 26, LAVENDER, 1, NIGHT_DEEP)
        return Sized(Text(words("saga-picture-no-plays"), style), height=_HEIGHT)
    room = _ROWS * columns
    shown = plays if len(plays) <= room else plays[1 - room :]
    chips: list[Element] = [Draw(partial(_lay, play, words), height=_HEIGHT) for play in shown]
    if len(shown) < len(plays):
        chips.insert(0, _more(len(plays) - len(shown), words))
    rest = [Spacer()] * (columns - len(chips))
    return Grid(*chips, *rest, columns=columns, gap=_GAP, last="left")


def _more(count: int, words: Words) -> Element:
    text = Text(words("saga-picture-more", count=count), Style("bold", 26, LAVENDER), "centre")
    return Stack(panels.banded(NIGHT_DEEP), Padding(text, left=8, right=8))


def _lay(play: Play, words: Words, base: Image.Image, box: Box) -> None:
    layout.draw(base, Piece(_chip(play, box.width, words)), box)


@cached
def _chip(play: Play, width: int, words: Words) -> Image.Image:
    """Return a band with the played card, its seat, effect and dice; struck out if it doesn't count."""
    picture = panels.band(width, _HEIGHT, INTERFERENCE_COLOUR if play.live else _VOID).copy()
    name = Text(
        phrases.card_name(play.card, words),
        Style("bold", 25, PARCHMENT_LIGHT if play.live else LAVENDER, 1, NIGHT_DEEP),
    )
    effect = words("saga-picture-aid") if play.aid else words(f"saga-picture-effect-{play.card}")
    style = Style("text", 23, GOLD_PALE if play.live else LAVENDER, 1, NIGHT_DEEP)
    told = Column(
        Sized(Stack(*([] if play.live else [_struck()]), name), height=26),
        Sized(Text(effect, style), height=24),
    )
    inside = Row(
        Piece(shields.shield(play.seat, 44)),
        *_sign(play),
        Grow(told),
        *(Padding(die(value, 32), right=6) for value in play.roll),
    )
    layout.draw(picture, Padding(inside, 6, 0, 8, 1))
    return picture


def _sign(play: Play) -> list[Element]:
    """Return the icon of the card's kind, or just a gap if the chip shows dice."""
    if play.roll:
        return [Spacer(10)]
    icon = AID_ICON if play.aid else icon_of(play.card)
    return [Spacer(2), Piece(icons.icon(icon, 30, GOLD_PALE, INK, 1)), Spacer(4)]


def _struck() -> Element:
    """Return a line through the middle of a name, behind its letters."""
    line = Draw(lambda base, box: base.paste((*VERMILION, 255), box), height=4)
    return Column(Grow(Spacer()), Padding(line, left=-4, right=4), Grow(Spacer()))
