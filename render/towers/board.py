"""The public board: the keep with its floors, the teams, each seat's winnings, who has yet to choose."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.towers.components import SETTINGS
from games.towers.view import View
from render.kit import layout, table
from render.kit.cache import cached
from render.kit.layout import Column, Element, Grow, Padding, Piece, Row, Sized, Spacer
from render.kit.names import with_crests
from render.towers import phrases, piles, place, plates, ring, scene
from render.words import Words

_HEAD = (place.LEFT + 4, 4, place.RIGHT + 12, 116)
_HEADLINE = (place.LEFT, 814, place.RIGHT, 892)
_CAPTION = (place.LEFT + 20, 896, place.RIGHT - 20, 984)


def draw(view: View, names: Sequence[str], words: Words) -> Image.Image:
    """Return the board 1400 x 1000; ``names`` are drawable."""
    board = _ground(len(view.places), words).copy()
    where = scene.subtitle(phrases.where(view, words))
    layout.draw(board, _head(Spacer(), where, Piece(ring.ring(view.ring), across="right", down="top")), _HEAD)
    scene.floors(board, view, words)
    awaited = phrases.awaited(view)
    shown = [_plate(view, seat, name) for seat, name in enumerate(names)]
    plates.draw(board, shown, awaited if len(awaited) < len(shown) else (), words)
    crested = with_crests(names)
    layout.draw(board, table.headline(phrases.turn(view, crested, words), 62), _HEADLINE)
    layout.draw(board, table.news(phrases.news(view, crested, words), lines=3, smallest=28), _CAPTION)
    return board


def _head(title: Element, where: Element, order: Element) -> Element:
    """Return the title with the line below it, and beside them the order in which hands are passed on."""
    told = Column(Sized(title, height=78), Padding(where, top=-4))
    return Row(Grow(told), Padding(order, top=2), gap=12)


@cached
def _ground(seats: int, words: Words) -> Image.Image:
    """Return everything that doesn't change during a game."""
    ground = scene.dusk()
    layout.draw(ground, scene.veiled(), _CAPTION)
    plates.shadows(ground, seats)
    layout.draw(ground, _head(table.title(words("towers-picture-title")), Spacer(), Spacer()), _HEAD)
    return ground


def _plate(view: View, seat: int, name: str) -> plates.Plate:
    owner = view.places[seat]
    return plates.Plate(
        seat=seat,
        name=name,
        team=owner.team,
        fresh=phrases.shown_last(view),
        backs=view.wanted if owner.committed else 0,
        rooms=0 if owner.committed else view.wanted,
        piles=piles.piles(owner, SETTINGS[len(view.places)].trophy),
        total=None if owner.sheet is None else owner.sheet.total,
    )
