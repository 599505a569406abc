"""Which pictures there are, that everything on them fits, and that they depend on the view alone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import msgspec
import pytest
from PIL import Image, ImageChops, ImageStat

from games.engine.game import WATCHER
from games.towers.components import CARDS
from games.towers.game import Towers
from games.towers.model import Options
from render.encode import encode
from render.kit import setting, theme
from render.kit.cache import PIECES
from render.picture import ALT_LIMIT, Picture
from render.positions import HARD_NAMES, PLAIN_NAMES, sitters, states
from render.towers import TowersPainter, cards, look
from render.words import locales, words_for
from tests.render.towers.positions import view

PAINTER = TowersPainter()
SEATS = (2, 3, 4)
WIDEST_NAME = "Wolfgang Amadeus Maximilian Wurm"
ENGLISH = words_for("en")


def every_picture(seats: int, locale: str, names: tuple[str | None, ...]) -> Iterator[Picture]:
    """Yield pictures of every kind, from one whole game and from positions written by hand."""
    game, around, words = Towers(), sitters(names, seats), words_for(locale)
    yield PAINTER.lobby(around, game.seats, words)
    played = list(states(game, seats, seed=2))
    seen = [game.view(state, viewer) for state in (played[-seats - 2], played[-1]) for viewer in (0, None)]
    seen += [view(seats), view(seats, is_open=False), view(seats, fresh=True), view(seats, after_tower=True)]
    seen += [view(seats, viewer=seat) for seat in (0, 1, WATCHER)]
    for each in seen:
        yield from PAINTER.public(each, around, words)
        yield from PAINTER.private(each, around, words)


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


@pytest.mark.parametrize("names", [HARD_NAMES, (WIDEST_NAME,) * 4])
@pytest.mark.parametrize("seats", [3, 4])
def test_long_and_foreign_names_fit(
    seats: int, names: tuple[str, ...], blocks: list[tuple[str, setting.Block, int, int | None]]
) -> None:
    for picture in every_picture(seats, "it", names):
        picture.draw()
    for text, block, width, _ in blocks:
        assert block.width <= width, text
        assert block.style.size >= 14, text


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("names", [PLAIN_NAMES, HARD_NAMES, (WIDEST_NAME,) * 4, (None,) * 4])
def test_alternative_texts_are_short_enough_and_whole(names: tuple[str | None, ...], locale: str) -> None:
    for picture in every_picture(4, locale, names):
        assert 0 < len(picture.alt) <= ALT_LIMIT
        assert picture.alt.endswith((".", "!", "?"))


def test_the_alternative_text_says_what_matters_first() -> None:
    alt = PAINTER.public(view(), sitters(PLAIN_NAMES, 4), ENGLISH)[0].alt
    assert alt.index("Waiting for Bruno") < alt.index("Minotaur") < alt.index("Ada (red fox)")


def test_the_alternative_text_of_a_floor_says_how_every_value_came_about() -> None:
    alt = PAINTER.public(view(fresh=True), sitters(PLAIN_NAMES, 4), ENGLISH)[1].alt
    assert "2×4 + 6 = 14" in alt
    assert "5 + 2×3 = 11" in alt
    assert alt.index("Dev:") < alt.index("Bruno:") < alt.index("Chloé:") < alt.index("Ada:")


def test_the_alternative_text_of_a_hand_says_what_can_be_played() -> None:
    alt = PAINTER.private(view(viewer=0), sitters(PLAIN_NAMES, 4), ENGLISH)[0].alt
    assert "You have chosen Warrior 1 (axe), Dwarf 5 (bare hands)." in alt
    assert "Your team is worth 9 to 11" in alt


def test_the_public_sees_nothing_of_a_choice() -> None:
    around = sitters(PLAIN_NAMES, 4)
    public = PAINTER.public(view(), around, ENGLISH)[0]
    watched = PAINTER.private(view(viewer=WATCHER), around, ENGLISH)[0]
    for alt in (public.alt, watched.alt):
        assert "Warrior 1" not in alt


def test_the_text_form_holds_every_seat_and_every_hand() -> None:
    told = PAINTER.describe(view(viewer=0), sitters(PLAIN_NAMES, 4), ENGLISH)
    assert all(name in told for name in PLAIN_NAMES[:4])
    assert all(f"hand {numeral} with" in told for numeral in ("I", "II", "III", "IV"))


def test_the_same_view_gives_the_same_picture_whatever_was_drawn_before() -> None:
    around, words = sitters(HARD_NAMES, 4), words_for("it")
    first = PAINTER.private(view(viewer=0), around, words)[0].draw().tobytes()
    PAINTER.public(view(), around, words)[0].draw()
    again = PAINTER.private(view(viewer=0), around, words)[0].draw().tobytes()
    PIECES.clear()
    anew = PAINTER.private(view(viewer=0), around, words)[0].draw().tobytes()
    assert first == again == anew


def names_of(pictures: list[Picture]) -> list[str]:
    return [picture.name for picture in pictures]


def test_what_was_decided_is_shown_until_the_next_card() -> None:
    around = sitters(PLAIN_NAMES, 4)
    assert names_of(PAINTER.public(view(), around, ENGLISH)) == ["board"]
    assert names_of(PAINTER.public(view(fresh=True), around, ENGLISH)) == ["board", "reveal"]
    assert names_of(PAINTER.public(view(after_tower=True), around, ENGLISH)) == ["board", "reveal", "passing"]
    assert names_of(PAINTER.public(view(over=True), around, ENGLISH)) == ["result", "reveal", "passing"]
    assert names_of(PAINTER.private(view(viewer=0), around, ENGLISH)) == ["hand"]


def test_a_table_that_remembers_lists_the_hands_that_were_played() -> None:
    game, around = Towers(), sitters(HARD_NAMES, 4)
    last = list(states(game, 4, Options(hand_memory=True), seed=2))[-1]
    for locale in locales():
        pictures = PAINTER.public(game.view(last, None), around, words_for(locale))
        assert names_of(pictures)[-1] == "hands"
        assert pictures[-1].draw().size == (1400, 1000)
        assert len(pictures[-1].alt) <= ALT_LIMIT


@pytest.mark.parametrize("seats", SEATS)
def test_pictures_have_their_agreed_sizes(seats: int) -> None:
    around = sitters(PLAIN_NAMES, seats)
    for picture in PAINTER.public(view(seats, after_tower=True), around, ENGLISH):
        drawn = picture.draw()
        assert drawn.size == (1400, 1000)
        assert len(encode(drawn).data) <= 180 * 1024
    assert PAINTER.private(view(seats, viewer=0), around, ENGLISH)[0].draw().size == (1400, 900)


def test_the_cache_stays_bounded_while_everything_is_drawn() -> None:
    for picture in every_picture(4, "en", PLAIN_NAMES):
        picture.draw()
        assert PIECES.size <= PIECES.limit


def grey(card: str) -> Image.Image:
    face = cards.face(card, 128, ENGLISH)
    ground = Image.new("RGBA", face.size, (*theme.PARCHMENT, 255))
    ground.alpha_composite(face)
    return ground.convert("L").resize((39, 52))


def test_cards_differ_without_colour() -> None:
    greys = {card: grey(card) for card in CARDS if not CARDS[card].is_chameleon or card == "chameleon_1"}
    for one, other in combinations(greys, 2):
        difference = ImageChops.difference(greys[one], greys[other])
        assert ImageStat.Stat(difference).extrema[0][1] > 40, (one, other)


@pytest.mark.parametrize("colour", look.TYPE_COLOURS.values())
def test_values_stand_out_from_their_medallions(colour: theme.Colour) -> None:
    edge = theme.darker(colour, 0.75)
    assert theme.contrast(theme.PARCHMENT_LIGHT, edge) >= 4.5
    assert theme.contrast(theme.PARCHMENT_LIGHT, colour) >= 3


def test_a_card_in_hand_that_cannot_be_played_looks_otherwise() -> None:
    before = view(viewer=1)
    assert before.own is not None
    fewer = msgspec.structs.replace(before.own, prospects=before.own.prospects[:1])
    after = msgspec.structs.replace(before, own=fewer)
    around = sitters(PLAIN_NAMES, 4)
    one, other = (PAINTER.private(seen, around, ENGLISH)[0].draw() for seen in (before, after))
    assert ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox() is not None
