"""Golden pictures: every change of a picture is seen before it is accepted.

Look at the new pictures, then accept them: ``UPDATE_GOLDENS=1 make test ARGS="tests -k goldens"``.
"""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pytest
from PIL import Image, ImageChops

from games.registry import GAMES
from render.picture import Picture
from render.positions import PLAIN_NAMES
from render.words import locales
from tests.render.samples import goldens, lobby, picture, pictures, rules_page, sampled, samples_of
from tests.support.languages import is_told

TOLERANCE = 10.0
"""The largest allowed difference of a block's mean, out of 255: builds of FreeType draw edges differently."""

_WIDTH = 350
_BLOCK = 10


def small(picture: Image.Image) -> Image.Image:
    """Return ``picture`` scaled to the size in which pictures are compared and stored."""
    height = round(_WIDTH * picture.height / picture.width)
    return picture.convert("RGB").resize((_WIDTH, height), Image.Resampling.BOX)


def worst_block(one: Image.Image, other: Image.Image) -> float:
    """Return the largest difference between the means of any block in two small pictures, 0 to 255."""
    assert one.size == other.size
    difference = np.asarray(ImageChops.difference(one, other), dtype=np.uint32)
    down, across, bands = difference.shape
    whole = np.pad(difference, ((0, -down % _BLOCK), (0, -across % _BLOCK), (0, 0)))
    blocks = whole.reshape(whole.shape[0] // _BLOCK, _BLOCK, -1, _BLOCK, bands)
    return float(blocks.mean(axis=(1, 3)).max())


def golden(game_id: str, name: str) -> Path:
    return Path(__file__).parent / game_id / "golden" / f"{name}.png"


def assert_accepted(drawn: Picture, file: Path) -> None:
    image = small(drawn.draw())
    if os.environ.get("UPDATE_GOLDENS"):
        file.parent.mkdir(exist_ok=True)
        image.save(file, optimize=True)
    with Image.open(file) as accepted:
        assert worst_block(image, accepted.convert("RGB")) <= TOLERANCE


@pytest.mark.parametrize("game_id", GAMES)
def test_there_are_samples_of_every_game(game_id: str) -> None:
    assert samples_of(game_id).GOLDENS
    assert samples_of(game_id).CHANGES
    assert list(samples_of(game_id).moments(GAMES[game_id].seats[0]))


@pytest.mark.parametrize(("game_id", "name"), sampled("GOLDENS"))
def test_the_picture_is_the_one_that_was_accepted(game_id: str, name: str) -> None:
    assert_accepted(picture(game_id, goldens(game_id)[name]), golden(game_id, name))


@pytest.mark.parametrize("game_id", GAMES)
def test_the_lobby_is_the_one_that_was_accepted(game_id: str) -> None:
    assert_accepted(lobby(game_id, (*PLAIN_NAMES[:2], None)), golden(game_id, "lobby-en"))


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("game_id", GAMES)
def test_the_page_of_the_rules_is_the_one_that_was_accepted(game_id: str, locale: str) -> None:
    page = rules_page(game_id, locale)
    if page is not None and is_told(game_id, locale):
        assert_accepted(page, golden(game_id, f"rules-{locale}"))


@pytest.mark.parametrize("game_id", GAMES)
def test_no_picture_is_kept_that_nothing_draws(game_id: str) -> None:
    kept = {file.stem for file in golden(game_id, "lobby-en").parent.glob("*")}
    told = [locale for locale in locales() if is_told(game_id, locale)]
    pages = {f"rules-{locale}" for locale in told if rules_page(game_id, locale) is not None}
    assert kept == {*goldens(game_id), "lobby-en", *pages}


@pytest.mark.parametrize(("game_id", "what"), sampled("CHANGES"))
def test_a_small_change_would_be_noticed(game_id: str, what: str) -> None:
    before, after = (small(pictures(game_id, view)[0].draw()) for view in samples_of(game_id).CHANGES[what])
    assert worst_block(before, after) > TOLERANCE
