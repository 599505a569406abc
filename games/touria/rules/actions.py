"""The action of the place where the group is; ``places`` has one module for each."""

from __future__ import annotations

from games.engine.decision import Option
from games.engine.text import Seat
from games.touria.model import State
from games.touria.rules.act import Act
from games.touria.rules.execution import BEGIN
from games.touria.rules.places import (
    Place,
    dragon,
    forest_fairy,
    fountain_fairy,
    goldsmith,
    sword_master,
    thief,
    tournament,
    trader,
)

PLACES: dict[str, Place] = {
    "sword_master": sword_master.PLACE,
    "trader": trader.PLACE,
    "forest_fairy": forest_fairy.PLACE,
    "fountain_fairy": fountain_fairy.PLACE,
    "thief": thief.PLACE,
    "dragon": dragon.PLACE,
    "goldsmith": goldsmith.PLACE,
    "tournament": tournament.PLACE,
}


def here(state: State) -> Place:
    """Return the place whose action is executed in the running turn."""
    return PLACES[state.turn.destination]


def ids(state: State, seat: Seat) -> list[str]:
    """Return the answers of ``seat`` that start or continue the action of the place; none if it can't."""
    return here(state).ids(state, seat)


def begins_at_once(state: State, seat: Seat) -> bool:
    """Return whether ``seat`` can execute the action of the place, which starts without a choice."""
    return ids(state, seat) == [BEGIN]


def do(act: Act, seat: Seat, name: str) -> bool:
    """Apply one answer at the place, and return whether the execution is over."""
    return here(act.state).do(act, seat, name)


def option(state: State, seat: Seat, name: str) -> Option:
    """Return the answer ``name`` at the place as an option."""
    return here(state).option(state, seat, name)
