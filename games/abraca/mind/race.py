"""The race for points between rounds: each seat's chance to be the first to reach the goal.

The seats' scores in a round are assumed to be independent of each other. They are not: one seat wins a round.
The exponents compensate for that; with them, the chances match the frequencies
(``tests/games/abraca/test_race.py``).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from games.abraca.components import COMPONENTS

_SCORES = {
    2: (0.500, 0.047, 0.028, 0.223, 0.145, 0.046, 0.011),
    3: (0.379, 0.204, 0.108, 0.197, 0.094, 0.018),
    4: (0.331, 0.280, 0.145, 0.158, 0.074, 0.012),
    5: (0.326, 0.336, 0.128, 0.148, 0.050, 0.012),
}
"""By number of players, how often a seat scores 0, 1, 2, … points in a round, in 3,000 games of self-play."""
_EXPONENTS = {2: 0.7, 3: 0.8, 4: 0.85, 5: 0.8}
"""By number of players, the exponents of the chances that best fit the winners of those games."""
_ROUNDS = 40
"""Hardly any game lasts more rounds."""


@lru_cache(1 << 14)
def race(points: tuple[int, ...]) -> tuple[float, ...]:
    """Return the chance of each seat to win from its ``points`` at the start of a round; they add up to 1."""
    seats, goal = len(points), COMPONENTS.target_points
    lasting = [_lasting(seats, max(goal - one, 0)) for one in points]
    chances = [0.0] * seats
    for before, now in zip(range(_ROUNDS), range(1, _ROUNDS + 1), strict=True):
        for seat, own in enumerate(lasting):
            first = own[before] - own[now]
            for other, theirs in enumerate(lasting):
                if other != seat:
                    # A seat that gets there in the same round comes first half of the time.
                    first *= (theirs[before] + theirs[now]) / 2
            chances[seat] += first
    weights = [chance ** _EXPONENTS[seats] for chance in chances]
    total = sum(weights)
    return tuple([weight / total for weight in weights])


@cache
def _lasting(seats: int, need: int) -> Sequence[float]:
    """Return, by rounds played from 0 on, the chance that a seat needs more rounds to get ``need`` points.

    If it needs none, it gets there in the next round.
    """
    left = [0.0] * max(need, 1) + [1.0]
    found = [1.0]
    for _ in range(_ROUNDS):
        after = [0.0] * len(left)
        for lacking, chance in enumerate(left):
            if lacking:
                for score, often in enumerate(_SCORES[seats]):
                    after[max(lacking - score, 0) if need else 0] += chance * often
        after[0] = 0.0
        left = after
        found.append(sum(left))
    return found
