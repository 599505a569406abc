"""Why a card can or can't be played now, as message keys; rules/saga#5, #6, #7.2 and #9."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from games.engine.text import Seat
from games.saga.cards import (
    Allow,
    Kind,
    NewObjective,
    OutcomeTimes,
    Peek,
    Plain,
    Reroll,
    Search,
    Story,
    Take,
    Type,
)
from games.saga.components import ADVENTURES, HEROES, INTERFERENCES, PLAIN_EFFECTS, folded_effect, of_kind
from games.saga.model import Challenge, Stage, State
from games.saga.rules.fold import aids_of, is_cancel, open_test, printed_test
from games.saga.rules.story import links, may_follow

_BEFORE: tuple[Stage, ...] = ("difficulty", "score")


def adventure_problem(state: State, card: str, after: Type) -> str | None:
    """Return why the active player may not play the Adventure ``card``; None if they may.

    ``after``: the type that an Adventure must follow now.
    """
    if state.attempted_trial:
        return "saga-refused-trial-turn"
    if not state.trial_done:
        return "saga-refused-trial-first"
    if not state.adventures_left:
        return "saga-refused-one-adventure"
    if not state.free_link and after not in may_follow(card, state.options):
        return "saga-refused-link"
    return None


def turn_problem(state: State, seat: Seat, card: str) -> str | None:
    """Return why ``seat`` may not play the Interference ``card`` in its main phase; None if it may."""
    if INTERFERENCES[card].timing != "turn":
        return "saga-refused-needs-challenge"
    for effect in PLAIN_EFFECTS[card]:
        if (problem := _effect_problem(state, seat, effect)) is not None:
            return problem
    return None


def _effect_problem(state: State, seat: Seat, effect: Plain) -> str | None:
    problem: str | None = None
    if isinstance(effect, Search):
        if effect.where == "deck":
            problem = None if state.deck else "saga-refused-deck-empty"
        elif not search_fits(state, effect):
            problem = "saga-refused-nothing-fits"
    elif isinstance(effect, Story):
        problem = None if story_fits(state, effect) else "saga-refused-no-entry"
    elif isinstance(effect, Take):
        others = (hand for other, hand in enumerate(state.hands) if other != seat)
        problem = None if any(others) else "saga-refused-nothing-to-take"
    elif isinstance(effect, Allow):
        if not state.trial_done:
            problem = "saga-refused-trial-first"
        elif state.attempted_trial:
            problem = "saga-refused-trial-turn"
        elif effect.what == "link" and not state.adventures_left:
            problem = "saga-refused-one-adventure"
        elif effect.what == "link" and state.free_link:
            problem = "saga-refused-already-free"
    elif isinstance(effect, NewObjective):
        problem = None if state.objective_deck else "saga-refused-no-objective"
    elif isinstance(effect, Peek):
        problem = "saga-refused-open-objectives" if state.options.objectives_open else None
    return problem


def search_fits(state: State, effect: Search) -> list[str]:
    """Return the different cards that a search would find, sorted by id."""
    pile = state.deck if effect.where == "deck" else [*state.discard_adventure, *state.discard_interference]
    return sorted(card for card in set(pile) if fits(state, effect, card))


def fits(state: State, effect: Search, card: str) -> bool:
    """Return whether the search may find ``card``."""
    if effect.what in {"adventure", "interference"}:
        return (card in ADVENTURES) == (effect.what == "adventure")
    if card not in ADVENTURES:
        return False
    return links(state, card) if effect.what == "linkable" else ADVENTURES[card].type == effect.what


def story_fits(state: State, effect: Story) -> list[int]:
    """Return the numbers of the story entries that ``effect`` may change."""
    numbers = [
        entry.number
        for entry in state.story
        if entry.outcome is not None and effect.pick in {"any", entry.outcome}
    ]
    return numbers[-1:] if effect.which == "last" else numbers


@cache
def window_problem(card: str, challenge: str, step: int, stage: Stage) -> str | None:
    """Return why the Interference ``card`` may not be played in a window, targets aside; None if it may."""
    test = printed_test(challenge, step)
    interference = INTERFERENCES[card]
    if test is None or interference.timing == "turn":
        return "saga-refused-own-turn"
    if interference.timing == "any":
        return None
    before = stage in _BEFORE
    if interference.timing == "before" and not before:
        return "saga-refused-frozen"
    if interference.timing == "after" and before:
        return "saga-refused-not-rolled"
    effect = folded_effect(card)
    if interference.only and not test.score.names & set(interference.only):
        return "saga-refused-only"
    if isinstance(effect, Reroll) and effect.dice == "difficulty":
        if not test.difficulty.dice:
            return "saga-refused-no-difficulty-dice"
        if stage != "score":
            return "saga-refused-difficulty-not-rolled"
    if isinstance(effect, OutcomeTimes) and challenge in HEROES:
        return "saga-refused-trial-outcome"
    return None


def interference_problem(challenge: Challenge, card: str, possible_targets: Sequence[int]) -> str | None:
    """Return why ``card`` may not be played in the open window; None if it may."""
    problem = window_problem(card, challenge.card, challenge.step, challenge.stage)
    if problem is None and not possible_targets and is_cancel(card):
        return "saga-refused-no-target"
    return problem


def aid_kind(challenge: Challenge, seat: Seat) -> Kind | None:
    """Return the kind of cards that ``seat`` may discard now to change the Difficulty; None if none."""
    if challenge.stage not in _BEFORE:
        return None
    aid = open_test(challenge).aid
    if aid is None or (aid.who == "you") != (seat == challenge.seat):
        return None
    return aid.what if aids_of(challenge.aids, seat) < aid.max else None


def retrieve_problem(state: State) -> str | None:
    """Return why the active player may not take back the top Adventure; None if they may; rules/saga#5."""
    if state.retrieved:
        return "saga-refused-retrieved"
    if not state.discard_adventure:
        return "saga-refused-no-discard"
    if state.discard_adventure[-1] in state.paid:
        return "saga-refused-paid"
    hand = state.hands[state.active]
    adventures = sum(of_kind(card, "adventure") for card in hand)
    if not adventures and len(hand) < 2:
        return "saga-refused-cannot-pay"
    return None
