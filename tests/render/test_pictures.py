"""For every game: everything on its pictures fits, and they depend on the view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pytest

from games.registry import GAMES
from render.kit.cache import PIECES
from render.kit.names import drawable_names, with_crests
from render.kit.theme import SMALLEST
from render.picture import ALT_LIMIT
from render.positions import HARD_NAMES, PLAIN_NAMES, occupants
from render.registry import PAINTERS
from render.shape import KEY, LEAST, TALL_WIDTH, Shape
from render.words import locales, words_for
from tests.render.displayed import Displayed, assert_laid_out_well
from tests.render.fitting import Fitted, assert_fits
from tests.render.reading import reading
from tests.render.samples import (
    WIDEST_NAME,
    Names,
    every_picture,
    is_seated,
    picture,
    pictures,
    samples_of,
)
from tests.support.features import DRAWN
from tests.support.languages import measured, others

TABLES = [(game_id, seats) for game_id in PAINTERS for seats in GAMES[game_id].seats]
SPOKEN = [
    (game_id, seats, locale)
    for game_id, seats in TABLES
    for number, locale in enumerate(measured())
    if seats in {GAMES[game_id].seats[0], GAMES[game_id].seats[-1]} or seats % len(measured()) == number
]
"""The smallest and the largest table in each measured language; the sizes between in one language each."""
SPOKEN += [(game_id, GAMES[game_id].seats[-1], locale) for game_id in PAINTERS for locale in others()]
FULL_TABLES = [(game_id, GAMES[game_id].seats[-1]) for game_id in PAINTERS]
WIDE_NAMES = (WIDEST_NAME,) * 6
SMALLEST_NAME = 14
"""Names may be set smaller than anything else before they are cut."""
SMALLEST_TALL_NAME = 20


class Read(NamedTuple):
    """The readable contents of pictures, and the largest share of the cache in use."""

    fitted: Sequence[Fitted]
    displayed: Sequence[Displayed]
    fullest: float


def read(game_id: str, seats: int, locale: str, names: Names, shape: Shape = "wide") -> Read:
    """Return the readable contents of every kind of picture."""
    fullest = 0.0
    with reading() as (fitted, displayed):
        for each in every_picture(game_id, seats, locale, names, shape):
            each.draw()
            fullest = max(fullest, PIECES.size / PIECES.limit)
    return Read(fitted, displayed, fullest)


@pytest.mark.parametrize(("game_id", "seats", "locale"), SPOKEN)
def test_every_text_fits_and_is_laid_out_and_the_cache_stays_bounded(
    game_id: str, seats: int, locale: str
) -> None:
    seen = read(game_id, seats, locale, PLAIN_NAMES)
    assert 0 < seen.fullest <= 1
    assert_fits(seen.fitted, SMALLEST)
    assert_laid_out_well(seen.displayed)
    laid_out = {words.lettering.text for display in seen.displayed for words in display.words}
    by_hand = {each.text for each in seen.fitted if each.text} - laid_out
    assert not by_hand, "the checks of what is laid out read every word"


@pytest.mark.parametrize("names", [HARD_NAMES, WIDE_NAMES], ids=["foreign", "wide"])
@pytest.mark.parametrize(("game_id", "seats"), FULL_TABLES)
def test_long_and_foreign_names_fit(game_id: str, seats: int, names: Names) -> None:
    seen = read(game_id, seats, "it", names)
    assert_fits(seen.fitted, SMALLEST_NAME)
    assert_laid_out_well(seen.displayed)


@pytest.mark.parametrize(("game_id", "seats", "locale"), SPOKEN)
def test_every_text_of_a_tall_picture_fits_and_can_be_read_on_a_phone(
    game_id: str, seats: int, locale: str
) -> None:
    seen = read(game_id, seats, locale, PLAIN_NAMES, "tall")
    assert 0 < seen.fullest <= 1
    assert_fits(seen.fitted, LEAST)
    assert_laid_out_well(seen.displayed)


@pytest.mark.parametrize("names", [HARD_NAMES, WIDE_NAMES], ids=["foreign", "wide"])
@pytest.mark.parametrize(("game_id", "seats"), FULL_TABLES)
def test_long_and_foreign_names_fit_tall_pictures(game_id: str, seats: int, names: Names) -> None:
    seen = read(game_id, seats, "it", names, "tall")
    assert_fits(seen.fitted, SMALLEST_TALL_NAME)
    assert_laid_out_well(seen.displayed)


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("game_id", DRAWN)
def test_what_a_player_decides_by_is_large_on_a_tall_picture(game_id: str, locale: str) -> None:
    words, seats = words_for(locale), GAMES[game_id].seats[-1]
    names = with_crests(drawable_names(occupants(PLAIN_NAMES, seats), words))
    assert hasattr(samples_of(game_id), "matters"), (
        f"tests/render/{game_id}/samples.py has no `matters`; tests/render/samples.py says what it returns"
    )
    for view in filter(is_seated, samples_of(game_id).moments(seats)):
        with reading() as (_, displayed):
            shown = pictures(game_id, view, PLAIN_NAMES, locale, "tall")[0].draw()
        assert shown.width == TALL_WIDTH
        sizes = {
            each.lettering.text: each.lettering.block.style.size for on in displayed for each in on.words
        }
        matters = list(samples_of(game_id).matters(view, names, words))
        assert matters, f"`matters` in tests/render/{game_id}/samples.py lists nothing for this view"
        assert {text: sizes.get(text, 0) for text in matters if sizes.get(text, 0) < KEY} == {}, (
            f"words of tests/render/{game_id}/samples.py that are under {KEY} pixels, or absent (0)"
        )


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize(
    "names",
    [PLAIN_NAMES, HARD_NAMES, WIDE_NAMES, (None,) * 6],
    ids=["plain", "foreign", "wide", "computers"],
)
@pytest.mark.parametrize(("game_id", "seats"), FULL_TABLES)
def test_alternative_texts_are_short_enough_and_whole(
    game_id: str, seats: int, names: Names, locale: str
) -> None:
    for each in every_picture(game_id, seats, locale, names):
        assert 0 < len(each.alt) <= ALT_LIMIT
        assert each.alt.endswith((".", "!", "?"))
        assert "?." not in each.alt


@pytest.mark.parametrize("game_id", PAINTERS)
def test_the_same_view_gives_the_same_picture_whatever_was_drawn_before(game_id: str) -> None:
    goldens = samples_of(game_id).GOLDENS.values()
    hand = next(each for each in goldens if each.view.viewer is not None and each.names == HARD_NAMES)
    board = next(each for each in goldens if each.view.viewer is None)
    first = picture(game_id, hand).draw().tobytes()
    picture(game_id, board).draw()
    again = picture(game_id, hand).draw().tobytes()
    PIECES.clear()
    anew = picture(game_id, hand).draw().tobytes()
    assert first == again == anew
