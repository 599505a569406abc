"""Builds views of Let It Sleep from what each viewer is allowed to see."""

from __future__ import annotations

from msgspec import Struct

from games.engine.text import Seat
from games.engine.view import TableView
from games.hoard.model import Night, Options, State


class Place(Struct, frozen=True):
    """What the viewer sees of one seat; only the owner sees this night's ``card`` and the ``hand``.

    ``reached``: whether a card is laid. ``open``: the cards of earlier nights.
    """

    score: int
    reached: bool
    card: int | None
    hand: tuple[int, ...] | None
    open: tuple[int, ...]


class View(TableView[Options, Night], frozen=True, kw_only=True):
    """Everything that a viewer may know, in addition to the fields of every view.

    ``first`` will speak first; it's set while cards are laid. ``named`` is this night's last number, and
    ``thief`` named it.
    """

    night: int
    places: tuple[Place, ...]
    first: Seat | None
    named: int | None
    thief: Seat | None


def look(state: State, viewer: Seat | None) -> View:
    """Return this game's own part of ``viewer``'s view."""
    return View(
        night=state.night,
        places=tuple(_place(state, seat, viewer) for seat in range(len(state.laid))),
        first=None if None not in state.laid or state.over else state.active,
        named=state.named or None,
        thief=state.thief,
    )


def _place(state: State, seat: Seat, viewer: Seat | None) -> Place:
    card, own = state.laid[seat], seat == viewer
    return Place(
        score=state.coins[seat],
        reached=card is not None,
        card=card if own else None,
        hand=tuple(other for other in state.cards(seat) if other != card) if own else None,
        open=tuple(state.open[seat]),
    )
