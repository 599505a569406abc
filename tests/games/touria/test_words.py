"""Everything that Touria says has words in every language, and fits its place."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.engine.chance import RecordedChance
from games.engine.text import Text
from games.touria.components import ITEMS
from games.touria.model import Options
from render.words import Words, locales, words_for
from tests.games.properties import test_words
from tests.games.properties.walks import walks
from tests.games.touria.table import TOURIA

NAMES = ("Ada", "Grace", "Mary", "Emmy")
CATALOGUES = [words_for(locale) for locale in locales()]


def spoken(words: Words, text: Text, most: int) -> None:
    sentence = words.say(text, NAMES)
    assert sentence.strip()
    assert len(sentence) <= most, sentence


@settings(max_examples=15)
@given(data=st.data())
def test_whatever_is_asked_and_told_in_a_game_can_be_said(data: st.DataObject) -> None:
    walk = data.draw(walks(TOURIA, most=0))
    state = TOURIA.copy(walk.state)
    for number, move in enumerate(walk.go_on()):
        for words in CATALOGUES:
            for decision in TOURIA.decisions(state).values():
                spoken(words, decision.prompt, 200)
                for option in decision.options:
                    spoken(words, option.label, test_words.BUTTON)
                    assert len(option.id) <= test_words.BUTTON
                    if option.hint is not None:
                        spoken(words, option.hint, test_words.SELECT_HINT)
        for event in TOURIA.apply(state, *move, RecordedChance(walk.record.moves[-1].chance)):
            for words in CATALOGUES:
                spoken(words, event.text, 400)
        if number > 150:
            break


@pytest.mark.parametrize("words", CATALOGUES, ids=lambda words: words.locale)
def test_the_lobby_the_rules_and_the_items_have_words(words: Words) -> None:
    test_words.test_the_lobby_has_words_for_every_option(TOURIA, words)
    test_words.test_the_rules_are_told_in_pages(TOURIA, words)
    for name in ITEMS:
        assert words(f"touria-item-{name}")
        assert len(words(f"touria-effect-{name}")) <= test_words.SELECT_HINT


def test_the_default_options_are_those_of_the_rules() -> None:
    options = Options()
    assert (options.target, options.ending, options.turn_rotation) == ("standard", "doors", "ccw")
    assert options.entry_payment
    assert not options.items_visible
