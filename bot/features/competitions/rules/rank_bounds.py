"""The ranks that an entry can still reach; each result only narrows them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from msgspec import Struct

from bot.features.competitions.rules.points import SCALES


class RankBounds(Struct, frozen=True):
    """The best and the worst rank that an entry can finish with, counted from 1."""

    best: int
    worst: int


def rank_bounds(points: Mapping[int, Fraction], open_games: Sequence[Sequence[int]]) -> dict[int, RankBounds]:
    """Return the bounds of each entry from its ``points`` and the ``open_games``, which list their entries.

    Bounds compare points alone, and treat each entry's open games as if nobody else played in them. So they
    hold whatever happens, but can be wider than necessary. Ties count as possible in both directions.

    >>> bounds = rank_bounds({1: Fraction(20), 2: Fraction(9), 3: Fraction(8)}, [(2, 3)])
    >>> [(one.best, one.worst) for one in bounds.values()]
    [(1, 1), (2, 3), (2, 3)]
    """
    low, high = dict(points), dict(points)
    for game in open_games:
        scale = SCALES[len(game)]
        for entry in game:
            if entry in points:
                low[entry] += scale[-1]
                high[entry] += scale[0]
    return {
        entry: RankBounds(
            1 + sum(low[other] > high[entry] for other in points),
            sum(high[other] >= low[entry] for other in points),
        )
        for entry in points
    }
