"""The story on one line: a medallion of its type for each Adventure, on the Fairies' thread."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from PIL import Image

from games.saga.model import Entry
from render.kit import channel, icons, tokens
from render.kit.cache import cached
from render.kit.layout import (
    Align,
    Column,
    Element,
    Named,
    Padding,
    Piece,
    Row,
    Sized,
    Stack,
    Text,
)
from render.kit.shapes import blurred, disc, lay, lay_centred, tinted
from render.kit.theme import GOLD, GOLD_PALE, NIGHT_DEEP, PARCHMENT_LIGHT, Colour, mix
from render.kit.typesetting import Style
from render.saga import thread
from render.saga.look import colour_of, icon_of, medallion

HEIGHT = 164
WON, LOST = 112, 84
"""The diameters of the medallions."""
_RAISED = 20
"""How much higher failed Adventures hang than the others, in pixels."""
_PLACES = 8
"""With fewer beads than this, the empty places on the thread are shown."""
_SHORT = 10
"""In a longer story, failures in a row become one bead with their number."""
_LEAST_GAP = 6
_OVERHANG = 14
"""How far the thread extends beyond the beads, to the frame of the table."""
_GLOW = 15
_STONE: Colour = (104, 104, 118)
_STONE_EDGE: Colour = (128, 130, 146)
_FADED: Colour = (172, 174, 188)

Bead = Entry | int
"""An Adventure, or a number of failures in a row."""


def element(story: Sequence[Entry], width: int) -> Element:
    """Return the thread with the newest beads of ``story`` that fit ``width``."""
    beads = newest(collapsed(story), width)
    last = len(beads) - 1
    drawn = [_named(_bead(bead), index == last) for index, bead in enumerate(beads)]
    drawn += [_place() for _ in range(_PLACES - len(drawn))]
    used = sum(each.size().width for each in drawn)
    gap = (width - used) // (len(drawn) - 1)
    strand = thread.strand(_OVERHANG)
    row: Element = Row(*drawn, gap=gap)
    return Sized(Stack(strand, row if beads else Named(row, "story")), height=HEIGHT)


def collapsed(story: Sequence[Entry]) -> list[Bead]:
    """Return a bead for every Adventure; in a long story, one for each row of failures."""
    if len(story) <= _SHORT:
        return list(story)
    beads: list[Bead] = []
    for lost, entries in groupby(story, lambda entry: entry.outcome == "lost"):
        row = list(entries)
        beads += [len(row)] if lost and len(row) > 1 else row
    return beads


def newest(beads: Sequence[Bead], width: int) -> list[Bead]:
    """Return the last ``beads`` that fit ``width``."""
    kept: list[Bead] = []
    left = width
    for bead in reversed(beads):
        left -= _diameter(bead) + _LEAST_GAP
        if left + _LEAST_GAP < 0:
            break
        kept.insert(0, bead)
    return kept


def _diameter(bead: Bead) -> int:
    return LOST if isinstance(bead, int) or bead.outcome == "lost" else WON


def _named(bead: Element, is_newest: bool) -> Element:
    return Named(bead, "story") if is_newest else bead


def _bead(bead: Bead) -> Element:
    """Return an Adventure on the thread, in gold light while it's open; failures are gray and torn off."""
    if isinstance(bead, int):
        number = Text(str(bead), Style("bold", channel.LEAST, PARCHMENT_LIGHT, 2, NIGHT_DEEP), "centre")
        return _torn(None, number)
    if bead.outcome == "lost":
        return _torn(bead.card)
    medal = Piece(medallion(icon_of(bead.card), colour_of(bead.card), "", WON), tokens.EDGE)
    return Align(Stack(Piece(halo(WON), 3 * _GLOW), medal) if bead.outcome is None else medal)


def _torn(card: str | None, *over: Element) -> Element:
    """Return a failed Adventure with a cross and the torn end of its thread, and ``over`` on top of it."""
    cross = Padding(Piece(tokens.result_mark("miss", 42), 2), top=-10, right=-12)
    marked = Stack(Piece(_stone(card), tokens.EDGE), Align(cross, "right", "top"), *over)
    end = Piece(thread.frayed(_RAISED + 12))
    return Align(Padding(Column(marked, end), top=12 - _RAISED))


def _place() -> Element:
    return Align(Sized(Align(Piece(_hollow(), tokens.EDGE)), WON, WON))


@cached
def halo(diameter: int, reach: int = _GLOW) -> Image.Image:
    """Return gold light for behind a medallion, three times ``reach`` larger on every side."""
    return tinted(blurred(disc(diameter), reach, 1.9), mix(GOLD_PALE, (255, 214, 110), 0.5))


@cached
def _stone(card: str | None) -> Image.Image:
    """Return the gray medallion of a failed Adventure, or of several if ``card`` is None."""
    picture = tokens.medal(LOST, _STONE, _STONE_EDGE).copy()
    if card is not None:
        sign = icons.icon(icon_of(card), round(LOST * 0.58), _FADED, mix(_STONE, NIGHT_DEEP, 0.6), 1)
        lay_centred(picture, sign, (picture.width / 2, picture.height / 2))
    return picture


@cached
def _hollow() -> Image.Image:
    """Return an empty place on the thread."""
    side = 34
    picture = Image.new("RGBA", (side + 2 * tokens.EDGE,) * 2)
    lay(picture, tokens.medal(side, NIGHT_DEEP, GOLD), (0, 0))
    return picture
