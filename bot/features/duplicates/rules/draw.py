"""The draw of a set: how many tables it has, and who sits where."""

from __future__ import annotations

import hmac
from collections.abc import Collection, Mapping, Sequence
from hashlib import sha256

from bot.features.duplicates.rules.duplicate import FEWEST_TABLES, MOST_TABLES, Place


def room(size: int) -> int:
    """Return how many people a set of tables with ``size`` seats has room for."""
    return size * MOST_TABLES


def tables_for(people: int, size: int) -> int:
    """Return the number of tables for ``people``: as few as have seats for all, but at least two.

    >>> tables_for(2, 4), tables_for(8, 4), tables_for(9, 4)
    (2, 2, 3)
    """
    return max(FEWEST_TABLES, -(-people // size))


def drawn(
    members: Sequence[int], size: int, secret: bytes, apart: Collection[frozenset[int]] = ()
) -> dict[int, Place]:
    """Return the place of each of ``members``, who are at least two and have room.

    The order follows from the ``secret`` of the deal, so nobody can choose it. The numbers of
    people at two tables differ by one at most. People take the first seats and computers the rest, so people
    are compared with people. Each pair in ``apart`` gets different tables, as far as swaps allow.
    """
    count = tables_for(len(members), size)
    order = sorted(members, key=lambda member: hmac.digest(secret, b"draw %d" % member, sha256))
    places = [Place(number % count, number // count) for number in range(len(order))]
    return dict(zip(_parted(order, places, _against(apart)), places, strict=True))


def _against(apart: Collection[frozenset[int]]) -> Mapping[int, frozenset[int]]:
    found: dict[int, set[int]] = {}
    for pair in apart:
        for member in pair:
            found.setdefault(member, set()).update(pair - {member})
    return {member: frozenset(others) for member, others in found.items()}


def _parted(
    order: Sequence[int], places: Sequence[Place], against: Mapping[int, frozenset[int]]
) -> list[int]:
    """Return ``order`` after swaps that separate pairs who should be apart."""
    seated = list(order)
    at: dict[int, set[int]] = {}
    for member, place in zip(seated, places, strict=True):
        at.setdefault(place.table, set()).add(member)

    def clashes(member: int, table: int, leaving: int) -> int:
        return len(against.get(member, frozenset()) & (at[table] - {leaving}))

    def gain(one: int, other: int) -> int:
        first, second = seated[one], seated[other]
        here, there = places[one].table, places[other].table
        before = clashes(first, here, first) + clashes(second, there, second)
        return before - clashes(first, there, second) - clashes(second, here, first)

    while True:
        unhappy = [
            number
            for number, place in enumerate(places)
            if against.get(seated[number], frozenset()) & at[place.table]
        ]
        swaps = (
            (one, other)
            for one in unhappy
            for other in range(len(seated))
            if places[one].table != places[other].table
        )
        best = next((pair for pair in swaps if gain(*pair) > 0), None)
        if best is None:
            return seated
        one, other = best
        at[places[one].table] ^= {seated[one], seated[other]}
        at[places[other].table] ^= {seated[one], seated[other]}
        seated[one], seated[other] = seated[other], seated[one]
