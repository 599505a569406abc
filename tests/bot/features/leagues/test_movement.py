"""Promotion and relegation: people who stayed never fall, and nobody rises twice."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.features.leagues.rules.movement import FEWEST, Entrant, divided, movers, outcome, sizes_of

ALLOWED = {"up": {-1}, "stayed": {-1, 0}, "down": {0, 1}}
"""Allowed changes of division. The last division also takes people from divisions that close."""


@st.composite
def _seasons(draw: st.DrawFn) -> tuple[list[Entrant], int]:
    """Generate the entrants for a season that follows one with up to four divisions; some people don't
    return.
    """
    divisions = draw(st.integers(1, 4))
    entrants: list[Entrant] = []
    for division in range(divisions):
        size = draw(st.integers(3, 9))
        for rank in range(1, size + 1):
            if draw(st.booleans()) or draw(st.booleans()):
                came = outcome(rank, size, division, divisions)
                entrants.append(Entrant(len(entrants), came, division, rank))
    for _ in range(draw(st.integers(0, 20))):
        was = draw(st.none() | st.integers(0, 3))
        entrants.append(
            Entrant(len(entrants), "new" if was is None else "back", was, rating=draw(st.integers(0, 2000)))
        )
    return entrants, draw(st.integers(4, 8))


@given(_seasons())
def test_nobody_is_lost_and_each_promise_is_kept(season: tuple[list[Entrant], int]) -> None:
    entrants, wanted = season
    divisions = divided(entrants, wanted)
    placed = [one for division in divisions for one in division]
    assert sorted(one.person for one in placed) == [one.person for one in entrants]
    last = len(sizes_of(len(entrants), wanted)) - 1
    for number, division in enumerate(divisions):
        for one in division:
            if one.division is not None and one.came in ALLOWED and number < len(divisions) - 1:
                moved = number - one.division
                # Divisions that are too small merge into the ones above, so their people rise.
                assert moved in ALLOWED[one.came] or (moved < 0 and len(divisions) <= last)
    if len(entrants) >= FEWEST:
        assert all(len(division) >= FEWEST for division in divisions)


def test_the_same_people_again_move_by_their_ranks_alone() -> None:
    entrants = [
        Entrant(10 * division + rank, outcome(rank, 7, division, 3), division, rank)
        for division in range(3)
        for rank in range(1, 8)
    ]
    first, second, third = ({one.person for one in division} for division in divided(entrants, 7))
    assert first == {1, 2, 3, 4, 5, 6, 11}
    assert second == {7, 12, 13, 14, 15, 16, 21}
    assert third == {17, 22, 23, 24, 25, 26, 27}


def test_a_gap_keeps_the_relegated_before_it_lifts_anybody() -> None:
    entrants = [Entrant(rank, outcome(rank, 7, 0, 2), 0, rank) for rank in (1, 2, 3, 5, 6, 7)]
    entrants += [Entrant(10 + rank, outcome(rank, 7, 1, 2), 1, rank) for rank in range(2, 9)]
    first, _ = divided(entrants, 7)
    assert {one.person for one in first} == {1, 2, 3, 5, 6, 7, 12}


def test_newcomers_are_placed_by_their_rating() -> None:
    entrants = [Entrant(person, "new", rating=person) for person in range(14)]
    first, second = divided(entrants, 7)
    assert {one.person for one in first} == set(range(7, 14))
    assert len(second) == 7


def test_shared_ranks_move_up_together() -> None:
    assert [outcome(1, 7, 1, 3) for _ in range(2)] == ["up", "up"]
    assert (outcome(1, 7, 0, 3), outcome(7, 7, 2, 3), outcome(7, 7, 1, 3)) == ("stayed", "stayed", "down")


def test_half_of_a_division_never_moves_at_once() -> None:
    assert all(2 * movers(size) < size for size in range(3, 20))
