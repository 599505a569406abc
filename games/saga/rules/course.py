"""The course of the game: dispatches an answer by the current phase; rules/saga#4."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine.chance import NamedChance
from games.engine.decision import Choice
from games.engine.event import Event
from games.engine.text import Seat
from games.saga.model import State, Wish
from games.saga.rules import challenge, effects, turn
from games.saga.rules.offers import ADVENTURE, END, PLAY, RETRIEVE, TRIAL, WISHES
from games.saga.telling.collecting import Silence, Telling


def apply(state: State, seat: Seat, choice: Choice, chance: NamedChance) -> list[Event]:
    """Apply the listed ``choice`` of ``seat`` in place and return the events."""
    telling = Telling()
    _apply(state, seat, choice, chance, telling)
    return telling.events


def make(state: State, seat: Seat, choice: Choice, chance: NamedChance) -> None:
    """Apply the listed ``choice`` of ``seat`` as ``apply`` does, without events.

    Knowledge of hidden cards is not tracked either: only views need it.
    """
    state.facts = None
    _apply(state, seat, choice, chance, _SILENCE)


def _apply(state: State, seat: Seat, choice: Choice, chance: NamedChance, events: Telling) -> None:
    name = choice[0]
    wish = _wish(name)
    if state.phase == "window":
        _answer_window(state, seat, name, chance, events)
    elif wish is not None:
        state.wishes[seat] = wish
    elif state.phase == "main":
        _main(state, name, chance, events)
    elif state.phase == "mulligan":
        turn.answer_mulligan(state, seat, name, chance, events)
    elif state.phase == "choice":
        if effects.answer(state, _argument(name), chance, events):
            _go_on(state, chance, events)
    elif state.phase == "discard":
        _discard(state, seat, [_argument(name) for name in choice], chance, events)
    elif state.phase == "retrieve":
        turn.pay_for_retrieving(state, _argument(name), events)


def _argument(name: str) -> str:
    return name.partition(" ")[2]


def _main(state: State, name: str, chance: NamedChance, events: Telling) -> None:
    verb, _, card = name.partition(" ")
    if verb == END:
        turn.end_turn(state, chance, events)
    elif verb == TRIAL:
        challenge.open_trial(state, chance, events)
    elif verb == ADVENTURE:
        challenge.open_adventure(state, card, chance, events)
    elif verb == PLAY:
        turn.play_card(state, card, chance, events)
    elif verb == RETRIEVE:
        turn.retrieve(state, events)


def _answer_window(state: State, seat: Seat, name: str, chance: NamedChance, events: Telling) -> None:
    """Record the answer of ``seat`` in this window, and play what's due; rules/saga#10."""
    if name == challenge.LIFT:
        challenge.lift_veil(state, chance, events)
        return
    open_challenge = challenge.the_challenge(state)
    wish = _wish(name)
    if wish is not None:
        if state.wishes[seat] == "done":
            open_challenge.resting[seat] = False
        state.wishes[seat] = wish
        if wish != "done":
            return
        name = challenge.REST
    open_challenge.resting[seat] = name == challenge.REST
    if challenge.may_cut_in(name):
        challenge.cut_in(state, seat, name, chance, events)
    else:
        open_challenge.answers[seat] = None if name == challenge.REST else name
        challenge.settle(state, chance, events)


def _wish(name: str) -> Wish | None:
    return _WISH.get(name)


_WISH: dict[str, Wish] = {f"wish {wish}": wish for wish in WISHES}
_SILENCE = Silence()


def _discard(state: State, seat: Seat, cards: Sequence[str], chance: NamedChance, events: Telling) -> None:
    discarding = state.discarding
    if discarding is None:
        raise ValueError("nobody discards")
    effects.pick(state, seat, cards)
    why, paid = discarding.why, sum(discarding.owed)
    if not effects.discard_forced(state, events):
        return
    if why == "limit":
        turn.pass_on(state, chance, events)
    elif why == "pay":
        challenge.end_payment(state, paid, chance, events)
    else:
        _go_on(state, chance, events)


def _go_on(state: State, chance: NamedChance, events: Telling) -> None:
    """Apply the remaining effects, then return to the card or challenge they belong to."""
    state.phase = "main"
    if not effects.run(state, chance, events):
        return
    if state.challenge is None:
        turn.end_card(state, events)
    elif state.challenge.stage == "done":
        challenge.end_adventure(state, events)
    else:
        challenge.resume(state, chance, events)
