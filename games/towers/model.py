"""The data of the game: table options, the results of floors and loot, and the state."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Struct

from games.engine.printed import Printed
from games.engine.text import Seat
from games.towers.components import COMPONENTS, PLACES, SETTINGS, TYPE_OF, Setting

Cards: TypeAlias = tuple[str, ...]
"""Card ids."""

Swap: TypeAlias = tuple[str, str]
"""A card that is taken back, and the one shown instead."""

Bounds: TypeAlias = tuple[int, int]
"""A minimum and a maximum."""


class Options(Struct, frozen=True):
    """The table options, rules/towers#9."""

    open_piles: Annotated[bool, Printed(False)] = True
    hand_memory: Annotated[bool, Printed(False)] = False
    forbidden_teams: Annotated[Literal["refused", "penalty"], Printed("penalty")] = "refused"
    elixir_use: Annotated[Literal["best", "chosen"], Printed("chosen")] = "best"


class Line(Struct, frozen=True):
    """The contribution of one card to its team: ``value``, ``times`` over.

    ``copied_from`` is the seat whose wizard a chameleon copies; ``value`` is 0 if it finds none. An artifact
    adds nothing itself; the card that it doubles counts twice.
    """

    card: str
    value: int
    times: int = 1
    copied_from: Seat | None = None


class Team(Struct, frozen=True):
    """A team and its sum; cards in the order in which they were shown."""

    lines: tuple[Line, ...] = ()
    value: int = 0

    @property
    def cards(self) -> Cards:
        """The cards of the team."""
        return tuple(line.card for line in self.lines)


DecidedBy: TypeAlias = Literal[
    "value", "wizard", "wizard_weapon", "warrior", "warrior_weapon", "dwarf", "dwarf_weapon"
]
"""The first difference between two teams; rules/towers#6."""


class FloorResult(Struct, frozen=True):
    """The result of a floor; teams by seat.

    ``strongest`` took the treasure and ``weakest`` the monster; ``strongest_by`` and ``weakest_by`` are the
    deciding difference to the next team, or None if there was no comparison. ``fined`` took one of the two
    for a forbidden team, whatever it was worth.
    """

    tower: int
    floor: int
    monster: str
    treasure: str
    teams: tuple[Team, ...]
    strongest: Seat
    weakest: Seat
    strongest_by: DecidedBy | None
    weakest_by: DecidedBy | None
    fined: Seat | None = None


class LootResult(Struct, frozen=True):
    """The last cards of a tower and the coins they won, by seat."""

    tower: int
    cards: Cards
    coins: tuple[int, ...]


class Recap(Struct, frozen=True):
    """The summary shown until the next card: the result of a floor, and after a top floor the loot."""

    floor: FloorResult
    loot: LootResult | None


class State(Struct):
    """A table in play. Lists not described otherwise are by seat.

    ``tower`` and ``floor`` count from 1, ``step`` the commits of the floor from 0. ``dealt`` are the four
    hands as dealt, by place of the ring; they change places but not their cards. ``hands`` are the cards
    still in hand, ``teams`` those shown on this floor, ``commits`` the secret choices of the open step.
    ``floors`` has the monster and the treasure of each floor of this tower; ``monsters`` and ``treasures``
    are drawn from their front, and the cards put back unseen are at their end. ``won`` are the cards taken,
    in order. ``last_floor`` was resolved last; ``last_loot`` belongs to it if it was a top floor.
    ``penalised`` are the seats that showed a forbidden team on this floor. ``removed`` is the monster that
    the owner of the elixir chose to remove.
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
    penalised: tuple[Seat, ...] = ()
    removed: str | None = None
    over: bool = False

    @property
    def is_played_out(self) -> bool:
        """Whether the last tower is done; only the elixir's question may be open."""
        return not any(self.hands)

    @property
    def swapping(self) -> Seat | None:
        """The seat that must amend a forbidden team; rules/towers#11.penalty."""
        return next((seat for seat in self.penalised if is_forbidden(self.teams[seat])), None)

    @property
    def elixir_owner(self) -> Seat | None:
        """The seat that has the elixir."""
        return next((seat for seat, won in enumerate(self.won) if "elixir" in won), None)

    @property
    def setting(self) -> Setting:
        """The settings for the number of players."""
        return SETTINGS[len(self.hands)]

    @property
    def wanted(self) -> int:
        """The number of cards that the open step takes from each player; 0 if only one must answer."""
        if self.is_played_out or self.swapping is not None:
            return 0
        return COMPONENTS.floors[self.floor - 1][self.step]

    def is_seated(self, viewer: Seat | None) -> bool:
        """Return whether ``viewer`` is a seat of this table."""
        return viewer is not None and 0 <= viewer < len(self.hands)

    def hand_at(self, place: int, tower: int | None = None) -> int:
        """Return the index of the dealt hand at ``place`` of the ring, in this tower or in ``tower``.

        Hands move to the left, so each place gets the hand of the place before it.
        """
        return (place - (tower or self.tower) + 1) % COMPONENTS.ring_places

    def ten(self, seat: Seat) -> Cards:
        """Return the ten cards that ``seat`` plays in this tower."""
        return self.dealt[self.hand_at(PLACES[len(self.hands)][seat])]

    def played(self, seat: Seat) -> Cards:
        """Return the cards that ``seat`` has publicly played in this tower."""
        return tuple(card for card in self.ten(seat) if card not in self.hands[seat])


def is_forbidden(team: Cards) -> bool:
    """Return whether ``team`` has two cards of one type."""
    return len({TYPE_OF[card] for card in team}) < len(team)
