"""Every card of Saga has its words, and every text is worded and fits its place."""

from __future__ import annotations

import pytest

from games.saga.components import ADVENTURES, HEROES, INTERFERENCES, OBJECTIVES
from render.words import locales, words_for


@pytest.mark.parametrize("locale", locales())
def test_every_card_has_its_words(locale: str) -> None:
    speak = words_for(locale)
    for card in (*HEROES, *ADVENTURES, *INTERFERENCES):
        assert speak(f"saga-card-{card}")
        assert speak(f"saga-card-{card}-text")
    for card in ADVENTURES:
        assert speak(f"saga-card-{card}-challenge")
    for card in INTERFERENCES:
        assert len(speak(f"saga-card-{card}-hint")) <= 100


@pytest.mark.parametrize("locale", locales())
def test_objectives_say_what_they_ask_for(locale: str) -> None:
    speak = words_for(locale)
    for name, card in OBJECTIVES.items():
        needs = {str(characteristic): value for characteristic, value in card.minimum.items()}
        text = speak(f"saga-card-{name}-text", n=card.at_least[0], **needs)
        for characteristic in needs:
            assert speak(f"saga-characteristic-{characteristic}") in text
        assert str(card.at_least[0]) in text
