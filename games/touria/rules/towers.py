"""The four towers: the actions they show to a seat, their availability, their turns. rules/touria#3.4."""

from __future__ import annotations

from games.engine.text import Seat
from games.touria.components import COMPONENTS
from games.touria.model import State
from games.touria.rules.board import TOWERS, Rotation, shown, turned
from games.touria.rules.reach import can_walk_to

WIZARD = "wizard"
"""The action that flies the group for a coin."""


def facing(state: State, seat: Seat) -> list[str]:
    """Return the four actions that ``seat`` sees, in the order of the towers."""
    side = state.sides[seat]
    return [shown(number, turns, side) for number, turns in enumerate(state.towers)]


def next_facing(state: State, seat: Seat, rotation: Rotation) -> list[str]:
    """Return the actions that ``seat`` will see on each tower after one quarter turn."""
    side = state.sides[seat]
    return [shown(number, turned(turns, rotation), side) for number, turns in enumerate(state.towers)]


def seen_on(state: State, seat: Seat, name: str) -> str:
    """Return the action that the tower ``name`` shows to ``seat`` now."""
    return facing(state, seat)[TOWERS.index(name)]


def can_choose(state: State, seat: Seat, action: str) -> bool:
    """Return whether ``seat`` could go to the destination of the tower action; rules/touria#5.1."""
    if action == WIZARD:
        return state.holdings[seat].coins >= COMPONENTS.movement.wizard_cost
    return can_walk_to(state, seat, action)


def turn_tower(state: State, number: int, rotation: Rotation) -> None:
    """Turn the tower with the index ``number`` by one quarter."""
    state.towers[number] = turned(state.towers[number], rotation)
