"""Builds views of New Game from what each viewer is allowed to see."""

from __future__ import annotations

from msgspec import Struct

from games.engine.text import Seat
from games.engine.view import TableView
from games.newgame.model import Options, State


class Place(Struct, frozen=True):
    """What the viewer sees of one seat; hidden cards of the hand are ``None``."""

    score: int
    shown: tuple[int, ...]
    hand: tuple[int | None, ...]


class View(TableView[Options, None], frozen=True, kw_only=True):
    """Everything that a viewer may know, in addition to the fields of every view."""

    places: tuple[Place, ...]


def look(state: State, viewer: Seat | None) -> View:
    """Return this game's own part of ``viewer``'s view."""
    return View(places=tuple(_place(state, seat, viewer) for seat in range(len(state.hands))))


def sees_hand(viewer: Seat | None, owner: Seat) -> bool:
    """Return whether ``viewer`` sees the hand of ``owner``; rules/newgame#3.3."""
    return viewer == owner


def _place(state: State, seat: Seat, viewer: Seat | None) -> Place:
    hand, shown = state.hands[seat], state.shown[seat]
    seen = tuple(hand) if sees_hand(viewer, seat) else (None,) * len(hand)
    return Place(sum(shown), tuple(shown), seen)
