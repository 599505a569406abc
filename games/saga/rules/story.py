"""The story: its anchor, links and counts; rules/saga#6 and #8."""

from __future__ import annotations

from games.engine.text import Seat
from games.saga.cards import Type
from games.saga.components import ADVENTURES, HEROES, TYPE_INDEX
from games.saga.model import Entry, Options, Outcome, State
from games.saga.situation import ANY, Situation


def anchor(state: State) -> Entry | None:
    """Return the last Adventure that was won; None if the story starts from the Hero."""
    return next((entry for entry in reversed(state.story) if entry.outcome == "won"), None)


def anchor_type(state: State) -> Type:
    """Return the type that the next Adventure must follow."""
    entry = anchor(state)
    return HEROES[state.hero].type if entry is None else ADVENTURES[entry.card].type


def may_follow(card: str, options: Options) -> tuple[Type, ...]:
    """Return the types that the Adventure ``card`` may follow at a table with ``options``; rules/saga#6."""
    named = ADVENTURES[card].after
    return named if options.links == "two_types" else named[:1]


def links(state: State, card: str) -> bool:
    """Return whether the Adventure ``card`` may follow the story now, without regard to ``free_link``."""
    return anchor_type(state) in may_follow(card, state.options)


def entry_of(state: State, number: int | None) -> Entry | None:
    """Return the entry ``number``; None if it never existed or has left the story."""
    return next((entry for entry in state.story if entry.number == number), None)


def set_outcome(state: State, number: int, outcome: Outcome) -> None:
    """Set the outcome of the entry ``number``."""
    for index, entry in enumerate(state.story):
        if entry.number == number:
            state.story[index] = Entry(entry.number, entry.card, entry.seat, entry.link, outcome)


def situation(state: State, you: Seat) -> Situation:
    """Return the current situation from the perspective of ``you``, who resolves a card."""
    won, lost = [0] * (ANY + 1), [0] * (ANY + 1)
    for entry in state.story:
        if entry.outcome is not None:
            counts = won if entry.outcome == "won" else lost
            counts[TYPE_INDEX[entry.card]] += 1
            counts[ANY] += 1
    return Situation(state.characteristics, won, lost, _hand_sizes(state, you), len(state.hands))


def seen_by(state: State, you: Seat, other: Situation) -> Situation:
    """Return the current situation from the perspective of ``you``, reusing ``other``, another seat's."""
    return Situation(other.characteristics, other.won, other.lost, _hand_sizes(state, you), other.players)


def _hand_sizes(state: State, you: Seat) -> tuple[int, int, int]:
    hands = state.hands
    return len(hands[you]), len(hands[(you + 1) % len(hands)]), len(hands[you - 1])
