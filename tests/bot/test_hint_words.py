"""What a hint says if answers are equally good."""

from __future__ import annotations

from bot.panels.hints import equal_answers
from games.engine.search import Finding


def findings(*values: float, error: float) -> list[Finding]:
    return [Finding((f"play {number}",), value, 1_000, error) for number, value in enumerate(values)]


def test_answers_within_their_error_areequal_answersly_good() -> None:
    assert equal_answers(findings(0.25, 0.25, 0.24, error=0.006)) == 3
    assert equal_answers(findings(0.25, 0.25, 0.2, error=0.006)) == 2
    assert equal_answers(findings(0.4, 0.3, 0.25, error=0.006)) == 1


def test_what_was_hardly_tried_is_not_calledequal_answers() -> None:
    assert equal_answers(findings(0.25, 0.25, error=0.2)) == 1
    assert equal_answers([]) == 0
