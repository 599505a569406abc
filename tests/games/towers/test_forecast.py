"""Hints about treasure and monster come true as often as they say; among companions, with fixed seeds."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.engine.chance import QuickChance
from games.engine.text import Text
from games.towers.game import GAME
from games.towers.mind.player import Plan
from games.towers.rules import course
from games.towers.rules.choices import choice_of
from tests.bench.calibration import binned
from tests.games.counting import questions

_FEW = 900
_ENOUGH = 60
"""A bin with fewer sentences proves nothing."""
_EVERY_OTHER = 3
"""One answer in this many is only the second or third best."""


def told(seats: int, wanted: int) -> Iterator[tuple[float, bool, float, bool]]:
    """Yield, for a number of questions, what a hint says about the answer given, and what happened.

    Each has the chance to be the strongest, whether the seat was, and the same for the weakest.
    """
    number = count = 0
    while count < wanted:
        luck = QuickChance(1_000_000 + number)
        state = GAME.setup(seats, GAME.options_type(), luck)
        said: list[tuple[int, float, float]] = []
        while not state.over and count < wanted:
            tower, floor, (monster, treasure) = state.tower, state.floor, state.floors[state.floor - 1]
            seat = next(one for one, cards in enumerate(state.commits) if cards is None)
            view = GAME.view(state, seat)
            assert view.own is not None
            plan = Plan(view)
            ways = sorted(view.own.prospects, key=lambda way: plan.worth_of_playing(way.cards), reverse=True)
            picked = ways[luck.below(min(3, len(ways)))] if luck.below(_EVERY_OTHER) == 0 else ways[0]
            choice = choice_of(picked.cards)
            if luck.below(3) == 0:
                advice = GAME.advice(view, choice)
                assert advice is not None
                said.append((seat, _chance(advice, "strongest"), _chance(advice, "weakest")))
            course.make(state, seat, choice, luck)
            if (state.tower, state.floor) != (tower, floor) or state.over:
                for one, strongest, weakest in said:
                    yield strongest, treasure in state.won[one], weakest, monster in state.won[one]
                count += len(said)
                said = []
        number += 1


def _chance(advice: Text, name: str) -> float:
    times = advice.args[name]
    assert isinstance(times, Text)
    return int(str(times.args["times"])) / 100


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_is_said_of_treasure_and_monster_happens_as_often(seats: int) -> None:
    found = list(told(seats, questions(_FEW)))
    for pairs in (
        [(one, float(was)) for one, was, _, _ in found],
        [(one, float(was)) for _, _, one, was in found],
    ):
        for said, happened, count in binned(pairs):
            # The promise is 5 points; two standard errors are luck.
            margin = 0.05 + 2 * (said * (1 - said) / count) ** 0.5
            assert count < _ENOUGH or abs(said - happened) < margin, (seats, said, happened, count)
