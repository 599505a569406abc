"""Everything that a game says has words in every language, and fits where Discord puts it."""

from __future__ import annotations

import typing

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.engine.chance import RecordedChance
from games.engine.game import AnyGame, Refused
from games.engine.play import play
from games.engine.text import Text
from render.words import Words, locales, words_for
from tests.games.properties.walks import walks

BUTTON = 80
SELECT_HINT = 100
RULES_PAGE = 1800
NAMES = ("Ada", "Grace", "Mary", "Rosalind", "Emmy", "Sofja")


@pytest.fixture(params=locales(), scope="session")
def words(request: pytest.FixtureRequest) -> Words:
    return words_for(request.param)


def spoken(words: Words, text: Text) -> str:
    sentence = words.say(text, NAMES)
    assert sentence.strip()
    return sentence


@given(data=st.data())
def test_questions_and_options_fit_their_places(
    house_game: AnyGame, words: Words, data: st.DataObject
) -> None:
    walk = data.draw(walks(house_game))
    for decision in house_game.decisions(walk.state).values():
        assert len(spoken(words, decision.prompt)) <= 200
        for option in decision.options:
            assert len(spoken(words, option.label)) <= BUTTON
            assert len(option.id) <= BUTTON
            if option.hint is not None:
                assert len(spoken(words, option.hint)) <= SELECT_HINT


@given(data=st.data())
def test_events_outcomes_and_refusals_can_be_said(
    house_game: AnyGame, words: Words, data: st.DataObject
) -> None:
    walk = data.draw(walks(house_game, most=0))
    state = house_game.copy(walk.state)
    for move in walk.go_on():
        for event in house_game.apply(state, *move, _again(walk.record.moves[-1].chance)):
            spoken(words, event.text)
    outcome = house_game.outcome(walk.state)
    assert outcome is not None
    spoken(words, outcome.reason)
    with pytest.raises(Refused) as refused:
        play(house_game, walk.state, 0, ("nonsense",), walk.rest)
    spoken(words, refused.value.text)


def _again(answers: tuple[int, ...]) -> RecordedChance:
    return RecordedChance(answers)


def test_the_lobby_has_words_for_every_option(house_game: AnyGame, words: Words) -> None:
    for key in ("name", "tagline", "players"):
        assert words(f"{house_game.id}-{key}")
    for field, hint in typing.get_type_hints(house_game.options_type).items():
        key = f"{house_game.id}-option-{field}"
        assert len(words(key)) <= BUTTON
        assert len(words(f"{key}-help")) <= SELECT_HINT
        values = ("true", "false") if hint is bool else typing.get_args(hint)
        for value in values:
            assert len(words(f"{key}-{value}")) <= BUTTON


def test_the_rules_are_told_in_pages(house_game: AnyGame, words: Words) -> None:
    pages = 0
    while words.has(f"{house_game.id}-rules-{pages + 1}"):
        pages += 1
        assert 300 < len(words(f"{house_game.id}-rules-{pages}")) <= RULES_PAGE
    assert pages
