"""Hints for every answer in a game played by its computer player."""

from __future__ import annotations

from collections.abc import Iterator

from games.engine.advice import Adviser
from games.engine.chance import RandomStream
from games.engine.game import AnyGame
from games.engine.play import held_back, play, waiting_for
from games.engine.text import Text


def advised(game: AnyGame, seats: int, number: int, moves: int) -> Iterator[tuple[str, Text | None]]:
    """Yield every single answer in game ``number`` with its hint.

    Check that the hint follows from what the seat sees, and that spectators get none.
    """
    assert isinstance(game, Adviser)
    chance = RandomStream(bytes([number]) * 32)
    state = game.setup(seats, game.options_type(), chance)
    for _ in range(moves):
        decisions = game.decisions(state)
        if not decisions:
            return
        waiting = waiting_for(decisions)
        if not waiting:
            play(game, state, *held_back(decisions)[0], chance)
            continue
        seat = waiting[0]
        view = game.view(state, seat)
        other = game.view(game.determinize(state, seat, RandomStream(b"other")), seat)
        for option in decisions[seat].options:
            text = game.advice(view, (option.id,))
            assert text == game.advice(other, (option.id,))
            assert game.advice(game.view(state, None), (option.id,)) is None
            yield option.id, text
        play(game, state, seat, game.computer_player.choose(view, decisions[seat], chance), chance)
