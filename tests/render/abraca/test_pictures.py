"""Abraca's pictures: which ones there are, and what their texts say."""

from __future__ import annotations

import msgspec
import pytest

from games.abraca.game import GAME, Abraca
from games.abraca.model import Options
from games.abraca.rules.course import CAST
from games.engine.chance import QuickChance
from render.abraca import phrases
from render.abraca.painter import PAINTER
from render.kit.theme import SMALLEST
from render.positions import PLAIN_NAMES, occupants, states
from render.words import words_for
from tests.render.abraca.positions import ROUND, view
from tests.render.displayed import Displayed, assert_laid_out_well
from tests.render.fitting import Fitted, assert_fits
from tests.render.samples import names_of
from tests.support.phrases import phrase, spoken

SEATS = (2, 3, 4, 5)


def test_the_alternative_text_says_what_matters_first() -> None:
    alt = PAINTER.public(view(), occupants(PLAIN_NAMES, 4), words_for("en"))[0].alt
    assert alt.index("Bruno") < alt.index("5 to") < alt.index("Ada (red fox)")


def test_the_alternative_text_of_a_hand_names_every_stone_but_ones_own() -> None:
    alt = PAINTER.private(view(1), occupants(PLAIN_NAMES, 4), words_for("en"))[0].alt
    assert "Ada has the stones 3, 5, 4, 8, 8." in alt
    assert "4 stones you can’t see" in alt
    assert "7, 6, 8, 2" not in alt
    assert "Your secret stones: 4." in alt


def test_when_the_game_is_over_ones_stones_are_no_secret_any_more() -> None:
    last = list(states(Abraca(), 4, Options(), seed=2))[-1]
    alt = PAINTER.private(Abraca().view(last, 1), occupants(PLAIN_NAMES, 4), words_for("en"))[0].alt
    assert spoken("abraca-alt-own-shown", list="; ".join(map(str, last.hands[1]))) in alt
    assert phrase("abraca-alt-own-stones") not in alt


def test_the_text_form_holds_every_seat_and_every_declaration() -> None:
    told = PAINTER.describe(view(0), occupants(PLAIN_NAMES, 4), words_for("en"))
    assert all(name in told for name in PLAIN_NAMES[:4])
    assert told.count("declares") + told.count("has no") >= 5


def test_a_round_that_ended_is_uncovered_until_the_next_declaration() -> None:
    around, words = occupants(PLAIN_NAMES, 4), words_for("en")
    going = view()
    fresh = msgspec.structs.replace(going, declarations=(), recap=ROUND)
    assert names_of(PAINTER.public(going, around, words)) == ["board"]
    assert names_of(PAINTER.public(fresh, around, words)) == ["board", "reveal"]
    assert names_of(PAINTER.public(view(active=None), around, words)) == ["result", "reveal"]
    assert names_of(PAINTER.private(view(0), around, words)) == ["hand"]


@pytest.mark.parametrize("seats", SEATS)
def test_pictures_have_their_agreed_sizes(seats: int) -> None:
    around, words = occupants(PLAIN_NAMES, seats), words_for("en")
    assert PAINTER.public(view(seats=seats), around, words)[0].draw().size == (1200, 1350)
    hand = PAINTER.private(view(0, seats=seats), around, words)[0].draw()
    assert hand.width == 1200
    assert hand.width > hand.height


@pytest.mark.parametrize("secrets", range(5))
@pytest.mark.parametrize("denied", range(8))
def test_whatever_is_known_of_ones_own_stones_fits_on_the_table(
    denied: int, secrets: int, fitted: list[Fitted], displayed: list[Displayed]
) -> None:
    """Each miss tells a player something about their own stones, and secret stones stay with whoever took
    them.
    """
    seen = view(0)
    own = seen.places[0]
    marked = tuple(msgspec.structs.replace(stone, denied=tuple(range(1, denied + 1))) for stone in own.stones)
    more = msgspec.structs.replace(own, stones=marked, secrets=(4,) * secrets)
    seen = msgspec.structs.replace(seen, places=(more, *seen.places[1:]))
    PAINTER.private(seen, occupants(PLAIN_NAMES, 4), words_for("it"))[0].draw()
    assert_fits(fitted, SMALLEST)
    assert_laid_out_well(displayed)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("secrets", range(5))
def test_any_number_of_secret_stones_fits(
    secrets: int, seats: int, fitted: list[Fitted], displayed: list[Displayed]
) -> None:
    around, words = occupants(PLAIN_NAMES, seats), words_for("it")
    seen = view(seats=seats)
    rich = msgspec.structs.replace(seen.places[0], secrets=(None,) * secrets)
    ended = msgspec.structs.replace(
        ROUND,
        life=(6,) * seats,
        points=(4,) * seats,
        totals=(4,) * seats,
        hands=((3, 5, 4, 8, 8),) * seats,
        secrets=((7,) * secrets, *((),) * (seats - 1)),
        secrets_left=(7,) * (4 - secrets),
        pool=(6,) * 12,
    )
    seen = msgspec.structs.replace(seen, places=(rich, *seen.places[1:]), declarations=(), recap=ended)
    for picture in PAINTER.public(seen, around, words):
        picture.draw()
    assert_fits(fitted, SMALLEST)
    assert_laid_out_well(displayed)


def test_only_what_may_work_has_a_gold_rim() -> None:
    """A number whose button says that it fails is as dim as one that isn't offered."""
    hopeless = 0
    for number in range(3):
        luck = QuickChance(number)
        state = GAME.setup(3, GAME.options_type(), luck)
        while not state.winners:
            seat = state.active
            casts = [one for one in GAME.decisions(state)[seat].options if one.id.startswith(CAST)]
            works = {int(one.id.removeprefix(CAST)) for one in casts if not one.is_hopeless}
            assert phrases.hopeful(GAME.view(state, seat)) == works
            hopeless += sum(one.is_hopeless for one in casts)
            GAME.policy.make(state, seat, GAME.policy.answer(state, seat, luck), luck)
    assert hopeless > 20
