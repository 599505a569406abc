"""A hand with a question fits a phone's screen, or is only a little taller; ``make bench`` measures more."""

from __future__ import annotations

import statistics

import pytest

from render.words import locales
from tests.render.test_channel import GAMES_ON_PHONES
from tests.support.hand_heights import MEDIAN, MOST, heights
from tests.support.languages import measured

POSITIONS, EVERY = 40, 7
FEW = 8
"""Positions to measure in a language that isn't drawn everywhere."""


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("game_id", GAMES_ON_PHONES)
def test_a_hand_fits_a_phone(game_id: str, locale: str) -> None:
    found = heights(game_id, locale, POSITIONS if locale in measured() else FEW, EVERY)
    assert max(found) <= MOST
    assert statistics.median(found) <= MEDIAN or locale not in measured()


@pytest.mark.parametrize("game_id", ["touria", "towers"])
@pytest.mark.parametrize("locale", ["en", "it"])
def test_a_form_makes_no_hand_too_high(game_id: str, locale: str) -> None:
    assert max(heights(game_id, locale, 20, 1, with_form=True)) <= MOST
