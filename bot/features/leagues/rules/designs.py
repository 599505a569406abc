"""Designs: the tables of a division, so that people meet and sit as evenly as possible.

A design develops *blocks* cyclically: the block ``(0, 1, 3)`` in a division of seven gives the tables 0 1 3,
1 2 4, 2 3 5 and so on. Each person plays once in each seat of each block, so seats are always even. Two
people meet as often as their distance occurs between two numbers of a block, so the best blocks have every
distance equally often.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from operator import add
from random import Random
from typing import TypeAlias

from msgspec import Struct

_Block: TypeAlias = tuple[int, ...]
_Distances: TypeAlias = tuple[int, ...]

LARGEST = 13
"""Maximum number of people of a design; up to here, no two pairs differ by more than one meeting."""
_BEAM = 60
"""Number of partial choices of blocks that the search keeps after each round."""
_SWAPS = 100
"""Number of swaps that are tried at a time, and how many times."""
_PASSES = 20
"""Maximum number of rounds of swaps; they end earlier when no swap helps."""


class Design(Struct, frozen=True):
    """Tables of ``people`` numbered from 0; each table lists them in the order of its seats."""

    people: int
    tables: tuple[tuple[int, ...], ...]

    @property
    def meetings(self) -> Mapping[frozenset[int], int]:
        """How often each pair of people meets; pairs that never do are missing."""
        return Counter(frozenset(pair) for table in self.tables for pair in combinations(table, 2))

    @property
    def meeting_imbalance(self) -> int:
        """The difference between the highest and the lowest number of meetings of two people."""
        met = self.meetings
        counts = [met.get(frozenset(pair), 0) for pair in combinations(range(self.people), 2)]
        return max(counts, default=0) - min(counts, default=0)

    @property
    def seat_imbalance(self) -> int:
        """The greatest difference between how often one person has two seats."""
        sat = Counter((person, seat) for table in self.tables for seat, person in enumerate(table))
        size = max(map(len, self.tables), default=0)
        rows = [[sat[person, seat] for seat in range(size)] for person in range(self.people)]
        return max((max(row) - min(row) for row in rows if row), default=0)


@lru_cache(maxsize=256)
def design(people: int, size: int, rounds: int = 1) -> Design:
    """Return a design in which each of ``people`` plays ``rounds`` times in each seat at tables of ``size``.

    With fewer people than ``size``, all of them sit at every table.

    >>> design(7, 3).tables[:3], design(7, 3).meeting_imbalance
    (((0, 1, 3), (1, 2, 4), (2, 3, 5)), 0)

    :raises ValueError: ``people`` isn't between 2 and ``LARGEST``, or ``size`` or ``rounds`` is too small.
    """
    if not 2 <= people <= LARGEST or size < 2 or rounds < 1:
        raise ValueError(f"A design needs 2 to {LARGEST} people, tables of two, and a round.")
    tables = [
        tuple((number + start) % people for number in block)
        for block in _even_blocks(people, min(size, people), rounds)
        for start in range(people)
    ]
    return _evened(Design(people, tuple(tables)))


def seated(entrants: Sequence[int], plan: Design, apart: Collection[frozenset[int]]) -> tuple[int, ...]:
    """Return ``entrants`` in the order of the numbers of ``plan``, with few meetings of the pairs ``apart``.

    Swaps two people as long as that lowers the number of unwanted meetings; without any, the order stays.

    >>> seated((10, 20, 30, 40), design(4, 2), {frozenset((10, 20))})
    (40, 20, 30, 10)
    """
    met = plan.meetings
    order = list(entrants)
    fewest = _unwanted(order, met, apart)
    for _ in range(_PASSES):
        before = fewest
        for one, other in combinations(range(len(order)), 2):
            order[one], order[other] = order[other], order[one]
            now = _unwanted(order, met, apart)
            if now < fewest:
                fewest = now
            else:
                order[one], order[other] = order[other], order[one]
        if fewest in (0, before):
            break
    return tuple(order)


def _even_blocks(people: int, size: int, rounds: int) -> Sequence[_Block]:
    """Return ``rounds`` blocks whose distances, taken together, are as even as a beam search finds them."""
    known: dict[_Distances, _Block] = {}
    for rest in combinations(range(1, people), size - 1):
        # All blocks are shifts of one that begins with 0, and equal distances are equally good.
        known.setdefault(_distances(people, (0, *rest)), (0, *rest))
    chosen: dict[_Distances, tuple[_Block, ...]] = {(0,) * (people - 1): ()}
    for _ in range(rounds):
        longer = {
            tuple(map(add, total, distances)): (*blocks, block)
            for total, blocks in chosen.items()
            for distances, block in known.items()
        }
        chosen = dict(sorted(longer.items(), key=lambda one: _unevenness(one[0]))[:_BEAM])
    return next(iter(chosen.values()))


def _distances(people: int, block: _Block) -> _Distances:
    """Return how often each distance from 1 to ``people - 1`` occurs in ``block``, in both directions."""
    found = Counter((other - one) % people for one in block for other in block)
    return tuple(found[distance] for distance in range(1, people))


def _unevenness(distances: _Distances) -> tuple[int, int]:
    return max(distances) - min(distances), sum(count * count for count in distances)


def _evened(plan: Design) -> Design:
    """Return ``plan`` with people swapped between equal seats until meetings differ by one at most.

    A few numbers of people have no cyclic design that even. Equal seats keep the seats even.
    """
    chance = Random(plan.people)
    tables = [list(table) for table in plan.tables]
    met = Counter(plan.meetings)
    for _ in range(_SWAPS):
        if plan.meeting_imbalance <= 1:
            break
        for _ in range(_SWAPS):
            first, second = chance.sample(tables, 2)
            seat = chance.randrange(len(first))
            one, other = first[seat], second[seat]
            if one in second or other in first:
                continue
            gone = [frozenset((one, left)) for left in first if left != one]
            gone += [frozenset((other, left)) for left in second if left != other]
            come = [frozenset((other, left)) for left in first if left != one]
            come += [frozenset((one, left)) for left in second if left != other]
            changed = met - Counter(gone) + Counter(come)
            if _squares(changed) <= _squares(met):
                met = changed
                first[seat], second[seat] = other, one
        plan = Design(plan.people, tuple(map(tuple, tables)))
    return plan


def _squares(met: Counter[frozenset[int]]) -> int:
    return sum(count * count for count in met.values())


def _unwanted(
    order: Sequence[int], met: Mapping[frozenset[int], int], apart: Collection[frozenset[int]]
) -> int:
    number = {person: place for place, person in enumerate(order)}
    return sum(
        met.get(frozenset(number[person] for person in pair), 0) for pair in apart if pair <= number.keys()
    )
