"""Failed tests of a game explain themselves."""

from __future__ import annotations

import pytest

from games.engine.chance import RandomStream
from games.engine.game import Refused
from games.engine.play import play
from tests.games.engine.duel import Duel, Options
from tests.games.engine.garden import Garden
from tests.games.engine.garden import Options as GardenOptions
from tests.games.properties.corpus import frozen
from tests.support.explaining import _offer, pytest_assertrepr_compare


def test_two_views_that_differ_are_compared_part_by_part() -> None:
    game, chance = Garden(), RandomStream(b"")
    state = game.setup(2, GardenOptions(), chance)
    before = game.view(state, 0)
    game.apply(state, 0, ("step",), chance)
    told = ["two of View differ in", "places.0.at: 0 and 1", "moves: 0 and 1"]
    assert pytest_assertrepr_compare("==", before, game.view(state, 0)) == told
    assert pytest_assertrepr_compare("==", frozen(before), frozen(game.view(state, 0))) == [
        "two of bytes differ in",
        *told[1:],
    ]
    assert pytest_assertrepr_compare("!=", before, before) is None
    assert pytest_assertrepr_compare("==", b"\x00", b"\x01") is None


def test_a_refusal_tells_what_was_offered() -> None:
    game = Duel()
    state = game.setup(2, Options(), RandomStream(b""))
    with pytest.raises(Refused) as refused:
        play(game, state, 0, ("well",), RandomStream(b""))
    assert _offer(refused.value) == (
        "seat 0 picked ('well',); offered are 1 to 1 of ['rock', 'paper', 'scissors']"
    )
    assert _offer(Refused(refused.value.text)) is None
