"""Of Saga: which pictures there are, what their words say, that every card fits, and how the story wraps."""

from __future__ import annotations

from itertools import combinations

import msgspec
import pytest
from PIL import Image

from games.engine.text import Text
from games.saga.components import ADVENTURES, HEROES, INTERFERENCES, OBJECTIVES
from games.saga.model import RollResult
from games.saga.view import Aim, HandCard, Need, PlaySeen, Shared
from render.kit import layout, panels
from render.kit.layout import Box, Column, Piece, arrange
from render.kit.theme import SMALLEST
from render.positions import PLAIN_NAMES, occupants
from render.saga import aims, cards, challenge_plate, hero, phrases, place, rows, story, thread, tiles
from render.saga.challenge import plate_of
from render.saga.painter import PAINTER
from render.saga.scenery import scenes
from render.words import locales, words_for
from tests.render.displayed import overlap
from tests.render.fitting import Fitted, assert_fits
from tests.render.saga.positions import AIM, INITIATIVE, TALE, challenge, entries, view
from tests.render.samples import names_of
from tests.support.phrases import phrase


@pytest.mark.parametrize("locale", locales())
def test_every_adventure_and_hero_fits_in_the_story_on_the_plate_and_in_the_hand(
    locale: str, fitted: list[Fitted]
) -> None:
    words = words_for(locale)
    told = entries(1, 4, is_open=True)
    for card in (*ADVENTURES, *HEROES):
        tiles.unplayed(card, words)
        after = ADVENTURES[card].after if card in ADVENTURES else ()
        for width in (cards.NARROW, cards.WIDE):
            cards.face(card, after, width, cards.height_of(card, after, width, words), words)
        opened = challenge(told, card=card, trial=card in HEROES, step_count=3)
        plate = plate_of(view(challenge=opened), PLAIN_NAMES, words)
        challenge_plate.element(plate, place.BESIDE, words)
        if card in HEROES:
            untried = view(hero=card, trial_done=False, trial_fails=3)
            hero.column(untried, words, is_high=True)
    assert_fits(fitted, SMALLEST)


@pytest.mark.parametrize("locale", locales())
def test_every_interference_fits_in_the_hand_and_among_the_plays(locale: str, fitted: list[Fitted]) -> None:
    words = words_for(locale)
    told = entries(4, 4, is_open=True)
    for card, printed in INTERFERENCES.items():
        tiles.unplayed(card, words)
        for width in (cards.NARROW, cards.WIDE):
            cards.face(card, (), width, cards.height_of(card, (), width, words), words)
        if printed.timing == "turn":
            continue
        roll = (3,) if card in {"storm", "whirlwind", "clover", "black_cat"} else ()
        play = PlaySeen(1, card, None, roll, live=True, final=False, carried=False)
        plate = plate_of(view(challenge=challenge(told, plays=(play,))), PLAIN_NAMES, words)
        challenge_plate.element(plate, place.BESIDE, words)
    assert_fits(fitted, SMALLEST)


@pytest.mark.parametrize("locale", locales())
def test_every_objective_fits(locale: str, fitted: list[Fitted]) -> None:
    words = words_for(locale)
    for card, printed in OBJECTIVES.items():
        needs = tuple(Need(name, wanted, 1) for name, wanted in printed.minimum.items())
        aims.element(Aim(card, (*needs, Need(None, 20, 12))), 640, words)
    assert_fits(fitted, SMALLEST)


@pytest.mark.parametrize("locale", locales())
def test_every_reason_fits_under_a_card(locale: str, fitted: list[Fitted]) -> None:
    words = words_for(locale)
    reasons = [key for key in words.keys if key.startswith("saga-refused-")]
    args = {"player": "Ada", "card": "Ada", "hero": "Ada"}
    for key in reasons:
        item = rows.Item("mist", words.say(Text(key, args)), usable=False)
        layout.draw(Image.new("RGB", (400, 800)), rows.element([item], words))
    assert len(reasons) > 20
    assert_fits(fitted, SMALLEST)


def test_the_alternative_text_says_what_matters_first() -> None:
    alt = PAINTER.public(view(), occupants(PLAIN_NAMES, 4), words_for("en"))[0].alt
    roll = alt.index("die 4 + 5 (Might) = 9, more than 8, 9 + 4 − 3 − 2 = 8, so far it works")
    assert alt.index(phrase("saga-picture-turn-after")) < roll < alt.index("Fame 4") < alt.index("fox")
    assert "Mist by Bruno (cancelled)" in alt


def test_the_dice_for_the_first_turn_are_told_as_long_as_it_is_that_turn() -> None:
    """rules/saga#12: every die is public."""
    around, words = occupants(PLAIN_NAMES, 2), words_for("en")
    first = view(seats=2, told=0, phase="main", turn=0, initiative=INITIATIVE)
    assert "Dice for the first turn: Ada 5, 2; Bruno 5, 6." in PAINTER.public(first, around, words)[0].alt
    later = msgspec.structs.replace(first, turn=1)
    assert "first turn" not in PAINTER.public(later, around, words)[0].alt


def test_with_several_tests_the_rolls_before_are_not_forgotten() -> None:
    story = entries(1, 4, is_open=True)
    before = RollResult(0, 2, 2, 4, 5, (), (), (), (), won=True)
    seen = view(told=1, challenge=challenge(story, step=1, step_count=3, steps=(before,)))
    alt = PAINTER.public(seen, occupants(PLAIN_NAMES, 4), words_for("en"))[0].alt
    assert alt.index("step 2 of 3") < alt.index("step 1: 6 > 5") < alt.index("die 4 +")


def test_the_alternative_text_of_a_hand_names_every_card_and_the_objective() -> None:
    words = words_for("en")
    alt = PAINTER.private(view(0), occupants(PLAIN_NAMES, 4), words)[0].alt
    assert "Merchant Prince (Wealth 2 of 4, Fame 4 of 4, Journeys, Conquests 3 of 4)" in alt
    for name in ("Pilgrimage", "Ballet", "Fury", "Fairy Blade", "Musketeers", "Talisman", "Library"):
        assert name in alt
    assert "Bruno holds Circe" in alt


@pytest.mark.parametrize(
    ("locale", "sentences"),
    [
        (
            "en",
            [
                "Chloé may still have Saint or Tyrant.",
                "Bruno or Chloé holds Enkidu.",
                "Bruno and Dev together hold Medusa and Circe.",
                "Bruno holds at least 1 of Mist and Star.",
                "Bruno and Chloé together hold at least 2 of Mist, Mist and Star.",
            ],
        ),
        (
            "it",
            [
                "Chloé ha forse ancora Santo o Tiranno.",
                "Bruno o Chloé ha Enkidu.",
                "Bruno e Dev hanno insieme Medusa e Circe.",
                "Bruno ha almeno 1 tra Nebbia e Stella.",
                "Bruno e Chloé hanno insieme almeno 2 tra Nebbia, Nebbia e Stella.",
            ],
        ),
    ],
)
def test_what_is_not_known_for_certain_is_told_as_far_as_it_is(locale: str, sentences: list[str]) -> None:
    """rules/saga#12.known: what can be deduced of hidden cards, and no more."""
    seen = view(0)
    places = list(seen.places)
    places[2] = msgspec.structs.replace(places[2], maybe=("saint", "tyrant"))
    shared = (
        Shared((1, 2), ("enkidu",), 1),
        Shared((1, 3), ("medusa", "circe"), 2),
        Shared((1,), ("mist", "star"), 1),
        Shared((1, 2), ("mist", "mist", "star"), 2),
    )
    knowing = msgspec.structs.replace(seen, places=tuple(places), shared=shared)
    around, words = occupants(PLAIN_NAMES, 4), words_for(locale)
    [picture] = PAINTER.private(knowing, around, words)
    for sentence in sentences:
        assert sentence in PAINTER.describe(knowing, around, words)
    assert sentences[0] in picture.alt
    assert picture.draw().tobytes() != PAINTER.private(seen, around, words)[0].draw().tobytes()


def test_nobody_else_is_told_a_hand_or_an_objective() -> None:
    around, words = occupants(PLAIN_NAMES, 4), words_for("en")
    for seen in (view(), view(-1), view(2)):
        told = PAINTER.describe(seen, around, words)
        hidden = "Circe holds" if seen.viewer is None else "Bruno holds"
        assert hidden not in told
        assert ("Merchant Prince" in told) == (seen.viewer == 2)


def test_the_text_form_holds_the_whole_story_and_the_text_of_every_card_in_hand() -> None:
    words = words_for("en")
    told = PAINTER.describe(view(0, told=len(TALE)), occupants(PLAIN_NAMES, 4), words)
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


def test_the_story_is_shown_to_the_end() -> None:
    around, words = occupants(PLAIN_NAMES, 4), words_for("en")
    assert names_of(PAINTER.public(view(), around, words)) == ["board"]
    assert names_of(PAINTER.public(view(phase="over", winners=(1,), how="hero"), around, words)) == ["result"]
    assert names_of(PAINTER.private(view(0), around, words)) == ["hand"]
    assert names_of(PAINTER.private(view(-1), around, words)) == ["board"]


@pytest.mark.parametrize("told", [0, 1, 6, 7, 12, 18, 19, 26, 27])
def test_the_story_wraps_and_no_card_covers_another(told: int) -> None:
    rows_told = story.rows(view(told=told, phase="main"), words_for("en"))
    beside, below = rows_told[: story.ROWS_BESIDE], rows_told[story.ROWS_BESIDE :]
    shadowed = tuple(size + 2 * panels.SHADOW for size in (tiles.WIDTH, tiles.HEIGHT))
    found = 0
    for part, width in ((beside, place.BESIDE), (below, place.FULL)):
        column = Column(*part, gap=story.GAP)
        room = Box(0, 0, width, column.size(width).height)
        shown = arrange(column, room)
        cards_shown = [box for box, item in shown if isinstance(item, Piece) and item.image.size == shadowed]
        found += len(cards_shown)
        for box in cards_shown:
            assert room.left <= box.left <= box.right <= room.right
            assert -thread.RAISED <= box.top <= box.bottom < room.bottom
        assert not any(overlap(one, other) for one, other in combinations(cards_shown, 2))
    assert found == told


@pytest.mark.parametrize(("told", "height"), [(1, 1242), (12, 1242), (18, 1508), (26, 1750)])
def test_the_board_is_as_high_as_its_story_needs(told: int, height: int) -> None:
    seen = view(told=told, phase="main", finished=None)
    [picture] = PAINTER.public(seen, occupants(PLAIN_NAMES, 4), words_for("en"))
    assert picture.draw().height == height


@pytest.mark.parametrize("count", range(1, 12))
def test_a_hand_of_any_size_is_drawn(count: int) -> None:
    held = tuple(HandCard(card, None) for card in TALE[:count])
    seen = view(0)
    places = (msgspec.structs.replace(seen.places[0], hand=held, aim=AIM), *seen.places[1:])
    picture = PAINTER.private(
        msgspec.structs.replace(seen, places=places), occupants(PLAIN_NAMES, 4), words_for("en")
    )
    drawn = picture[0].draw()
    assert drawn.width == 1248
    assert drawn.height < 1.5 * drawn.width
