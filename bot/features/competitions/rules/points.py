"""League points: what the places of a game are worth."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction

SCALES: Mapping[int, Sequence[int]] = {
    1: (5,),
    2: (8, 2),
    3: (10, 4, 1),
    4: (10, 6, 3, 1),
    5: (11, 7, 4, 2, 1),
    6: (11, 8, 5, 3, 2, 1),
}
"""The points of each place by the number of seats. A table gives out five points a seat at every size.

So does a bye, a table of one.
"""


def points_of(ranks: Sequence[int]) -> tuple[Fraction, ...]:
    """Return the points of each seat by its rank; seats that share a rank split the points of their places.

    >>> [str(points) for points in points_of((2, 1, 2, 4))]
    ['9/2', '10', '9/2', '1']

    :raises KeyError: no scale has that many seats.
    """
    scale = SCALES[len(ranks)]
    shared = {rank: ranks.count(rank) for rank in ranks}
    return tuple(Fraction(sum(scale[rank - 1 : rank - 1 + shared[rank]]), shared[rank]) for rank in ranks)


def ranks_behind(ranks: Sequence[int], last: Collection[int]) -> tuple[int, ...]:
    """Return ``ranks`` with the seats in ``last`` behind all others, where they share one rank.

    That's how a game counts if computers have finished it for the seats in ``last``.

    >>> ranks_behind((1, 2, 3, 4), {0})
    (4, 1, 2, 3)
    """
    others = [rank for seat, rank in enumerate(ranks) if seat not in last]
    return tuple(
        len(others) + 1 if seat in last else 1 + sum(other < rank for other in others)
        for seat, rank in enumerate(ranks)
    )
