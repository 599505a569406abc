"""The keys that Saga composes, and the possible values of their placeholders (``tests/words/keys.py``)."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

from games.engine.text import Text
from games.saga.cards import (
    Allow,
    Characteristic,
    Discard,
    Draw,
    Kind,
    Mod,
    NewObjective,
    Part,
    Peek,
    Search,
    Story,
    Swap,
    Take,
    Type,
    Use,
)
from games.saga.components import ADVENTURES, HEROES, INTERFERENCES, OBJECTIVES
from games.saga.model import Discarding, Options, Outcome, Stage, Wish
from games.saga.rules.challenge import AID, INTERFERE
from games.saga.rules.effects import KEEP_NEW, KEEP_OWN
from games.saga.rules.offers import ADVENTURE, CHOOSE, DISCARD, PAY, PLAY
from games.saga.telling.game_events import score_name
from games.saga.telling.plans import _WHEN, _WHOSE
from tests.words.keys import Row

_CARDS = (*ADVENTURES, *HEROES, *INTERFERENCES, *OBJECTIVES)
_TESTS = [hero.test for hero in HEROES.values()]
_TESTS += [step.test for card in ADVENTURES.values() for step in card.steps if step.test]
_TESTS += [
    effect.score for card in INTERFERENCES.values() for effect in card.effects if isinstance(effect, Use)
]
_EFFECTS = (Mod, Swap, Draw, Discard, Take, Search, Story, Peek, NewObjective)


def _terms(text: Text) -> set[str]:
    """Return the suffixes of the keys ``saga-term-…`` within ``text``."""
    inner = [_terms(value) for value in text.args.values() if isinstance(value, Text)]
    name = text.key.partition("saga-term-")[2]
    return set().union({name} if name else set(), *inner)


def _field(kind: type, name: str) -> tuple[Any, ...]:
    """Return the possible values of a struct's field."""
    return get_args(get_type_hints(kind)[name])


COMPOSED: list[Row] = [
    ("saga-climax-{kind}", "trial-passed trial-failed trial-deemed fight-won fight-lost"),
    ("saga-alt-entry-{outcome}", [*get_args(Outcome), "open"]),
    ("saga-card-{card} saga-card-{hero} saga-card-{name} saga-card-{objectives}", _CARDS),
    ("saga-card-{card}-text saga-card-{name}-text", _CARDS),
    ("saga-card-{card}-challenge saga-card-{card}-stakes", ADVENTURES),
    ("saga-card-{card}-hint", INTERFERENCES),
    (
        "saga-characteristic-{characteristic} saga-characteristic-{name} saga-characteristic-{one}"
        " saga-characteristic-{other} saga-characteristic-{term} saga-characteristic-{value}"
        " saga-characteristic-{what}",
        get_args(Characteristic),
    ),
    ("saga-event-allow-{what}", _field(Allow, "what")),
    ("saga-event-entry-{to}", _field(Story, "to")),
    ("saga-event-payment-{kind}", get_args(Kind)),
    ("saga-event-previous-{part}", [*get_args(Part), "none"]),
    ("saga-event-trial-{key}", "passed failed deemed"),
    ("saga-option-objective-{value}", (KEEP_OWN, KEEP_NEW)),
    ("saga-option-retrieve-hint-{retrieving}", _field(Options, "retrieving")),
    ("saga-option-wish-{wish} saga-option-wish-{wish}-hint", get_args(Wish)),
    ("saga-option-{verb}", (ADVENTURE, AID, CHOOSE, DISCARD, INTERFERE, PAY, PLAY)),
    ("saga-picture-count-{card} saga-picture-count-{objective}", OBJECTIVES),
    ("saga-picture-effect-{card}", [name for name, card in INTERFERENCES.items() if card.timing != "turn"]),
    (
        "saga-picture-headline-{key}",
        "after before choice discard main mulligan retrieve trial",
    ),
    ("saga-picture-how-{how}", "epilogue hero none objective"),
    ("saga-picture-own-{key}", "choice choice-plain discard main retrieve trial"),
    (
        "saga-picture-turn-{key}",
        "after before choice choice-plain discard main mulligan retrieve trial",
    ),
    (
        "saga-plan-{key}-{name}",
        [
            ("when", "win"),
            ("when", "win-sure"),
            ("when", "lose"),
            ("when", "lose-sure"),
            ("whose", "any"),
            ("whose", "own"),
            ("whose", "others"),
            ("rest", "ask"),
            ("rest", "pass"),
        ],
    ),
    ("saga-plan-when-{_picked}", _WHEN),
    ("saga-plan-whose-{_picked}", _WHOSE),
    ("saga-plan-rest-{_picked}", "ask pass"),
    ("saga-prompt-discard-{why}", _field(Discarding, "why")),
    ("saga-prompt-window-{stage}", set(get_args(Stage)) - {"pay", "done"}),
    ("saga-prompt-{name}{second}", [effect.__name__.lower() for effect in _EFFECTS], [""]),
    ("saga-prompt-{name}{second}", "swap", ["-second"]),
    ("saga-term-{sub}", set().union(*(_terms(score_name(test)) for test in _TESTS))),
    ("saga-type-{type} saga-type-{kind} saga-type-{anchor_type}", get_args(Type)),
    ("saga-picture-letter-{type} saga-picture-letter-{kind}", get_args(Type)),
    ("{key}-pass", "saga-advice-window saga-advice-window-trial"),
]
