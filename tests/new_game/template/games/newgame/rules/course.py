"""The course of New Game: moves and their effects; rules/newgame#3."""

from __future__ import annotations

from collections.abc import Mapping

from games.engine.chance import NamedChance
from games.engine.decision import Choice, Decision, Option
from games.engine.event import Event, Outcome, ranked
from games.engine.text import Seat, SeatName, Text
from games.newgame.model import CARDS, HAND, Options, State


def setup(seats: int, options: Options, chance: NamedChance) -> State:
    """Return the starting state for ``seats`` players; rules/newgame#2."""
    cards = list(CARDS)
    chance.of("deal").shuffle(cards)
    hands = [sorted(cards[seat * HAND : (seat + 1) * HAND]) for seat in range(seats)]
    return State(options, 0, hands, [[] for _ in range(seats)])


def decisions(state: State) -> Mapping[Seat, Decision]:
    """Return the choices of the seat whose turn it is."""
    if state.over:
        return {}
    options = [
        Option(f"show {card}", Text("newgame-option-show", {"card": card}))
        for card in state.hands[state.active]
    ]
    return {state.active: Decision(Text("newgame-prompt"), tuple(options))}


def apply(state: State, seat: Seat, choice: Choice, chance: NamedChance) -> list[Event]:
    """Let ``seat`` show a card. This reveals something hidden, so it can't be taken back."""
    card = int(choice[0].removeprefix("show "))
    state.hands[seat].remove(card)
    state.shown[seat].append(card)
    state.active = (seat + 1) % len(state.hands)
    return [Event(Text("newgame-event-shows", {"player": SeatName(seat), "card": card}), reveals=True)]


def outcome(state: State) -> Outcome | None:
    """Return who has shown the most; rules/newgame#3.2."""
    if not state.over:
        return None
    return ranked([sum(cards) for cards in state.shown], Text("newgame-over"))
