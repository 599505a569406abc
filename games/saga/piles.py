"""Cards on their way between deck, hands, discards and story, and what everybody saw of it."""

from __future__ import annotations

from games.engine.chance import Chance
from games.engine.event import Event
from games.engine.text import Seat
from games.saga import telling
from games.saga.cards import Kind
from games.saga.components import ADVENTURES
from games.saga.model import Known, State


def of_kind(card: str, kind: Kind) -> bool:
    """Return whether ``card`` is an Adventure or an Interference, as ``kind`` asks."""
    return kind == "card" or (card in ADVENTURES) == (kind == "adventure")


def cards_of_kind(hand: list[str], kind: Kind) -> list[str]:
    """Return the cards of ``kind`` in ``hand``, in its order."""
    return [card for card in hand if of_kind(card, kind)]


def draw(state: State, seat: Seat, count: int, chance: Chance, events: list[Event]) -> None:
    """Let ``seat`` draw up to ``count`` cards, one at a time; section 5."""
    drawn: list[str] = []
    for _ in range(count):
        if not state.deck and not _reshuffle(state, chance, events):
            break
        drawn.append(state.deck.pop())
    state.hands[seat] += drawn
    if drawn:
        events += telling.drew(seat, drawn)


def _reshuffle(state: State, chance: Chance, events: list[Event]) -> bool:
    """Shuffle both discard piles into a new deck, and return whether there is one."""
    state.deck = [*state.discard_adventure, *state.discard_interference]
    state.discard_adventure = []
    state.discard_interference = []
    if not state.deck:
        return False
    chance.shuffle(state.deck)
    events.append(telling.reshuffled(len(state.deck)))
    return True


def put_away(state: State, card: str) -> None:
    """Put ``card`` on top of the discards of its kind."""
    pile = state.discard_adventure if card in ADVENTURES else state.discard_interference
    pile.append(card)


def leave_hand(state: State, seat: Seat, card: str) -> None:
    """Take ``card``, which everybody sees now, out of the hand of ``seat``."""
    state.hands[seat].remove(card)
    if state.known:
        for viewer in (None, *range(state.seats)):
            fact = Known(viewer, seat, card)
            if fact in state.known:
                state.known.remove(fact)


def enter_hand(state: State, seat: Seat, card: str) -> None:
    """Put ``card``, which everybody sees, into the hand of ``seat``."""
    state.hands[seat].append(card)
    state.known.append(Known(None, seat, card))


def take_at_random(state: State, owner: Seat, taker: Seat, chance: Chance) -> str:
    """Move a random card from one hand to another, and return which; only these two know it; section 12."""
    hand = state.hands[owner]
    card = hand.pop(chance.below(len(hand)))
    for fact in [fact for fact in state.known if fact.holder == owner]:
        state.known.remove(fact)
        if fact.viewer is None and fact.card in hand:
            state.known.append(Known(taker, owner, fact.card))
        elif fact.viewer == taker and fact.card in hand:
            state.known.append(fact)
    state.hands[taker].append(card)
    state.known.append(Known(owner, taker, card))
    return card
