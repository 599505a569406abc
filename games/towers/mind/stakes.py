"""The value of a floor's cards to a seat, compared with their value to the others."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from games.engine.text import Seat
from games.towers.components import COMPONENTS, MONSTERS, SETTINGS, TREASURES
from games.towers.model import Cards
from games.towers.rules.scoring import sheet

FLOORS = len(COMPONENTS.floors)
_ALL_FLOORS = COMPONENTS.towers * FLOORS


def to_come(tower: int, floor: int) -> float:
    """Return the share of the game's floors after this one, 0 to 1."""
    return (_ALL_FLOORS - (tower - 1) * FLOORS - floor) / _ALL_FLOORS


def at_stake(won: Sequence[Cards], seat: Seat, card: str, tower: int, floor: int) -> float:
    """Return the points that ``seat`` gains by taking ``card`` instead of another seat taking it.

    ``won`` are the cards that everybody has, by seat; a hidden pile counts as empty.
    """
    players = len(won)
    worths = [worth(cards, card, players, tower, floor) for cards in won]
    theirs = (sum(worths) - worths[seat]) / (players - 1)
    return worths[seat] + theirs / (players - 1)


@lru_cache(8192)
def worth(won: Cards, card: str, players: int, tower: int, floor: int) -> float:
    """Return the points that ``card`` adds for a player who has ``won``, now and in expectation."""
    now = sheet(0, (*won, card), players).total - sheet(0, won, players).total
    part = to_come(tower, floor)
    kind = MONSTERS[card].kind if card in MONSTERS else TREASURES[card].kind
    if kind == "ring":
        return now + 2 * part
    if kind == "troglodyte":
        return now - 2 * part
    if kind == "trophy":
        return now + SETTINGS[players].trophy * part * _ALL_FLOORS / players
    if kind == "elixir":
        return max(now, 4 * part)
    return now


@lru_cache(8192)
def standing(gold: int, won: Cards, players: int, part: float) -> float:
    """Return a player's points, including what their cards may still bring in that ``part`` of the game."""
    points: float = sheet(gold, won, players).total
    kinds = [MONSTERS[card].kind if card in MONSTERS else TREASURES[card].kind for card in won]
    points += 2 * part * (kinds.count("ring") - kinds.count("troglodyte"))
    if "trophy" in kinds:
        points += SETTINGS[players].trophy * part * _ALL_FLOORS / players
    if "elixir" in kinds:
        points += 3 * part
    return points
