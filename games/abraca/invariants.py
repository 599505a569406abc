"""Invariants of the state: each stone exists once, every number is within its bounds."""

from __future__ import annotations

from games.abraca.components import COMPONENTS, DEALS, SPELLS
from games.abraca.model import State
from games.engine.game import InvalidState
from games.engine.text import Seat


def check(state: State) -> None:
    """Check that ``state`` can be reached in play.

    :raises InvalidState: it can't; the message gives the reason.
    """
    seats = len(state.life)
    deal = DEALS[seats]
    stones = [*state.pool, *state.secrets_left]
    secrets = len(state.secrets_left)
    for seat in range(seats):
        _check_seat(state, seat)
        stones += state.hands[seat]
        stones += state.secrets[seat]
        secrets += len(state.secrets[seat])
    for number, spell in SPELLS.items():
        count = stones.count(number) + state.used[number - 1] + state.set_aside[number - 1]
        if count != spell.copies:
            raise InvalidState(f"there are {count} stones {number}, not {spell.copies}")
    if secrets != COMPONENTS.secret_stones:
        raise InvalidState(f"there are {secrets} secret stones, not {COMPONENTS.secret_stones}")
    if sum(state.set_aside) != deal.set_aside:
        raise InvalidState(f"{sum(state.set_aside)} stones are set aside, not {deal.set_aside}")
    if len(state.pool) > deal.pool:
        raise InvalidState(f"the pool has {len(state.pool)} stones and began with {deal.pool}")
    if not state.winners:
        _check_turn(state, seats)


def _check_seat(state: State, seat: Seat) -> None:
    hand, denied = state.hands[seat], state.denied[seat]
    if len(hand) > COMPONENTS.hand_size:
        raise InvalidState(f"seat {seat} has {len(hand)} stones")
    if len(denied) != len(hand):
        raise InvalidState(f"seat {seat} has {len(hand)} stones and {len(denied)} marks")
    for number, mask in zip(hand, denied, strict=True):
        if mask >> number & 1:
            raise InvalidState(f"seat {seat} has a stone {number} that is marked as none")
    if not 0 <= state.fresh[seat] <= len(hand):
        raise InvalidState(f"seat {seat} has {state.fresh[seat]} fresh stones of {len(hand)}")
    if not 0 <= state.life[seat] <= COMPONENTS.max_life:
        raise InvalidState(f"seat {seat} has {state.life[seat]} life")
    if state.points[seat] < 0:
        raise InvalidState(f"seat {seat} has {state.points[seat]} points")


def _check_turn(state: State, seats: int) -> None:
    active = state.active
    if not 0 <= active < seats:
        raise InvalidState(f"seat {active} has the turn and is not at the table")
    if not state.life[active] or not state.hands[active]:
        raise InvalidState(f"seat {active} has the turn without life or without stones")
    if state.last and state.last not in SPELLS:
        raise InvalidState(f"the last success was {state.last}")
    if 0 in state.life and not state.options.last_standing:
        raise InvalidState("somebody has no life and the round goes on")
