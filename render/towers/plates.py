"""The rows of the seats on tall pictures: who it is, the cards, and beside them their value."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from PIL import Image

from games.towers.components import SETTINGS
from games.towers.view import Place
from render.kit import channel, layout, panels, shields, tokens
from render.kit.cache import cached
from render.kit.layout import (
    Align,
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
)
from render.kit.tokens import Mark
from render.kit.typesetting import Style
from render.towers import keep, piles
from render.towers.banner import MARGIN, Fate, banner

_BOX = (keep.LEFT, keep.TOP, keep.RIGHT, keep.BOTTOM)
_GAP = {2: 14, 3: 21, 4: 14}
"""The space between two rows, by the number of seats."""
_WHO, _WORTH = 158, 116
"""The width of the columns for the name and for the banner."""
_CREST, _TICK, _BANNER, _POINTS = 128, 58, 104, 92
_HEAD = 144
"""The height of the first line of one of two rows."""
_BELOW = {2: 106, 3: 98}
"""The height of the line below the cards, by the number of seats; with four there's no room."""
CARD = {2: 204, 3: 142, 4: 142}
"""The width of a card by the number of seats."""
_DIM = 0.2
_SIGN = 80
"""The size of the signs for prizes."""

_NAME = Style("bold", channel.LEAST)
_LARGE_NAME = Style("bold", 72)


@dataclass(frozen=True, slots=True)
class Plate:
    """The content of a row: the seat, its name, its cards, and their value.

    ``value`` is that of its team, None without cards. ``beside`` is shown below the banner or beside it,
    ``below`` under the cards if there's room for it.
    """

    seat: int
    name: str
    cards: Element
    value: int | None = None
    fate: Fate = "between"
    mark: Mark | None = None
    beside: Element | None = None
    below: Element | None = None


def draw(base: Image.Image, plates: Sequence[Plate], lit: Collection[int]) -> None:
    """Draw the rows of all seats; if some are ``lit``, they have gold light and the others are dimmed."""
    rows = (_row(plate, plate.seat in lit, bool(lit), len(plates)) for plate in plates)
    layout.draw(base, Grid(*rows, columns=1, gap=_GAP[len(plates)], even=True), _BOX)


def _row(plate: Plate, is_lit: bool, some_are: bool, seats: int) -> Element:
    ground = panels.plate(partial(_ground, plate.seat, is_dim=some_are and not is_lit))
    parts: list[Element] = [ground]
    if is_lit:
        parts = [panels.glowing(14, 1.8), ground, panels.rimmed(9)]
    inside = _high(plate) if seats == 2 else _broad(plate, seats)
    return Named(Stack(*parts, inside), f"seat-{plate.seat}")


@cached
def _ground(seat: int, width: int, height: int, *, is_dim: bool) -> Image.Image:
    """Return the panel of a row with its shadow."""
    panel = panels.panel(width, height, shields.accent(seat))
    if not is_dim:
        return panel
    dim = Image.blend(panel.convert("RGB"), Image.new("RGB", panel.size, panels.DUSK), _DIM)
    dim.putalpha(panel.getchannel("A"))
    return dim


def _broad(plate: Plate, seats: int) -> Element:
    """Return the content of a row: crest and name, cards, and what they're worth."""
    who = Column(
        Align(_crest(plate), "left"),
        Grow(Padding(channel.name(plate.name, _NAME, lines=2), top=4)),
    )
    flag = Sized(Align(_flag(plate), down="top"), height=150)
    worth = Column(flag, Grow(plate.beside or Spacer()))
    row = Row(Sized(who, _WHO), Grow(Align(plate.cards)), Sized(worth, _WORTH))
    if seats not in _BELOW or plate.below is None:
        return Padding(row, 20, 18, 8, 14)
    return Padding(Column(Grow(row), Sized(plate.below, height=_BELOW[seats])), 20, 16, 8, 4)


def _high(plate: Plate) -> Element:
    """Return the content of one of two rows: crest, name and worth on one line, and below it the cards."""
    name = channel.name(plate.name, _LARGE_NAME, lines=2)
    beside = [] if plate.beside is None else [Sized(plate.beside, _WORTH)]
    flag = [] if plate.value is None else [Sized(Align(_flag(plate), down="top"), _WORTH)]
    head = Row(_crest(plate), Spacer(20), Grow(Padding(name, bottom=6)), Spacer(8), *beside, *flag)
    below = [] if plate.below is None else [Sized(plate.below, height=_BELOW[2])]
    return Padding(Column(Sized(head, height=_HEAD), Grow(plate.cards), *below), 20, 16, 8, 4)


def _crest(plate: Plate) -> Element:
    """Return a seat's shield with its mark."""
    shield = Piece(shields.shield(plate.seat, _CREST))
    if plate.mark is None:
        return Align(shield)
    mark = Piece(tokens.result_mark(plate.mark, _TICK))
    return Align(Stack(shield, Align(Padding(mark, right=-16, bottom=-10), "right", "bottom")))


def _flag(plate: Plate) -> Element:
    """Return the banner with a team's value, which hangs from the edge of the row, if it has cards."""
    if plate.value is None:
        return Spacer()
    return Padding(Piece(banner(plate.seat, plate.value, _BANNER, plate.fate), MARGIN), top=-8)


def won(owner: Place, seats: int) -> Element:
    """Return the treasures and monsters of ``owner``, for the line below its cards."""
    return piles.element(piles.piles(owner, SETTINGS[seats].trophy), _SIGN)


def points(total: int | None) -> Element | None:
    """Return the current points, None if they're secret."""
    return None if total is None else Piece(piles.score(total, _POINTS))


def fates(values: Iterable[int]) -> tuple[Fate, ...]:
    """Return whether each of ``values`` is the highest, the lowest, or in between.

    >>> fates((3, 5, 4))
    ('weakest', 'strongest', 'between')
    >>> fates((4, 4))
    ('between', 'between')
    """
    found = tuple(values)
    most, least = max(found), min(found)
    named: dict[int, Fate] = {most: "strongest", least: "weakest"} if most > least else {}
    return tuple(named.get(value, "between") for value in found)
