"""How numbers changed in a turn, as one text each."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import TypeVar

from games.engine.text import Argument, Text

Whose = TypeVar("Whose", bound=Hashable)


def courses(changes: Iterable[tuple[Whose, int, int]]) -> dict[Whose, Argument]:
    """Return the course of each number that changed: from its first value to its last, in order.

    ``changes`` have what changed, its value before and after. A number that rose and fell, or the other way
    round, is shown with its values in between.

    >>> sorted(courses([("Ada", 5, 4), ("Ada", 4, 2), ("Bo", 1, 2)])["Ada"].args.values())
    [2, 5]
    """
    paths: dict[Whose, list[int]] = {}
    for whose, before, after in changes:
        path = paths.setdefault(whose, [before])
        if len(path) > 1 and (path[-1] - path[-2]) * (after - before) > 0:
            path[-1] = after
        else:
            path.append(after)
    return {whose: _course(path) for whose, path in paths.items()}


def _course(path: list[int]) -> Argument:
    told: Argument = path[0]
    for number in path[1:]:
        told = Text("list-arrow", {"before": told, "after": number})
    return told
