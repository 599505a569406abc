"""A horizon for playouts that end a number of turns after their beginning."""

from __future__ import annotations


class Stretch:
    """A policy's horizon for playouts that end ``length`` turns after the one they began in.

    It is equal to every other one that is less than ``length`` turns away.

    >>> Stretch(5, 4) != Stretch(8, 4), Stretch(5, 4) != Stretch(9, 4)
    (False, True)
    """

    __slots__ = ("length", "turn")

    def __init__(self, turn: int, length: int) -> None:
        self.turn = turn
        self.length = length

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stretch) and abs(self.turn - other.turn) < self.length

    def __hash__(self) -> int:
        return 0
