"""Random legal play as hypothesis draws it: any game, any number of seats, any options, any length."""

from __future__ import annotations

import itertools
import typing
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
from hypothesis import strategies as st
from msgspec import Struct

from games.engine.chance import Chance, RandomStream
from games.engine.decision import Choice
from games.engine.game import WATCHER, AnyGame
from games.engine.play import waiting_for
from games.engine.player import RandomPlayer
from games.engine.record import Record, begin, play_recorded
from games.engine.text import Seat
from games.registry import GAMES
from tests.games.engine.duel import Duel
from tests.games.engine.garden import Garden

ALL_GAMES: tuple[AnyGame, ...] = (*GAMES.values(), Duel(), Garden())
"""Every game of the house, and the small ones that the engine is proven on."""

MOST_MOVES = 30_000
"""No game of the house takes more moves, however badly it is played."""


@dataclass
class Walk:
    """A game as far as it was played. ``rest`` is chance for what the test does next."""

    game: AnyGame
    seats: int
    record: Record
    state: Any
    stream: RandomStream
    rest: RandomStream

    @property
    def viewers(self) -> list[Seat | None]:
        return [*range(self.seats), WATCHER, None]

    def go_on(self) -> Iterator[tuple[Seat, Choice]]:
        """Play random moves to the end and yield each after it was made."""
        while (move := random_move(self.game, self.state, self.rest)) is not None:
            self.record, _ = play_recorded(self.game, self.record, self.state, *move, self.stream)
            yield move


def random_move(game: AnyGame, state: Any, chance: Chance) -> tuple[Seat, Choice] | None:
    """Return a legal move, or ``None`` when the game is over. Given answers are changed now and then."""
    decisions = game.decisions(state)
    if not decisions:
        return None
    asked = sorted(decisions) if chance.below(4) == 0 else waiting_for(decisions)
    seat = chance.pick(asked)
    return seat, RandomPlayer().choose(state, decisions[seat], chance)


def all_options(options_type: type[Struct]) -> list[Struct]:
    """Return every combination of values of the options."""
    hints = typing.get_type_hints(options_type)
    values = [[False, True] if hint is bool else list(typing.get_args(hint)) for hint in hints.values()]
    return [options_type(*combination) for combination in itertools.product(*values)]


@st.composite
def walks(draw: st.DrawFn, game: AnyGame, most: int = 150) -> Walk:
    """Draw a game that was played for at most ``most`` random moves."""
    seats = draw(st.sampled_from(game.seats))
    options = draw(st.sampled_from(all_options(game.options_type)))
    seed = draw(st.binary(min_size=32, max_size=32))
    length = draw(st.integers(0, most))
    record, state, stream = begin(game, seats, options, seed)
    walk = Walk(game, seats, record, state, stream, RandomStream(seed[::-1] + b"rest"))
    for _ in itertools.islice(walk.go_on(), length):
        pass
    return walk


def frozen(value: Any) -> bytes:
    """Return ``value`` as JSON, to compare byte for byte."""
    return msgspec.json.encode(value)
