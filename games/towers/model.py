"""The data of the game: table options, what became of a floor and of the loot, and the state."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from games.engine.text import Seat
from games.towers.components import COMPONENTS, PLACES, SETTINGS, Setting

Cards: TypeAlias = tuple[str, ...]
"""Ids of cards."""

Bounds: TypeAlias = tuple[int, int]
"""The least and the most that something can be."""


class Options(Struct, frozen=True):
    """The table options, rules/towers#9."""

    open_piles: bool = True
    hand_memory: bool = False


class Line(Struct, frozen=True):
    """What one card adds to its team: ``value``, ``times`` over.

    ``copied_from`` is the seat whose wizard a chameleon copies; ``value`` is 0 where it finds none. An
    artifact adds nothing itself; the card that it doubles counts twice.
    """

    card: str
    value: int
    times: int = 1
    copied_from: Seat | None = None


class Team(Struct, frozen=True):
    """A team and how its value came about; cards in the order in which they were shown."""

    lines: tuple[Line, ...] = ()
    value: int = 0

    @property
    def cards(self) -> Cards:
        """The cards of the team."""
        return tuple(line.card for line in self.lines)


DecidedBy: TypeAlias = Literal[
    "value", "wizard", "wizard_weapon", "warrior", "warrior_weapon", "dwarf", "dwarf_weapon"
]
"""What made the difference between two teams; rules/towers#6."""


class FloorResult(Struct, frozen=True):
    """How a floor was resolved; teams by seat.

    ``strongest`` took the treasure and ``weakest`` the monster; the fields beside them say what decided
    between each and the next team.
    """

    tower: int
    floor: int
    monster: str
    treasure: str
    teams: tuple[Team, ...]
    strongest: Seat
    weakest: Seat
    strongest_by: DecidedBy
    weakest_by: DecidedBy


class LootResult(Struct, frozen=True):
    """The last cards of a tower and the coins they won, by seat."""

    tower: int
    cards: Cards
    coins: tuple[int, ...]


class Recap(Struct, frozen=True):
    """The summary shown until the next card: how a floor was resolved, and after a top floor the loot."""

    floor: FloorResult
    loot: LootResult | None


class State(Struct):
    """A table in play. Lists are by seat where nothing else is said.

    ``tower`` and ``floor`` count from 1, ``step`` the commits of the floor from 0. ``dealt`` are the four
    hands as they were dealt, by place of the ring; they change places and never their cards. ``hands`` are
    the cards still in hand, ``teams`` those shown on this floor, ``commits`` the secret choices of the open
    step. ``floors`` has the monster and the treasure of each floor of this tower; ``monsters`` and
    ``treasures`` are drawn from their front and end with what was put back unseen. ``won`` are the cards
    taken, in order. ``last_floor`` was resolved last; ``last_loot`` belongs to it if it was a top floor.
    """

    options: Options
    tower: int
    floor: int
    step: int
    dealt: tuple[Cards, ...]
    hands: list[Cards]
    teams: list[Cards]
    commits: list[Cards | None]
    floors: tuple[tuple[str, str], ...]
    monsters: Cards
    treasures: Cards
    won: list[Cards]
    gold: list[int]
    last_floor: FloorResult | None = None
    last_loot: LootResult | None = None
    over: bool = False

    @property
    def setting(self) -> Setting:
        """What depends on the number of players."""
        return SETTINGS[len(self.hands)]

    @property
    def wanted(self) -> int:
        """How many cards the open step takes from each player."""
        return COMPONENTS.floors[self.floor - 1][self.step]

    def is_seated(self, viewer: Seat | None) -> bool:
        """Return whether ``viewer`` is a seat of this table."""
        return viewer is not None and 0 <= viewer < len(self.hands)

    def hand_at(self, place: int, tower: int | None = None) -> int:
        """Return which of the dealt hands lies at ``place`` of the ring, in this tower or in ``tower``.

        Hands move to the left, so each place gets what lay at the place before it.
        """
        return (place - (tower or self.tower) + 1) % COMPONENTS.ring_places

    def ten(self, seat: Seat) -> Cards:
        """Return the ten cards that ``seat`` plays in this tower."""
        return self.dealt[self.hand_at(PLACES[len(self.hands)][seat])]

    def played(self, seat: Seat) -> Cards:
        """Return the cards that everybody has seen ``seat`` play in this tower."""
        return tuple(card for card in self.ten(seat) if card not in self.hands[seat])
