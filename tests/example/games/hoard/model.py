"""The data of Let It Sleep: the table options, how a night ended, and the state."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from games.engine.printed import Printed
from games.engine.text import Seat

CARDS = (0, 1, 2, 3, 4)
"""The coins that a thief can take in one night, each number once per game; rules/hoard#2."""
REWARD = 3
"""The reward for whoever was right, in coins; rules/hoard#5.3."""


class Options(Struct, frozen=True):
    """The table options, rules/hoard#6."""

    quick: Annotated[bool, Printed(False)] = False


def nights(options: Options) -> int:
    """Return how many nights the game lasts; rules/hoard#3.3."""
    return 3 if options.quick else 4


class Night(Struct, frozen=True):
    """How a night ended; public from then on.

    ``cards`` are the cards laid, by seat, worth ``total`` coins together. ``thief`` had ``named`` a number,
    ``doubter`` didn't believe it, and one of the two was ``caught``.
    """

    number: int
    cards: tuple[int, ...]
    total: int
    named: int
    thief: Seat
    doubter: Seat
    caught: Seat


class State(Struct):
    """A table in play. Lists are by seat.

    ``laid`` holds this ``night``'s cards, face down; ``open`` those of earlier nights. ``active`` speaks once
    everybody has laid a card. ``named`` is this night's last number, 0 before the first, and ``thief`` named
    it. ``ended`` is the previous night, until somebody lays a card.
    """

    options: Options
    active: Seat
    laid: list[int | None]
    open: list[list[int]]
    coins: list[int]
    night: int = 1
    named: int = 0
    thief: Seat | None = None
    ended: Night | None = None

    @property
    def over(self) -> bool:
        """Whether the last night has ended; rules/hoard#3."""
        return self.ended is not None and self.ended.number == nights(self.options)

    @property
    def most(self) -> int:
        """The most coins that all thieves together can take in one night."""
        return CARDS[-1] * len(self.laid)

    def cards(self, seat: Seat) -> list[int]:
        """Return the cards that ``seat`` could have laid this night, as far as everybody can tell."""
        return [card for card in CARDS if card not in self.open[seat]]
