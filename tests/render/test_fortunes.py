"""The plot of luck and skill: its layout in both languages, and the text that says the same."""

from __future__ import annotations

import pytest

from render.fortunes import WIDTH, fortunes, signed
from render.kit.layout import display
from render.picture import ALT_LIMIT
from render.words import locales, words_for
from tests.render.displayed import Displayed, assert_laid_out_well, watched

COURSES = [
    [(0.0, 0.0), (0.01, -0.01), (0.0, 0.0), (0.02, 0.0)],
    [(0.0, 0.0), *((number * 0.9, -number * 0.9) for number in range(1, 61))],
]


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("course", COURSES, ids=["flat", "steep"])
def test_it_is_laid_out_well(
    monkeypatch: pytest.MonkeyPatch, locale: str, course: list[tuple[float, float]]
) -> None:
    picture = fortunes(course, words_for(locale))
    seen: list[Displayed] = []
    monkeypatch.setattr(display, "paint", lambda base, items: seen.append(watched(base, items)))
    assert picture.draw().width == WIDTH
    assert_laid_out_well(seen)
    assert len(picture.alt) <= ALT_LIMIT


def test_the_text_says_what_the_plot_shows() -> None:
    words = words_for("en")
    alt = fortunes([(0.0, 0.0), (0.25, -0.5), (0.5, -1.0), (0.75, 0.5), (1.0, -2.0)], words).alt
    for game, skill, luck in ((1, 0.25, -0.5), (2, 0.5, -1.0), (3, 0.75, 0.5), (4, 1.0, -2.0)):
        said = words("luck-alt-at", game=game, skill=signed(skill, words), luck=signed(luck, words))
        assert said in alt


@pytest.mark.parametrize(
    ("wins", "en", "it"), [(1.0, "+1.0", "+1,0"), (-0.31, "−0.3", "−0,3"), (0.04, "±0", "±0")]
)
def test_numbers_of_wins(wins: float, en: str, it: str) -> None:
    assert signed(wins, words_for("en")) == en
    assert signed(wins, words_for("it")) == it
