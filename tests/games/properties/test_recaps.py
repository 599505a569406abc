"""Recaps: whenever something ends, a game shows everybody the same recap, and its views contain it."""

from __future__ import annotations

import pytest
from msgspec.structs import fields

from games.engine.game import AnyGame
from render.positions import states
from tests.games.properties.corpus import Corpus
from tests.support.recaps import tells_what_ended


def test_what_has_ended_is_public_and_the_view_tells_it(house_corpus: Corpus) -> None:
    game, met = house_corpus.game, 0
    for moment in house_corpus.moments:
        with moment.told():
            recap = game.recap(moment.state)
            world = game.determinize(moment.state, None, moment.chance("recap"))
            assert game.recap(world) == recap
            view = game.view(world, None)
            assert recap is None or recap in [getattr(view, field.name) for field in fields(view)]
            met += recap is not None
    assert bool(met) == tells_what_ended(game)


def test_something_ends_before_all_does(house_game: AnyGame) -> None:
    if not tells_what_ended(house_game):
        pytest.skip("nothing ends before the game does")
    going = (state for state in states(house_game, house_game.seats[-1]) if house_game.decisions(state))
    ends = [house_game.recap(state) is not None for state, _ in zip(going, range(400), strict=False)]
    assert True in ends, "it is told that something has ended"
    assert False in ends[ends.index(True) :], "and it is not told for ever"
