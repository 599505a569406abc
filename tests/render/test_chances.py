"""The plot of chances over a game: every number of seats, any names, both languages."""

from __future__ import annotations

import pytest

from games.engine.places import Place
from games.engine.review import Mark, Share, TurningPoint, summed_up
from games.engine.text import Text
from render.chances import WIDTH, chances
from render.kit.layout import display
from render.picture import ALT_LIMIT
from render.positions import HARD_NAMES, occupants
from render.words import locales, words_for
from tests.render.displayed import Displayed, assert_laid_out_well, watched


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("steps", [1, 90_000])
def test_it_is_laid_out_well(monkeypatch: pytest.MonkeyPatch, locale: str, seats: int, steps: int) -> None:
    even = (1 / seats,) * seats
    winner = tuple(1.0 if seat == 1 else 0.0 for seat in range(seats))
    review = summed_up([Mark(0, even), Mark(steps, winner)], [], (0,) * seats)
    made = (Text("review-best"),)
    points = tuple(TurningPoint(step, 0, Place(1), made, 0.1, made, 0.3) for step in (0, steps, steps))
    picture = chances(
        type(review)(review.marks, points, *review_rest(seats)),
        occupants(HARD_NAMES, seats),
        words_for(locale),
    )
    seen: list[Displayed] = []
    monkeypatch.setattr(display, "paint", lambda base, items: seen.append(watched(base, items)))
    image = picture.draw()
    assert image.width == WIDTH
    assert_laid_out_well(seen)
    assert len(picture.alt) <= ALT_LIMIT
    assert picture.alt.endswith(".")


def review_rest(seats: int) -> tuple[tuple[None, ...], tuple[Share, ...], int, int]:
    """Return the parts of a review that the picture doesn't show."""
    return (None,) * seats, (Share(None, None, 0.5),) * seats, 0, 0
