"""Every text of Touria is worded in every language, and fits its place."""

from __future__ import annotations

import pytest

from games.engine.lesson import LEARNER, corrected, lesson_of, position, shown
from games.touria.components import ITEMS
from games.touria.model import Options
from render.words import Words, locales, words_for
from tests.games.properties import test_words
from tests.games.touria.table import TOURIA

CATALOGUES = [words_for(locale) for locale in locales()]


@pytest.mark.parametrize("words", CATALOGUES, ids=lambda words: words.locale)
def test_the_lobby_the_rules_and_the_items_have_words(words: Words) -> None:
    test_words.test_the_lobby_has_words_for_every_option(TOURIA, words)
    test_words.test_the_rules_are_told_in_pages(TOURIA, words)
    for name in ITEMS:
        assert words(f"touria-item-{name}")
        assert len(words(f"touria-effect-{name}")) <= test_words.SELECT_HINT


@pytest.mark.parametrize("words", CATALOGUES, ids=lambda words: words.locale)
def test_the_lesson_names_choices_as_their_buttons_do(words: Words) -> None:
    lesson = lesson_of("touria")
    assert lesson is not None
    for number, step in enumerate(lesson.steps):
        if not step.answer:
            continue
        asked = TOURIA.decisions(position(TOURIA, lesson, number, is_answered=False).state)[LEARNER]
        told = [shown("touria", step), *(corrected("touria", step, (one.id,)) for one in asked.options)]
        [button] = [words.say(one.label) for one in asked.options if (one.id,) == step.answer]
        assert all(f"**{button}**" in words.say(text) for text in told)


def test_the_default_options_are_those_of_the_rules() -> None:
    options = Options()
    assert (options.target, options.ending, options.turn_rotation) == ("standard", "doors", "ccw")
    assert options.entry_payment
    assert not options.items_visible
