"""The data of New Game: the table options and the state."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from games.engine.printed import Printed
from games.engine.text import Seat

CARDS = tuple(range(1, 19))
"""Every card, by its number; rules/newgame#2."""
HAND = 3


class Options(Struct, frozen=True):
    """The table options, rules/newgame#4. The lobby builds menus for booleans and literals with defaults.

    Each option says which value the printed rules have (``games/engine/printed.py``).
    """

    one_round: Annotated[bool, Printed(False)] = False


class State(Struct):
    """A table in play. Lists are by seat.

    ``hands`` are hidden from other seats; ``shown`` lie face up, oldest first. ``active`` is the seat whose
    turn it is, or, once everybody has shown all their cards, the seat that began.
    """

    options: Options
    active: Seat
    hands: list[list[int]]
    shown: list[list[int]]

    @property
    def over(self) -> bool:
        """Whether everybody has shown as many cards as they must; rules/newgame#3."""
        rounds = 1 if self.options.one_round else HAND - 1
        return all(len(cards) == rounds for cards in self.shown)
