"""Invariants of Let It Sleep's state."""

from __future__ import annotations

from games.engine.game import InvalidState
from games.hoard.model import CARDS, State


def check(state: State) -> None:
    """Check that ``state`` can be reached in play.

    :raises InvalidState: it can't; the message says why.
    """
    for laid, shown in zip(state.laid, state.open, strict=True):
        cards = shown if laid is None else [*shown, laid]
        if len(set(cards)) < len(cards) or not set(cards) <= set(CARDS):
            raise InvalidState(f"a thief has laid the cards {cards}, which are not different ones")
        if len(shown) != state.night - (not state.over):
            raise InvalidState(f"{len(shown)} cards lie open in night {state.night}")
    if not 0 <= state.named <= state.most:
        raise InvalidState(f"{state.named} coins are named, and there can be {state.most}")
    if state.named and None in state.laid:
        raise InvalidState("somebody speaks before everybody has laid a card")
