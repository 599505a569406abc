"""Who sees what in Let It Sleep: views are built up from what is allowed."""

from __future__ import annotations

from msgspec import Struct

from games.engine.text import Seat
from games.engine.view import TableView
from games.hoard.model import Night, Options, State


class Place(Struct, frozen=True):
    """What the viewer sees of one seat; its ``card`` of this night and its ``hand`` are the owner's alone.

    ``reached`` is whether there is such a card, ``open`` are those of earlier nights.
    """

    score: int
    reached: bool
    card: int | None
    hand: tuple[int, ...] | None
    open: tuple[int, ...]


class View(TableView[Options, Night], frozen=True, kw_only=True):
    """Everything that one viewer may know, besides what every view has.

    ``first`` is who will speak first, while cards are laid. ``named`` is the last number of this night, and
    ``thief`` is who named it.
    """

    night: int
    places: tuple[Place, ...]
    first: Seat | None
    named: int | None
    thief: Seat | None


def look(state: State, viewer: Seat | None) -> View:
    """Return the part of the view of ``viewer`` that is this game's own."""
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
