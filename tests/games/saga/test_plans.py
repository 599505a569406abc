"""A planned Interference is played when it decides the Test, and only then; rules/saga#10."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from games.engine.chance import NamedStreams
from games.engine.decision import Choice
from games.engine.plans import Plan, planned
from games.engine.play import held_back, play, waiting_for
from games.engine.text import Seat
from games.engine.walks import Walk
from games.registry import GAMES
from games.saga.model import RollResult, State
from games.saga.rules.challenge import INTERFERE, PASS
from games.saga.telling.plans import InterferencePlanner

SAGA = GAMES["saga"]
PLANNER = InterferencePlanner()


def windows(walks: int, moves: int = 250) -> Iterator[tuple[State, Seat]]:
    """Yield moments of games in which a seat has a question before the die of a Test is rolled."""
    for number in range(walks):
        walk = Walk.begin(SAGA, number)
        for _ in islice(walk.go_on(), moves):
            challenge = walk.state.challenge
            if walk.state.phase == "window" and challenge is not None and challenge.stage == "score":
                for seat in waiting_for(SAGA.decisions(walk.state)):
                    yield walk.state, seat


def works(state: State, first: tuple[Seat, Choice] | None, seed: int) -> bool:
    """Return whether the open Test works if ``first`` is the next answer and everybody else passes."""
    world, chance = SAGA.copy(state), NamedStreams(bytes([seed]) * 32)
    challenge = world.challenge
    assert challenge is not None
    step = len(challenge.steps)
    if first is not None:
        play(SAGA, world, *first, chance)
    while len(challenge.steps) == step:
        decisions = SAGA.decisions(world)
        waiting = waiting_for(decisions)
        seat, choice = (waiting[0], (PASS,)) if waiting else held_back(decisions)[0]
        play(SAGA, world, seat, choice, chance)
    result = challenge.steps[step]
    assert isinstance(result, RollResult)
    return result.won


@pytest.mark.parametrize(("when", "wins"), [("win-sure", True), ("lose-sure", False)])
def test_it_turns_the_test_for_sure(when: str, wins: bool) -> None:
    met = 0
    for state, seat in windows(20):
        view, decision = SAGA.view(state, seat), SAGA.decisions(state)[seat]
        for slot in PLANNER.slots(view, Plan()):
            for option in slot.options:
                plan = Plan({"card": (option.id,), "when": (when,)})
                choice = planned(PLANNER, view, decision, plan)
                if choice is None or met > 12:
                    continue
                assert choice == (f"{INTERFERE} {option.id}",)
                assert all(works(state, (seat, choice), seed) is wins for seed in range(30))
                assert any(works(state, None, seed) is not wins for seed in range(60))
                met += 1
    assert met > 1


def test_until_then_it_asks_or_passes() -> None:
    for state, seat in windows(2):
        view, decision = SAGA.view(state, seat), SAGA.decisions(state)[seat]
        for slot in PLANNER.slots(view, Plan()):
            for option in slot.options:
                picks: dict[str, Choice] = {"card": (option.id,), "when": ("win",)}
                asks = planned(PLANNER, view, decision, Plan(picks))
                passes = planned(PLANNER, view, decision, Plan({**picks, "rest": ("pass",)}))
                assert passes == (asks or (PASS,))
                assert planned(PLANNER, view, decision, Plan({"card": (option.id,)})) is None
