"""The form in which a seat picks all its discards at once; rules/saga#12."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.engine.decision import AnswerForm, Choice, Decision, Option
from games.engine.game import Refused
from games.engine.text import Seat, Text
from games.saga.components import cards_of_kind
from games.saga.model import State
from games.saga.rules import effects, offers, questions
from games.saga.rules.offers import CHOOSE, DISCARD
from games.saga.telling import hints
from games.saga.telling.game_events import card_name

CARDS, TOP = "cards", "top"
"""The parts of the form for discards: the cards, and the one that ends up on top."""
_AS_LISTED = Option("listed", Text("saga-form-top-listed"), Text("saga-form-top-listed-hint"))
_IN_FORM = 24
"""Maximum number of cards in a form, which has one more choice."""


def form(state: State, seat: Seat) -> AnswerForm | None:
    """Return the form in which ``seat`` picks all its discards at once; None if it owes at most one.

    If it may discard several Adventures, it also picks which one ends up on top.
    """
    asked = questions.discard(state, seat) if state.phase == "discard" and 0 <= seat < state.seats else None
    if asked is None or asked.given is not None:
        return None
    cards, left = offers.discards(state, seat)
    if not 1 < left <= len(cards) <= _IN_FORM:
        return None
    hand = hints.Hand(state, seat)
    options = tuple(_in_form(hand, card, copy) for card, copy in _copies(cards))
    title = Text("saga-form-discard", {"count": left})
    parts = {CARDS: Decision(title, options, minimum=left, maximum=left)}
    adventures = tuple(_in_form(hand, card) for card in dict.fromkeys(cards_of_kind(cards, "adventure")))
    if len(adventures) > 1:
        parts[TOP] = Decision(Text("saga-form-top"), (_AS_LISTED, *adventures), given=(_AS_LISTED.id,))
    return AnswerForm(title, parts)


def _copies(cards: Sequence[str]) -> list[tuple[str, int]]:
    """Return each card with the number of its copy, from 1."""
    return [(card, cards[: place + 1].count(card)) for place, card in enumerate(cards)]


def _in_form(hand: hints.Hand, card: str, copy: int = 1) -> Option:
    name = f"{card} {copy}" if copy > 1 else card
    return Option(name, questions.label(CHOOSE, card), hand.of(card))


def filled(state: State, seat: Seat, picked: Mapping[str, Choice]) -> list[Choice]:
    """Return the discards picked in the form of ``seat`` as moves: each takes different cards.

    :raises Refused: the card that is to end up on top is not among the discards.
    """
    cards, left = offers.discards(state, seat)
    wanted = [name.split(" ")[0] for name in picked[CARDS]]
    last = [top for top in picked.get(TOP, ()) if top != _AS_LISTED.id]
    for top in last:
        if top not in wanted:
            raise Refused(Text("saga-refused-top", {"card": card_name(top)}))
        wanted.remove(top)
    moves: list[Choice] = []
    for owed in (wanted, last):
        while owed and not (moves and effects.is_settled(cards, left)):
            group = [card for card in dict.fromkeys(cards) if card in owed]
            for card in group:
                owed.remove(card)
                cards.remove(card)
            left -= len(group)
            moves.append(tuple(f"{DISCARD} {card}" for card in group))
    return moves
