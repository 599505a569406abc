"""The rules: random playouts and copies of states."""

from __future__ import annotations

import time
from itertools import count

from games.engine.chance import RandomStream
from games.engine.game import AnyGame
from games.engine.play import play, waiting_for
from games.engine.player import RandomPlayer
from games.registry import GAMES
from tests.bench.report import Row

_SECONDS = 3.0
_COPIES = 20_000
_LIMITS = {"abraca": (20_000, 20), "towers": (20_000, 20), "touria": (10_000, 40), "saga": (10_000, 40)}
"""By game: moves a second at least, microseconds a copy at most."""


def rows() -> list[Row]:
    """Return moves a second and the time of a copy, for every game."""
    found = []
    for game in GAMES.values():
        moves, copy = _LIMITS[game.id]
        found += [
            Row(
                f"{game.id}: random play with options, check, events",
                _playouts(game),
                "moves/s",
                at_least=moves,
            ),
            Row(f"{game.id}: copy of a state", _copies(game), "µs", at_most=copy),
        ]
    return found


def _playouts(game: AnyGame) -> float:
    player = RandomPlayer()
    moves, started = 0, time.perf_counter()
    for number in count():
        stream = RandomStream(number.to_bytes(32, "big"))
        mind = RandomStream((number + (1 << 200)).to_bytes(32, "big"))
        seats = game.seats[number % len(game.seats)]
        state = game.setup(seats, game.options_type(), stream)
        while decisions := game.decisions(state):
            seat = waiting_for(decisions)[0]
            play(game, state, seat, player.choose(state, decisions[seat], mind), stream)
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
        decisions = game.decisions(state)
        seat = waiting_for(decisions)[0]
        play(game, state, seat, player.choose(state, decisions[seat], stream), stream)
    started = time.perf_counter()
    for _ in range(_COPIES):
        game.copy(state)
    return (time.perf_counter() - started) / _COPIES * 1e6
