"""A state that no play can reach is detected."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.engine.game import InvalidState
from games.saga.model import Entry, State
from tests.games.saga.table import SAGA, Table

BREAKS: dict[str, Callable[[State], object]] = {
    "a card twice": lambda state: state.deck.append("mist"),
    "a card missing": lambda state: state.deck.pop(),
    "an Objective twice": lambda state: state.objective_deck.append(state.objectives[0]),
    "a characteristic too high": lambda state: state.characteristics.__setitem__(0, 7),
    "a characteristic too low": lambda state: state.characteristics.__setitem__(0, 0),
    "Interferences among Adventures": lambda state: state.discard_adventure.append(state.hands[0].pop()),
    "an entry without outcome": lambda state: state.story.__setitem__(0, Entry(0, "odyssey", 0, None)),
    "entries out of order": lambda state: state.story.reverse(),
    "a winner and no end": lambda state: setattr(state, "winners", (1,)),
    "a window without a challenge": lambda state: setattr(state, "phase", "window"),
    "a turn of nobody": lambda state: setattr(state, "active", 3),
    "a turn too many": lambda state: setattr(state, "turn", 90),
}


@pytest.mark.parametrize("name", BREAKS)
def test_what_is_broken_is_found(name: str) -> None:
    state = Table(story="odyssey+ exile-", hands=["mist"]).state
    SAGA.check(state)
    BREAKS[name](state)
    with pytest.raises(InvalidState):
        SAGA.check(state)
