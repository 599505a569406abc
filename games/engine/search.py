"""The search of the *Master*: which answer wins most often in worlds the seat can't tell from the real one.

Each trial of an answer draws a world, gives the answer in it, plays on by the game's policy up to its
horizon, and evaluates the position there. The trials of every answer use the same worlds with the same luck,
in the same order, so differences are due to the answers alone. A world is drawn once and copied for every
trial in it.

Trials are allocated by sequential halving (Karnin, Koren, Somekh, 2013) in an anytime version (Sagers,
Winands, Soemers, 2024): pass after pass, all answers are tried once, the better half of them twice, the
better quarter four times, until two are left. If there are many answers, a pass includes only the first ones,
and each pass includes more (progressive widening).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

from games.engine.believing import Belief
from games.engine.chance import Chance, QuickChance
from games.engine.decision import Choice
from games.engine.game import AnyGame
from games.engine.policy import Policy
from games.engine.text import Seat

NARROWEST = 8
"""The number of answers that are tried in any case."""
WIDENING = 2.0
"""The number of answers tried after n trials is this times the square root of n."""
MOST_WORLDS = 1_000
"""The most worlds to draw; after that, they are reused with other luck."""
MOST_MOVES = 2_000
"""The most moves of a playout."""
_ALONE = 64
"""The number of trials if only one answer is worth trying."""
_TRUSTED = 4
"""An answer isn't chosen if it was tried less often than the most-tried one divided by this."""


class Finding(Struct, frozen=True):
    """The result of trying ``choice`` in ``playouts`` worlds: the mean chance to win after it, 0 to 1.

    ``error`` is the standard error of that mean.
    """

    choice: Choice
    value: float
    playouts: int
    error: float = 0.0


def search(
    game: AnyGame,
    policy: Policy[Any],
    state: Any,
    seat: Seat,
    chance: Chance,
    *,
    playouts: int,
    is_time_up: Callable[[], bool] = lambda: False,
) -> list[Finding]:
    """Return the findings for all tried answers of ``seat``, the best first; empty if there is no time.

    It uses only the part of ``state`` that ``determinize`` keeps. It ends after ``playouts`` trials or when
    the time is up. If only one answer is worth trying, it's tried just often enough to estimate its value.

    :raises InvalidState: no world explains what the seat knows.
    """
    quick = QuickChance.drawn_from(chance)
    trials = _Trials(game, policy, state, seat, quick)
    left = min(playouts, _ALONE) if len(trials.candidates) == 1 else playouts
    for index in trials.in_turn():
        if left <= 0 or is_time_up():
            break
        trials.make(index)
        left -= 1
    return trials.findings()


class _Trials:
    """The trials so far, by answer."""

    def __init__(
        self, game: AnyGame, policy: Policy[Any], state: Any, seat: Seat, chance: QuickChance
    ) -> None:
        self._game, self._policy, self._seat, self._chance = game, policy, seat, chance
        self._belief = Belief(game, policy, state, seat, chance)
        world = self._belief.world()
        self.candidates = policy.candidates(world, seat)
        self._horizon = policy.horizon(world)
        self._seeds: list[int] = []
        self._worlds: list[Any] = []
        self._sums: list[float] = []
        self._squares: list[float] = []
        self._counts: list[int] = []

    def in_turn(self) -> Iterator[int]:
        """Yield the index of the next candidate to try, endlessly."""
        done = 0
        while True:
            width = min(len(self.candidates), max(NARROWEST, int(WIDENING * math.sqrt(done))))
            new = width - len(self._sums)
            self._sums += [0.0] * new
            self._squares += [0.0] * new
            self._counts += [0] * new
            arms, times = list(range(width)), 1
            while True:
                for index in arms:
                    for _ in range(times):
                        yield index
                done += len(arms) * times
                if len(arms) <= 2:
                    break
                arms = sorted(arms, key=self._mean, reverse=True)[: (len(arms) + 1) // 2]
                times *= 2

    def make(self, index: int) -> None:
        """Try an answer in the next world in which it has not been tried."""
        number = self._counts[index]
        if number == len(self._seeds):
            self._seeds.append(self._chance.below(1 << 48))
            if number < MOST_WORLDS:
                self._worlds.append(self._belief.world())
        world = self._game.copy(self._worlds[number % MOST_WORLDS])
        value = self._played(world, self.candidates[index], QuickChance(self._seeds[number]))
        self._sums[index] += value
        self._squares[index] += value * value
        self._counts[index] += 1

    def findings(self) -> list[Finding]:
        """Return the findings for all tried answers, the best first."""
        tried = [index for index, count in enumerate(self._counts) if count]
        enough = max(self._counts, default=0) / _TRUSTED
        tried.sort(key=lambda index: (self._counts[index] >= enough, self._mean(index)), reverse=True)
        return [
            Finding(self.candidates[one], self._mean(one), self._counts[one], self._error(one))
            for one in tried
        ]

    def _error(self, index: int) -> float:
        """Return the standard error of a mean, or 0.5 after fewer than two trials."""
        count = self._counts[index]
        if count < 2:
            return 0.5
        variance = max(self._squares[index] / count - self._mean(index) ** 2, 0.0)
        return math.sqrt(variance / (count - 1))

    def _mean(self, index: int) -> float:
        return self._sums[index] / self._counts[index]

    def _played(self, world: Any, choice: Choice, chance: Chance) -> float:
        """Return the value of ``world`` for the seat at the horizon, after its answer ``choice``."""
        policy, horizon = self._policy, self._horizon
        policy.make(world, self._seat, choice, chance)
        for _ in range(MOST_MOVES):
            waiting = policy.waiting(world)
            if not waiting or policy.horizon(world) != horizon:
                break
            policy.make(world, waiting[0], policy.answer(world, waiting[0], chance), chance)
        return policy.values(world)[self._seat]
