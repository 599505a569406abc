"""The numbers that cards refer to: characteristics, counts of the story, sizes of hands."""

from __future__ import annotations

from collections.abc import Sequence

CHARACTERISTICS = ("fame", "courage", "wealth", "wisdom", "might")
"""The five characteristics, in the order of the dice on the table."""

TYPES = ("journey", "conquest", "fight", "wonder", "vow", "love", "friendship")
"""The seven types of Adventures."""

FACES = range(1, 7)
"""The faces of a die."""

ANY = len(TYPES)
"""Index of the count of all types, after the counts of each."""


class Situation:
    """The numbers of one moment. ``won`` and ``lost`` count by type, and all types at ``ANY``.

    ``hands``: the hand sizes of the seat that resolves the card and of its left and right neighbors.
    """

    __slots__ = ("characteristics", "hands", "lost", "players", "won")

    def __init__(
        self,
        characteristics: Sequence[int],
        won: Sequence[int] = (0,) * (ANY + 1),
        lost: Sequence[int] = (0,) * (ANY + 1),
        hands: Sequence[int] = (0, 0, 0),
        players: int = 2,
    ) -> None:
        self.characteristics = characteristics
        self.won = won
        self.lost = lost
        self.hands = hands
        self.players = players
