"""The worlds that a search gets: each as often as the policy considers it likely."""

from __future__ import annotations

from collections import Counter
from math import log

from games.engine.believing import Belief
from games.engine.chance import Chance, QuickChance
from games.engine.text import Seat
from tests.games.engine.duel import Duel, Options, State
from tests.games.engine.rock import RockPolicy

DRAWS = 6_000


class AnyLength(Duel):
    """A duel of unknown length: one to four rounds."""

    def determinize(self, state: State, viewer: Seat | None, chance: Chance) -> State:
        world = self.copy(state)
        world.rounds = 1 + chance.below(4)
        return world


class LongerLikelier(RockPolicy):
    def believe(self, world: State, seat: Seat, chance: Chance) -> float:
        return log(world.rounds) - 700


def lengths(policy: RockPolicy) -> Counter[int]:
    game = AnyLength()
    belief = Belief(game, policy, game.setup(2, Options(), QuickChance(1)), 0, QuickChance(2))
    return Counter(belief.world().rounds for _ in range(DRAWS))


def test_a_world_comes_as_often_as_it_is_likely() -> None:
    for rounds, count in lengths(LongerLikelier()).items():
        assert abs(count / DRAWS - rounds / 10) < 0.03


def test_where_nothing_is_inferred_all_possible_worlds_come_alike() -> None:
    for count in lengths(RockPolicy()).values():
        assert abs(count / DRAWS - 0.25) < 0.03
