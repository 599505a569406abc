"""In which order seats have their turns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from games.engine.game import AnyGame
from games.engine.text import Seat


@runtime_checkable
class DealsSeats(Protocol):
    """A game in which chance decides who sits beside whom, so turns do not go by the numbers of the seats."""

    def turn_order(self, state: Any, first: Seat) -> Sequence[Seat]:
        """Return all seats in the order of their turns, from ``first`` on."""
        ...


def turn_order(game: AnyGame, state: Any, seats: int, first: Seat) -> Sequence[Seat]:
    """Return all ``seats`` of a game in the order of their turns, from ``first`` on."""
    if isinstance(game, DealsSeats):
        return game.turn_order(state, first)
    return [(first + step) % seats for step in range(seats)]
