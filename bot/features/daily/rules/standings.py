"""Percentages, lists and streaks, derived from the results of each deal.

A percentage says how much of a field a result beats: each result below it counts whole, each equal one half,
itself included. So the percentages of a deal average 50, and a small field gives none near 0 or 100.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from decimal import Decimal
from fractions import Fraction

from msgspec import Struct

from bot.features.daily.rules.days import days_from

COUNTED = 5
"""How many dailies of a week count: each person's best ones."""


class DayResult(Struct, frozen=True):
    """A person's result in the daily of a ``day``; ``person`` and ``name`` are ``None`` if forgotten."""

    table: int
    day: str
    deal: str
    person: int | None
    name: str | None
    points: int
    lead: int
    rank: int
    at: float

    @property
    def total(self) -> int:
        """The score."""
        return self.points + self.lead


class Place(Struct, frozen=True):
    """A line of a day's list: the place and the percentage among all who had the same deal."""

    place: int
    result: DayResult
    percentage: Fraction


class WeekPlace(Struct, frozen=True):
    """A line of a week's list: the sum of a person's best percentages, and the days they played."""

    place: int
    person: int
    name: str | None
    total: Fraction
    days: int


def percentages(results: Iterable[DayResult]) -> dict[int, Fraction]:
    """Return the percentage of each of ``results`` by its table, compared with all of the same deal."""
    by_deal: dict[str, list[DayResult]] = defaultdict(list)
    for result in results:
        by_deal[result.deal].append(result)
    found = {}
    for field in by_deal.values():
        totals = sorted(result.total for result in field)
        for result in field:
            below = bisect_left(totals, result.total)
            equal = bisect_right(totals, result.total) - below
            found[result.table] = Fraction(50 * (2 * below + equal), len(totals))
    return found


def day_list(results: Sequence[DayResult]) -> list[Place]:
    """Return the list of a day, by percentage; equal percentages share a place, the earlier one first."""
    shares = percentages(results)
    ordered = sorted(results, key=lambda result: (-shares[result.table], result.at, result.table))
    falling = sorted(-share for share in shares.values())
    return [
        Place(1 + bisect_left(falling, -shares[result.table]), result, shares[result.table])
        for result in ordered
    ]


def week_list(results: Iterable[DayResult], among: Collection[int] | None = None) -> list[WeekPlace]:
    """Return the list of a week: each person's best ``COUNTED`` percentages, added up.

    ``among``: only these people; their percentages are still among everybody. Equal sums share a place.
    """
    results = list(results)
    shares = percentages(results)
    own: dict[int, list[Fraction]] = defaultdict(list)
    names: dict[int, str | None] = {}
    for result in sorted(results, key=lambda result: result.at):
        if result.person is not None and (among is None or result.person in among):
            own[result.person].append(shares[result.table])
            names[result.person] = result.name
    totals = {person: sum(sorted(found)[-COUNTED:], Fraction(0)) for person, found in own.items()}
    falling = sorted(-total for total in totals.values())
    return [
        WeekPlace(1 + bisect_left(falling, -total), person, names[person], total, len(own[person]))
        for person, total in sorted(totals.items(), key=lambda one: (-one[1], names[one[0]] or "", one[0]))
    ]


def streaks(played: Collection[str], today: str) -> tuple[int, int]:
    """Return how many days in a row somebody has played up to now, and at most.

    A streak goes on until the end of the next day.

    >>> streaks({"2026-11-25", "2026-11-26", "2026-11-27"}, "2026-11-28")
    (3, 3)
    >>> streaks({"2026-11-26"}, "2026-11-28")
    (0, 1)
    """
    runs: Mapping[str, int] = _runs(played)
    now = runs.get(today) or runs.get(days_from(today, -1)) or 0
    return now, max(runs.values(), default=0)


def _runs(played: Collection[str]) -> dict[str, int]:
    """Return the length of the streak that ends on each day."""
    found: dict[str, int] = {}
    for day in sorted(played):
        found[day] = 1 + found.get(days_from(day, -1), 0)
    return found


def rounded(share: Fraction) -> Decimal:
    """Return a percentage or a sum of them with one decimal place, halves rounded up.

    >>> rounded(Fraction(200, 3)), rounded(Fraction(1, 20))
    (Decimal('66.7'), Decimal('0.1'))
    """
    tenths, rest = divmod(share.numerator * 10, share.denominator)
    return Decimal(tenths + (2 * rest >= share.denominator)).scaleb(-1)
