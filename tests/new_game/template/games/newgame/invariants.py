"""Invariants of New Game's state."""

from __future__ import annotations

from games.engine.game import InvalidState
from games.newgame.model import CARDS, HAND, State


def check(state: State) -> None:
    """Check that ``state`` can be reached in play.

    :raises InvalidState: it can't; the message says why.
    """
    cards = [card for hand in (*state.hands, *state.shown) for card in hand]
    if len(set(cards)) < len(cards) or not set(cards) <= set(CARDS):
        raise InvalidState("a card is there twice, or there is no such card")
    if any(len(hand) + len(shown) != HAND for hand, shown in zip(state.hands, state.shown, strict=True)):
        raise InvalidState("somebody has lost a card, or has one too many")
