"""Matchpoints: how a seat did compared with the same seat at the other tables of its set."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from msgspec import Struct

from bot.features.duplicates.rules.duplicate import SeatResult
from games.engine.text import Seat

EVEN = Fraction(1, 2)
"""The matchpoints of a table with nothing to compare it with."""


class Line(Struct, frozen=True):
    """A seat of a table in the standings: its result, its ``matchpoints`` from 0 to 1, and its rank.

    ``rank`` counts from 1 among the lines of the same list, and is shared by equal matchpoints.
    """

    result: SeatResult
    matchpoints: Fraction
    rank: int


def matchpoints(results: Sequence[SeatResult]) -> list[Fraction]:
    """Return the matchpoints of each of ``results``: the share of the same seats elsewhere that it beat.

    A tie counts as half.

    >>> three = [SeatResult(number, 0, number, 10, lead) for number, lead in enumerate((3, 3, -1))]
    >>> [str(one) for one in matchpoints(three)]
    ['3/4', '3/4', '0']
    """
    totals: dict[Seat, list[int]] = {}
    for one in results:
        totals.setdefault(one.seat, []).append(one.total)
    found = []
    for one in results:
        same = totals[one.seat]
        beaten = sum(other < one.total for other in same)
        tied = same.count(one.total) - 1
        found.append(Fraction(2 * beaten + tied, 2 * (len(same) - 1)) if len(same) > 1 else EVEN)
    return found


def by_person(results: Sequence[SeatResult]) -> list[Line]:
    """Return the standings of the people, the best first; computers' seats only serve for comparison."""
    scored = zip(results, matchpoints(results), strict=True)
    return _ranked([(one, share) for one, share in scored if one.member is not None])


def by_seat(results: Sequence[SeatResult]) -> dict[Seat, list[Line]]:
    """Return the standings of each seat, with those of computers, the best result first."""
    scored = list(zip(results, matchpoints(results), strict=True))
    seats = sorted({one.seat for one in results})
    return {seat: _ranked([line for line in scored if line[0].seat == seat]) for seat in seats}


def _ranked(scored: Sequence[tuple[SeatResult, Fraction]]) -> list[Line]:
    ordered = sorted(scored, key=lambda line: (-line[1], line[0].number, line[0].seat))
    return [Line(one, share, 1 + sum(other > share for _, other in scored)) for one, share in ordered]
