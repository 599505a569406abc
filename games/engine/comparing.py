"""Estimates of one position: its worth to each seat, and its given answer against the best alternative."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import sqrt
from typing import Any

from msgspec import Struct

from games.engine.believing import Belief
from games.engine.chance import Chance, QuickChance
from games.engine.decision import Choice, Decision
from games.engine.game import AnyGame
from games.engine.places import Place
from games.engine.policy import Policy
from games.engine.review import SURE, Weighing
from games.engine.text import Seat

CANDIDATES = 8
"""The most answers to try at each question, besides the given one."""
MOST_MOVES = 2_000
"""The most moves of a playout."""
PICKING = 16
"""The number of worlds after which weak answers are first dropped; a power of two."""
_SHORTLISTED = 4
"""The number of answers each half then keeps; it's halved each time the number of worlds doubles."""
_FINALISTS = 2
"""The number of answers each half keeps at least."""
_OFF = 0.1
"""The deviation of an imaginary extra world, because a few worlds that agree don't prove certainty."""


class Question(Struct, frozen=True):
    """A question with more than one answer, answered with move number ``moves``."""

    moves: int
    step: int
    seat: Seat
    choice: Choice
    decision: Decision
    place: Place = Place(0)


class Worth:
    """The worth of a position to each seat, estimated by playouts from the true state."""

    def __init__(self, game: AnyGame, policy: Policy[Any], state: Any, chance: QuickChance) -> None:
        self._game, self._policy, self._state = game, policy, state
        self._chance = QuickChance.drawn_from(chance)
        self._sums = [0.0] * len(policy.values(state))
        self._count = 0

    def add(self) -> None:
        """Run one more playout."""
        horizon = self._policy.horizon(self._state)
        found = _played_on(self._policy, self._game.copy(self._state), horizon, self._chance)
        self._sums = [total + one for total, one in zip(self._sums, found, strict=True)]
        self._count += 1

    @property
    def chances(self) -> tuple[float, ...]:
        """Each seat's chance to win; equal before the first playout."""
        if not self._count:
            return tuple(1 / len(self._sums) for _ in self._sums)
        return tuple(total / self._count for total in self._sums)


class Comparison:
    """A given answer compared with the best alternative, over a growing number of worlds.

    The worlds are dealt to two halves in turn. Each half picks its best answer, and the other half measures
    it: the best of many guesses looks better than it is in the worlds that picked it. Each time the number of
    worlds doubles, alternatives that rank low in both halves are dropped.
    """

    def __init__(
        self, game: AnyGame, policy: Policy[Any], state: Any, question: Question, chance: QuickChance
    ) -> None:
        self._game, self._policy, self._state, self._asked = game, policy, state, question
        self._horizon = policy.horizon(state)
        self._chance = QuickChance.drawn_from(chance)
        self._belief = Belief(game, policy, state, question.seat, QuickChance.drawn_from(chance))
        tried = [*policy.candidates(self._belief.world(), question.seat)][:CANDIDATES]
        self._others = [one for one in tried if one != question.choice and question.decision.allows(one)]
        self._given = 0.0
        self._worlds = 0
        self._halves = (_Half(self._others), _Half(self._others))

    def add(self) -> None:
        """Try the given answer and the alternatives in one more world."""
        if not self._others:
            return
        given, *found = self._tried([self._asked.choice, *self._others])
        half = self._halves[self._worlds % 2]
        for choice, value in zip(self._others, found, strict=True):
            half.add(choice, value - given)
        self._given += given
        self._worlds += 1
        if self._worlds >= PICKING and self._worlds & (self._worlds - 1) == 0:
            most = max(_FINALISTS, _SHORTLISTED * PICKING // self._worlds)
            kept = {choice for half in self._halves for choice in half.ranked(self._others)[:most]}
            self._others = [choice for choice in self._others if choice in kept]

    @property
    def is_open(self) -> bool:
        """Whether another answer may be better, so more worlds would help."""
        return bool(self._others) and self._measured().is_open

    def weighing(self) -> Weighing:
        """Return the result of the comparison, possibly without an alternative."""
        asked, found = self._asked, self._measured()
        labels = {option.id: option.label for option in asked.decision.options}
        return Weighing(
            step=asked.step,
            seat=asked.seat,
            place=asked.place,
            made=tuple(labels[one] for one in asked.choice),
            other=tuple(labels[one] for one in found.other),
            chance=self._given / self._worlds
            if self._worlds
            else self._policy.values(self._state)[asked.seat],
            cost=found.cost if found.is_open else 0.0,
            noise=found.error if found.is_open else 0.0,
            gain=found.gain,
            error=found.error,
            worlds=self._worlds if found.other else 0,
        )

    def _measured(self) -> _Measured:
        """Return the gain of the two halves' picks over the given answer."""
        if not self._others or self._worlds < 2:
            return _Measured()
        picked = [half.ranked(self._others)[0] for half in self._halves]
        first, second = (half.mean(pick) for half, pick in zip(self._halves, reversed(picked), strict=True))
        doubts = [half.mean(pick) > 0 for half, pick in zip(self._halves, picked, strict=True)]
        cost = (first * doubts[1] + second * doubts[0]) / 2
        variance = sum(
            half.noise(pick) / 4 for half, pick in zip(self._halves, reversed(picked), strict=True)
        )
        if picked[0] != picked[1]:
            # The difference between the two picks shows how much the result depends on the pick.
            variance += (first - second) ** 2 / 4
        best = max(picked, key=lambda pick: sum(half.mean(pick) for half in self._halves))
        return _Measured(best, (first + second) / 2, sqrt(variance), cost)

    def _tried(self, answers: Sequence[Choice]) -> list[float]:
        """Return each answer's value for its seat in the next world, all with the same random seed."""
        seat, luck = self._asked.seat, self._chance.below(1 << 48)
        world = self._belief.world()
        found = []
        for choice in answers:
            there, same_luck = self._game.copy(world), QuickChance(luck)
            self._policy.make(there, seat, choice, same_luck)
            found.append(_played_on(self._policy, there, self._horizon, same_luck)[seat])
        return found


class _Measured(Struct, frozen=True):
    """The mean gain of ``other`` over the given answer, its standard ``error``, and the answer's ``cost``."""

    other: Choice = ()
    gain: float = 0.0
    error: float = 0.0
    cost: float = 0.0

    @property
    def is_open(self) -> bool:
        """Whether the other answer isn't surely worse."""
        return bool(self.other) and self.gain > -SURE * self.error


class _Half:
    """The gains of answers over the given one, in half of the worlds."""

    def __init__(self, answers: Sequence[Choice]) -> None:
        self._sums = dict.fromkeys(answers, 0.0)
        self._squares = dict.fromkeys(answers, 0.0)
        self._counts = dict.fromkeys(answers, 0)

    def add(self, choice: Choice, gain: float) -> None:
        """Record the gain of ``choice`` in one more world."""
        self._sums[choice] += gain
        self._squares[choice] += gain * gain
        self._counts[choice] += 1

    def ranked(self, answers: Sequence[Choice]) -> list[Choice]:
        """Return ``answers``, the best of this half first."""
        return sorted(answers, key=lambda choice: -self._sums[choice])

    def mean(self, choice: Choice) -> float:
        """Return the mean gain of ``choice``."""
        return self._sums[choice] / self._counts[choice]

    def noise(self, choice: Choice) -> float:
        """Return the square of the standard error of that mean."""
        count = self._counts[choice]
        squares = max(0.0, self._squares[choice] - count * self.mean(choice) ** 2) + _OFF**2
        return squares / max(1, count - 1) / count


def _played_on(policy: Policy[Any], world: Any, horizon: Hashable, chance: Chance) -> Sequence[float]:
    """Play ``world`` on in place until the ``horizon`` changes, and return its value for each seat."""
    for _ in range(MOST_MOVES):
        waiting = policy.waiting(world)
        if not waiting or policy.horizon(world) != horizon:
            break
        policy.make(world, waiting[0], policy.answer(world, waiting[0], chance), chance)
    return policy.values(world)
