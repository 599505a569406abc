"""The turning point of a deal, and the row of symbols that sums up a game."""

from __future__ import annotations

from bot.features.daily.rules.choices import Answered, turning_question
from bot.features.daily.rules.endings import MOST_SYMBOLS, stops, symbol
from games.engine.outline import Outline, Turn
from games.engine.text import Text

LABEL = Text("somebody")


def answered(question: str, choice: str, score: int, number: int = 0) -> Answered:
    return Answered(question, number, LABEL, (choice,), (Text(choice),), score)


def test_the_question_counts_whose_choices_explain_most() -> None:
    games = [
        (answered("first", "a", 10), answered("second", "x", 10, 1)),
        (answered("first", "a", 2), answered("second", "y", 2, 1)),
        (answered("first", "a", 12), answered("second", "x", 12, 1)),
        (answered("first", "b", 6), answered("third", "z", 6, 1)),
    ]
    found = turning_question([one for game in games for one in game])
    assert found is not None
    assert (found.number, found.people) == (1, 3)
    assert [(one.labels[0].key, one.people, one.score) for one in found.brought] == [
        ("x", 2, 11.0),
        ("y", 1, 2.0),
    ]


def test_where_all_answer_alike_nothing_turns() -> None:
    assert turning_question([answered("first", "a", score) for score in (1, 5, 9)]) is None
    assert turning_question([answered("first", "a", 3), answered("other", "b", 9)]) is None
    assert turning_question([answered("first", "a", 3), answered("first", "b", 3)]) is None
    assert turning_question([]) is None


def test_symbols_tell_only_who_was_ahead() -> None:
    assert [symbol(lead) for lead in (7, 1, 0, -1, -9)] == ["🟩", "🟩", "🟨", "🟥", "🟥"]


def outlined(chapters: list[int]) -> Outline:
    return Outline(tuple(Turn(step, step, chapter) for step, chapter in enumerate(chapters)))


def test_each_chapter_has_a_symbol() -> None:
    assert stops(outlined([1, 1, 1, 2, 2, 3])) == [2, 4, 5]


def test_a_game_without_chapters_is_cut_into_equal_parts() -> None:
    assert stops(outlined([1] * 80)) == [9, 19, 29, 39, 49, 59, 69, 79]
    assert stops(outlined([1, 1])) == [0, 1]


def test_a_long_game_has_no_more_symbols_than_fit() -> None:
    for chapters in (MOST_SYMBOLS, MOST_SYMBOLS + 1, 30, 100):
        found = stops(outlined(list(range(1, chapters + 1))))
        assert len(found) <= MOST_SYMBOLS
        assert found[-1] == chapters - 1
        assert found == sorted(set(found))
