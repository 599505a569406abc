"""Points, standings and the ranks that are still possible, compared with brute force."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.features.competitions.rules.points import SCALES, points_of, ranks_behind
from bot.features.competitions.rules.rank_bounds import rank_bounds
from bot.features.competitions.rules.standings import SeatScore, standings


@pytest.mark.parametrize("seats", SCALES)
def test_a_table_gives_out_five_points_a_seat(seats: int) -> None:
    assert sum(points_of(tuple(range(1, seats + 1)))) == sum(points_of((1,) * seats)) == 5 * seats


@pytest.mark.parametrize("scale", SCALES.values())
def test_a_better_place_is_always_worth_more(scale: tuple[int, ...]) -> None:
    assert list(scale) == sorted(set(scale), reverse=True)


def test_equal_places_split_their_points() -> None:
    assert points_of((1, 1, 3, 3)) == tuple(map(Fraction, (8, 8, 2, 2)))


def test_a_seat_that_a_computer_finished_scores_last() -> None:
    assert ranks_behind((1, 1, 3, 4), {0, 2}) == (3, 1, 3, 2)


def test_a_computers_win_gives_the_next_person_the_points_of_the_winner() -> None:
    game = [SeatScore(1, 1, 50, by_other=True), SeatScore(2, 2, 40), SeatScore(3, 3, 10)]
    table = {one.entry: one for one in standings([1, 2, 3], [game])}
    assert [table[entry].points for entry in (1, 2, 3)] == [1, 10, 4]
    assert (table[1].share, table[2].wins, table[2].share) == (Fraction(0), 1, Fraction(4, 5))


def test_points_then_wins_then_seconds_then_share_decide() -> None:
    even = [[SeatScore(1, 1, 40), SeatScore(2, 2, 30)], [SeatScore(2, 1, 40), SeatScore(1, 2, 10)]]
    assert [one.entry for one in standings([1, 2], even)] == [2, 1]
    shared = standings([1, 2], [[SeatScore(1, 1, 9), SeatScore(2, 1, 9)]])
    assert [one.rank for one in shared] == [1, 1]


def test_deleted_entries_are_skipped_and_scores_can_be_missing_or_negative() -> None:
    games = [[SeatScore(1, 1), SeatScore(9, 2)], [SeatScore(1, 1, -3), SeatScore(9, 2, -8)]]
    [only] = standings([1], games)
    assert (only.points, only.games, only.share) == (Fraction(16), 2, Fraction(0))


@st.composite
def _divisions(draw: st.DrawFn) -> tuple[dict[int, Fraction], list[tuple[int, ...]]]:
    people = draw(st.integers(2, 4))
    points = {person: Fraction(draw(st.integers(0, 12))) for person in range(people)}
    pairs = st.permutations(range(people)).map(lambda order: tuple(order[:2]))
    return points, draw(st.lists(pairs, max_size=3))


@given(_divisions())
def test_bounds_hold_whatever_happens(division: tuple[dict[int, Fraction], list[tuple[int, ...]]]) -> None:
    points, games = division
    bounds = rank_bounds(points, games)
    for results in product(*([(1, 2), (2, 1), (1, 1)] for _ in games)):
        final = dict(points)
        for game, ranks in zip(games, results, strict=True):
            for person, gained in zip(game, points_of(ranks), strict=True):
                final[person] += gained
        for person, total in final.items():
            rank = 1 + sum(other > total for other in final.values())
            assert bounds[person].best <= rank <= bounds[person].worst


@given(_divisions())
def test_each_result_only_narrows_the_bounds(
    division: tuple[dict[int, Fraction], list[tuple[int, ...]]],
) -> None:
    points, games = division
    if not games:
        assert all(
            one.best == 1 + sum(other > points[person] for other in points.values())
            for person, one in rank_bounds(points, []).items()
        )
        return
    before = rank_bounds(points, games)
    for ranks in permutations((1, 2)):
        after = dict(points)
        for person, gained in zip(games[0], points_of(ranks), strict=True):
            after[person] += gained
        for person, one in rank_bounds(after, games[1:]).items():
            assert before[person].best <= one.best <= one.worst <= before[person].worst
