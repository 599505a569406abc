"""The public board: the tower, the niches, the latest declarations, the seats, whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from games.abraca.view import View
from render.abraca import niches, phrases, place, ribbon, scene, seatplate, stones
from render.kit import layout, panels, table, tokens
from render.kit.cache import cached
from render.kit.layout import (
    Align,
    Blank,
    Column,
    Element,
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
from render.kit.theme import GOLD_PALE, LAVENDER, NIGHT_DEEP
from render.kit.typesetting import Style
from render.words import Words

_PLATE_GAP = 10
_PILE = 48
"""The width of the stones beside the title, in pixels."""
_PILED = 3
"""How many stones of a pile are visible."""
_MOST = 20
"""The size of the largest possible pile."""


def draw(view: View, names: Sequence[str], words: Words) -> Image.Image:
    """Return the board 1400 x 1000; ``names`` are drawable."""
    board = _ground(words).copy()
    crested = with_crests(names)
    beside = _beside_tower(
        _title(
            Spacer(),
            words("abraca-picture-round", round=view.round),
            _supplies(view.pool, view.secrets_left, words),
        ),
        niches.filled(view),
        ribbon.told(view.declarations, words),
        _plates(view, names, words),
        table.headline(phrases.turn(view, crested, words), 64),
        table.news(phrases.news(view, crested, words)),
    )
    layout.draw(board, beside, place.BESIDE)
    layout.draw(board, scene.figures([seat.points for seat in view.places], _climbers(view)))
    return board


def _beside_tower(
    title: Element, spells: Element, told: Element, seats: Element, turn: Element, news: Element
) -> Element:
    """Return the column beside the tower, from the top down."""
    parts = (
        Sized(title, height=110),
        spells,
        Sized(told, height=ribbon.HEIGHT),
        Sized(seats, height=seatplate.HEIGHT),
    )
    below = (Sized(turn, height=76), Grow(Padding(news, 20, 0, 20)))
    return Column(Column(*parts, gap=12), Grow(Column(*below, gap=6)), gap=4)


def _title(name: Element, number: str, supplies: Element) -> Element:
    """Return the game's name with a line below it, and beside them the stones left to draw."""
    under = Padding(scene.caption(number, 30, "left"), left=2, bottom=3)
    told = Column(Sized(name, height=76), Sized(under, height=34))
    return scene.beside_moon(Row(Grow(told), supplies, gap=12))


def _supplies(pool: int, secrets: int, words: Words) -> Element:
    """Return how many stones are left to draw, and how many secret stones nobody has taken."""
    piles = (
        _supply(pool, False, words("abraca-picture-pool")),
        _supply(secrets, True, words("abraca-picture-secrets-left")),
    )
    return Row(*(Piece(pile, _SUPPLY_EDGE) for pile in piles), gap=12)


_SUPPLY_EDGE = 6


@cached
def _supply(count: int, secret: bool, label: str) -> Image.Image:
    """Return a pile of stones with their number, in a margin of ``_SUPPLY_EDGE``."""
    back = stones.back(_PILE, secret) if count else Piece(stones.recess(_PILE))
    top = _PILED - 1
    layers = [Padding(back, 6 * step, 5 * (top - step), 6 * (top - step), 5 * step) for step in range(_PILED)]
    pile = Stack(*reversed(layers[: max(1, count)]))
    number = Text(str(count), Style("bold", 56, GOLD_PALE, 2, NIGHT_DEEP))
    called = Text(label, Style("text", 24, LAVENDER, 1, NIGHT_DEEP))
    supply = Padding.around(Row(pile, Column(number, called), gap=8), _SUPPLY_EDGE)
    picture = Image.new("RGBA", supply.size())
    layout.draw(picture, supply)
    return picture


def _climbers(view: View) -> list[int]:
    """Return the seats whose figures have just climbed the tower."""
    if view.recap is None:
        return []
    return [seat for seat, won in enumerate(view.recap.points) if won]


@cached
def _ground(words: Words) -> Image.Image:
    """Return everything that doesn't change during a game."""
    ground = scene.night()
    title = table.title(words("abraca-picture-title"), 66)
    empty = _beside_tower(
        _title(title, "", Blank(_supplies(_MOST, _MOST, words))),
        niches.empty(words),
        ribbon.empty(),
        Spacer(),
        Spacer(),
        scene.veiled(),
    )
    layout.draw(ground, empty, place.BESIDE)
    return ground


def _plates(view: View, names: Sequence[str], words: Words) -> Element:
    """Return the plates side by side with changes of life, the active seat's with a gold rim."""
    seats = range(len(view.places))
    last = view.declarations[-1] if view.declarations else None
    changes = {change.seat: change.after - change.before for change in last.changes} if last else {}
    plates = (
        Named(seatplate.element(_plate(view, seat, names[seat]), len(seats), words), f"seat-{seat}")
        for seat in seats
    )
    return Stack(
        _in_columns(panels.glowing() if seat == view.active else Spacer() for seat in seats),
        _in_columns(plates),
        _in_columns(panels.rimmed() if seat == view.active else Spacer() for seat in seats),
        _in_columns(_change(changes.get(seat, 0)) for seat in seats),
    )


def _in_columns(elements: Iterator[Element]) -> Element:
    return Row(*map(Grow, elements), gap=_PLATE_GAP)


def _change(amount: int) -> Element:
    """Return the chip with a change of life, for the corner of a plate."""
    if not amount:
        return Spacer()
    chip = Piece(tokens.change(phrases.signed(amount), 46), tokens.EDGE)
    return Align(Padding(chip, top=-23, right=-13), "right", "top")


def _plate(view: View, seat: int, name: str) -> seatplate.Plate:
    owner = view.places[seat]
    last = view.declarations[-1] if view.declarations else None
    return seatplate.Plate(
        seat=seat,
        name=name,
        points=owner.points,
        life=owner.life,
        stones=len(owner.stones),
        secrets=len(owner.secrets),
        eliminated=owner.eliminated,
        faces=tuple(stone.number for stone in owner.stones if stone.number is not None),
        took_secret=last is not None and last.took_secret and last.seat == seat,
    )
