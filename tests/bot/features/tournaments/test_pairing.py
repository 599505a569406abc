"""Swiss rounds and knock-out rounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.features.tournaments.rules.knockout import advancing, bracket
from bot.features.tournaments.rules.swiss import Round, paired, seated, table_sizes


@given(st.integers(0, 60), st.integers(2, 6), st.integers(2, 6))
def test_sizes_seat_as_many_people_as_possible(people: int, wanted: int, least: int) -> None:
    least = min(least, wanted)
    sizes = table_sizes(people, wanted, least)
    assert all(least <= size <= wanted for size in sizes)
    reachable = {0}
    for _ in range(people):
        reachable |= {sum_ + size for sum_ in reachable for size in range(least, wanted + 1)}
        reachable = {sum_ for sum_ in reachable if sum_ <= people}
    assert sum(sizes) == max(reachable)


def _rounds(people: int, wanted: int, least: int, number: int) -> list[Round]:
    """Return ``number`` rounds in which people with higher numbers lead."""
    before: list[Round] = []
    for _ in range(number):
        drawn = paired(tuple(reversed(range(people))), before, wanted, least)
        before.append(Round(tuple(seated(table, before) for table in drawn.tables), drawn.byes))
    return before


@pytest.mark.parametrize(
    ("people", "wanted", "number"), [(16, 4, 4), (24, 4, 5), (12, 3, 4), (30, 6, 3), (10, 2, 6)]
)
def test_nobody_meets_anybody_twice_while_that_can_be_avoided(people: int, wanted: int, number: int) -> None:
    rounds = _rounds(people, wanted, wanted, number)
    met = Counter(
        frozenset(pair) for one in rounds for table in one.tables for pair in combinations(table, 2)
    )
    again = sum(times > 1 for times in met.values())
    assert max(met.values()) <= 2
    assert again <= (0 if wanted == 2 else people // 2)
    for one in rounds:
        assert sorted(person for table in one.tables for person in table) == list(range(people))


def test_byes_go_to_everybody_in_turn_from_below() -> None:
    byes = [one.byes for one in _rounds(5, 2, 2, 5)]
    assert byes == [(0,), (1,), (2,), (3,), (4,)]


def test_leaders_meet_in_the_first_round() -> None:
    [first] = _rounds(9, 3, 3, 1)
    assert [set(table) for table in first.tables] == [{8, 7, 6}, {5, 4, 3}, {2, 1, 0}]


def test_seats_differ_by_one_at_most() -> None:
    rounds = _rounds(12, 4, 4, 6)
    sat = Counter(
        (person, seat) for one in rounds for table in one.tables for seat, person in enumerate(table)
    )
    for person in range(12):
        had = [sat[person, seat] for seat in range(4)]
        assert max(had) - min(had) <= 1


def test_people_who_block_each_other_are_not_paired() -> None:
    round_ = paired((1, 2, 3, 4), (), 2, 2, {frozenset((1, 2))})
    assert {frozenset(table) for table in round_.tables} != {frozenset((1, 2)), frozenset((3, 4))}


def test_everybody_blocked_by_everybody_is_paired_all_the_same() -> None:
    everybody = {frozenset(pair) for pair in combinations(range(6), 2)}
    assert len(paired(tuple(range(6)), (), 3, 3, everybody).tables) == 2


def test_the_better_seed_goes_on_when_time_has_run_out() -> None:
    seeds = {7: 4, 8: 1, 9: 2}
    assert advancing((7, 8, 9), (1, 2, 2), absent=(), seeds=seeds, places=2) == [7, 8]
    assert advancing((7, 8, 9), (1, 1, 1), absent={7, 8, 9}, seeds=seeds) == [8]


def test_the_best_seeds_meet_as_late_as_possible() -> None:
    assert bracket(tuple(range(1, 17)), 4) == [[1, 8, 9, 16], [2, 7, 10, 15], [3, 6, 11, 14], [4, 5, 12, 13]]


def _splits(people: frozenset[int], sizes: list[int]) -> Iterator[list[tuple[int, ...]]]:
    """Yield all ways to split ``people`` into tables of ``sizes``."""
    if not sizes:
        yield []
        return
    for table in combinations(sorted(people), sizes[0]):
        # Consider tables of the same size in one order only.
        for others in _splits(people - {*table}, sizes[1:]):
            if not others or len(others[0]) != len(table) or others[0][0] > table[0]:
                yield [table, *others]


@pytest.mark.parametrize(
    ("people", "wanted", "least"), [(6, 2, 2), (6, 3, 3), (8, 4, 3), (7, 4, 3), (8, 2, 2)]
)
@pytest.mark.parametrize("seed", range(6))
def test_swaps_find_as_few_repeated_meetings_as_there_can_be(
    people: int, wanted: int, least: int, seed: int
) -> None:
    chance, before = Random(seed), list[Round]()
    for _ in range(4):
        ranked = chance.sample(range(people), people)
        met = Counter(
            frozenset(pair) for one in before for table in one.tables for pair in combinations(table, 2)
        )

        def cost(tables: Iterable[Sequence[int]], met: Counter[frozenset[int]] = met) -> int:
            pairs = (frozenset(pair) for table in tables for pair in combinations(table, 2))
            return sum(met[pair] ** 2 for pair in pairs)

        drawn = paired(ranked, before, wanted, least)
        sizes = [len(table) for table in drawn.tables]
        best = min(cost(tables) for tables in _splits(frozenset(ranked) - {*drawn.byes}, sizes))
        assert cost(drawn.tables) == best
        before.append(drawn)
