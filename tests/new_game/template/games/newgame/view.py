"""Who sees what in New Game: views are built up from what is allowed."""

from __future__ import annotations

from msgspec import Struct

from games.engine.text import Seat
from games.newgame import rules
from games.newgame.model import Options, State


class Place(Struct, frozen=True):
    """What the viewer sees of one seat; a card of the hand is ``None`` where it is hidden."""

    score: int
    shown: tuple[int, ...]
    hand: tuple[int | None, ...]


class View(Struct, frozen=True):
    """All that one viewer may know.

    ``viewer`` is the seat that looks, ``SPECTATOR`` for someone who sits nowhere, ``None`` for the channel.
    """

    viewer: Seat | None
    options: Options
    places: tuple[Place, ...]
    active: Seat | None
    winners: tuple[Seat, ...]


def view(state: State, viewer: Seat | None) -> View:
    """Return what ``viewer`` may know."""
    outcome = rules.outcome(state)
    places = tuple(_place(state, seat, viewer) for seat in range(len(state.hands)))
    active = None if outcome else state.active
    return View(viewer, state.options, places, active, outcome.winners if outcome else ())


def sees_hand(viewer: Seat | None, owner: Seat) -> bool:
    """Return whether ``viewer`` sees the hand of ``owner``; rules/newgame#3.3."""
    return viewer == owner


def _place(state: State, seat: Seat, viewer: Seat | None) -> Place:
    hand, shown = state.hands[seat], state.shown[seat]
    seen = tuple(hand) if sees_hand(viewer, seat) else (None,) * len(hand)
    return Place(sum(shown), tuple(shown), seen)
