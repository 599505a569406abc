"""The plate of a seat on the board: name, team, winnings, and whether it has chosen."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from PIL import Image, ImageChops

from games.towers.model import Team
from render.kit import layout, panels, shields, tokens
from render.kit.cache import cached
from render.kit.layout import (
    Align,
    Box,
    Column,
    Down,
    Draw,
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
from render.kit.shapes import lay_centred, rounded
from render.kit.typesetting import Style
from render.towers import piles, place, teams
from render.towers.banner import MARGIN, banner
from render.words import Words

_BOX = (place.LEFT, 126, place.RIGHT, 806)


@dataclass(frozen=True, slots=True)
class Plate:
    """The content of a plate.

    ``backs`` is the number of covered cards, ``rooms`` that of awaited ones; ``total`` is ``None`` if the
    piles are covered and so secret.
    """

    seat: int
    name: str
    team: Team
    fresh: int
    backs: int
    rooms: int
    piles: tuple[piles.Pile, ...]
    total: int | None


def _grid(plates: Iterable[Element], seats: int) -> Grid:
    return Grid(*plates, columns=1 if seats < 4 else 2, gap=10, even=True)


def shadows(base: Image.Image, seats: int) -> None:
    """Draw the shadows of all plates onto ``base``; ``draw`` adds the plates without them."""
    shadow = Draw(lambda base, box: panels.lay_panel(base, panels.shadow(box.width, box.height), box.corner))
    layout.draw(base, _grid([shadow] * seats, seats), _BOX)


@cached
def _light(width: int, height: int) -> Image.Image:
    """Return the gold rim and glow of a plate, to draw over it."""
    picture = panels.glow(width, height, 8, 1.4).copy()
    middle = (picture.width / 2, picture.height / 2)
    hole = Image.new("L", picture.size, 255)
    shape = rounded(width, height, panels.RADIUS)
    hole.paste(0, (round(middle[0] - width / 2), round(middle[1] - height / 2)), shape)
    picture.putalpha(ImageChops.multiply(picture.getchannel("A"), hole))
    lay_centred(picture, panels.rim(width, height), middle)
    return picture


def draw(base: Image.Image, plates: Sequence[Plate], lit: Collection[int], words: Words) -> None:
    """Draw the plates of all seats onto ``base``; the table waits for the ``lit`` seats."""
    laid = (
        Named(Draw(partial(_lay, plate, len(plates), plate.seat in lit, words)), f"seat-{plate.seat}")
        for plate in plates
    )
    layout.draw(base, _grid(laid, len(plates)), _BOX)


def _lay(plate: Plate, seats: int, is_lit: bool, words: Words, base: Image.Image, box: Box) -> None:
    size = (box.width, box.height)
    base.paste(_face(plate, seats, *size, words), box.corner, rounded(*size, panels.RADIUS))
    if is_lit:
        lay_centred(base, _light(*size), box.middle)


@cached
def _face(plate: Plate, seats: int, width: int, height: int, words: Words) -> Image.Image:
    picture = panels.face(width, height, shields.accent(plate.seat)).convert("RGB")
    layout.draw(picture, {2: _high, 3: _broad, 4: _narrow}[seats](plate, words))
    return picture


def _narrow(plate: Plate, words: Words) -> Element:
    """Return a plate half as wide as the board: name, team, winnings."""
    flag = [Padding(element, top=-7) for element in _flag(plate, 66, "top")]
    head = Row(
        _crest(plate, 62),
        Spacer(12),
        Grow(Text(plate.name, Style("bold", 38), lines=2)),
        Spacer(2),
        *_score(plate, 60),
        *flag,
    )
    won = piles.element(plate.piles, 46, 1)
    parts = Column(
        Sized(Padding(head, left=2, bottom=8), height=82),
        Grow(Padding(_team(plate, 128, words), left=4)),
        won,
    )
    return Padding(parts, 14, 7, 14, 2)


def _broad(plate: Plate, words: Words) -> Element:
    """Return a plate as wide as the board: name and winnings, the team, its value."""
    name = Text(plate.name, Style("bold", 40), lines=3)
    head = Row(_crest(plate, 64), Grow(name), gap=12)
    left = Column(Sized(Padding(head, left=4, top=2), height=82), Grow(piles.element(plate.piles, 44, 2)))
    worth = Column(*_flag(plate, 92), *map(Grow, _score(plate, 66)))
    return Padding(
        Row(Sized(left, 276), Spacer(14), Sized(_team(plate, 128, words), 426), Grow(worth)), 14, 10, 6, 10
    )


def _high(plate: Plate, words: Words) -> Element:
    """Return one of two plates: the team is large, everything else beside it."""
    name = Text(plate.name, Style("bold", 46), lines=3)
    left = Column(
        Sized(Padding(Row(_crest(plate, 92), Grow(name), gap=14), left=4), height=100),
        Grow(Row(*map(Grow, (*_score(plate, 84), *_flag(plate, 88))))),
        piles.element(plate.piles, 44, 2),
    )
    return Padding(Row(Sized(left, 290), Grow(_team(plate, 176, words)), gap=12), 14, 12, 10)


def _crest(plate: Plate, height: int) -> Element:
    """Return a seat's shield, with a tick if it has chosen."""
    parts: list[Element] = [Piece(shields.shield(plate.seat, height))]
    if plate.backs:
        parts.append(Align(Padding(_tick(), right=-8, bottom=-10), "right", "bottom"))
    return Align(Stack(*parts))


def _tick() -> Piece:
    return Piece(tokens.result_mark("hit", 32))


def _flag(plate: Plate, width: int, down: Down = "middle") -> list[Element]:
    """Return the banner with a team's value, if it has cards."""
    flag = Piece(banner(plate.seat, plate.team.value, width), MARGIN, down=down)
    return [flag] if plate.team.lines else []


def _score(plate: Plate, diameter: int) -> list[Element]:
    """Return the current points, if they're public."""
    return [] if plate.total is None else [Piece(piles.score(plate.total, diameter))]


def _team(plate: Plate, card: int, words: Words) -> Element:
    return teams.side_by_side(
        plate.team, card, words, fresh=plate.fresh, backs=plate.backs, rooms=plate.rooms
    )
