"""How far a playout goes: so many turns from wherever it began."""

from __future__ import annotations


class Stretch:
    """What a policy gives as its horizon, if a playout is to end so many turns after the one it began in.

    It is equal to every other from which it is less than ``length`` turns.

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
