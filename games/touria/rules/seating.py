"""The seats' sides of the board, and their turn order; rules/touria#4.1 and #4.2."""

from __future__ import annotations

from functools import lru_cache

from games.engine.chance import Draws
from games.engine.text import Seat
from games.touria.components import COMPONENTS

_SIDES = {
    2: ("south", "north"),
    3: ("south", "west", "north"),
    4: COMPONENTS.seats,
}
"""The occupied sides, clockwise, by number of players."""


def deal(seats: int, chance: Draws) -> tuple[str, ...]:
    """Return a random side for each seat."""
    sides = list(_SIDES[seats])
    chance.shuffle(sides)
    return tuple(sides)


@lru_cache(maxsize=64)
def clockwise(sides: tuple[str, ...], seat: Seat) -> tuple[Seat, ...]:
    """Return all seats in the order of turns, from ``seat`` on, where seats sit at ``sides``.

    >>> clockwise(("north", "south", "west"), 0)
    (0, 1, 2)
    >>> clockwise(("west", "south", "north"), 0)
    (0, 2, 1)
    """
    ring = sorted(range(len(sides)), key=lambda other: COMPONENTS.seats.index(sides[other]))
    start = ring.index(seat)
    return (*ring[start:], *ring[:start])
