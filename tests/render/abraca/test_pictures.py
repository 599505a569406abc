"""Which pictures there are, that everything on them fits, and that they depend on the view alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from games.abraca.game import Abraca
from games.abraca.model import Options
from games.engine.game import WATCHER
from render.abraca import AbracaPainter
from render.kit import setting
from render.kit.cache import PIECES
from render.picture import ALT_LIMIT, Picture
from render.positions import HARD_NAMES, PLAIN_NAMES, sitters, states
from render.words import locales, words_for
from tests.render.abraca.positions import view

PAINTER = AbracaPainter()
SEATS = (2, 3, 4, 5)
WIDEST_NAME = "Wolfgang Amadeus Maximilian Wurm"
VARIANT = Options(last_standing=True, lower_spell="penalty")


def every_picture(seats: int, locale: str, names: tuple[str | None, ...]) -> Iterator[Picture]:
    """Yield pictures of every kind from one whole game with knocked-out players in it."""
    game, around, words = Abraca(), sitters(names, seats), words_for(locale)
    yield PAINTER.lobby(around, game.seats, words)
    played = list(states(game, seats, VARIANT, seed=2))
    for state in (played[len(played) // 3], played[-2], played[-1]):
        yield from PAINTER.public(game.view(state, None), around, words)
        for viewer in (0, WATCHER):
            yield from PAINTER.private(game.view(state, viewer), around, words)


@pytest.fixture
def blocks(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, setting.Block, int, int | None]]:
    """Every text that is set while the test runs, with the width and height it had to fit."""
    seen: list[tuple[str, setting.Block, int, int | None]] = []
    original = setting.set_block

    def watched(text: str, style: setting.Style, width: int, *more: Any) -> setting.Block:
        block = original(text, style, width, *more)
        seen.append((text, block, width, more[2] if len(more) > 2 else None))
        return block

    monkeypatch.setattr(setting, "set_block", watched)
    PIECES.clear()
    return seen


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("seats", SEATS)
def test_every_text_fits_and_can_be_read(
    seats: int, locale: str, blocks: list[tuple[str, setting.Block, int, int | None]]
) -> None:
    for picture in every_picture(seats, locale, PLAIN_NAMES):
        picture.draw()
    assert blocks
    for text, block, width, height in blocks:
        assert block.width <= width, text
        assert height is None or block.height <= height + 2, text
        assert block.style.size >= 22, text


@pytest.mark.parametrize("names", [HARD_NAMES, (WIDEST_NAME,) * 5])
@pytest.mark.parametrize("seats", [3, 5])
def test_long_and_foreign_names_fit(
    seats: int, names: tuple[str, ...], blocks: list[tuple[str, setting.Block, int, int | None]]
) -> None:
    for picture in every_picture(seats, "it", names):
        picture.draw()
    for text, block, width, _ in blocks:
        assert block.width <= width, text
        assert block.style.size >= 14, text


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("names", [PLAIN_NAMES, HARD_NAMES, (WIDEST_NAME,) * 5, (None,) * 5])
def test_alternative_texts_are_short_enough_and_whole(names: tuple[str | None, ...], locale: str) -> None:
    for picture in every_picture(5, locale, names):
        assert 0 < len(picture.alt) <= ALT_LIMIT
        assert picture.alt.endswith((".", "!", "?"))


def test_the_alternative_text_says_what_matters_first() -> None:
    alt = PAINTER.public(view(), sitters(PLAIN_NAMES, 4), words_for("en"))[0].alt
    assert alt.index("Bruno") < alt.index("5 to 8") < alt.index("Ada (red fox)")


def test_the_alternative_text_of_a_hand_names_every_stone_but_ones_own() -> None:
    alt = PAINTER.private(view(1), sitters(PLAIN_NAMES, 4), words_for("en"))[0].alt
    assert "Ada has the stones 3 5 4 8 8." in alt
    assert "4 stones that you cannot see" in alt
    assert "7 6 8 2" not in alt
    assert "Your secret stones: 4." in alt


def test_the_text_form_holds_every_seat_and_every_declaration() -> None:
    told = PAINTER.describe(view(0), sitters(PLAIN_NAMES, 4), words_for("en"))
    assert all(name in told for name in PLAIN_NAMES[:4])
    assert told.count("cast") + told.count("has no") >= 5


def test_the_same_view_gives_the_same_picture_whatever_was_drawn_before() -> None:
    around, words = sitters(HARD_NAMES, 5), words_for("it")
    first = PAINTER.private(view(0, seats=5), around, words)[0].draw().tobytes()
    PAINTER.public(view(seats=5), around, words)[0].draw()
    again = PAINTER.private(view(0, seats=5), around, words)[0].draw().tobytes()
    PIECES.clear()
    anew = PAINTER.private(view(0, seats=5), around, words)[0].draw().tobytes()
    assert first == again == anew


def names_of(pictures: list[Picture]) -> list[str]:
    return [picture.name for picture in pictures]


def test_a_round_that_ended_is_uncovered_until_the_next_declaration() -> None:
    around, words = sitters(PLAIN_NAMES, 4), words_for("en")
    going = view()
    fresh = msgspec.structs.replace(going, declarations=())
    assert names_of(PAINTER.public(going, around, words)) == ["board"]
    assert names_of(PAINTER.public(fresh, around, words)) == ["board", "reveal"]
    assert names_of(PAINTER.public(view(active=None), around, words)) == ["result", "reveal"]
    assert names_of(PAINTER.private(view(0), around, words)) == ["hand"]


@pytest.mark.parametrize("seats", SEATS)
def test_pictures_have_their_agreed_sizes(seats: int) -> None:
    around, words = sitters(PLAIN_NAMES, seats), words_for("en")
    assert PAINTER.public(view(seats=seats), around, words)[0].draw().size == (1400, 1000)
    hand = PAINTER.private(view(0, seats=seats), around, words)[0].draw()
    assert hand.width == 1200
    assert hand.width > hand.height


def test_the_cache_stays_bounded_while_everything_is_drawn() -> None:
    for picture in every_picture(5, "en", PLAIN_NAMES):
        picture.draw()
        assert PIECES.size <= PIECES.limit
