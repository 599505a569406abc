"""The banner above a picture: it says what was decided, fits, and leaves the picture below unchanged."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from games.registry import GAMES
from render.bannered import bannered
from render.picture import ALT_LIMIT, Picture
from render.positions import HARD_NAMES, PLAIN_NAMES, occupants
from render.seats import seat_names
from render.shape import TALL_WIDTH, Shape
from render.words import locales, words_for
from tests.render.decided import decided, longest
from tests.render.displayed import assert_laid_out_well
from tests.render.fitting import assert_fits
from tests.render.reading import reading
from tests.render.samples import WIDEST_NAME, Names, pictures, samples_of
from tests.render.test_goldens import assert_accepted
from tests.support.features import MOMENTS
from tests.support.languages import measured, others

GOLDEN = Path(__file__).parent / "golden"
HIGHEST = 380
"""Maximum height of a banner with the widest possible names, in pixels."""
SMALLEST = 26
WIDTHS = (1400, 1200, TALL_WIDTH)
"""Widths of boards and private pictures."""
WIDE_NAMES = (WIDEST_NAME,) * 6
NAMED = {"plain": PLAIN_NAMES, "foreign": HARD_NAMES, "wide": WIDE_NAMES}
SPOKEN = [
    *(pytest.param(locale, NAMED[name], id=f"{locale}-{name}") for locale in measured() for name in NAMED),
    *(pytest.param(locale, WIDE_NAMES, id=f"{locale}-wide") for locale in others()),
]


@cache
def noise(width: int) -> Image.Image:
    """Return a picture of noise, on which any shift is visible."""
    return Image.effect_noise((width, 300), 40).convert("RGB")


def plain(game_id: str, names: Names, locale: str, shape: Shape | None) -> Picture:
    """Return the board, or a player's picture, in the middle of a game with all seats."""
    seats = GAMES[game_id].seats[-1]
    views = samples_of(game_id).moments(seats)
    view = next(view for view in views if (view.viewer is None) == (shape is None))
    return pictures(game_id, view, names, locale, shape or "wide")[0]


@pytest.mark.parametrize(("locale", "names"), SPOKEN)
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("game_id", MOMENTS)
def test_every_moment_fits_above_its_picture(game_id: str, width: int, locale: str, names: Names) -> None:
    words, around = words_for(locale), occupants(names, GAMES[game_id].seats[-1])
    moment = longest(game_id, len(around), seat_names(around, words), words)
    before = noise(width)
    with reading() as (fitted, displayed):
        drawn = bannered(Picture("board", "A board.", lambda: before), moment, around, words).draw()
    assert_fits(fitted, SMALLEST)
    assert_laid_out_well(displayed)
    assert len(displayed) == 1
    banner = drawn.height - before.height
    assert 100 < banner <= HIGHEST
    assert drawn.width == before.width
    kept = drawn.crop((0, banner, drawn.width, drawn.height))
    assert ImageChops.difference(kept, before).getbbox() is None


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("game_id", MOMENTS)
def test_whoever_cannot_see_it_hears_of_it_first(game_id: str, locale: str) -> None:
    words, around = words_for(locale), occupants(PLAIN_NAMES, GAMES[game_id].seats[-1])
    board = plain(game_id, PLAIN_NAMES, locale, None)
    for moment in decided(game_id, len(around)):
        alt = bannered(board, moment, around, words).alt
        assert alt.startswith(words.say(moment[0], seat_names(around, words)))
        assert board.alt[:40] in alt
        assert len(alt) <= ALT_LIMIT
        assert alt.endswith((".", "!", "?"))


def test_without_a_moment_nothing_changes() -> None:
    board = plain("abraca", PLAIN_NAMES, "en", None)
    assert bannered(board, (), occupants(PLAIN_NAMES, 2), words_for("en")) is board


@pytest.mark.parametrize(
    ("game_id", "shape", "locale", "names"),
    [("abraca", None, "en", PLAIN_NAMES), ("towers", "tall", "it", HARD_NAMES)],
)
def test_the_banner_is_the_one_that_was_accepted(
    game_id: str, shape: Shape | None, locale: str, names: Names
) -> None:
    words, around = words_for(locale), occupants(names, GAMES[game_id].seats[-1])
    moment = longest(game_id, len(around), seat_names(around, words), words)
    drawn = bannered(plain(game_id, names, locale, shape), moment, around, words)
    assert_accepted(drawn, GOLDEN / f"banner-{game_id}-{locale}.png")
