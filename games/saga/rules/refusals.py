"""Why a move is not allowed, in words that reveal nothing the player may not know."""

from __future__ import annotations

from games.engine.decision import Choice
from games.engine.text import Seat, SeatName, Text
from games.saga.components import ADVENTURES, INTERFERENCES, of_kind
from games.saga.model import State
from games.saga.rules.challenge import AID, INTERFERE, PASS, PASSES, the_challenge
from games.saga.rules.fold import targets
from games.saga.rules.legality import (
    adventure_problem,
    aid_kind,
    interference_problem,
    retrieve_problem,
    turn_problem,
)
from games.saga.rules.offers import ADVENTURE, CHOOSE, DISCARD, END, PAY, PLAY, RETRIEVE, TRIAL, WISH
from games.saga.rules.story import anchor, anchor_type
from games.saga.telling.game_events import card_name

_WINDOW_VERBS = (INTERFERE, AID, PASS, WISH)
_MAIN_VERBS = (END, TRIAL, ADVENTURE, PLAY, RETRIEVE)
_ANSWER_VERBS = (CHOOSE, DISCARD, PAY)


def refusal(state: State, seat: Seat, choice: Choice) -> Text:
    """Return why ``seat`` may not make ``choice`` now."""
    if state.phase == "over":
        return Text("saga-refused-over")
    if not 0 <= seat < state.seats:
        return Text("saga-refused-not-seated")
    if len(choice) != 1:
        return Text("saga-refused-one-answer")
    verb, _, rest = choice[0].partition(" ")
    if verb in _WINDOW_VERBS:
        return _window(state, seat, verb, rest)
    if verb in _MAIN_VERBS:
        return _main(state, seat, verb, rest)
    if verb in _ANSWER_VERBS:
        return Text("saga-refused-not-asked")
    return Text("saga-refused-unknown")


def _main(state: State, seat: Seat, verb: str, card: str) -> Text:
    if state.phase == "mulligan":
        return Text("saga-refused-first-hands")
    if seat != state.active:
        return Text("saga-refused-turn", {"player": SeatName(state.active)})
    if state.phase != "main":
        return Text("saga-refused-unfinished")
    if verb == END:
        return Text("saga-refused-end-before-trial", {"hero": card_name(state.hero)})
    if verb == TRIAL:
        return Text("saga-refused-trial-done" if state.trial_done else "saga-refused-trial-once")
    if verb == RETRIEVE:
        return Text(retrieve_problem(state) or "saga-refused-unknown")
    if card not in state.hands[seat]:
        return _not_in_hand(card)
    if card in ADVENTURES:
        return explained(state, adventure_problem(state, card, anchor_type(state)) or "saga-refused-unknown")
    return Text(turn_problem(state, seat, card) or "saga-refused-unknown")


def _window(state: State, seat: Seat, verb: str, rest: str) -> Text:
    if verb == WISH:
        return Text("saga-refused-wish" if rest == state.wishes[seat] else "saga-refused-unknown")
    if state.phase != "window":
        return Text("saga-refused-window-closed")
    if verb in PASSES:
        return Text("saga-refused-unknown")
    card = rest.partition(" ")[0]
    if card not in state.hands[seat]:
        return _not_in_hand(card)
    challenge = the_challenge(state)
    if verb == AID:
        kind = aid_kind(challenge, seat)
        if kind is None:
            return Text("saga-refused-no-aid")
        return Text("saga-refused-unknown" if of_kind(card, kind) else "saga-refused-aid-kind")
    if card in ADVENTURES:
        return Text("saga-refused-adventure-in-challenge")
    return Text(interference_problem(challenge, card, targets(challenge)) or "saga-refused-no-target")


def _not_in_hand(card: str) -> Text:
    if card in ADVENTURES or card in INTERFERENCES:
        return Text("saga-refused-not-in-hand", {"card": card_name(card)})
    return Text("saga-refused-unknown")


def explained(state: State, problem: str) -> Text:
    """Return the sentence for ``problem`` with its arguments."""
    if problem == "saga-refused-link":
        entry = anchor(state)
        return Text(problem, {"card": card_name(state.hero if entry is None else entry.card)})
    return Text(problem)
