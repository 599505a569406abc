"""The standings of a division: any size and names, every language, and the text that says the same."""

from __future__ import annotations

from typing import get_args

import pytest

from games.engine.text import Typed
from render.divisions import WIDTH, DivisionPlace, Way, division
from render.kit.layout import display
from render.picture import ALT_LIMIT
from render.positions import HARD_NAMES
from render.words import locales, words_for
from tests.render.displayed import Displayed, assert_laid_out_well, watched

WAYS: tuple[Way, ...] = get_args(Way)
NAMES = (*HARD_NAMES, "W" * 32, "さくら", "\U00012432")


def places(people: int, number: int) -> list[DivisionPlace]:
    """Return the places of a division that contains every kind of line."""
    return [
        DivisionPlace(
            rank=place + 1,
            name=None if place == 5 else Typed(NAMES[place % len(NAMES)]),
            points=99.5 - 7.3 * place,
            games=place % 5 + 8,
            total=24,
            best=max(1, place),
            worst=min(people, place + 3) if place % 4 else max(1, place),
            came=WAYS[place % len(WAYS)],
            goes="up" if place < 2 and number > 1 else "down" if place >= people - 2 else "stayed",
            form=(1, 2, 3, 0, 5, 6, 4)[: place % 8],
            left=place % 6 == 4,
        )
        for place in range(people)
    ]


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("people", [3, 8, 13])
def test_it_is_laid_out_well(monkeypatch: pytest.MonkeyPatch, locale: str, people: int) -> None:
    picture = division(people - 2, places(people, people - 2), words_for(locale))
    seen: list[Displayed] = []
    monkeypatch.setattr(display, "paint", lambda base, items: seen.append(watched(base, items)))
    assert picture.draw().width == WIDTH
    assert_laid_out_well(seen)
    assert len(picture.alt) <= ALT_LIMIT


@pytest.mark.parametrize("locale", locales())
def test_a_whole_division_fits_into_the_alternative_text(locale: str) -> None:
    """Names of eight letters, which is longer than usual."""
    lines = [DivisionPlace(place + 1, Typed("Ottilie" + "x"), 9.5, 3, 8, 1, 9) for place in range(13)]
    alt = division(2, lines, words_for(locale)).alt
    assert alt.count("Ottilie") == 13


def test_the_text_says_what_the_picture_shows() -> None:
    words = words_for("en")
    shown = [
        DivisionPlace(1, Typed("Ada"), 23.5, 3, 8, 1, 2, came="down", goes="up"),
        DivisionPlace(2, None, 1, 3, 8, 2, 2, came="new", goes="down"),
        DivisionPlace(3, Typed("Bruno"), 0, 1, 8, 3, 3, left=True),
    ]
    assert division(2, shown, words).alt == (
        "Standings of division 2: 3 people. 1. Ada: 23.5 points, 3 of 8 played, can finish 1 to 2, "
        "relegated last time. Moving up. 2. Somebody: 1 point, 3 of 8 played, new. Moving down. "
        "3. Bruno: 0 points, 1 of 8 played, left."
    )
