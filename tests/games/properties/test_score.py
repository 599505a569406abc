"""The score of a daily: it's defined in every state, and rewards the same as the rules."""

from __future__ import annotations

import msgspec
import pytest

from games.engine.chance import NamedStreams, RandomStream
from games.engine.game import AnyGame
from games.engine.play import held_back, play, waiting_for
from games.engine.player import RandomPlayer
from games.engine.score import Score, score_among
from games.registry import GAMES


def options_of(game: AnyGame) -> msgspec.Struct:
    """Return the options of ``game`` as a daily."""
    usual = msgspec.to_builtins(game.options_type())
    found: msgspec.Struct = msgspec.convert({**usual, **game.daily.options}, game.options_type)
    return found


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_somebody_who_wins_is_behind_nobody_without_points(game: AnyGame, number: int) -> None:
    streams, own = NamedStreams(bytes([number]) * 32), RandomStream(bytes([number]) * 32)
    seats = 1 + game.daily.opponents
    state = game.setup(seats, options_of(game), streams)
    player = RandomPlayer()
    while (outcome := game.outcome(state)) is None:
        scores = [game.score(state, seat) for seat in range(seats)]
        assert max(score.lead for score in scores) >= 0
        asked = game.decisions(state)
        waiting = waiting_for(asked)
        if waiting:
            seat = waiting[0]
            choice = player.choose(game.view(state, seat), asked[seat], own)
        else:
            seat, choice = held_back(asked)[0]
        play(game, state, seat, choice, streams)
    totals = [game.score(state, seat).total for seat in range(seats)]
    points = [game.score(state, seat).points for seat in range(seats)]
    if outcome.scores is not None:
        assert points == list(outcome.scores)
    best = max(range(seats), key=lambda seat: totals[seat])
    assert points[best] == max(points)
    for winner in outcome.winners:
        behind = [seat for seat in range(seats) if points[seat] < points[winner]]
        assert all(totals[seat] < totals[winner] for seat in behind)


def test_a_lead_counts_beside_the_points() -> None:
    assert score_among([9, 5, 3], 0) == Score(9, 4)
    assert score_among([5, 9, 3], 0).total == 1
    assert score_among([14, 20], 0).total == 8


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_daily_is_a_game_that_can_be_opened(game: AnyGame) -> None:
    assert 1 + game.daily.opponents in game.seats
    assert options_of(game) is not None
