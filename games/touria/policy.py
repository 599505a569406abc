"""The policy of Touria for searches: see ``games.engine.policy``."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from games.engine.chance import Chance, RandomStream
from games.engine.decision import Choice
from games.engine.policy import Choices
from games.engine.stretch import Stretch
from games.engine.text import Seat
from games.touria import answering, rules
from games.touria.judging import chances
from games.touria.model import State
from games.touria.openings import FIRST
from games.touria.plays import IMPOSSIBLE
from games.touria.seating import clockwise

TURNS = 4
"""A playout ends with the beginning of the turn that comes so many later."""
_MOST = 5
"""So many answers are tried at most."""
_MARGIN = 0.3
"""What is estimated to be so much worse than the best is not tried."""


class TouriaPolicy:
    """The policy of Touria; see ``games.engine.policy.Policy`` for what each method promises."""

    def believe(self, world: State, seat: Seat, chance: Chance) -> float:
        """Return that nothing can be inferred: a state doesn't keep how somebody came by what they own."""
        return 0.0

    def waiting(self, world: State) -> Sequence[Seat]:
        """Return the executor, or those who may copy, in their order."""
        return answering.waiting(world)

    def choices(self, world: State, seat: Seat) -> Choices:
        """Return what the rules offer."""
        return rules.choices(world, seat)

    def candidates(self, world: State, seat: Seat) -> Sequence[Choice]:
        """Return what is estimated to be good, the best first."""
        found = sorted(answering.weigh(world, seat, RandomStream(bytes(32))), reverse=True)
        least = min(found[0][0], FIRST / 2) - _MARGIN
        names = [choice for gain, choice in found if gain >= least and gain > IMPOSSIBLE / 2]
        return list(dict.fromkeys(names or [found[0][1]]))[:_MOST]

    def answer(self, world: State, seat: Seat, chance: Chance) -> Choice:
        """Return what the quick player answers."""
        return answering.answer(world, seat, chance)

    def make(self, world: State, seat: Seat, choice: Choice, chance: Chance) -> None:
        """Carry out a choice without a word."""
        rules.make(world, seat, choice, chance)

    def values(self, world: State) -> Sequence[float]:
        """Return each seat's chance to win at a glance."""
        return chances(world)

    def horizon(self, world: State) -> Hashable:
        """Return the turn, which counts as the same as the few that follow it."""
        order = clockwise(world.sides, world.start)
        return Stretch(world.round * len(order) + order.index(world.active), TURNS)


POLICY = TouriaPolicy()
