"""Who sits where, and the order of turns: rules/touria#4.1, #4.2 and #4.10."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from math import factorial

import pytest

from games.engine.chance import RandomStream
from games.engine.order import turn_order
from games.engine.text import Seat
from games.touria.components import COMPONENTS
from games.touria.model import Options, State
from games.touria.rules.seating import clockwise
from tests.games.touria.table import TOURIA, Table


def begun(seats: int, number: int) -> State:
    return TOURIA.setup(seats, Options(), RandomStream(b"seats of game %d" % number))


@pytest.mark.parametrize("seats", TOURIA.seats)
def test_anybody_may_sit_anywhere_beside_anybody(seats: int) -> None:
    """rules/touria#4.1: chance decides who gets which side."""
    games = 400
    dealt = Counter(begun(seats, number).sides for number in range(games))
    assert len(dealt) == factorial(seats)
    fair = games / factorial(seats)
    assert all(fair / 3 < count < fair * 3 for count in dealt.values())


def sides_of(state: State, order: tuple[Seat, ...]) -> list[int]:
    return [COMPONENTS.seats.index(state.sides[seat]) for seat in order]


@pytest.mark.parametrize("seats", TOURIA.seats)
def test_turns_go_clockwise_and_the_bonus_the_other_way(seats: int) -> None:
    """rules/touria#4.2 and #4.10: the first player gets nothing."""
    for number in range(40):
        state, chance = begun(seats, number), RandomStream(b"any")
        chosen = []
        while state.phase == "bonus":
            chosen.append(state.active)
            TOURIA.apply(state, state.active, ("coin",), chance)
        order = clockwise(state.sides, state.start)
        assert (state.active, tuple(chosen)) == (state.start, order[:0:-1])
        sides = sides_of(state, order)
        assert sum(later < sooner for sooner, later in pairwise([*sides, sides[0]])) == 1, "once around"
        for following in (*order[1:], order[0]):
            state.phase, state.executor = "end", state.active
            TOURIA.apply(state, state.active, ("end",), chance)
            assert state.active == following
        assert state.round == 2
        assert tuple(turn_order(TOURIA, state, seats, state.start)) == order


def test_copies_go_clockwise_from_whose_turn_it_is() -> None:
    """rules/touria#8.2."""
    table = Table(4)
    table.state.sides = ("south", "east", "north", "west")
    table.tower("sw", "south", "wizard").do("tower sw", "fly sword_master", "execute", "done")
    for side in ("east", "north"):
        assert table.do("elixir", by=side).events == []
    table.do("pass", by="west")
    assert (table.of("north").swords, table.of("east").swords, table.active) == (2, 2, "west")
