"""Invariants of the state: each card exists once, every number is within its bounds."""

from __future__ import annotations

from collections import Counter

from games.engine.game import InvalidState
from games.saga.components import ADVENTURES, DECK, INTERFERENCES, OBJECTIVES
from games.saga.model import State

_ALL_CARDS = dict(Counter(DECK))
_ALL_OBJECTIVES = sorted(OBJECTIVES)


def check(state: State) -> None:
    """Check that ``state`` can be reached in play.

    :raises InvalidState: it can't; the message gives the reason.
    """
    cards = [*state.deck, *state.discard_adventure, *state.discard_interference]
    cards += [entry.card for entry in state.story]
    for hand in state.hands:
        cards += hand
    if dict(Counter(cards)) != _ALL_CARDS:
        raise InvalidState("a card is missing or exists twice")
    objectives = [*state.objectives, *state.objective_deck]
    if state.found is not None:
        objectives.append(state.found)
    if sorted(objectives) != _ALL_OBJECTIVES:
        raise InvalidState("an Objective is missing or exists twice")
    if min(state.characteristics) < 1 or max(state.characteristics) > 6:
        raise InvalidState(f"the characteristics are {state.characteristics}")
    if not INTERFERENCES.keys().isdisjoint(state.discard_adventure):
        raise InvalidState("an Interference lies among the Adventures")
    if not ADVENTURES.keys().isdisjoint(state.discard_interference):
        raise InvalidState("an Adventure lies among the Interferences")
    _check_story(state)
    _check_turn(state)


def _check_story(state: State) -> None:
    challenge = state.challenge
    unresolved = challenge is not None and challenge.entry is not None and challenge.stage != "done"
    expected = [challenge.entry] if challenge is not None and unresolved else []
    open_entries = [entry.number for entry in state.story if entry.outcome is None]
    if open_entries != expected:
        raise InvalidState(f"the entries {open_entries} have no outcome")
    numbers = [entry.number for entry in state.story]
    if numbers != sorted(set(numbers)) or (numbers and numbers[-1] >= state.next_entry):
        raise InvalidState(f"the entries of the story are numbered {numbers}")


def _check_turn(state: State) -> None:
    if not 0 <= state.active < state.seats:
        raise InvalidState(f"seat {state.active} has the turn and is not at the table")
    if (state.phase == "over") != bool(state.winners):
        raise InvalidState(f"the phase is {state.phase} and the winners are {state.winners}")
    if state.phase == "window" and state.challenge is None:
        raise InvalidState("a window is open without a challenge")
    if (state.phase == "discard") != (state.discarding is not None):
        raise InvalidState(f"the phase is {state.phase} and discarding is {state.discarding}")
    if state.phase == "main" and (state.frames or state.challenge is not None):
        raise InvalidState("something is unfinished in the main phase")
    if state.turn >= int(state.options.rounds) * state.seats and state.phase != "over":
        raise InvalidState(f"turn {state.turn} is past the last round")
    if state.adventures_left < 0 or state.trial_fails < 0:
        raise InvalidState("a count is below nothing")
