"""A search policy for rock, paper, scissors in which the others always show the same hand."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from games.engine.chance import Chance
from games.engine.decision import Choice
from games.engine.text import Seat
from tests.games.engine.duel import HANDS, Duel, State


class RockPolicy:
    """Expects everybody to show a rock; see ``Policy`` for its methods."""

    def believe(self, world: State, seat: Seat, chance: Chance) -> float:
        return 0.0

    def waiting(self, world: State) -> Sequence[Seat]:
        if world.played == world.rounds:
            return ()
        return [seat for seat, chosen in enumerate(world.chosen) if chosen is None]

    def candidates(self, world: State, seat: Seat) -> Sequence[Choice]:
        return [(hand,) for hand in HANDS]

    def answer(self, world: State, seat: Seat, chance: Chance) -> Choice:
        return ("rock",)

    def make(self, world: State, seat: Seat, choice: Choice, chance: Chance) -> None:
        Duel().apply(world, seat, choice, chance)

    def values(self, world: State) -> Sequence[float]:
        best = [wins == max(world.wins) for wins in world.wins]
        return [one / sum(best) for one in best]

    def horizon(self, world: State) -> Hashable:
        return world.played


class ThoughtfulDuel(Duel):
    """A duel whose master thinks ahead."""

    policy = RockPolicy()
