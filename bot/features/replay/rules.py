"""The positions of a replayed game, found again by their time."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct


class Position(Struct, frozen=True):
    """The position after ``step`` of a replay: after ``moves`` moves, the last one made at ``at``.

    ``is_public``: the channel has seen this position, so its time gives nothing away. Times are Unix seconds.
    """

    step: int
    moves: int
    at: float
    is_public: bool = True


def position_at(positions: Sequence[Position], at: float) -> Position:
    """Return the last public position at the time ``at``; the first one if the game began later.

    >>> game = [Position(0, 0, 10.0), Position(1, 2, 20.0), Position(2, 3, 20.0, False), Position(3, 4, 30.0)]
    >>> [position_at(game, at).step for at in (5.0, 10.0, 25.0, 30.0)]
    [0, 0, 1, 3]
    """
    return next((one for one in reversed(positions) if one.is_public and one.at <= at), positions[0])


def position_after(positions: Sequence[Position], moves: int, at: float) -> tuple[Position, bool]:
    """Return the position after ``moves`` moves, the last made at ``at``, and whether it still exists.

    If those moves were taken back, return the last position before them that remains.

    >>> game = [Position(0, 0, 10.0), Position(1, 1, 20.0), Position(2, 2, 50.0)]
    >>> position_after(game, 1, 20.0), position_after(game, 2, 30.0)
    ((Position(step=1, moves=1, at=20.0, is_public=True), True), \
(Position(step=1, moves=1, at=20.0, is_public=True), False))
    """
    for one in positions:
        if (one.moves, one.at) == (moves, at):
            return one, True
    return position_at(positions, at), False
