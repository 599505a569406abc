"""What must hold of New Game at every moment."""

from __future__ import annotations

from games.engine.game import InvalidState
from games.newgame.model import CARDS, HAND, State


def check(state: State) -> None:
    """Return if ``state`` can be reached by play.

    :raises InvalidState: with what is wrong.
    """
    cards = [card for hand in (*state.hands, *state.shown) for card in hand]
    if len(set(cards)) < len(cards) or not set(cards) <= set(CARDS):
        raise InvalidState("a card is there twice, or there is no such card")
    if any(len(hand) + len(shown) != HAND for hand, shown in zip(state.hands, state.shown, strict=True)):
        raise InvalidState("somebody has lost a card, or has one too many")
