"""What one position of a game is worth to each seat, and its given answer beside the best other one."""

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
"""The most answers to weigh at each question, besides the given one."""
MOST_MOVES = 2_000
"""A playout stops after this many moves."""
PICKING = 16
"""After how many worlds the first answers are left out; a power of two."""
_SHORTLISTED = 4
"""How many answers each half then keeps; half as many whenever there are twice as many worlds, but always
these finalists."""
_FINALISTS = 2
_OFF = 0.1
"""How far off one more world would be, added to those that measured: no few worlds rule that out."""


class Question(Struct, frozen=True):
    """A question with more than one answer, answered with move number ``moves``."""

    moves: int
    step: int
    seat: Seat
    choice: Choice
    decision: Decision
    place: Place = Place(0)


class Worth:
    """What a position is worth to each seat, played on from the true state."""

    def __init__(self, game: AnyGame, policy: Policy[Any], state: Any, chance: QuickChance) -> None:
        self._game, self._policy, self._state = game, policy, state
        self._chance = QuickChance.drawn_from(chance)
        self._sums = [0.0] * len(policy.values(state))
        self._count = 0

    def add(self) -> None:
        """Play on once more."""
        horizon = self._policy.horizon(self._state)
        found = _played_on(self._policy, self._game.copy(self._state), horizon, self._chance)
        self._sums = [total + one for total, one in zip(self._sums, found, strict=True)]
        self._count += 1

    @property
    def chances(self) -> tuple[float, ...]:
        """The chance of each seat to win; as long as nothing was played, they're all alike."""
        if not self._count:
            return tuple(1 / len(self._sums) for _ in self._sums)
        return tuple(total / self._count for total in self._sums)


class Comparison:
    """A given answer beside the best other one, over more and more worlds.

    The worlds are dealt to two halves in turn. Each half picks the answer that is best in its own worlds, and
    the other half measures that pick: the best of many guesses looks better than it is where it was picked.
    Whenever there are twice as many worlds, the others that neither half ranks high are left out.
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
        """Try the given answer and the others in one more world."""
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
        """Whether another answer may be better, so that more worlds would tell."""
        return bool(self._others) and self._measured().is_open

    def weighing(self) -> Weighing:
        """Return the result of the comparison; there may have been nothing else worth trying."""
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
        """Return by how much the picks of the two halves are better."""
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
            # What the two picks differ by is what another pick would have made of it.
            variance += (first - second) ** 2 / 4
        best = max(picked, key=lambda pick: sum(half.mean(pick) for half in self._halves))
        return _Measured(best, (first + second) / 2, sqrt(variance), cost)

    def _tried(self, answers: Sequence[Choice]) -> list[float]:
        """Return the value of each of the ``answers`` for their seat in the next world, with equal luck."""
        seat, luck = self._asked.seat, self._chance.below(1 << 48)
        world = self._belief.world()
        found = []
        for choice in answers:
            there, same_luck = self._game.copy(world), QuickChance(luck)
            self._policy.make(there, seat, choice, same_luck)
            found.append(_played_on(self._policy, there, self._horizon, same_luck)[seat])
        return found


class _Measured(Struct, frozen=True):
    """By how much ``other`` is better on average, with the standard ``error``, and what it cost."""

    other: Choice = ()
    gain: float = 0.0
    error: float = 0.0
    cost: float = 0.0

    @property
    def is_open(self) -> bool:
        """Whether the other answer isn't surely worse."""
        return bool(self.other) and self.gain > -SURE * self.error


class _Half:
    """By how much answers were better than the given one in every other world."""

    def __init__(self, answers: Sequence[Choice]) -> None:
        self._sums = dict.fromkeys(answers, 0.0)
        self._squares = dict.fromkeys(answers, 0.0)
        self._counts = dict.fromkeys(answers, 0)

    def add(self, choice: Choice, gain: float) -> None:
        """Count one more world."""
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
    """Play ``world`` on to the ``horizon`` in place, and return its value for each seat."""
    for _ in range(MOST_MOVES):
        waiting = policy.waiting(world)
        if not waiting or policy.horizon(world) != horizon:
            break
        policy.make(world, waiting[0], policy.answer(world, waiting[0], chance), chance)
    return policy.values(world)
