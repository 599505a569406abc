"""The policy of Touria for searches: see ``games.engine.policy``."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from games.engine.chance import Chance, NamedChance, RandomStream
from games.engine.decision import Choice
from games.engine.stretch import Stretch
from games.engine.text import Seat
from games.touria.mind import answering
from games.touria.mind.judgement import chances
from games.touria.mind.openings import FIRST
from games.touria.mind.plays import IMPOSSIBLE
from games.touria.model import State
from games.touria.rules import course
from games.touria.rules.seating import clockwise

TURNS = 4
"""A playout ends at the start of the turn this many turns later."""
_MOST = 5
"""The most answers to try."""
_MARGIN = 0.3
"""Answers estimated to be worse than the best by more than this, in logits, aren't tried."""


class TouriaPolicy:
    """The policy of Touria; see ``games.engine.policy.Policy`` for what each method promises."""

    def believe(self, world: State, seat: Seat, chance: Chance) -> float:
        """Return 0.0: a state doesn't record how seats got their holdings, so nothing can be inferred."""
        return 0.0

    def waiting(self, world: State) -> Sequence[Seat]:
        """Return the executor, or in a copy window the seats that haven't answered, in order."""
        return answering.waiting(world)

    def candidates(self, world: State, seat: Seat) -> Sequence[Choice]:
        """Return the answers with the best estimates, the best first."""
        found = sorted(answering.weigh(world, seat, RandomStream(bytes(32))), reverse=True)
        least = min(found[0][0], FIRST / 2) - _MARGIN
        names = [choice for gain, choice in found if gain >= least and gain > IMPOSSIBLE / 2]
        return list(dict.fromkeys(names or [found[0][1]]))[:_MOST]

    def answer(self, world: State, seat: Seat, chance: Chance) -> Choice:
        """Return the answer with the best quick estimate."""
        return answering.answer(world, seat, chance)

    def make(self, world: State, seat: Seat, choice: Choice, chance: NamedChance) -> None:
        """Make a choice without events."""
        course.make(world, seat, choice, chance)

    def values(self, world: State) -> Sequence[float]:
        """Return a quick estimate of each seat's chance to win."""
        return chances(world)

    def horizon(self, world: State) -> Hashable:
        """Return a horizon that stays the same for ``TURNS`` turns."""
        order = clockwise(world.sides, world.start)
        return Stretch(world.round * len(order) + order.index(world.active), TURNS)


POLICY = TouriaPolicy()
