"""The points of a game, computed a second time."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

_POINTS = {2: (8, 2), 3: (10, 4, 1), 4: (10, 6, 3, 1), 5: (11, 7, 4, 2, 1), 6: (11, 8, 5, 3, 2, 1)}


class Place(NamedTuple):
    """The place of a seat, counted from 1, and its points."""

    place: int
    points: Fraction


def places_of(ranks: Sequence[int], last: Sequence[bool]) -> list[Place]:
    """Return the place of each seat, given its rank and whether somebody else has finished it."""
    keys = [(is_last, 0 if is_last else rank) for rank, is_last in zip(ranks, last, strict=True)]
    found = []
    for key in keys:
        first, shared = sorted(keys).index(key), keys.count(key)
        found.append(Place(first + 1, Fraction(sum(_POINTS[len(keys)][first : first + shared]), shared)))
    return found
