"""Pictures in a pseudo-language a third longer than English, whose words no dictionary can hyphenate.

Nothing is cut, and its letters are hardly smaller than in English.
"""

from __future__ import annotations

import pytest

from games.registry import GAMES
from render.kit.theme import SMALLEST
from render.positions import PLAIN_NAMES
from render.shape import LEAST, Shape
from tests.render import samples
from tests.render.fitting import Fitted, assert_fits
from tests.support.features import DRAWN
from tests.words.test_pseudo_locale import pseudo_words

LEAST_OF: dict[Shape, int] = {"wide": SMALLEST, "tall": LEAST}
"""The smallest letters in real languages, in pixels, by the shape of the picture."""
LEAST_WORD: dict[Shape, int] = {"wide": 15, "tall": 21}
"""The smallest letters for labels of one long word, such as Courage or Chameleon, which can't be wrapped."""
SMALLER = 0.9
"""Letters at least this fraction of the usual size don't count as smaller."""
FEW = 0.05
"""The share of texts that may have smaller letters than that."""


@pytest.mark.parametrize("shape", ["wide", "tall"])
@pytest.mark.parametrize("game_id", DRAWN)
def test_pictures_fit_a_longer_language(
    game_id: str, shape: Shape, fitted: list[Fitted], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(samples, "words_for", lambda _: pseudo_words())
    for picture in samples.every_picture(game_id, GAMES[game_id].seats[-1], "en", PLAIN_NAMES, shape):
        picture.draw()
    assert_fits(fitted, LEAST_WORD[shape])
    small = [
        (one.block.style.size, one.text) for one in fitted if one.block.style.size < SMALLER * LEAST_OF[shape]
    ]
    assert len(small) <= FEW * len(fitted), sorted(small)
