"""The text of a hint when answers are equally good."""

from __future__ import annotations

from bot.features.hints.panel import equal_answers, wins_of_100
from games.engine.search import Finding
from games.registry import GAMES


def findings(*values: float, error: float) -> list[Finding]:
    return [Finding((f"play {number}",), value, 1_000, error) for number, value in enumerate(values)]


def test_answers_within_their_error_are_equally_good() -> None:
    assert equal_answers(findings(0.25, 0.25, 0.24, error=0.006)) == 3
    assert equal_answers(findings(0.25, 0.25, 0.2, error=0.006)) == 2
    assert equal_answers(findings(0.4, 0.3, 0.25, error=0.006)) == 1


def test_what_was_hardly_tried_is_not_called_equal() -> None:
    assert equal_answers(findings(0.25, 0.25, error=0.2)) == 1
    assert equal_answers([]) == 0


def test_a_hint_tells_how_often_an_answer_wins_not_what_the_search_takes_it_for() -> None:
    # 294 answers at Tschak! with two seats, rated 75 by the search, won 66 times in 100.
    [taken_for_75] = findings(0.75, error=0.01)
    assert 66 <= wins_of_100(GAMES["towers"], 2, taken_for_75) <= 71
