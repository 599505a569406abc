"""Designs: everybody meets everybody, and sits in every seat, as evenly as possible."""

from __future__ import annotations

from itertools import product

import pytest

from bot.features.leagues.rules.designs import LARGEST, Design, design, seated


@pytest.mark.parametrize("size", range(2, 7))
def test_meetings_differ_by_one_at_most_and_seats_not_at_all(size: int) -> None:
    for people, rounds in product(range(2, LARGEST + 1), (1, 2, 3)):
        plan = design(people, size, rounds)
        seats = min(size, people)
        assert len(plan.tables) == people * rounds
        assert all(len(set(table)) == seats and max(table) < people for table in plan.tables)
        assert plan.meeting_imbalance <= 1
        assert plan.seat_imbalance == 0
        assert sum(plan.meetings.values()) == people * rounds * seats * (seats - 1) // 2


@pytest.mark.parametrize(
    ("people", "size", "meetings"),
    [(7, 4, 2), (13, 4, 1), (5, 4, 3), (7, 3, 1), (4, 3, 2), (11, 5, 2), (3, 2, 1)],
)
def test_perfect_designs_let_every_pair_meet_equally_often(people: int, size: int, meetings: int) -> None:
    assert set(design(people, size).meetings.values()) == {meetings}


def test_pairs_play_a_round_robin() -> None:
    assert set(design(7, 2, 3).meetings.values()) == {1}


def test_a_league_of_three_sits_at_one_table_and_changes_seats() -> None:
    assert design(3, 4).tables == ((0, 1, 2), (1, 2, 0), (2, 0, 1))


@pytest.mark.parametrize(("people", "size", "rounds"), [(1, 2, 1), (LARGEST + 1, 4, 1), (7, 1, 1), (7, 4, 0)])
def test_impossible_designs_are_refused(people: int, size: int, rounds: int) -> None:
    with pytest.raises(ValueError, match="A design needs"):
        design(people, size, rounds)


def test_the_imbalances_notice_an_uneven_plan() -> None:
    plan = Design(3, ((0, 1), (0, 1), (0, 2)))
    assert (plan.meeting_imbalance, plan.seat_imbalance) == (2, 3)


def test_people_who_block_each_other_sit_apart_where_the_design_allows_it() -> None:
    plan = design(9, 2, 2)
    apart = {frozenset((10, 11)), frozenset((10, 12)), frozenset((13, 14))}
    order = seated(tuple(range(10, 19)), plan, apart)
    pairs = [{order[number] for number in table} for table in plan.tables]
    assert sorted(order) == list(range(10, 19))
    assert not any(pair <= met for pair in apart for met in pairs)


def test_everybody_blocked_by_everybody_still_plays() -> None:
    everybody = {frozenset((one, other)) for one in range(7) for other in range(one)}
    assert sorted(seated(tuple(range(7)), design(7, 4), everybody)) == list(range(7))
