"""Which pictures there are, that everything on them fits, and that they depend on the view alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest
from PIL import Image

from games.engine.game import WATCHER
from games.engine.text import Text
from games.saga.components import ADVENTURES, HEROES, INTERFERENCES, OBJECTIVES
from games.saga.game import Saga
from games.saga.model import Options
from games.saga.view import Aim, HandCard, Need, PlaySeen
from render.kit import setting
from render.kit.cache import PIECES
from render.picture import ALT_LIMIT, Picture
from render.positions import HARD_NAMES, PLAIN_NAMES, sitters, spread, states
from render.saga import SagaPainter, aims, cards, hero, phrases, place, rows, tiles
from render.saga import challenge as plate
from render.saga.scenery import scenes
from render.words import locales, words_for
from tests.render.saga.positions import AIM, TALE, challenge, entries, view

PAINTER = SagaPainter()
WIDEST_NAME = "Wolfgang Amadeus Maximilian Wurm"
SMALLEST = 22

Setting = tuple[str, setting.Block, int, int | None]


@cache
def game_of(seats: int) -> list[Any]:
    return list(states(Saga(), seats, Options(objectives_open=seats == 4), seed=2))


def every_picture(
    seats: int, locale: str, names: tuple[str | None, ...], count: int = 4
) -> Iterator[Picture]:
    """Yield pictures of every kind from one whole game."""
    game, around, words = Saga(), sitters(names, seats), words_for(locale)
    yield PAINTER.lobby(around, game.seats, words)
    for state in spread(game_of(seats), count):
        yield from PAINTER.public(game.view(state, None), around, words)
        for viewer in (0, WATCHER):
            yield from PAINTER.private(game.view(state, viewer), around, words)


@pytest.fixture
def blocks(monkeypatch: pytest.MonkeyPatch) -> list[Setting]:
    """Every text that is set while the test runs, with the width and height it had to fit."""
    seen: list[Setting] = []
    original = setting.set_block

    def watched(text: str, style: setting.Style, width: int, *more: Any) -> setting.Block:
        block = original(text, style, width, *more)
        seen.append((text, block, width, more[2] if len(more) > 2 else None))
        return block

    monkeypatch.setattr(setting, "set_block", watched)
    PIECES.clear()
    return seen


def assert_fits(blocks: list[Setting], smallest: int) -> None:
    assert blocks
    for text, block, width, height in blocks:
        assert block.width <= width, text
        assert height is None or block.height <= height + 2, text
        assert block.style.size >= smallest, text


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_text_fits_and_can_be_read(seats: int, locale: str, blocks: list[Setting]) -> None:
    for picture in every_picture(seats, locale, PLAIN_NAMES):
        picture.draw()
    assert_fits(blocks, SMALLEST)


@pytest.mark.parametrize("locale", locales())
def test_every_adventure_and_hero_fits_in_the_story_on_the_plate_and_in_the_hand(
    locale: str, blocks: list[Setting]
) -> None:
    words, paper = words_for(locale), Image.new("RGB", (place.WIDTH, 400))
    story = entries(1, 4, is_open=True)
    for card in (*ADVENTURES, *HEROES):
        tiles.unplayed(card, words)
        cards.face(card, cards.height_of(card, words), words)
        opened = challenge(story, card=card, trial=card in HEROES, step_count=3)
        narrow = (place.LEFT, 20, place.RIGHT - place.STORY)
        plate.draw(paper, view(challenge=opened), PLAIN_NAMES, narrow, words)
        if card in HEROES:
            hero.draw(Image.new("RGB", (400, 1000)), view(hero=card, trial_done=False, trial_fails=3), words)
    assert_fits(blocks, SMALLEST)


@pytest.mark.parametrize("locale", locales())
def test_every_interference_fits_in_the_hand_and_among_the_plays(locale: str, blocks: list[Setting]) -> None:
    words, paper = words_for(locale), Image.new("RGB", (place.WIDTH, 400))
    story = entries(4, 4, is_open=True)
    for card, printed in INTERFERENCES.items():
        tiles.unplayed(card, words)
        cards.face(card, cards.height_of(card, words), words)
        if printed.timing == "turn":
            continue
        roll = (3,) if card in {"storm", "whirlwind", "clover", "black_cat"} else ()
        play = PlaySeen(1, card, None, roll, live=True, final=False, carried=False)
        seen = view(challenge=challenge(story, plays=(play,)))
        plate.draw(paper, seen, PLAIN_NAMES, (place.LEFT, 20, place.RIGHT - place.STORY), words)
    assert_fits(blocks, SMALLEST)


@pytest.mark.parametrize("locale", locales())
def test_every_objective_fits(locale: str, blocks: list[Setting]) -> None:
    words = words_for(locale)
    for card, printed in OBJECTIVES.items():
        needs = tuple(Need(name, wanted, 1) for name, wanted in printed.minimum.items())
        aims.plate(Aim(card, (*needs, Need(None, 20, 12))), 640, words)
    assert_fits(blocks, SMALLEST)


@pytest.mark.parametrize("locale", locales())
def test_every_reason_fits_under_a_card(locale: str, blocks: list[Setting]) -> None:
    words = words_for(locale)
    reasons = [key for key in words._bundle._messages if key.startswith("saga-refused-")]
    args = {"player": "Ada", "card": "Ada", "hero": "Ada"}
    for key in reasons:
        item = rows.Item("mist", words.say(Text(key, args)), usable=False)
        rows.draw(Image.new("RGB", (400, 800)), rows.laid([item], words), 0, words)
    assert len(reasons) > 20
    assert_fits(blocks, SMALLEST)


@pytest.mark.parametrize("names", [HARD_NAMES, (WIDEST_NAME,) * 6])
@pytest.mark.parametrize("seats", [6])
def test_long_and_foreign_names_fit(seats: int, names: tuple[str, ...], blocks: list[Setting]) -> None:
    for picture in every_picture(seats, "it", names, 3):
        picture.draw()
    assert_fits(blocks, 14)


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("names", [PLAIN_NAMES, HARD_NAMES, (WIDEST_NAME,) * 6, (None,) * 6])
def test_alternative_texts_are_short_enough_and_whole(names: tuple[str | None, ...], locale: str) -> None:
    for picture in every_picture(6, locale, names, 12):
        assert 0 < len(picture.alt) <= ALT_LIMIT
        assert picture.alt.endswith((".", "!", "?"))


def test_the_alternative_text_says_what_matters_first() -> None:
    alt = PAINTER.public(view(), sitters(PLAIN_NAMES, 4), words_for("en"))[0].alt
    assert (
        alt.index("interfere") < alt.index("4 + 5 = 9, more than 8") < alt.index("Fame 4") < alt.index("fox")
    )
    assert "Mist by Bruno (cancelled)" in alt


def test_the_alternative_text_of_a_hand_names_every_card_and_the_objective() -> None:
    words = words_for("en")
    alt = PAINTER.private(view(0), sitters(PLAIN_NAMES, 4), words)[0].alt
    assert "Merchant Prince (Wealth 2 of 4, Fame 4 of 4, Journeys, Conquests 3 of 4)" in alt
    for name in ("Pilgrimage", "Ballet", "Fury", "Fairy Blade", "Musketeers", "Talisman", "Library"):
        assert name in alt
    assert "Bruno holds Circe" in alt


def test_nobody_else_is_told_a_hand_or_an_objective() -> None:
    around, words = sitters(PLAIN_NAMES, 4), words_for("en")
    for seen in (view(), view(-1), view(2)):
        told = PAINTER.describe(seen, around, words)
        hidden = "Circe holds" if seen.viewer is None else "Bruno holds"
        assert hidden not in told
        assert ("Merchant Prince" in told) == (seen.viewer == 2)


def test_the_text_form_holds_the_whole_story_and_the_text_of_every_card_in_hand() -> None:
    words = words_for("en")
    told = PAINTER.describe(view(0, told=len(TALE)), sitters(PLAIN_NAMES, 4), words)
    for card in TALE:
        assert phrases.card_name(card, words) in told
    for item in view(0).places[0].hand or ():
        assert words(f"saga-card-{item.card}-text") in told


def test_every_card_has_a_scene_with_known_icons_and_no_two_are_alike() -> None:
    painted = scenes()
    assert set(painted) == {*HEROES, *ADVENTURES, *INTERFERENCES, *OBJECTIVES}
    assert all(1 <= len(vista.icons) <= 3 for vista in painted.values())
    looks = [(vista.sky, vista.light, vista.icons) for vista in painted.values()]
    assert len(set(looks)) == len(looks)
    for kind in (ADVENTURES, INTERFERENCES, OBJECTIVES, HEROES):
        figures = [painted[card].icons[0] for card in kind]
        assert len(set(figures)) == len(figures)


@pytest.mark.parametrize("locale", locales())
def test_no_two_types_share_a_letter(locale: str) -> None:
    words = words_for(locale)
    letters = [words(f"saga-picture-letter-{kind}") for kind in {card.type for card in ADVENTURES.values()}]
    assert len(set(letters)) == 7


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


def test_the_story_is_shown_to_the_end() -> None:
    around, words = sitters(PLAIN_NAMES, 4), words_for("en")
    assert names_of(PAINTER.public(view(), around, words)) == ["board"]
    assert names_of(PAINTER.public(view(phase="over", winners=(1,), how="hero"), around, words)) == ["result"]
    assert names_of(PAINTER.private(view(0), around, words)) == ["hand"]
    assert names_of(PAINTER.private(view(-1), around, words)) == ["board"]


@pytest.mark.parametrize("told", [0, 1, 6, 7, 12, 18, 19, 26, 27, 40])
def test_the_story_wraps_and_no_card_covers_another(told: int) -> None:
    plan = place.layout(told)
    assert len(plan.spots) == told
    boxes = [(x, y - place.RAISED, x + tiles.WIDTH, y + tiles.HEIGHT) for x, y in plan.spots]
    for index, (left, top, right, low) in enumerate(boxes):
        assert left >= place.LEFT
        assert right <= place.RIGHT
        assert low < plan.panel[1]
        for other in boxes[:index]:
            assert right <= other[0] or other[2] <= left or top >= other[3] or low <= other[1]
    assert plan.panel[1] + place.PANEL < plan.plates < plan.height


@pytest.mark.parametrize(("told", "height"), [(0, 1138), (12, 1138), (18, 1384), (26, 1656), (34, 1902)])
def test_the_board_is_as_high_as_its_story_needs(told: int, height: int) -> None:
    assert place.layout(told).height == height


@pytest.mark.parametrize("count", range(1, 12))
def test_a_hand_of_any_size_is_drawn(count: int) -> None:
    held = tuple(HandCard(card, None) for card in TALE[:count])
    seen = view(0)
    places = (msgspec.structs.replace(seen.places[0], hand=held, aim=AIM), *seen.places[1:])
    picture = PAINTER.private(
        msgspec.structs.replace(seen, places=places), sitters(PLAIN_NAMES, 4), words_for("en")
    )
    drawn = picture[0].draw()
    assert drawn.width in {1250, 1546}
    assert count > 5 or drawn.width > drawn.height


def test_the_cache_stays_bounded_while_everything_is_drawn() -> None:
    for picture in every_picture(5, "en", PLAIN_NAMES, 3):
        picture.draw()
        assert PIECES.size <= PIECES.limit
