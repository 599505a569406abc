"""Of Abraca: which pictures there are, and what their words say."""

from __future__ import annotations

import msgspec
import pytest

from render.abraca.painter import PAINTER
from render.positions import PLAIN_NAMES, occupants
from render.words import words_for
from tests.render.abraca.positions import ROUND, view
from tests.render.samples import names_of

SEATS = (2, 3, 4, 5)


def test_the_alternative_text_says_what_matters_first() -> None:
    alt = PAINTER.public(view(), occupants(PLAIN_NAMES, 4), words_for("en"))[0].alt
    assert alt.index("Bruno") < alt.index("5 to 8") < alt.index("Ada (red fox)")


def test_the_alternative_text_of_a_hand_names_every_stone_but_ones_own() -> None:
    alt = PAINTER.private(view(1), occupants(PLAIN_NAMES, 4), words_for("en"))[0].alt
    assert "Ada has the stones 3 5 4 8 8." in alt
    assert "4 stones that you cannot see" in alt
    assert "7 6 8 2" not in alt
    assert "Your secret stones: 4." in alt


def test_the_text_form_holds_every_seat_and_every_declaration() -> None:
    told = PAINTER.describe(view(0), occupants(PLAIN_NAMES, 4), words_for("en"))
    assert all(name in told for name in PLAIN_NAMES[:4])
    assert told.count("cast") + told.count("has no") >= 5


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
    assert PAINTER.public(view(seats=seats), around, words)[0].draw().size == (1400, 1000)
    hand = PAINTER.private(view(0, seats=seats), around, words)[0].draw()
    assert hand.width == 1200
    assert hand.width > hand.height
