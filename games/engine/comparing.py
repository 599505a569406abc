"""What one position of a game is worth to each seat, and its given answer beside the best other one."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import sqrt
from typing import Any

from msgspec import Struct

from games.engine.chance import Chance, QuickChance
from games.engine.decision import Choice, Decision
from games.engine.game import AnyGame
from games.engine.places import Place
from games.engine.policy import Policy
from games.engine.review import Weighing
from games.engine.text import Seat

CANDIDATES = 8
"""The most answers to weigh at each question, besides the given one."""
MOST_MOVES = 2_000
"""A playout stops after this many moves."""
PICKING = 16
"""The worlds that pick the answer to measure first; a power of two."""
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

    All answers are tried in the first worlds. Whenever there are twice as many, the worse half of the others
    is left out until two remain, and the best of them becomes the one that the next worlds measure.
    """

    def __init__(
        self, game: AnyGame, policy: Policy[Any], state: Any, question: Question, chance: QuickChance
    ) -> None:
        self._game, self._policy, self._state, self._asked = game, policy, state, question
        self._horizon = policy.horizon(state)
        self._chance = QuickChance.drawn_from(chance)
        world = game.determinize(state, question.seat, QuickChance.drawn_from(chance))
        tried = [*policy.candidates(world, question.seat)][:CANDIDATES]
        self._others = [one for one in tried if one != question.choice and question.decision.allows(one)]
        self._given = 0.0
        self._sums = dict.fromkeys(self._others, 0.0)
        self._worlds = 0
        self._best: Choice | None = None
        self._costs: list[float] = []
        self._gains: list[float] = []
        self.is_doubted = False

    def add(self) -> None:
        """Try the given answer and the others in one more world."""
        if not self._others:
            return
        given, *found = self._tried([self._asked.choice, *self._others])
        if self._best is not None:
            gain = found[self._others.index(self._best)] - given
            self._gains.append(gain)
            self._costs.append(gain if self.is_doubted else 0.0)
        self._given += given
        for choice, value in zip(self._others, found, strict=True):
            self._sums[choice] += value
        self._worlds += 1
        if self._worlds >= PICKING and self._worlds & (self._worlds - 1) == 0:
            self._pick()

    def weighing(self) -> Weighing:
        """Return the result of the comparison; there may have been nothing else worth trying."""
        asked = self._asked
        labels = {option.id: option.label for option in asked.decision.options}
        gain, error = _mean(self._gains)
        cost, noise = _mean(self._costs)
        return Weighing(
            step=asked.step,
            seat=asked.seat,
            place=asked.place,
            made=tuple(labels[one] for one in asked.choice),
            other=tuple(labels[one] for one in self._best or ()),
            chance=self._given / self._worlds
            if self._worlds
            else self._policy.values(self._state)[asked.seat],
            cost=cost,
            noise=noise if self.is_doubted or any(self._costs) else 0.0,
            gain=gain,
            error=error,
            worlds=len(self._gains),
            is_doubted=self.is_doubted,
        )

    def _pick(self) -> None:
        """Leave out the worse half of the other answers, and choose which of them to measure."""
        self._others.sort(key=lambda choice: -self._sums[choice])
        self._others = self._others[: max(2, (len(self._others) + 1) // 2)]
        if self._others[0] != self._best:
            self._best, self._gains = self._others[0], []
        self.is_doubted = self._sums[self._best] > self._given

    def _tried(self, answers: Sequence[Choice]) -> list[float]:
        """Return the value of each of the ``answers`` for their seat in the next world, with equal luck."""
        seat, luck = self._asked.seat, self._chance.below(1 << 48)
        world = self._game.determinize(self._state, seat, QuickChance(luck))
        found = []
        for choice in answers:
            there, same_luck = self._game.copy(world), QuickChance(luck + 1)
            self._policy.make(there, seat, choice, same_luck)
            found.append(_played_on(self._policy, there, self._horizon, same_luck)[seat])
        return found


def _mean(found: Sequence[float]) -> tuple[float, float]:
    """Return the mean of ``found`` and its standard error."""
    count = len(found)
    if not count:
        return 0.0, 0.0
    mean = sum(found) / count
    squares = sum((one - mean) ** 2 for one in found) + _OFF**2
    return mean, sqrt(squares / max(1, count - 1) / count)


def _played_on(policy: Policy[Any], world: Any, horizon: Hashable, chance: Chance) -> Sequence[float]:
    """Play ``world`` on to the ``horizon`` in place, and return its value for each seat."""
    for _ in range(MOST_MOVES):
        waiting = policy.waiting(world)
        if not waiting or policy.horizon(world) != horizon:
            break
        policy.make(world, waiting[0], policy.answer(world, waiting[0], chance), chance)
    return policy.values(world)
