"""Whole games between computer players, as records."""

from __future__ import annotations

from games.engine.chance import RandomStream
from games.engine.decision import Choice, Decision
from games.engine.game import AnyGame
from games.engine.play import next_move
from games.engine.record import Record, begin, replay_moves
from games.engine.text import Seat


def played(game: AnyGame, seats: int, seed: int) -> Record:
    """Return the record of a game between computer players."""
    record, state, stream = begin(game, seats, game.options_type(), bytes([seed]) * 32)
    chance = RandomStream(bytes([seed + 1]) * 32)

    def choose(seat: Seat, decision: Decision) -> Choice:
        return game.computer_player.choose(game.view(state, seat), decision, chance)

    while asked := game.decisions(state):
        record, _ = replay_moves(game, record, state, *next_move(asked, choose), stream)
    return record
