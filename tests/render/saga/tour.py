"""What a tour of Saga has to reach: every Adventure faced, every Interference played, every question
asked.
"""

from __future__ import annotations

from typing import get_args

from msgspec.structs import replace

from games.engine.storyline import event_keys
from games.saga.cards import Characteristic, Search
from games.saga.components import ADVENTURES, HEROES, INTERFERENCES, OBJECTIVES, RULES
from games.saga.model import Entry, State
from games.saga.rules.challenge import AID, INTERFERE, PASS, REST
from games.saga.rules.effects import KEEP_NEW, KEEP_OWN
from games.saga.rules.offers import ADVENTURE, CHOOSE, DISCARD, END, PAY, PLAY, RETRIEVE, TRIAL, WISH, WISHES
from games.saga.rules.turn import KEEP, REDRAW
from tests.render.tours import Course

_CHARACTERISTICS = get_args(Characteristic)
_SEARCHING = {
    name
    for name, card in INTERFERENCES.items()
    for effect in card.effects
    if isinstance(effect, Search) and effect.where == "deck"
}


def _in_short(option: str) -> tuple[str, ...]:
    """Return the id without the card if any card will do, and without the number that was chosen."""
    verb, _, rest = option.partition(" ")
    if verb in (AID, DISCARD, PAY):
        return (verb,)
    if verb == INTERFERE:
        return (f"{verb} {rest.split()[0]}",)
    if verb == CHOOSE and rest.isdigit():
        return (f"{CHOOSE} number",)
    if verb == CHOOSE and (rest in ADVENTURES or rest in INTERFERENCES):
        return (f"{CHOOSE} card",)
    return (option,)


def _short_deck(state: State) -> None:
    """Make the deck short, with the searching cards on top, and nothing for them to find."""
    others = [card for card in state.deck if card in INTERFERENCES and card not in _SEARCHING]
    state.discard_adventure += [card for card in state.deck if card in ADVENTURES]
    state.discard_interference += others[8:]
    state.deck = [*others[:8], *(card for card in state.deck if card in _SEARCHING)]


def _failed_trials(state: State) -> None:
    """Make all players but one fail the Hero's trial."""
    state.options = replace(state.options, trial="until_all_tried")
    state.trial_fails = state.seats - 1
    state.characteristics = [1] * len(state.characteristics)


def _late(state: State) -> None:
    """Move the game close to the epilogue."""
    state.turn = (int(state.options.rounds) - 2) * state.seats


def _long_story(state: State) -> None:
    """Give the Hero all but two of the Adventures that the story needs; the missing ones are drawn next."""
    state.options = replace(state.options, links="two_types")
    kind = HEROES[state.hero].type
    cards = [card for card in state.deck if card in ADVENTURES and ADVENTURES[card].type == kind]
    for card in cards[: RULES.hero_goal - 2]:
        state.deck.remove(card)
        link = state.story[-1].number if state.story else None
        state.story.append(Entry(state.next_entry, card, state.first, link, "won"))
        state.next_entry += 1
    rest = [card for card in cards[RULES.hero_goal - 2 :] if kind in ADVENTURES[card].after]
    state.deck = [*(card for card in state.deck if card not in rest), *rest]
    state.trial_done = True
    state.characteristics = [5] * len(state.characteristics)


COURSE = Course(
    walks=60,
    moves=300,
    ids=frozenset(
        {TRIAL, END, RETRIEVE, PASS, REST, KEEP, REDRAW, AID, DISCARD, PAY}
        | {f"{CHOOSE} number", f"{CHOOSE} card", f"{CHOOSE} {KEEP_OWN}", f"{CHOOSE} {KEEP_NEW}"}
        | {f"{CHOOSE} {name}" for name in _CHARACTERISTICS}
        | {f"{WISH} {wish}" for wish in WISHES}
        | {f"{ADVENTURE} {card}" for card in ADVENTURES}
        | {f"{PLAY} {name}" for name, card in INTERFERENCES.items() if card.timing == "turn"}
        | {f"{INTERFERE} {name}" for name, card in INTERFERENCES.items() if card.timing != "turn"}
    ),
    reduce=_in_short,
    components=frozenset({*ADVENTURES, *HEROES, *INTERFERENCES, *OBJECTIVES}),
    alike=frozenset({".challenge.card", ".finished.card", ".found.card", ".source", ".hero"}),
    head_starts=(_short_deck, _failed_trials, _late, _long_story),
    rare=event_keys("saga", "goal-near", "last-round", "trial-deemed"),
    unsaid={
        "saga-prompt-draw": "no card lets one choose who draws",
        "saga-prompt-discard": "no card lets one choose who discards",
        "saga-hint-entry-won": "no card lets one choose an Adventure that was won",
        "saga-event-payment-adventure": "no card is paid for with Adventures",
    },
)
