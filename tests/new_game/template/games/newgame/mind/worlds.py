"""Other states of New Game that a viewer can't tell from the real one."""

from __future__ import annotations

from games.engine.chance import Chance
from games.engine.copying import copied
from games.engine.text import Seat
from games.newgame.model import CARDS, State
from games.newgame.view import sees_hand


def determinize(state: State, viewer: Seat | None, chance: Chance) -> State:
    """Return a copy of ``state`` in which the cards that ``viewer`` doesn't know are dealt anew."""
    world = copied(state)
    seen = {card for cards in state.shown for card in cards}
    seen |= {card for seat, hand in enumerate(state.hands) if sees_hand(viewer, seat) for card in hand}
    unseen = [card for card in CARDS if card not in seen]
    chance.shuffle(unseen)
    for seat, hand in enumerate(state.hands):
        if not sees_hand(viewer, seat):
            world.hands[seat] = sorted(unseen.pop() for _ in hand)
    return world
