"""States as earlier versions of the rules wrote them, carried over to the next version."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from games.engine.game import Upgrade


def _by_place(state: dict[str, Any]) -> dict[str, Any]:
    """Return a state of version 1 as version 2 would have written it.

    It kept what was known of hidden cards card by card, each in one place, and of an Objective who has it or
    that it lies under the deck; it did not say how many cards a discard asks for nor where the chance may be.
    """
    state["facts"] = list(_facts(state))
    deck = state["objective_deck"]
    under = [deck.index(seen["objective"]) for seen in state["sightings"] if seen["objective"] in deck]
    state["put_under"] = put_under = max(under, default=-1) + 1
    if state["found"] is not None:
        state["found_at"] = -1000 - len(deck) + put_under
    state["sightings"] = list(_sightings(state))
    discarding, challenge = state["discarding"], state["challenge"]
    if discarding is not None:
        discarding["count"] = challenge["due"] if discarding["why"] == "pay" else max(discarding["owed"])
    if challenge is not None:
        challenge["chances"] = [[challenge["chance"]]] * (len(state["hands"]) + 1)
    return state


def _facts(state: dict[str, Any]) -> Iterator[dict[str, Any]]:
    seats = range(len(state["hands"]))
    for viewer in (None, *seats):
        for holder in seats:
            seen = [
                fact["card"]
                for fact in state["known"]
                if fact["holder"] == holder and fact["viewer"] in {None, viewer}
            ]
            if seen and holder != viewer:
                yield {"viewer": viewer, "places": [holder], "cards": sorted(seen)}


def _sightings(state: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield who has seen which Objective where it lies still."""
    deck = state["objective_deck"]
    for seen in state["sightings"]:
        viewer, owner, objective = seen["viewer"], seen["owner"], seen["objective"]
        if owner is None and objective in deck:
            place = deck.index(objective) - state["put_under"]
        elif owner is not None and state["objectives"][owner] == objective:
            place = owner
        else:
            continue
        yield {"viewer": viewer, "objective": objective, "places": [place]}


UPGRADES: Mapping[int, Upgrade] = {1: _by_place}
"""By version, what makes a state of it one of the next version."""
