"""The turning point of a game, computed from the public scores after each of its parts."""

from __future__ import annotations

import pytest

from games.engine.highlights import Standing, turning_point
from games.engine.text import SeatName, Text


def standings(*scores: tuple[int, ...]) -> list[Standing]:
    return [Standing(Text("round", {"number": number}), one) for number, one in enumerate(scores, start=1)]


@pytest.mark.parametrize(
    ("scores", "key", "number"),
    [
        ([(3, 1)], "highlight-decided", 1),
        ([(1, 0), (3, 2), (8, 2)], "highlight-led", 1),
        ([(0, 0), (3, 2), (8, 2)], "highlight-leads", 2),
        ([(0, 1), (3, 2), (8, 2)], "highlight-overtakes", 2),
        ([(5, 1), (5, 6), (8, 7)], "highlight-overtakes", 3),
        ([(5, 1), (6, 6), (8, 7)], "highlight-leads", 3),
        ([(5, 1), (6, 6), (8, 8)], "highlight-gains", 1),
    ],
)
def test_the_turning_point_is_the_last_change_of_the_lead(
    scores: list[tuple[int, ...]], key: str, number: int
) -> None:
    told = turning_point(standings(*scores), (0,))
    assert told is not None
    assert (told.key, told.args["when"]) == (key, Text("round", {"number": number}))
    assert told.args["player"] == SeatName(0)


def test_who_is_overtaken_led_alone() -> None:
    told = turning_point(standings((2, 5, 4), (7, 6, 6)), (0,))
    assert told is not None
    assert told.args["other"] == SeatName(1)


def test_a_shared_victory_turns_on_the_largest_gain_of_a_winner() -> None:
    told = turning_point(standings((2, 1, 9), (2, 6, 9), (9, 9, 9)), (0, 1))
    assert told is not None
    assert (told.key, told.args["player"], told.args["points"]) == ("highlight-gains", SeatName(0), 7)


def test_without_scores_there_is_no_turning_point() -> None:
    assert turning_point((), (0,)) is None
    assert turning_point(standings((0, 0)), (0, 1)) is None
