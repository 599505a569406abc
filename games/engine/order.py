"""The turn order of seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from games.engine.game import AnyGame
from games.engine.text import Seat


@runtime_checkable
class DealsSeats(Protocol):
    """A game that deals the seats by chance, so turns don't follow the seat numbers."""

    def turn_order(self, state: Any, first: Seat) -> Sequence[Seat]:
        """Return all seats in turn order, starting with ``first``."""
        ...


def turn_order(game: AnyGame, state: Any, seats: int, first: Seat) -> Sequence[Seat]:
    """Return all ``seats`` of a game in turn order, starting with ``first``."""
    if isinstance(game, DealsSeats):
        return game.turn_order(state, first)
    return [(first + step) % seats for step in range(seats)]
