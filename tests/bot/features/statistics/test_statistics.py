"""Statistics of a person's games: comparisons, pace and streaks, checked against other ways to
compute them.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta, timezone, tzinfo
from math import comb
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from bot.features.statistics.rules import (
    FEWEST_ANSWERS,
    FEWEST_APART,
    FEWEST_GAMES,
    MENTIONED,
    STANDS_OUT,
    Pace,
    Played,
    compared,
    course,
    fortune,
    pace_of,
    streaks,
)
from games.engine.review import Estimate, Share

DAY, HOUR = 86_400, 3_600


class Options(Struct, frozen=True):
    """The options of a game."""

    doubles: bool = False
    length: str = "long"


def game(number: int = 0, *, won: bool = False, seat: int = 0, seats: int = 4, **more: Any) -> Played:
    """Return a game of a person in ``seat`` who comes first or second."""
    ranks = [2 if won else 3] * seats
    ranks[(seat + 1) % seats] = 3 if won else 1
    ranks[seat] = 1 if won else 2
    members = tuple(range(1, seats + 1))
    return Played(number, more.pop("game", "abraca"), float(number), seat, tuple(ranks), members, **more)


def only(games: Sequence[Played]) -> Any:
    """Return the statistics of the only game in ``games``."""
    return compared(games, {"abraca": Options})["abraca"][1]


def test_a_seat_that_wins_more_is_told_with_both_shares() -> None:
    first = [game(number, won=number < 8, seat=0) for number in range(10)]
    later = [game(number, won=number < 3, seat=number % 3 + 1) for number in range(12)]
    [one] = only([*first, *later])
    assert (one.circumstance, one.value) == ("seat", "1")
    assert (one.inside.won, one.inside.games, one.inside.even) == (8, 10, 2.5)
    assert (one.outside.won, one.outside.games, one.outside.even) == (3, 12, 3.0)


def test_more_wins_at_small_tables_are_what_is_expected() -> None:
    """Half of the two-player games and a quarter of the four-player games: raw shares would look like a
    difference.
    """
    two = [game(number, won=number % 2 == 0, seats=2) for number in range(40)]
    four = [game(number, won=number % 4 == 0, seats=4) for number in range(40)]
    assert only([*two, *four]) == []


def test_an_option_with_two_values_is_told_once_from_its_better_side() -> None:
    with_it = [game(number, won=number < 2, options={"doubles": True}) for number in range(20)]
    without = [game(number, won=number < 15, options={}) for number in range(20)]
    [one] = only([*with_it, *without])
    assert (one.circumstance, one.name, one.value) == ("option", "doubles", "false")
    assert one.inside.surplus > one.outside.surplus


def test_options_of_an_older_game_are_left_out() -> None:
    gone = [game(number, won=number < 2, options={"doubles": "perhaps"}) for number in range(20)]
    assert only([*gone, *(game(number, won=True) for number in range(20))]) == []


def test_too_few_games_say_nothing() -> None:
    few = [game(number, won=number % 2 == 0) for number in range(FEWEST_GAMES - 1)]
    assert compared(few, {"abraca": Options}) == {}
    assert compared([*few, game(99)], {"abraca": Options}) == {"abraca": (FEWEST_GAMES, [])}
    assert compared([*few, game(99)], {}) == {}
    rare = [game(number, won=True, seat=1) for number in range(FEWEST_APART - 1)]
    assert only([*(game(number) for number in range(20)), *rare]) == []


PLAYED = st.builds(
    game,
    st.integers(0, 99),
    won=st.booleans(),
    seat=st.integers(0, 1),
    seats=st.integers(2, 5),
    options=st.fixed_dictionaries({"doubles": st.booleans(), "length": st.sampled_from(["long", "short"])}),
    clock=st.sampled_from(["none", "live"]),
)


@given(st.lists(PLAYED, max_size=60))
def test_comparisons_count_every_game_once(games: list[Played]) -> None:
    """A recount, game by game: both sides together have all games, and the difference is clear."""
    for one in compared(games, {"abraca": Options}).get("abraca", (0, []))[1]:
        inside = [each for each in games if value_of(each, one.circumstance, one.name) == one.value]
        outside = [each for each in games if each not in inside]
        assert one.inside.games + one.outside.games == len(games)
        assert one.inside.games == len(inside) >= FEWEST_APART
        assert one.inside.won == sum(each.ranks[each.seat] == 1 for each in inside)
        assert one.inside.even == pytest.approx(sum(1 / len(each.ranks) for each in inside))
        shares = [
            (sum((each.ranks[each.seat] == 1) - 1 / len(each.ranks) for each in side) / len(side), side)
            for side in (inside, outside)
        ]
        noise = sum(
            sum(1 / len(each.ranks) * (1 - 1 / len(each.ranks)) for each in side) / len(side) ** 2
            for _, side in shares
        )
        assert abs(shares[0][0] - shares[1][0]) >= STANDS_OUT * noise**0.5 * 0.999


def value_of(one: Played, circumstance: str, name: str) -> str:
    """Return the value of a circumstance of a game, read in a different way."""
    return {
        "seat": str(one.seat + 1),
        "players": str(len(one.members)),
        "computers": "without",
        "clock": one.clock,
        "option": str(one.options.get(name)).lower(),
    }[circumstance]


@given(st.lists(PLAYED, max_size=60))
def test_few_comparisons_and_one_for_each_circumstance(games: list[Played]) -> None:
    found = compared(games, {"abraca": Options}).get("abraca", (0, []))[1]
    assert len(found) <= MENTIONED
    assert len({(one.circumstance, one.name) for one in found}) == len(found)


def test_what_counts_as_clear_is_seldom_chance() -> None:
    """With 20 games each at even chances, fewer than 1 in 12 pairs of shares differ that much by chance."""
    even = [comb(20, won) * 0.25**won * 0.75 ** (20 - won) for won in range(21)]
    noise = (2 * 0.25 * 0.75 / 20) ** 0.5
    chance = sum(
        one * other
        for won, one in enumerate(even)
        for lost, other in enumerate(even)
        if abs(won - lost) / 20 >= STANDS_OUT * noise
    )
    assert chance < 1 / 12


def test_the_pace_is_the_median_of_enough_answers() -> None:
    waits = [60.0] * (FEWEST_ANSWERS // 2) + [DAY] * (FEWEST_ANSWERS // 2)
    assert pace_of(waits) == Pace((60 + DAY) / 2, FEWEST_ANSWERS)
    assert pace_of(waits[1:]) is None


@given(st.lists(st.floats(0, 1e7), min_size=FEWEST_ANSWERS))
def test_half_of_the_answers_are_as_quick_as_the_median(waits: list[float]) -> None:
    pace = pace_of(waits)
    assert pace is not None
    assert 2 * sum(wait <= pace.seconds for wait in waits) >= len(waits)
    assert 2 * sum(wait >= pace.seconds for wait in waits) >= len(waits)


@given(st.lists(st.booleans()))
def test_the_longest_streak_of_wins(won: list[bool]) -> None:
    text = "".join("x" if one else " " for one in won)
    found = streaks([game(number, won=one) for number, one in enumerate(won)], (), UTC)
    assert found.wins == max(map(len, text.split(" ")))


@given(st.sets(st.integers(0, 40)), st.integers(-11, 11))
def test_the_longest_streak_of_days_in_any_time_zone(days: set[int], hours: int) -> None:
    """Answers are at local noon; the check tries every first day and every length."""
    zone: tzinfo = timezone(timedelta(hours=hours))
    noons = [datetime(2026, 1, 1, 12, tzinfo=zone) + timedelta(days=day) for day in days]
    found = streaks((), [int(noon.timestamp()) // 900 for noon in noons], zone)
    played = {date(2026, 1, 1) + timedelta(days=day) for day in days}
    longest = max(
        (
            length
            for first in played
            for length in range(1, 42)
            if all(first + timedelta(days=more) in played for more in range(length))
        ),
        default=0,
    )
    assert found.days == longest


def test_an_answer_before_midnight_and_one_after_it_are_two_days() -> None:
    before = datetime(2026, 3, 28, 23, 50, tzinfo=timezone(timedelta(hours=5, minutes=45)))
    quarters = [int((before + timedelta(minutes=more)).timestamp()) // 900 for more in (0, 15)]
    assert streaks((), quarters, before.tzinfo or UTC).days == 2
    assert streaks((), quarters, UTC).days == 1


SHARES = st.builds(
    Share,
    st.none(),
    st.none() | st.builds(Estimate, st.floats(0, 1), st.just(0.0), st.just(1.0)),
    st.sampled_from([0.0, 0.5, 1.0]),
)


@given(st.lists(SHARES), st.integers(2, 6))
def test_even_shares_skill_and_luck_add_up_to_the_games_won(shares: list[Share], seats: int) -> None:
    known = [one for share in shares if (one := fortune(share, seats)) is not None]
    told = [share for share in shares if share.answers is not None]
    assert len(known) == len(told)
    points = course(known)
    assert points[0] == (0.0, 0.0)
    assert len(points) == len(known) + 1
    skill, luck = points[-1]
    assert len(told) / seats + skill + luck == pytest.approx(sum(share.ended for share in told))
    assert skill == pytest.approx(sum(share.answers.value - 1 / seats for share in told if share.answers))
