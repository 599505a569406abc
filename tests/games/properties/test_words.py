"""Every text of a game is worded in every language, and fits where Discord shows it."""

from __future__ import annotations

import typing

import pytest

from games.engine.game import AnyGame
from games.engine.text import Text
from render.words import DEFAULT_LOCALE, Words, locales, words_for
from tests.games.properties.corpus import Corpus, frozen
from tests.support.languages import is_told
from tests.words.grammar import flaws

BUTTON = 80
SELECT_HINT = 100
RULES_PAGE = 1800
SHORTEST_CHAPTER = 200
"""In characters. A chapter is about one thing, but covers it."""
ROOM = {"prompt": 200, "label": BUTTON, "hint": SELECT_HINT, "event": 400}
NAMES = ("Ada", "Grace", "Mary", "Rosalind", "Emmy", "Sofja")


@pytest.fixture(params=locales(), scope="session")
def words(request: pytest.FixtureRequest) -> Words:
    return words_for(request.param)


def spoken(words: Words, text: Text) -> str:
    sentence = words.say(text, NAMES)
    assert sentence.strip()
    return sentence


@pytest.mark.parametrize("where", ROOM)
def test_whatever_is_said_fits_its_place(house_corpus: Corpus, words: Words, where: str) -> None:
    texts = house_corpus.said.get(where, {}).values()
    assert texts or where == "hint"
    told = is_told(house_corpus.game.id, words.locale)
    for text in texts:
        said = spoken(words, text)
        assert len(said) <= ROOM[where], text
        assert not flaws(said, words.locale if told else DEFAULT_LOCALE), said
    assert max(map(len, house_corpus.ids)) <= BUTTON


def test_outcomes_and_refusals_can_be_said(house_corpus: Corpus, words: Words) -> None:
    game = house_corpus.game
    texts: dict[bytes, Text] = {}
    for moment in house_corpus.moments:
        for seat in range(moment.walk.seats):
            text = game.refusal(moment.state, seat, ("nonsense",))
            texts[frozen(text)] = text
    for walk in house_corpus.walks:
        outcome = game.outcome(walk.state)
        assert outcome is not None
        texts[frozen(outcome.reason)] = outcome.reason
    for text in texts.values():
        spoken(words, text)


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
        assert SHORTEST_CHAPTER < len(words(f"{house_game.id}-rules-{pages}")) <= RULES_PAGE
    assert pages
