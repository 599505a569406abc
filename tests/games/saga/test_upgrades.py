"""Tables that were in play under older rules go on: snapshots as those rules wrote them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from games.engine.chance import RandomStream
from games.engine.play import play_out
from games.engine.player import RandomPlayer
from games.engine.snapshot import restored
from games.saga.model import State
from tests.games.saga.table import SAGA

SNAPSHOTS: dict[str, dict[str, Any]] = json.loads(
    Path(__file__).with_name("version_1.json").read_text(encoding="utf-8")
)
"""States of version 1 by what was going on in them."""


def carried_over(moment: str) -> State:
    state = restored(SAGA, json.dumps(SNAPSHOTS[moment]).encode())
    assert isinstance(state, State)
    return state


@pytest.mark.parametrize("moment", SNAPSHOTS)
def test_a_table_of_version_1_goes_on_to_its_end(moment: str) -> None:
    state = carried_over(moment)
    SAGA.check(state)
    for viewer in (*range(state.seats), None):
        world = SAGA.determinize(state, viewer, RandomStream(bytes(32)))
        SAGA.check(world)
        assert SAGA.view(world, viewer) == SAGA.view(state, viewer)
    players = dict.fromkeys(range(state.seats), RandomPlayer())
    assert play_out(SAGA, state, players, RandomStream(bytes(32))) > 0
    assert SAGA.outcome(state) is not None


@pytest.mark.parametrize("moment", SNAPSHOTS)
def test_what_was_known_stays_known(moment: str) -> None:
    state, before = carried_over(moment), SNAPSHOTS[moment]
    for viewer in range(state.seats):
        view = SAGA.view(state, viewer)
        for seat, place in enumerate(view.places):
            known = [
                fact["card"]
                for fact in before["known"]
                if fact["holder"] == seat and fact["viewer"] in {None, viewer}
            ]
            assert list(place.known) == (sorted(known) if seat != viewer else [])
        for sighting in before["sightings"]:
            if sighting["viewer"] == viewer and sighting["owner"] is not None:
                aim = view.places[sighting["owner"]].aim
                assert aim is not None
                assert aim.card == sighting["objective"]


def test_whoever_was_discarding_is_still_asked() -> None:
    for moment in ("pay", "lady"):
        state = carried_over(moment)
        assert state.discarding is not None
        [seat] = state.discarding.open_seats()
        assert any(option.id.startswith("discard ") for option in SAGA.decisions(state)[seat].options)
