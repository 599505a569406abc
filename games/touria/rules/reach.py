"""The range of a route with coins and items, its cost, and the way gone. rules/touria#6.1 and #6.2."""

from __future__ import annotations

from collections.abc import Collection

from games.engine.text import Seat
from games.touria.components import COMPONENTS
from games.touria.model import Journey, State, Turn
from games.touria.rules.board import fewest_steps
from games.touria.rules.items import MIRROR, copied

_MOVEMENT = COMPONENTS.movement
FLIGHTS = ("wizard", "broom")


def here(state: State) -> str:
    """Return the last declared space of the route."""
    return state.turn.path[-1] if state.turn.path else state.turn.origin


def cost(steps: int, boots: int) -> int:
    """Return the cost of a route, in coins; rules/touria#6.2."""
    return max(0, steps - _MOVEMENT.free_steps - _MOVEMENT.boots_steps * boots)


def steps_left(state: State) -> int:
    """Return how many more steps the active player can pay for after the declared ones."""
    turn = state.turn
    free = _MOVEMENT.free_steps + _MOVEMENT.boots_steps * turn.boots
    return state.holdings[state.active].coins + free - turn.steps


def can_reach(
    origin: str, destination: str, used: int, left: int, items: Collection[str], top: str | None
) -> bool:
    """Return whether a route within ``left`` steps remains, using boots, compass and mirror among ``items``.

    ``top`` is the item that a mirror would copy now. Items can be used in any order, so a mirror may copy
    boots or compass when they have just been used, or the current top of the pile.
    """
    direct = fewest_steps(origin, destination, used, 0)
    if direct is not None and direct <= left:
        return True
    boots, compass = "boots" in items, "compass" in items
    plans = [(int(boots), int(compass))]
    if MIRROR in items:
        if boots or top == "boots":
            plans.append((boots + 1, int(compass)))
        if compass or top == "compass":
            plans.append((int(boots), compass + 1))
    for worn, jumps in plans:
        steps = fewest_steps(origin, destination, used, jumps)
        if steps is not None and steps <= left + worn * _MOVEMENT.boots_steps:
            return True
    return False


def can_walk_to(state: State, seat: Seat, destination: str) -> bool:
    """Return whether ``seat`` can reach and pay for a walk from the group's space to ``destination``."""
    own = state.holdings[seat]
    left = own.coins + _MOVEMENT.free_steps
    return can_reach(state.group, destination, 0, left, own.items, copied(state))


def gone(seat: Seat, turn: Turn) -> Journey | None:
    """Return the way that ``seat`` has led the group in ``turn``; None if the group has stayed."""
    if not turn.under_way or not turn.path:
        return None
    return Journey(seat, (turn.origin, *turn.path[: turn.at]), turn.action in FLIGHTS)
