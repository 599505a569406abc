"""What must hold at every moment: each stone exists once, every number is within its bounds."""

from __future__ import annotations

from games.abraca.components import COMPONENTS, DEALS, SPELLS
from games.abraca.model import State
from games.engine.game import Broken


def check(state: State) -> None:
    """Return if ``state`` can be reached by play.

    :raises Broken: with what is wrong.
    """
    seats = len(state.life)
    deal = DEALS[seats]
    stones = [*state.pool, *state.secrets_left]
    hand_size = COMPONENTS.hand_size
    taken = 0
    for seat, hand in enumerate(state.hands):
        stones += hand
        secrets = state.secrets[seat]
        stones += secrets
        taken += len(secrets)
        _expect(len(hand) <= hand_size, f"seat {seat} has {len(hand)} stones")
        _expect(len(state.denied[seat]) == len(hand), f"marks and stones of seat {seat} differ in number")
        _expect(0 <= state.fresh[seat] <= len(hand), f"seat {seat} has {state.fresh[seat]} fresh stones")
        _expect(0 <= state.life[seat] <= COMPONENTS.max_life, f"seat {seat} has {state.life[seat]} life")
        _expect(state.points[seat] >= 0, f"seat {seat} has {state.points[seat]} points")
        for number, mask in zip(hand, state.denied[seat], strict=True):
            _expect(not mask >> number & 1, f"a stone {number} of seat {seat} is marked as not {number}")
    for number, spell in SPELLS.items():
        count = stones.count(number) + state.used[number - 1] + state.set_aside[number - 1]
        _expect(count == spell.copies, f"there are {count} stones {number}, not {spell.copies}")
    _expect(len(state.secrets_left) + taken == COMPONENTS.secret_stones, "secret stones are missing")
    _expect(sum(state.set_aside) == deal.set_aside, "the stones set aside changed")
    _expect(len(state.pool) <= deal.pool, "the pool grew")
    if not state.winners:
        _check_turn(state, seats)


def _check_turn(state: State, seats: int) -> None:
    _expect(0 <= state.active < seats, f"seat {state.active} is not at the table")
    _expect(state.life[state.active] > 0, f"seat {state.active} has the turn without life")
    _expect(bool(state.hands[state.active]), f"seat {state.active} has the turn without stones")
    _expect(state.last == 0 or state.last in SPELLS, f"the last success was {state.last}")
    if not state.options.last_standing:
        _expect(0 not in state.life, "somebody has no life and the round goes on")


def _expect(holds: bool, otherwise: str) -> None:
    if not holds:
        raise Broken(otherwise)
