"""The tall private picture: a row for each other seat, the stones still unseen, one's own stones below."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from games.abraca.components import COMPONENTS
from games.abraca.view import View
from render.abraca import hearts, own, phrases, rivals, stones
from render.kit import layout, panels, rooms, shields, tokens
from render.kit.cache import cached
from render.kit.layout import (
    Align,
    Blank,
    Column,
    Element,
    Grid,
    Grow,
    Named,
    Padding,
    Piece,
    Row,
    Sized,
    Spacer,
    Stack,
    Text,
)
from render.kit.names import with_crests
from render.kit.theme import (
    GOLD,
    GOLD_PALE,
    INK,
    INK_SOFT,
    LAVENDER,
    NIGHT_DEEP,
    PARCHMENT_LIGHT,
    VIOLET,
    darker,
    mix,
)
from render.kit.typesetting import Style
from render.shape import KEY, LEAST, TALL_WIDTH
from render.words import Words

_GROUND = "chamber"
_EDGE, _GAP = 18, 12
_STONES = {1: 92, 2: 92, 3: 90, 4: 84, 5: 78}
"""The width of the others' stones, by the number of panels."""
_BETWEEN = 8
_OWN_STONE, _OWN_CELL = 126, 172
_LEDGE = 34
"""The height of the table visible to a viewer without stones on it, in pixels."""


def draw(view: View, names: Sequence[str], words: Words) -> Image.Image:
    """Return the viewer's picture, 1000 wide; its height depends on the number of seats."""
    seat, others = phrases.own_seat(view), phrases.others(view)
    turn = Style("display", 58, GOLD_PALE, 3, INK)
    said = phrases.turn(view, with_crests(names), words)
    # A spectator sees one row more than a player of the same table.
    width = _STONES[min(len(others), max(_STONES))]
    seats = (Named(_seat(view, other, names[other], width, words), f"seat-{other}") for other in others)
    on_wall = Padding(
        Column(
            Text(said, turn, "centre", 3, 42),
            Named(Column(*seats, gap=_GAP), "rivals"),
            Named(_counter(view, words), "unseen"),
            gap=_GAP,
        ),
        _EDGE,
        12,
        _EDGE,
        16,
    )
    below: Element = Spacer(height=_LEDGE)
    if seat is not None:
        below = Padding(Named(_own(view, seat, names[seat], words), "own"), _EDGE, 22, _EDGE, 24)
    wall, table = (part.size(TALL_WIDTH).height for part in (on_wall, below))
    picture = rooms.tall(_GROUND, wall, table)
    layout.draw(picture, on_wall, (0, 0, TALL_WIDTH, wall))
    layout.draw(picture, below, (0, wall, TALL_WIDTH, wall + table))
    return picture


def _seat(view: View, seat: int, name: str, width: int, words: Words) -> Element:
    """Return the row of a seat: who it is and where it sits, its stones, points and life."""
    owner, marked = view.places[seat], seat == view.active
    told = rivals.neighbour(view, seat, words)
    tag: Element = Text(told, Style("text", 30, INK_SOFT), smallest=LEAST) if told else Spacer()
    out = Align(Sized(hearts.out_of_round(words), 170, 42), "left")
    crest, called = Piece(shields.shield(seat, 70)), Text(name, Style("bold", 38), lines=3, smallest=LEAST)
    stone = stones.height_of(width)
    row = Row(*(stones.seen(each.number, width) for each in owner.stones), gap=_BETWEEN)
    lying = Sized(Align(row), COMPONENTS.hand_size * (width + _BETWEEN), stone)
    standing = Sized(Align(rivals.standing(owner, 54, 64), "right"), 176)
    parts: list[Element] = [panels.backing(shields.accent(seat))]
    if owner.eliminated:
        parts += [_row(crest, called, Blank(out), lying, standing), panels.dimmed()]
        parts.append(_row(Blank(crest), Blank(called), out, Blank(lying), Blank(standing)))
    else:
        parts.append(_row(crest, called, tag, lying, standing))
    return Stack(*([panels.glowing()] if marked else ()), *parts, *([panels.rimmed()] if marked else ()))


def _row(crest: Element, name: Element, tag: Element, lying: Element, standing: Element) -> Element:
    who = Row(crest, Grow(Align(Column(name, tag), "left")), gap=12)
    return Padding(Row(Grow(who), lying, standing, gap=6), 16, 14, 18, 18)


def _counter(view: View, words: Words) -> Element:
    """Return a cell for each spell below a caption that says what is counted; spells that may work glow."""
    counts = view.unseen
    key = "abraca-picture-unseen" if counts is not None else "abraca-picture-used"
    if counts is None:
        counts = tuple(map(sum, zip(view.used, view.set_aside, strict=True)))
    style = Style("caps", 44, LAVENDER, 1, NIGHT_DEEP)
    hopeful = phrases.hopeful(view)
    cells = (
        Named(_cell(spell, count, spell in hopeful, words), f"spell-{spell}")
        for spell, count in zip(phrases.SPELLS, counts, strict=True)
    )
    return Column(Text(words(key), style, "centre", smallest=KEY), Grid(*cells, columns=4, gap=10), gap=6)


def _cell(spell: int, count: int, is_hopeful: bool, words: Words) -> Element:
    plate = panels.plate(partial(_plate, spell, count, words), height=152)
    if not is_hopeful:
        return Stack(plate, panels.dimmed(0.42))
    return Stack(panels.glowing(6, 1.3), plate, panels.rimmed())


@cached
def _plate(spell: int, count: int, words: Words, width: int, height: int) -> Image.Image:
    colour = stones.KINDS[spell].colour
    number = Text(str(count), Style("bold", 64, GOLD_PALE, 2, NIGHT_DEEP), "right")
    copies = Text(f"/{spell}", Style("bold", 46, LAVENDER, 1, NIGHT_DEEP))
    counted = Row(stones.stone(spell, 60), Grow(number), Padding(copies, left=2, top=12), gap=4)
    name = Text(
        phrases.spell_name(spell, words),
        Style("bold", 34, PARCHMENT_LIGHT, 1, INK),
        "centre",
        2,
        29,
        words.locale,
    )
    band = Stack(panels.banded(darker(colour, 0.2), 7), Padding(name, left=3, right=3))
    inside = Column(Grow(Padding(counted, 22, 2, 26, 2)), Sized(band, height=64))
    plain = panels.panel(width, height, mix(colour, GOLD, 0.3), "wall", rules=False)
    return panels.filled(plain, Padding.around(inside, 6))


def _own(view: View, seat: int, name: str, words: Words) -> Element:
    """Return the things in front of the reader, who has ``seat``: their plate and stones from behind."""
    owner, marked = view.places[seat], view.active == seat
    face = panels.plate(partial(_own_plate, seat, name, owner.points, owner.life), height=112)
    plate = Stack(*([panels.glowing()] if marked else ()), face, *([panels.rimmed()] if marked else ()))
    head: Element = plate
    if owner.secrets:
        head = Row(Grow(plate), _tray(owner.secrets), gap=_GAP)
    style = Style("caps", 44, GOLD_PALE, 1, NIGHT_DEEP)
    caption = Text(words("abraca-picture-own-stones"), style, "centre", smallest=KEY)
    lying = Row(*map(Grow, own.lying_stones(owner.stones, _OWN_STONE, words)))
    return Column(head, caption, Align(Sized(lying, len(owner.stones) * _OWN_CELL), down="top"), gap=14)


@cached
def _own_plate(seat: int, name: str, points: int, life: int, width: int, height: int) -> Image.Image:
    inside = Row(
        Piece(shields.shield(seat, 82)),
        Grow(Text(name, Style("bold", 42), lines=2, smallest=LEAST)),
        Piece(tokens.points(points, 68), tokens.EDGE),
        hearts.large(life, 78),
        gap=16,
    )
    return panels.filled(panels.panel(width, height, shields.accent(seat)), Padding(inside, 18, 8, 20, 10))


def _tray(secrets: Sequence[int | None]) -> Element:
    """Return the reader's secret stones in their tray, marked with a padlock."""
    lying = [stones.seen(number, 66, secret=True) for number in secrets]
    lock = stones.back(36, secret=True)
    inside = Padding(Align(Row(lock, *lying, gap=10)), 18, 8, 18, 12)
    return Stack(panels.backing(VIOLET, "wall"), inside, panels.rimmed(2))
