"""Rock, paper, scissors in secret, with answers that are held back for a while."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from games.engine.chance import Chance
from games.engine.copying import copied
from games.engine.decision import Choice, Decision, Veil
from games.engine.event import Event
from games.engine.text import Seat
from tests.games.engine.duel import Duel, Options, State

VEIL = Veil(("lift",), 20)


class VeiledState(State):
    """``lifted``: answers take effect as soon as the last one is in."""

    lifted: bool = False


class Veiled(Duel):
    """A duel whose answers are shown only when the veil over seat 0's answer is lifted."""

    state_type: Any = VeiledState

    def setup(self, seats: int, options: Options, chance: Chance) -> VeiledState:
        return VeiledState(3, [0] * seats, [None] * seats)

    def copy(self, state: State) -> State:
        return copied(state)

    def decisions(self, state: State) -> Mapping[Seat, Decision]:
        assert isinstance(state, VeiledState)
        return {
            seat: replace(
                decision,
                discreet=True,
                veil=VEIL if seat == 0 and decision.given and not state.lifted else None,
            )
            for seat, decision in super().decisions(state).items()
        }

    def apply(self, state: State, seat: Seat, choice: Choice, chance: Chance) -> list[Event]:
        assert isinstance(state, VeiledState)
        if choice == VEIL.choice:
            state.lifted = True
        else:
            state.chosen[seat] = choice[0]
        if None in state.chosen or not state.lifted:
            return []
        state.lifted = False
        return self._reveal(state)

    def check(self, state: State) -> None:
        assert state.played <= state.rounds
