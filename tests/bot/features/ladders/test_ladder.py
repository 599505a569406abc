"""The places of a ladder, and who may challenge whom."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.features.ladders.rules.ladder import OPEN, REACH, Challenge, Event, challengeable, places

JOINED = [Event("joined", person) for person in range(1, 7)]


def test_a_winner_takes_the_place_and_a_loser_keeps_theirs() -> None:
    assert places([*JOINED, Event("won", 5, 2)]) == [1, 5, 2, 3, 4, 6]
    assert places([*JOINED, Event("lost", 5, 2)]) == [1, 2, 3, 4, 5, 6]


def test_a_challenger_who_has_passed_the_other_one_meanwhile_gains_nothing() -> None:
    assert places([*JOINED, Event("won", 5, 2), Event("won", 5, 3)]) == [1, 5, 2, 3, 4, 6]


def test_running_out_of_time_leaves_the_ladder_and_joining_again_begins_below() -> None:
    assert places([*JOINED, Event("timed_out", 1), Event("joined", 1), Event("left", 9)]) == [
        2,
        3,
        4,
        5,
        6,
        1,
    ]


@given(st.permutations(range(8)), st.integers(0, 7))
def test_challenges_reach_three_places_up(ladder: list[int], person: int) -> None:
    found = challengeable(ladder, person, ())
    own = ladder.index(person)
    assert found == [other for place, other in enumerate(ladder) if 1 <= own - place <= REACH]


def test_three_challenges_out_and_three_in() -> None:
    ladder = list(range(1, 9))
    received = [Challenge(person, 4) for person in (5, 6, 7)]
    assert 4 not in challengeable(ladder, 7, [*received[:2], Challenge(8, 4)])
    assert challengeable(ladder, 8, [Challenge(8, other) for other in (5, 6, 7)][:OPEN]) == []
    assert challengeable(ladder, 5, [*received[1:], Challenge(3, 5)]) == [2, 4]
    assert challengeable(ladder, 42, ()) == []
