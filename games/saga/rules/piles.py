"""Moves cards between deck, hands, discards and story, and records who saw them."""

from __future__ import annotations

from games.engine.chance import NamedChance
from games.engine.text import Seat
from games.saga.components import ADVENTURES
from games.saga.model import DRAW_PILE, OPEN, Place, State
from games.saga.rules import knowledge
from games.saga.telling import game_events
from games.saga.telling.collecting import Telling


def draw(state: State, seat: Seat, count: int, chance: NamedChance, events: Telling) -> None:
    """Make ``seat`` draw up to ``count`` cards, one at a time; rules/saga#5."""
    drawn: list[str] = []
    for _ in range(count):
        if not state.deck and not _reshuffle(state, chance, events):
            break
        card = state.deck.pop()
        drawn.append(card)
        state.hands[seat].append(card)
        knowledge.moved(state, card, DRAW_PILE, seat)
    if drawn:
        events.tell(game_events.drew, seat, drawn)


def _reshuffle(state: State, chance: NamedChance, events: Telling) -> bool:
    """Shuffle both discard piles into a new deck; return False if they are empty."""
    if not (state.discard_adventure or state.discard_interference):
        return False
    knowledge.reshuffled(state)
    state.deck = [*state.discard_adventure, *state.discard_interference]
    state.discard_adventure = []
    state.discard_interference = []
    chance.of("deck", state.turn).shuffle(state.deck)
    events.tell(game_events.reshuffled, len(state.deck))
    return True


def put_away(state: State, card: str) -> None:
    """Put ``card`` on top of the discards of its kind."""
    pile = state.discard_adventure if card in ADVENTURES else state.discard_interference
    pile.append(card)


def leave_hand(state: State, seat: Seat, card: str) -> None:
    """Remove ``card``, which everybody sees now, from the hand of ``seat``."""
    state.hands[seat].remove(card)
    knowledge.moved(state, card, seat, OPEN)


def enter_hand(state: State, seat: Seat, card: str, source: Place) -> None:
    """Put ``card`` from ``source`` into the hand of ``seat``; everybody sees it."""
    state.hands[seat].append(card)
    knowledge.moved(state, card, source, seat, shown=True)


def take_at_random(state: State, owner: Seat, taker: Seat, chance: NamedChance) -> str:
    """Move a random card from one hand to another and return it; only the two seats see it; rules/saga#12."""
    hand = state.hands[owner]
    card = hand.pop(chance.of("theft", state.turn, owner).below(len(hand)))
    state.hands[taker].append(card)
    knowledge.moved(state, card, owner, taker)
    return card
