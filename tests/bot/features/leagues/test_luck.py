"""Luck and play: sums over reviewed games, with confidence intervals."""

from __future__ import annotations

import pytest

from bot.features.competitions.rules.standings import SeatScore
from bot.features.leagues.rules.league import Fixture
from bot.features.leagues.rules.luck import play_and_luck
from bot.features.leagues.rules.season import Played
from games.engine.review import Estimate, Review, Share

REVIEW = Review(
    marks=(),
    turning_points=(),
    best_moves=(None, None),
    shares=(Share(None, Estimate(0.75, 0.65, 0.85), 1.0), Share(None, Estimate(0.25, 0.15, 0.35), 0.0)),
    questions=9,
    weighed=9,
)


def _game(table: int, *scores: SeatScore) -> Played:
    fixture = Fixture(1, 0, table, "abraca", (7, 8), table=table, opened_at=1.0)
    return Played(fixture, "over", scores)


def test_intervals_add_up_over_reviewed_games() -> None:
    games = [_game(table, SeatScore(7, 1), SeatScore(8, 2)) for table in (1, 2, 3)]
    found = play_and_luck(games, {1: REVIEW, 2: REVIEW})
    assert (found[7].games, found[7].told) == (3, 2)
    assert found[7].play.value == pytest.approx(0.5)
    assert found[7].play.high - found[7].play.low == pytest.approx(0.2 * 2**0.5)
    assert found[7].luck.value == pytest.approx(0.5)
    assert found[8].play.value == pytest.approx(-0.5)
    assert found[7].play.value + found[7].luck.value == pytest.approx(2 - 2 * 0.5)


def test_a_seat_that_somebody_else_finished_is_left_out() -> None:
    found = play_and_luck([_game(1, SeatScore(7, 1), SeatScore(8, 2, by_other=True))], {1: REVIEW})
    assert found.keys() == {7}
