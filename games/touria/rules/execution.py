"""One execution of the action of a place: its fields in the running turn, and a state in which it starts."""

from __future__ import annotations

from msgspec.structs import replace

from games.touria.model import State, Turn

BEGIN = "execute"
"""The answer that starts an action without any other choice."""
SWAPS = 2
"""The number of swaps with the helmet."""


def begun_anew(state: State, place: str) -> State:
    """Return a state of the same table in which an execution at ``place`` starts."""
    return replace(state, turn=Turn(place, destination=place), phase="execute", pending="")


def reset(state: State) -> None:
    """Reset the fields of one execution."""
    turn = state.turn
    turn.swaps, turn.swap_cost, turn.scaled, turn.paint = 0, 1, False, []


def begin(state: State) -> None:
    """End the phase of arrival, because an execution has begun."""
    if state.phase == "arrival":
        state.phase = "execute"


def is_idle(state: State) -> bool:
    """Return whether this is only a helmet without a swap, which isn't an execution; rules/touria#7.9."""
    return state.turn.swaps == SWAPS
