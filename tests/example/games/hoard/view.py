"""Who sees what in Let It Sleep: views are built up from what is allowed."""

from __future__ import annotations

from msgspec import Struct

from games.engine.text import Seat
from games.hoard import rules
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


class View(Struct, frozen=True):
    """All that one viewer may know.

    ``viewer`` is the seat that looks, ``SPECTATOR`` for someone who sits nowhere, ``None`` for the channel.
    ``active`` is whose turn it is to speak; ``first`` is who will, while cards are laid. ``named`` is the
    last number of this night, and ``thief`` who named it. ``recap`` is the night that has just ended.
    """

    viewer: Seat | None
    options: Options
    night: int
    places: tuple[Place, ...]
    active: Seat | None
    first: Seat | None
    named: int | None
    thief: Seat | None
    recap: Night | None
    winners: tuple[Seat, ...]


def view(state: State, viewer: Seat | None) -> View:
    """Return what ``viewer`` may know."""
    outcome = rules.outcome(state)
    speaking = None not in state.laid
    return View(
        viewer=viewer,
        options=state.options,
        night=state.night,
        places=tuple(_place(state, seat, viewer) for seat in range(len(state.laid))),
        active=state.active if speaking else None,
        first=None if speaking or outcome else state.active,
        named=state.named or None,
        thief=state.thief,
        recap=rules.recap(state),
        winners=outcome.winners if outcome else (),
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
