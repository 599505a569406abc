"""Guesses each seat's Objective from the Adventures it has played."""

from __future__ import annotations

from functools import cache

from games.engine.text import Seat
from games.saga.cards import Mod
from games.saga.components import ADVENTURES, OBJECTIVES, TYPE_INDEX
from games.saga.model import State
from games.saga.situation import ANY, CHARACTERISTICS, Situation

_CERTAINTY = 0.85
"""Weight of a card that serves an Objective as evidence for it; 0 would mean no suspicion."""


def suspicion(state: State, seat: Seat, objective: str) -> float:
    """Return how much likelier than at the start it is that ``seat`` has ``objective``, as a logarithm."""
    return _CERTAINTY * sum([service(objective, entry.card) for entry in state.story if entry.seat == seat])


@cache
def service(objective: str, card: str) -> float:
    """Return how much more the Adventure ``card`` serves ``objective`` than the average Adventure does."""
    mean = sum(_served(objective, other) for other in ADVENTURES) / len(ADVENTURES)
    return _served(objective, card) - mean


def _served(objective: str, card: str) -> float:
    """Return how much nearer ``card``, if won, brings ``objective``: in characteristics and in its count."""
    aim = OBJECTIVES[objective]
    reward = ADVENTURES[card].reward
    changes = [
        effect.by.value(_NOTHING)
        for effect in reward
        if isinstance(effect, Mod) and not effect.by.dice and effect.char in aim.minimum
    ]
    won = [0] * (ANY + 1)
    won[TYPE_INDEX[card]] = won[ANY] = 1
    counted = aim.count.value(Situation((1,) * len(CHARACTERISTICS), won))
    return 0.5 * sum(changes) + counted


_NOTHING = Situation((1,) * len(CHARACTERISTICS))
