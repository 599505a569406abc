"""What newcomers read: the aim, in a line that everybody sees, and entries they can look up."""

from __future__ import annotations

import pytest

from games.engine.game import SPECTATOR, AnyGame
from render.words import locales, words_for
from tests.games.properties.corpus import Corpus
from tests.support.features import AIMS, COACHES

LONGEST = 160
"""Maximum characters of the line at the top of a hand."""


def test_the_aim_is_one_line_for_whoever_plays_and_nothing_for_others(
    house_game: AnyGame, house_corpus: Corpus
) -> None:
    if house_game.id not in AIMS:
        pytest.skip("a game may do without an aim")
    said = set()
    for moment in house_corpus.moments:
        with moment.told():
            state = moment.state
            for viewer in (SPECTATOR, None):
                assert house_game.aim(house_game.view(state, viewer)) is None
            for seat in range(moment.walk.seats):
                aim = house_game.aim(house_game.view(state, seat))
                assert aim is not None
                for locale in locales():
                    line = words_for(locale).say(aim)
                    said.add(line)
                    assert len(line) <= LONGEST, line
                    assert "\n" not in line
    assert len(said) > 2, "the aim is always the same: let it say how far the viewer is"


def test_what_is_met_can_be_looked_up(house_game: AnyGame, house_corpus: Corpus) -> None:
    if house_game.id not in COACHES:
        pytest.skip("a game may do without things to look up")
    entries = {entry.id for entry in house_game.entries}
    met = set()
    for moment in house_corpus.moments:
        with moment.told():
            for seat, decision in moment.asked.items():
                things = house_game.things(house_game.view(moment.state, seat), decision)
                assert len(set(things)) == len(things)
                assert set(things) <= entries
                met |= set(things)
                if not decision.asks_for_move:
                    assert not things, "nobody waits for what a seat prefers"
    assert len(met) >= min(8, len(entries) // 2), f"only {sorted(met)} are ever explained"
