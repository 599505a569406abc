"""Swiss pairing for tables of two to six: people with similar points meet, and nobody twice if avoidable."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from itertools import combinations, permutations

from msgspec import Struct

_APART = 20
"""The number of meetings that a pair who wants none counts as."""
_PASSES = 10
"""Maximum number of passes over all swaps; they end earlier when no swap helps."""


class Round(Struct, frozen=True):
    """One round: the tables with people in the order of their seats, and the people who have a bye."""

    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...] = ()


def table_sizes(people: int, wanted: int, least: int) -> list[int]:
    """Return the sizes of the tables for ``people``: the fewest byes, then the fewest and most even tables.

    No table is larger than ``wanted`` or smaller than ``least``.

    >>> table_sizes(14, 4, 3), table_sizes(5, 4, 3), table_sizes(5, 4, 2)
    ([4, 4, 3, 3], [4], [3, 2])
    """
    for seated in range(people, 0, -1):
        tables = -(-seated // wanted)
        small, more = divmod(seated, tables)
        if small >= least:
            return [small + 1] * more + [small] * (tables - more)
    return []


def paired(
    ranked: Sequence[int],
    before: Sequence[Round],
    wanted: int,
    least: int,
    apart: Collection[frozenset[int]] = (),
) -> Round:
    """Return the next round for the people in ``ranked``, the leader first, after the rounds ``before``.

    Byes go to the lowest people who have had the fewest. The others are cut into tables from the top. Then
    people swap tables while that avoids repeated meetings, or meetings of a pair in ``apart``, or brings
    closer ranks together. Each table is seated so that people get the seats they have had least often.
    """
    sizes = table_sizes(len(ranked), wanted, least)
    rested = Counter(person for one in before for person in one.byes)
    place = {person: number for number, person in enumerate(ranked)}
    by_claim = sorted(ranked, key=lambda person: (rested[person], -place[person]))
    byes = by_claim[: len(ranked) - sum(sizes)]
    playing = [person for person in ranked if person not in byes]
    tables: list[list[int]] = []
    for size in sizes:
        tables.append(playing[:size])
        playing = playing[size:]
    history = _History(before, apart)
    _swap(tables, history, place)
    return Round(tuple(history.best_seats(table) for table in tables), tuple(byes))


class _History:
    """Who met whom, and who had which seat, in earlier rounds."""

    def __init__(self, rounds: Sequence[Round], apart: Collection[frozenset[int]]) -> None:
        tables = [table for one in rounds for table in one.tables]
        self._met = Counter(frozenset(pair) for table in tables for pair in combinations(table, 2))
        self._met.update(dict.fromkeys(apart, _APART))
        self._sat = Counter((person, seat) for table in tables for seat, person in enumerate(table))

    def repeats(self, table: Sequence[int]) -> int:
        """Return the sum of the squares of how often the people of ``table`` have met.

        The square makes a third meeting worse than two second ones.
        """
        return sum(self._met[frozenset(pair)] ** 2 for pair in combinations(table, 2))

    def best_seats(self, table: Sequence[int]) -> tuple[int, ...]:
        """Return the people of ``table`` in the order that repeats the fewest seats."""
        return min(permutations(sorted(table)), key=self._seat_cost)

    def _seat_cost(self, order: Sequence[int]) -> int:
        return sum(self._sat[person, seat] ** 2 for seat, person in enumerate(order))


def _swap(tables: list[list[int]], history: _History, place: dict[int, int]) -> None:
    """Swap people between ``tables`` while that lowers repeated meetings, or else the spread of ranks."""

    def cost(*changed: Sequence[int]) -> tuple[int, int]:
        repeats = sum(history.repeats(table) for table in changed)
        return repeats, sum(_spread([place[person] for person in table]) for table in changed)

    for _ in range(_PASSES):
        swapped = False
        for first, second in combinations(tables, 2):
            swapped |= _swap_between(first, second, cost)
        if not swapped:
            break


def _swap_between(
    first: list[int], second: list[int], cost: Callable[[Sequence[int], Sequence[int]], tuple[int, int]]
) -> bool:
    """Make every swap between two tables that lowers ``cost``; return whether there was one."""
    swapped = False
    for one in range(len(first)):
        for other in range(len(second)):
            now = cost(first, second)
            first[one], second[other] = second[other], first[one]
            if cost(first, second) < now:
                swapped = True
            else:
                first[one], second[other] = second[other], first[one]
    return swapped


def _spread(places: Sequence[int]) -> int:
    """Return how far apart ranks are: the sum of squared distances from their mean, times their number."""
    return len(places) * sum(place * place for place in places) - sum(places) ** 2
