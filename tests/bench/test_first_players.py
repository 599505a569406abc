"""The players that masters are measured against can still answer every question."""

from __future__ import annotations

import pytest

from games.engine.chance import RandomStream
from games.engine.play import held_back, play, waiting_for
from games.registry import GAMES
from tests.bench.first_players import FIRST, first_player

MOVES = 30


@pytest.mark.parametrize("game_id", FIRST)
def test_they_answer_what_is_asked(game_id: str) -> None:
    game, chance = GAMES[game_id], RandomStream(b"first")
    state = game.setup(2, game.options_type(), chance)
    for _ in range(MOVES):
        asked = game.decisions(state)
        if waiting := waiting_for(asked):
            seat = waiting[0]
            choice = first_player(game, state, seat, asked[seat], chance)
            assert asked[seat].allows(choice)
        else:
            seat, choice = held_back(asked)[0]
        play(game, state, seat, choice, chance)
