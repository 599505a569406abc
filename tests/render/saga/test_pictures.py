"""Saga's pictures: their kinds, their texts, cards that fit, and the contents of the board."""

from __future__ import annotations

from itertools import combinations

import msgspec
import pytest
from PIL import Image

from games.engine.text import Text
from games.saga.components import ADVENTURES, HEROES, INTERFERENCES, OBJECTIVES
from games.saga.model import Entry, RollResult
from games.saga.situation import TYPES
from games.saga.view import Aim, HandCard, Need, PlaySeen, Shared, View
from render.kit import channel, layout, tokens
from render.kit.layout import Box, Piece, arrange
from render.kit.theme import SMALLEST
from render.positions import PLAIN_NAMES, occupants
from render.saga import aims, board, cards, phrases, rows, stage, story, tiles
from render.saga.painter import PAINTER
from render.saga.scenery import scenes
from render.words import locales, words_for
from tests.render.displayed import overlap
from tests.render.fitting import Fitted, assert_fits
from tests.render.saga.positions import AIM, INITIATIVE, TALE, challenge, entries, finished, view
from tests.render.samples import names_of
from tests.support.phrases import phrase


def lay_stage(seen: View, locale: str) -> None:
    """Lay out the slab of the board."""
    layout.draw(Image.new("RGB", (board.ROOM, 566)), stage.element(seen, words_for(locale)))


@pytest.mark.parametrize("locale", locales())
def test_every_card_fits_in_the_hand(locale: str, fitted: list[Fitted]) -> None:
    words = words_for(locale)
    for card in (*ADVENTURES, *HEROES, *INTERFERENCES):
        tiles.unplayed(card, words)
        after = ADVENTURES[card].after if card in ADVENTURES else ()
        for width in (cards.NARROW, cards.WIDE):
            cards.face(card, after, width, cards.height_of(card, after, width, words), words)
    assert_fits(fitted, SMALLEST)


@pytest.mark.parametrize("locale", locales())
def test_every_challenge_is_large_on_the_board(locale: str, fitted: list[Fitted]) -> None:
    told = entries(1, 4, is_open=True)
    for card, printed in ADVENTURES.items():
        for step in range(len(printed.steps)):
            opened = challenge(told, card=card, step=step, step_count=len(printed.steps))
            lay_stage(view(challenge=opened), locale)
            hard = challenge(
                told, card=card, step=step, score=12, difficulty=17, difficulty_dice=(6, 5), die=1
            )
            lay_stage(view(challenge=hard), locale)
    for hero in HEROES:
        lay_stage(view(hero=hero, told=0, phase="main", trial_done=False), locale)
    assert_fits(fitted, channel.LEAST)


@pytest.mark.parametrize("locale", locales())
def test_every_card_in_the_middle_of_the_board_is_large(locale: str, fitted: list[Fitted]) -> None:
    for card in (*ADVENTURES, *INTERFERENCES):
        lay_stage(view(phase="choice", choosing=(1,), source=card), locale)
    for kind in TYPES:
        lay_stage(view(phase="main", anchor_type=kind), locale)
    lay_stage(view(phase="main", free_link=True), locale)
    assert_fits(fitted, channel.LEAST)


def test_every_interference_fits_among_the_plays(fitted: list[Fitted]) -> None:
    told = entries(4, 4, is_open=True)
    for card, printed in INTERFERENCES.items():
        if printed.timing == "turn":
            continue
        for roll in [(3,), (3, 6)] if card in {"storm", "whirlwind", "clover", "black_cat"} else [()]:
            play = PlaySeen(1, card, None, roll, live=True, final=False, carried=False)
            lay_stage(view(challenge=challenge(told, plays=(play,) * 4)), "en")
    assert_fits(fitted, channel.LEAST)


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
    roll = alt.index("The die shows 4: 4 + 5 (Might) = 9 against 9 + 4 − 3 − 2 = 8; so far it works")
    assert alt.index(phrase("saga-picture-turn-after")) < roll < alt.index("Fame 4") < alt.index("fox")
    assert "Bruno’s Mist (canceled)" in alt


def test_the_dice_for_the_first_turn_are_told_as_long_as_it_is_that_turn() -> None:
    """rules/saga#12: every die is public."""
    around, words = occupants(PLAIN_NAMES, 2), words_for("en")
    first = view(seats=2, told=0, phase="main", turn=0, initiative=INITIATIVE)
    assert "The dice for the first turn: Ada 5, 2; Bruno 5, 6." in PAINTER.public(first, around, words)[0].alt
    later = msgspec.structs.replace(first, turn=1)
    assert "first turn" not in PAINTER.public(later, around, words)[0].alt


def test_with_several_tests_the_rolls_before_are_not_forgotten() -> None:
    story = entries(1, 4, is_open=True)
    before = RollResult(0, 2, 2, 4, 5, (), (), (), (), won=True)
    seen = view(told=1, challenge=challenge(story, step=1, step_count=3, steps=(before,)))
    alt = PAINTER.public(seen, occupants(PLAIN_NAMES, 4), words_for("en"))[0].alt
    assert alt.index("step 2 of 3") < alt.index("step 1: 6 > 5") < alt.index("The die shows 4: 4 +")


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
                "Chloé può avere ancora Santo o Tiranno.",
                "Bruno o Chloé ha Enkidu.",
                "Bruno e Dev hanno insieme Medusa e Circe.",
                "Bruno ha almeno 1 tra Nebbia e Stella.",
                "Bruno e Chloé hanno insieme almeno 2 tra Nebbia, Nebbia e Stella.",
            ],
        ),
    ],
)
def test_what_is_not_known_for_certain_is_told_as_far_as_it_is(locale: str, sentences: list[str]) -> None:
    """rules/saga#12.known: whatever can be deduced about hidden cards, and no more."""
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


@pytest.mark.parametrize("told", [0, 1, 6, 7, 12, 18, 28])
def test_no_adventure_of_the_story_covers_another(told: int) -> None:
    line = story.element(entries(told, 4, is_open=True), board.ROOM)
    room = Box(0, 0, board.ROOM, story.HEIGHT)
    sides = {diameter + 2 * tokens.EDGE for diameter in (story.WON, story.LOST)}
    pieces = [(box, item.image) for box, item in arrange(line, room) if isinstance(item, Piece)]
    beads = [box for box, image in pieces if image.width == image.height and image.width in sides]
    assert len(beads) == len(story.newest(story.collapsed(entries(told, 4, is_open=True)), board.ROOM))
    assert all(room.left <= box.left and box.right <= room.right for box in beads)
    assert not any(overlap(one, other) for one, other in combinations(beads, 2))


def test_in_a_long_story_failures_in_a_row_become_one_bead() -> None:
    told = [Entry(number, card, 0, None, "lost" if number % 7 else "won") for number, card in enumerate(TALE)]
    assert story.collapsed(told[:10]) == told[:10]
    assert story.collapsed(told)[:4] == [told[0], 6, told[7], 6]
    opened = msgspec.structs.replace(told[9], outcome=None)
    assert story.collapsed([*told[:9], opened, *told[10:14]])[-3:] == [told[8], opened, 4]


def test_the_oldest_adventures_leave_a_line_that_is_full() -> None:
    told = entries(len(TALE), 4, is_open=True)
    kept = story.newest(told, board.ROOM)
    assert 8 <= len(kept) < len(TALE)
    assert tuple(kept) == told[-len(kept) :]


@pytest.mark.parametrize("told", [0, 1, 12, 28])
@pytest.mark.usefixtures("no_ink")
def test_the_board_is_as_large_in_every_moment(told: int) -> None:
    for phase in ("mulligan", "main", "window"):
        if told or phase != "window":
            [picture] = PAINTER.public(
                view(told=told, phase=phase, finished=None), occupants(PLAIN_NAMES, 4), words_for("en")
            )
            assert picture.draw().size == (channel.WIDTH, channel.HEIGHT)


def test_what_left_the_board_is_in_the_alternative_text() -> None:
    """The effects of the cards played, the original roll of the die, and the progress of public
    Objectives.
    """
    told = entries(9, 4, is_open=True)
    seen = view(challenge=challenge(told, roll=2))
    first = msgspec.structs.replace(seen.places[0], aim=AIM)
    opened = msgspec.structs.replace(seen, places=(first, *seen.places[1:]))
    alt = PAINTER.public(opened, occupants(PLAIN_NAMES, 4), words_for("en"))[0].alt
    assert "rolled 2" in alt
    assert "Bruno’s Fairy Blade (−3)" in alt
    assert "Ada’s Objective is Merchant Prince (Wealth 2 of 4" in alt
    assert "Objective" not in PAINTER.public(seen, occupants(PLAIN_NAMES, 4), words_for("en"))[0].alt


def test_what_just_ended_is_shown_until_the_turn_ends() -> None:
    """This includes the last Adventure won, and the type that the next one must follow."""
    around, words = occupants(PLAIN_NAMES, 4), words_for("en")
    ended = view(told=6, phase="main", finished=finished("odyssey", won=False))
    during = msgspec.structs.replace(ended, turn=7)
    drawn = [PAINTER.public(seen, around, words)[0].draw().tobytes() for seen in (during, ended)]
    assert drawn[0] != drawn[1]
    later = msgspec.structs.replace(ended, finished=None)
    assert PAINTER.public(later, around, words)[0].draw().tobytes() == drawn[1]


@pytest.mark.usefixtures("no_ink")
@pytest.mark.parametrize("seats", range(2, 7))
def test_any_number_of_seats_may_win(seats: int) -> None:
    around, words = occupants(PLAIN_NAMES, seats), words_for("en")
    for count in range(seats + 1):
        for how in ("objective", "hero", "epilogue"):
            over = view(seats=seats, phase="over", winners=tuple(range(count)), how=how)
            assert PAINTER.public(over, around, words)[0].draw().size == (channel.WIDTH, channel.WIDTH)


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
