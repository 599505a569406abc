"""Records who has seen which Objective, and where it may be now: at a seat, or under its deck."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from games.engine.text import Seat
from games.saga.model import Sighting, State

_UNSEEN = -1000
"""The place of the lowest Objective dealt into the deck; those above it have lower numbers."""


def place_in_deck(state: State, index: int) -> int:
    """Return the number of the place in the Objective deck at ``index``.

    It stays the same while the card is there: -1, -2 ... for cards in the order in which they were put under
    the deck, and much lower numbers for cards of the original deal, which nobody can have seen.
    """
    dealt = index - state.put_under
    return dealt if dealt < 0 else _UNSEEN - dealt


def lying(state: State) -> dict[int, str]:
    """Return all Objectives by place: at seats, in the deck, or just drawn from it."""
    places = dict(enumerate(state.objectives))
    places |= {place_in_deck(state, index): card for index, card in enumerate(state.objective_deck)}
    if state.found is not None:
        places[state.found_at] = state.found
    return places


def lay(state: State, places: dict[int, str]) -> None:
    """Put the Objectives into ``places``."""
    state.objectives = [places[seat] for seat in range(state.seats)]
    state.objective_deck = [places[place_in_deck(state, index)] for index in range(len(state.objective_deck))]
    if state.found is not None:
        state.found = places[state.found_at]


def looked_at(state: State, viewer: Seat, owner: Seat) -> None:
    """Record that ``viewer`` sees the Objective of ``owner``."""
    objective = state.objectives[owner]
    state.sightings = [*_identified(state, viewer, owner, objective), Sighting(viewer, objective, (owner,))]


def drawn(state: State, seat: Seat) -> None:
    """Record that ``seat`` sees the Objective it has drawn."""
    if state.found is not None:
        state.sightings = list(_identified(state, seat, state.found_at, state.found))


def exchanged(state: State, seat: Seat) -> None:
    """Record that ``seat`` has put one of its two Objectives under the deck.

    Only ``seat`` knows which of the two.
    """
    under = -state.put_under
    two = {seat, state.found_at}
    state.sightings = [
        replace(sighting, places=(*(place for place in sighting.places if place not in two), seat, under))
        if sighting.viewer != seat and not two.isdisjoint(sighting.places)
        else sighting
        for sighting in state.sightings
    ]
    state.sightings.append(Sighting(seat, state.objective_deck[0], (under,)))


def _identified(state: State, viewer: Seat, place: int, objective: str) -> Iterator[Sighting]:
    """Yield all sightings, updated by what ``viewer`` learns from seeing ``objective`` at ``place``."""
    for sighting in state.sightings:
        if sighting.viewer != viewer:
            yield sighting
        elif sighting.objective != objective:
            yield replace(sighting, places=tuple(other for other in sighting.places if other != place))


def may_lie(state: State, viewer: Seat | None, objective: str) -> tuple[int, ...] | None:
    """Return the places where ``objective`` may be, as far as ``viewer`` knows; None: anywhere."""
    for sighting in state.sightings:
        if sighting.viewer == viewer and sighting.objective == objective:
            return sighting.places
    return None
