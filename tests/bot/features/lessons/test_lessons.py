"""Lessons: they follow the rules, and at each stop every answer gets a useful reply."""

from __future__ import annotations

from typing import get_args

import pytest
from msgspec.structs import replace

from bot.discord.panels.panel import Panel, Row, Select
from bot.features.lessons.rules import (
    Progress,
    Resumption,
    Stop,
    lesson_perspective,
    progress,
    resumption,
    verdict,
)
from bot.features.play.panel.hand import hand
from games.engine.lesson import LEARNER, Lesson, Step, corrected, lesson_of, position
from games.registry import GAMES
from render.registry import PAINTERS
from render.shape import Shape
from render.spotlight import regions_of
from render.words import locales, words_for
from tests.render.inkless import without_ink
from tests.support.lesson_panels import stop_panel

LESSONS = {game: lesson for game in GAMES if (lesson := lesson_of(game))}
_MOST_WORDS = 600
"""As many words as people read in three minutes."""


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_has_five_to_eight_steps_and_asks_something(name: str) -> None:
    lesson = LESSONS[name]
    assert 5 <= len(lesson.steps) <= 8
    assert sum(1 for step in lesson.steps if step.answer) >= 2


@pytest.mark.parametrize("name", LESSONS)
def test_exactly_one_answer_is_right_and_every_other_one_is_explained(name: str) -> None:
    game, lesson = GAMES[name], LESSONS[name]
    explained = 0
    for number, step in enumerate(lesson.steps):
        position(game, lesson, number, is_answered=True)
        if not step.answer:
            continue
        decision = game.decisions(position(game, lesson, number, is_answered=False).state)[LEARNER]
        assert verdict(step, decision, step.answer) == "right"
        assert verdict(step, decision, ("no such thing",)) == "unknown"
        ids = {option.id for option in decision.options}
        assert step.wrong.keys() <= ids, "words for an answer that is not offered"
        assert not step.wrong.keys() & {*step.answer}
        if decision.minimum == decision.maximum == 1:
            wrong = [one for one in ids if verdict(step, decision, (one,)) == "wrong"]
            assert len(wrong) == len(ids) - 1
            for locale in locales():
                words = words_for(locale)
                assert all(words.say(corrected(name, step, (one,))) for one in wrong)
            explained += len(wrong)
    assert explained


@pytest.mark.parametrize("name", LESSONS)
@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("shape", get_args(Shape))
@without_ink()
def test_what_is_marked_is_in_the_picture(name: str, locale: str, shape: Shape) -> None:
    game, lesson, words = GAMES[name], LESSONS[name], words_for(locale)
    for number, step in enumerate(lesson.steps):
        there = position(game, lesson, number, is_answered=False)
        table = lesson_perspective(game, lesson, there, locale, "Ada")
        if step.shows == "board":
            picture = PAINTERS[name].public(game.view(there.state, None), table.occupants, words)[0]
        else:
            picture = PAINTERS[name].private(table.view, table.occupants, words, shape=shape)[0]
        assert set(step.marks) <= regions_of(picture), step.name
    assert any(step.marks for step in lesson.steps)


@pytest.mark.parametrize("name", LESSONS)
def test_what_came_of_an_answer_is_a_picture_of_the_channel(name: str) -> None:
    game, lesson, words = GAMES[name], LESSONS[name], words_for("en")
    for number, step in enumerate(lesson.steps):
        if step.then:
            there = position(game, lesson, number, is_answered=True)
            table = lesson_perspective(game, lesson, there, "en", "Ada")
            pictures = PAINTERS[name].public(game.view(there.state, None), table.occupants, words)
            assert step.then in {picture.name for picture in pictures}, step.name


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_offers_what_a_hand_offers(name: str) -> None:
    """Only answers, without preferences; as buttons wherever a hand has buttons."""
    game, lesson, words = GAMES[name], LESSONS[name], words_for("en")
    for number, step in enumerate(lesson.steps):
        if not step.answer:
            continue
        there = position(game, lesson, number, is_answered=False)
        table = lesson_perspective(game, lesson, there, "en", "Ada")
        learning, playing = (
            stop_panel(Stop(name, step.name), words, "Ada"),
            hand(table, PAINTERS[name], words),
        )
        assert offered(learning, "lesson-pick") == offered(playing, "pick"), step.name
        assert chosen_from(learning) == chosen_from(playing), step.name


def offered(panel: Panel, verb: str) -> list[str]:
    """Return the labels of ``panel``'s buttons with the verb ``verb``."""
    rows = [part for part in panel.parts if isinstance(part, Row)]
    return [one.label for row in rows for one in row.buttons if one.press and one.press.verb == verb]


def chosen_from(panel: Panel) -> list[str]:
    """Return the labels in ``panel``'s menus."""
    menus = [part for part in panel.parts if isinstance(part, Select)]
    return [label for menu in menus for _, label, _ in menu.choices]


@pytest.mark.parametrize("name", LESSONS)
@pytest.mark.parametrize("locale", locales())
def test_a_lesson_is_read_in_three_minutes(name: str, locale: str) -> None:
    from games.engine.lesson import closed, praised, shown

    words, lesson = words_for(locale), LESSONS[name]
    said = [shown(name, step) for step in lesson.steps]
    said += [praised(name, step) for step in lesson.steps if step.answer]
    count = sum(len(words.say(text).split()) for text in [*said, closed(name)])
    assert count <= _MOST_WORDS


QUOITS = Lesson(2, 7, (Step("aim"), Step("throw", answer=("far",)), Step("end")))
"""A lesson that somebody left at the throw."""


@pytest.mark.parametrize(
    ("now", "number", "how"),
    [
        (QUOITS, 1, "resumed"),
        (replace(QUOITS, seed=8), 1, "changed"),
        (replace(QUOITS, steps=(Step("aim"), Step("throw", answer=("near",)), Step("end"))), 1, "changed"),
        (replace(QUOITS, steps=(Step("aim"), Step("throw", answer=("far",)))), 1, "resumed"),
        (replace(QUOITS, steps=(Step("aim"), Step("stand"), Step("throw", answer=("far",)))), 2, "changed"),
        (replace(QUOITS, steps=(Step("aim"), Step("end"))), 1, "gone"),
        (replace(QUOITS, steps=(Step("aim"),)), 0, "gone"),
    ],
)
def test_after_an_update_one_goes_on_as_near_as_can_be_and_is_told(
    now: Lesson, number: int, how: Resumption
) -> None:
    assert resumption(now, progress(1, "quoits", QUOITS, 1)) == (number, how)


def test_who_was_never_there_begins_and_who_left_before_steps_were_noted_goes_on() -> None:
    assert resumption(QUOITS, None) == (0, None)
    assert resumption(QUOITS, Progress(1, "quoits", "throw")) == (1, "resumed")
    assert resumption(QUOITS, Progress(1, "quoits", "long-gone")) == (0, "gone")
