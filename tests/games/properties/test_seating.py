"""A person who may take a seat hasn't seen anything that the seat may not know (rules/abraca#9.5)."""

from __future__ import annotations

from games.engine.chance import RandomStream
from games.engine.game import SPECTATOR
from games.engine.seating import may_sit
from games.engine.text import Seat
from tests.games.properties.corpus import Corpus


def test_whoever_may_sit_saw_the_same_in_every_world_of_the_seat(corpus: Corpus) -> None:
    game = corpus.game
    for moment in corpus.moments:
        state = moment.state
        for seat in range(moment.walk.seats):
            world = game.determinize(state, seat, moment.chance("seat", seat))
            for eyes in (*range(moment.walk.seats), SPECTATOR):
                if may_sit(game, moment.walk.options, [eyes], seat):
                    with moment.told():
                        assert game.view(world, eyes) == game.view(state, eyes)


def test_whoever_has_watched_what_is_hidden_cannot_sit(corpus: Corpus) -> None:
    game = corpus.game
    for walk in corpus.walks:
        everybody = [*range(walk.seats), SPECTATOR]
        whim = RandomStream(f"eyes at walk {walk.number}".encode())
        for _ in range(4):
            seen_with: set[Seat] = {eyes for eyes in everybody if whim.below(3) == 0}
            may = {seat for seat in range(walk.seats) if may_sit(game, walk.options, seen_with, seat)}
            if game.spectators_see_more(walk.options) and SPECTATOR in seen_with:
                assert not may
            elif seats := seen_with - {SPECTATOR}:
                assert may == (seats if len(seats) == 1 else set()), "their own seat, and no other"
            else:
                assert may == set(range(walk.seats))
