"""The rules: random playouts and copies of states."""

from __future__ import annotations

import time
from itertools import count

from games.engine.chance import RandomStream
from games.engine.game import AnyGame
from games.engine.play import next_move, play
from games.engine.player import RandomPlayer
from games.registry import GAMES
from tests.bench.report import Row

_SECONDS = 3.0
_COPIES = 20_000
_LIMIT = (10_000, 40)
"""Limits for every game: minimum moves per second, maximum microseconds per copy."""
_STRICTER = {"abraca": (20_000, 20), "towers": (20_000, 20)}
"""Games with stricter limits."""


def rows() -> list[Row]:
    """Return moves per second and the time of a copy, for every game."""
    found = []
    for game in GAMES.values():
        moves, copy = _STRICTER.get(game.id, _LIMIT)
        found += [
            Row(
                f"{game.id}: random play with options, check, events",
                random_moves(game),
                "moves/s",
                at_least=moves,
            ),
            Row(f"{game.id}: copy of a state", _copies(game), "µs", at_most=copy),
        ]
    return found


def random_moves(game: AnyGame) -> float:
    """Return the moves per second that random players make with all checks."""
    player = RandomPlayer()
    moves, started = 0, time.perf_counter()
    for number in count():
        stream = RandomStream(number.to_bytes(32, "big"))
        mind = RandomStream((number + (1 << 200)).to_bytes(32, "big"))
        seats = game.seats[number % len(game.seats)]
        state = game.setup(seats, game.options_type(), stream)
        while decisions := game.decisions(state):
            move = next_move(decisions, lambda _, decision: player.choose(state, decision, mind))  # noqa: B023
            play(game, state, *move, stream)
            moves += 1
        passed = time.perf_counter() - started
        if passed > _SECONDS:
            return moves / passed
    raise AssertionError


def _copies(game: AnyGame) -> float:
    stream = RandomStream(bytes(32))
    state = game.setup(game.seats.stop - 1, game.options_type(), stream)
    player = RandomPlayer()
    for _ in range(12):
        move = next_move(game.decisions(state), lambda _, decision: player.choose(state, decision, stream))
        play(game, state, *move, stream)
    started = time.perf_counter()
    for _ in range(_COPIES):
        game.copy(state)
    return (time.perf_counter() - started) / _COPIES * 1e6
