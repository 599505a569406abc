"""Swiss pairing for tables of two to six: people with similar points meet, and nobody twice if avoidable."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import accumulate, combinations, permutations
from random import Random

from msgspec import Struct

_APART = 20
"""The number of meetings that a pair who wants none counts as."""
_STARTS = 2000
"""How often swaps start anew, times the square of the number of people: 31 times for 8, once for 45."""
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
    closer ranks together. ``seated`` then gives them seats.
    """
    sizes = table_sizes(len(ranked), wanted, least)
    rested = Counter(person for one in before for person in one.byes)
    place = {person: number for number, person in enumerate(ranked)}
    by_claim = sorted(ranked, key=lambda person: (rested[person], -place[person]))
    byes = by_claim[: len(ranked) - sum(sizes)]
    playing = [person for person in ranked if person not in byes]
    history = _History(before, apart)
    found = [_swapped(_cut(order, sizes), history, place) for order in _orders(playing)]
    tables = min(found, key=lambda tables: _cost(tables, history, place))
    return Round(tuple(map(tuple, tables)), tuple(byes))


def seated(table: Sequence[int], before: Sequence[Round]) -> tuple[int, ...]:
    """Return the people of ``table`` in the order of seats that they have had least often ``before``.

    Between equally good orders, theirs in ``table`` decides.
    """
    history = _History(before, ())
    return min(permutations(table), key=history.seat_cost)


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

    def seat_cost(self, order: Sequence[int]) -> int:
        """Return the sum of the squares of how often people have had their seats in ``order``."""
        return sum(self._sat[person, seat] ** 2 for seat, person in enumerate(order))


def _orders(playing: Sequence[int]) -> Iterator[list[int]]:
    """Yield the orders from which swaps start: that of the ranks, then others that reach what it can't.

    Few people need several: their last rounds are full of meetings that can't all be avoided.
    """
    people = len(playing)
    yield list(playing)
    for number in range(1, _STARTS // max(1, people * people)):
        # Every process and every attempt shuffles alike.
        yield Random(number).sample(playing, people)


def _cut(order: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    """Return tables of these ``sizes``, cut from ``order`` from the top."""
    ends = accumulate(sizes)
    return [list(order[end - size : end]) for size, end in zip(sizes, ends, strict=True)]


def _cost(tables: Iterable[Sequence[int]], history: _History, place: Mapping[int, int]) -> tuple[int, int]:
    """Return how bad ``tables`` are: repeated meetings first, then the spread of ranks."""
    repeats = spread = 0
    for table in tables:
        repeats += history.repeats(table)
        spread += _spread([place[person] for person in table])
    return repeats, spread


def _swapped(tables: list[list[int]], history: _History, place: Mapping[int, int]) -> list[list[int]]:
    """Return ``tables`` after swaps of people that lower their cost, until none does."""

    def cost(*changed: Sequence[int]) -> tuple[int, int]:
        return _cost(changed, history, place)

    for _ in range(_PASSES):
        swaps = [_swap_between(first, second, cost) for first, second in combinations(tables, 2)]
        if not any(swaps):
            break
    return tables


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
