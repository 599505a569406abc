"""The possible answers of a seat, without words: ``questions`` words them, searches choose among them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal, TypeAlias

from games.engine.policy import Choices
from games.engine.text import Seat
from games.saga.components import ADVENTURES, cards_of_kind, of_kind
from games.saga.model import Challenge, State, Wish
from games.saga.rules import effects
from games.saga.rules.challenge import AID, INTERFERE, LIFT, PASS, REST, answer_of, the_challenge
from games.saga.rules.fold import is_cancel, targets
from games.saga.rules.legality import (
    adventure_problem,
    aid_kind,
    interference_problem,
    retrieve_problem,
    turn_problem,
)
from games.saga.rules.story import anchor_type
from games.saga.rules.turn import KEEP, REDRAW, may_redraw, payments

END = "end"
TRIAL = "trial"
ADVENTURE = "adventure"
PLAY = "play"
RETRIEVE = "retrieve"
DISCARD = "discard"
PAY = "pay"
CHOOSE = "choose"
WISH = "wish"

Going: TypeAlias = Literal["may", "chosen"] | None
"""Whether a card may be discarded next, or is chosen for that already."""
WISHES: tuple[Wish, ...] = ("ask", "auto", "bluff", "done")
DONE = f"{WISH} done"
"""The only preference that also answers an open window: it passes."""
_IN_ANY_WINDOW: dict[Wish, tuple[str, ...]] = {
    wish: (PASS, REST) if wish == "done" else (PASS, REST, DONE) for wish in WISHES
}
_LIFT = Choices((LIFT,))


def choices(state: State, seat: Seat) -> Choices:
    """Return the answers ``seat`` may give; if it has passed in a window, the one that lifts its veil."""
    phase = state.phase
    if phase == "window":
        challenge = the_challenge(state)
        if answer_of(challenge, seat) is not None:
            return _LIFT
        plays = window_plays(state.hands[seat], seat, challenge, targets(challenge))
        return Choices((*plays, *_IN_ANY_WINDOW[state.wishes[seat]]))
    if phase == "main":
        return Choices(tuple(mains(state)))
    if phase == "discard":
        cards, owed = discards(state, seat)
        names = tuple([f"{DISCARD} {card}" for card in dict.fromkeys(cards)])
        return Choices(names, maximum=min(owed, len(names)))
    if phase == "mulligan":
        return Choices(mulligans(state, seat))
    if phase == "choice":
        return Choices(tuple([f"{CHOOSE} {value}" for value in effects.question(state)[-1]]))
    return Choices(tuple([f"{PAY} {card}" for card in payments(state)]))


def mulligans(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the options of ``seat`` for its first hand."""
    return (KEEP, REDRAW) if may_redraw(state, seat) else (KEEP,)


def mains(state: State) -> list[str]:
    """Return the options of the active player in the main phase."""
    seat = state.active
    trial_due = not state.trial_done and not state.attempted_trial
    found = [TRIAL] if trial_due else []
    after = anchor_type(state)
    for card in dict.fromkeys(state.hands[seat]):
        if card in ADVENTURES:
            if adventure_problem(state, card, after) is None:
                found.append(f"{ADVENTURE} {card}")
        elif turn_problem(state, seat, card) is None:
            found.append(f"{PLAY} {card}")
    if retrieve_problem(state) is None:
        found.append(RETRIEVE)
    if not trial_due:
        found.append(END)
    return found


def window_plays(hand: Sequence[str], seat: Seat, challenge: Challenge, possible: Sequence[int]) -> list[str]:
    """Return the plays of ``seat`` in the open window; the plays at ``possible`` can be cancelled."""
    found: list[str] = []
    kind = aid_kind(challenge, seat)
    for card in dict.fromkeys(hand):
        if card not in ADVENTURES and interference_problem(challenge, card, possible) is None:
            if is_cancel(card):
                found += [f"{INTERFERE} {card} {target}" for target in possible]
            else:
                found.append(f"{INTERFERE} {card}")
        if kind is not None and of_kind(card, kind):
            found.append(f"{AID} {card}")
    return found


def discards(state: State, seat: Seat) -> tuple[list[str], int]:
    """Return the cards ``seat`` may discard next, and how many it still owes.

    A seat that has chosen all may change the last one.
    """
    discarding = state.discarding
    if discarding is None:
        raise ValueError("nobody discards")
    place = discarding.seats.index(seat)
    owed, picks = discarding.owed[place], discarding.picks[place]
    cards = cards_of_kind(state.hands[seat], discarding.kind)
    for card in picks[:-1] if len(picks) == owed else picks:
        cards.remove(card)
    return cards, max(1, owed - len(picks))


def going(state: State, seat: Seat) -> list[Going]:
    """Return for each card held by ``seat`` whether it may be discarded next, or is chosen for that."""
    chosen: list[str] = []
    possible: Collection[str] = ()
    if state.phase == "retrieve" and seat == state.active:
        possible = payments(state)
    elif state.discarding is not None and seat in state.discarding.seats:
        place = state.discarding.seats.index(seat)
        chosen = state.discarding.picks[place][:]
        if len(chosen) < state.discarding.owed[place]:
            possible = cards_of_kind(state.hands[seat], state.discarding.kind)
    found: list[Going] = []
    for card in state.hands[seat]:
        if card in chosen:
            chosen.remove(card)
            found.append("chosen")
        else:
            found.append("may" if card in possible else None)
    return found
