"""The estimated chance of winning from the points at the start of a round matches how often it happens."""

from __future__ import annotations

import pytest

from games.abraca.game import GAME
from games.abraca.mind.race import race
from games.engine.chance import QuickChance
from tests.bench.calibration import binned

_GAMES = 150
_ENOUGH = 100


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_race_for_points_is_won_as_often_as_it_says(seats: int) -> None:
    found: list[tuple[float, float]] = []
    for number in range(_GAMES):
        luck = QuickChance(5_000 + number)
        state = GAME.setup(seats, GAME.options_type(), luck)
        said: list[float] = []
        begun = 0
        while not state.winners:
            if state.round != begun:
                begun = state.round
                said += race(tuple(state.points))
            GAME.policy.make(state, state.active, GAME.policy.answer(state, state.active, luck), luck)
        won = [(seat in state.winners) / len(state.winners) for seat in range(seats)]
        found += [(chance, won[index % seats]) for index, chance in enumerate(said)]
    for chance, happened, count in binned(found):
        margin = 0.05 + 2.5 * (chance * (1 - chance) / count) ** 0.5
        assert count < _ENOUGH or abs(chance - happened) < margin, (seats, chance, happened, count)


@pytest.mark.parametrize("points", [(0, 7, 7), (1, 7, 6, 5), (0, 7, 0, 0, 7)])
def test_who_is_far_behind_hardly_ever_wins(points: tuple[int, ...]) -> None:
    assert race(points)[0] < 0.04
    assert sum(race(points)) == pytest.approx(1)
