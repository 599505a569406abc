"""What the numbers on the cards are computed from: characteristics, the story counted, sizes of hands."""

from __future__ import annotations

from collections.abc import Sequence

CHARACTERISTICS = ("fame", "courage", "wealth", "wisdom", "might")
"""The five characteristics, in the order of the dice on the table."""

TYPES = ("journey", "conquest", "fight", "wonder", "vow", "love", "friendship")
"""The seven types of Adventures."""

FACES = range(1, 7)
"""What a die may show."""

ANY = len(TYPES)
"""Where the count of all types stands behind the counts of each."""


class Situation:
    """The numbers of one moment. ``won`` and ``lost`` count by type, and all types at ``ANY``.

    ``hands`` are the hand sizes of the seat that resolves the card and of its left and right neighbours.
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
