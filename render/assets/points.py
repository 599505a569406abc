"""Characters as ranges of code points."""

from __future__ import annotations

from collections.abc import Iterable


def ranges(points: Iterable[int]) -> list[list[int]]:
    """Return ``points`` as sorted ranges, first and last included.

    >>> ranges([5, 1, 2, 3])
    [[1, 3], [5, 5]]
    """
    found: list[list[int]] = []
    for point in sorted(points):
        if found and found[-1][1] == point - 1:
            found[-1][1] = point
        else:
            found.append([point, point])
    return found
