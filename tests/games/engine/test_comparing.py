"""The error that a comparison of answers states for itself, checked on answers with known chances."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import product
from typing import Any, cast

import pytest
from msgspec import Struct

from games.engine.chance import Chance, QuickChance
from games.engine.comparing import Comparison, Question
from games.engine.decision import Choice, Decision, Option
from games.engine.game import AnyGame
from games.engine.policy import Policy
from games.engine.review import SURE, Weighing
from games.engine.text import Seat, Text

ALIKE, ROUNDS = 32, 128
"""As in reviews: at least this many worlds, and more while the answer is in doubt."""
REVIEWS = 50
CHANCES = {
    "all alike": (0.5,) * 9,
    "better": (0.5, 0.7),
    "slightly better": (0.5, 0.55),
    "two better": (0.5, 0.6, 0.6, 0.4),
    "some better": (0.5, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6),
    "all worse": (0.6, *(0.45,) * 7),
    "lost": (0.05, 0.02, 0.05, 0.08, 0.1),
}
"""The chances of the answer given, followed by those of the alternatives."""


class World(Struct):
    """A world in which all answers share half of the luck."""

    luck: int = 0
    won: float = 0.0


class Bets:
    """A game of one answer, with the methods a comparison needs: answer ``n`` wins with ``chances[n]``."""

    def __init__(self, chances: Sequence[float]) -> None:
        self.chances = chances

    def determinize(self, world: World, seat: Seat, chance: Chance) -> World:
        return World(chance.below(1 << 30))

    def believe(self, world: World, seat: Seat, chance: Chance) -> float:
        return 0.0

    def copy(self, world: World) -> World:
        return World(world.luck, world.won)

    def candidates(self, world: World, seat: Seat) -> list[Choice]:
        return [(str(number),) for number in range(len(self.chances))]

    def horizon(self, world: World) -> Hashable:
        return 0

    def waiting(self, world: World) -> Sequence[Seat]:
        return ()

    def values(self, world: World) -> Sequence[float]:
        return (world.won, 1 - world.won)

    def make(self, world: World, seat: Seat, choice: Choice, chance: Chance) -> None:
        number = int(choice[0])
        own = QuickChance(31 * world.luck + number)
        drawn = world.luck % 1000 if own.below(2) else own.below(1000)
        world.won = float(drawn < 1000 * self.chances[number])


def weighed(chances: Sequence[float], seed: int) -> Weighing:
    bets = Bets(chances)
    options = tuple(Option(choice[0], Text("bet")) for choice in bets.candidates(World(), 0))
    question = Question(0, 0, 0, ("0",), Decision(Text("bets"), options))
    found = Comparison(cast(AnyGame, bets), cast("Policy[Any]", bets), World(), question, QuickChance(seed))
    for number in range(ROUNDS):
        if number < ALIKE or found.is_open:
            found.add()
    return found.weighing()


@pytest.fixture(scope="module")
def all_weighed() -> dict[str, list[Weighing]]:
    found: dict[str, list[Weighing]] = {name: [] for name in CHANCES}
    for name, seed in product(CHANCES, range(REVIEWS)):
        found[name].append(weighed(CHANCES[name], seed))
    return found


def test_costs_vary_from_review_to_review_as_much_as_they_say(
    all_weighed: dict[str, list[Weighing]],
) -> None:
    varied = claimed = 0.0
    for found in all_weighed.values():
        mean = sum(one.cost for one in found) / REVIEWS
        varied += sum((one.cost - mean) ** 2 for one in found) / (REVIEWS - 1)
        claimed += sum(one.noise**2 for one in found) / REVIEWS
    assert 0.6 < varied / claimed < 1.25


def test_costs_are_about_right(all_weighed: dict[str, list[Weighing]]) -> None:
    for name, found in all_weighed.items():
        given, *others = CHANCES[name]
        cost = sum(one.cost for one in found) / REVIEWS
        assert abs(cost - max(0.0, max(others) - given)) < 0.035, name


def test_only_what_is_better_stands_out(all_weighed: dict[str, list[Weighing]]) -> None:
    for name, found in all_weighed.items():
        given, *others = CHANCES[name]
        better = sum(one.stands_out(one.gain) for one in found) / REVIEWS
        worse = sum(one.stands_out(-one.gain) for one in found) / REVIEWS
        assert max(others) > given or better < 0.05, name
        assert max(others) < given or worse < 0.05, name


def test_what_is_surely_no_better_costs_nothing(all_weighed: dict[str, list[Weighing]]) -> None:
    sure = [one for one in all_weighed["all worse"] if one.gain < -SURE * one.error]
    assert len(sure) > REVIEWS / 2
    assert all(one.cost == one.noise == 0 for one in sure)
