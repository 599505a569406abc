"""The keys that Touria composes, and the possible values of their placeholders (``tests/words/keys.py``)."""

from __future__ import annotations

from typing import get_args

from games.touria.components import COLOURS, COMPONENTS, ITEMS, Window
from games.touria.model import Currency, Pending, Phase
from games.touria.rules.board import PLACES, SIDES, TOWERS
from games.touria.telling.plans import _ANYTHING, _LEAST, _WAYS
from tests.words.keys import Row

_ACTIONS = {side for tower in COMPONENTS.towers for side in tower.sides}
_SPACES = {space.id for space in COMPONENTS.spaces} | _ACTIONS
_THINGS = {"elixir", "sword", "coin"} & set(COMPONENTS.dwellers.values())
_STEPS = (*get_args(Phase), "asking")

COMPOSED: list[Row] = [
    ("touria-climax-{kind}", "castle dragon"),
    ("touria-about-{place}", PLACES),
    ("touria-do-swap-{kind}", set(get_args(Currency)) - {"swords"}),
    ("touria-do-{deal}", "pair sell"),
    ("touria-do-{place}", "dragon fountain_fairy sword_master thief"),
    ("touria-dweller-{dweller} touria-dweller-{name}", COMPONENTS.dwellers),
    ("touria-effect-{name} touria-item-{name} touria-item-{goal} touria-the-{name}", ITEMS),
    ("touria-event-gain-{kind} touria-event-pay-{kind}", get_args(Currency)),
    ("touria-event-{change}-{what}", "gain pay", get_args(Currency)),
    (
        "touria-gem-{COLOURS} touria-gem-{colour} touria-gem-{kind}",
        COLOURS,
    ),
    ("touria-some-{kind} touria-some-{what}", "coins elixirs hearts swords"),
    ("touria-hint-helmet-{helmet}", "as_swords two_swaps"),
    ("touria-lacking-{kind}", "black coins hearts"),
    ("touria-less-{kind} touria-more-{kind}", "coins elixirs hearts swords"),
    ("touria-lookup-when-{window}", get_args(Window)),
    ("touria-picture-phase-{step} touria-picture-your-{step}", _STEPS),
    ("touria-picture-side-{side}", SIDES),
    ("touria-picture-{kind}", "elixirs swords"),
    ("touria-prompt-wish-{advance}", "no open yes"),
    ("touria-plan-{kind}", [_ANYTHING, *_LEAST]),
    ("touria-plan-way-{way} touria-plan-way-{_picked}", _WAYS),
    ("touria-plan-rest-{rest} touria-plan-rest-{_picked}", "ask pass"),
    ("touria-prompt-{pending}", set(get_args(Pending)) - {""}),
    (
        "touria-space-{action} touria-space-{following} touria-space-{goal}"
        " touria-space-{name} touria-space-{next} touria-space-{space} touria-to-{name}",
        _SPACES,
    ),
    ("touria-thing-{rest}", _THINGS),
    ("touria-tower-{name}", TOWERS),
    ("touria-yield-{kind}", "both either"),
    ("touria-{change}-{what}", "less more", "coins elixirs hearts swords"),
    ("{key}-castle", "touria-prompt-end"),
    ("{key}-luck", "touria-advice-flight touria-advice-there"),
]
