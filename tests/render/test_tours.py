"""For every game: everything in it gets played, and everything played can be drawn, described and worded."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from render.kit import typesetting
from render.kit.cache import PIECES
from render.registry import PAINTERS
from render.words import MissingWords, Words
from tests.render import tours
from tests.render.tours import Heard, course_of, take_tour


@pytest.fixture(autouse=True)
def roomy_cache(monkeypatch: pytest.MonkeyPatch, no_ink: None) -> None:
    """Draw no piece and measure no line twice, to save time."""
    monkeypatch.setattr(PIECES, "limit", 400_000_000)
    monkeypatch.setattr(typesetting, "measure", cache(typesetting.measure.__wrapped__))


@pytest.mark.slow
@pytest.mark.parametrize("game_id", PAINTERS)
def test_everything_that_a_game_has_is_used_drawn_and_said(game_id: str) -> None:
    assert not take_tour(game_id).missed()


def test_a_word_that_a_picture_lacks_stops_the_tour(monkeypatch: pytest.MonkeyPatch) -> None:
    """The kind of error that tours exist for: flying by broom once looked up the name of a space called
    broom.
    """
    said = Words.__call__

    def without(words: Words, key: str, /, **args: str | float) -> str:
        if key == "abraca-picture-own-stones":
            raise MissingWords(key)
        return said(words, key, **args)

    monkeypatch.setattr(Heard, "__call__", without)
    with pytest.raises(MissingWords, match="own-stones") as stopped:
        take_tour("abraca")
    assert any("abraca, walk 0: 2 seats" in note for note in stopped.value.__notes__)


def test_what_is_not_reached_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    course = replace(
        course_of("abraca"), walks=1, moves=3, unsaid={"abraca-prompt-first": "never", "no": "no"}
    )
    monkeypatch.setattr(tours, "course_of", lambda _: replace(course, components=frozenset({"wand"})))
    monkeypatch.setattr(tours.Tour, "visit_lobby", lambda _: None)
    missed = take_tour("abraca").missed()
    assert len(missed["options that nobody took"]) >= 6
    assert missed["components that were not drawn"] == ["wand"]
    assert "abraca-reason-points" in missed["messages that were not said, en"]
    assert missed["messages that were said all the same, it"] == ["abraca-prompt-first"]
    assert missed["messages that there are not, it"] == ["no"]
