"""How likely each Objective is to be somebody's, by the Adventures that they have played before everybody."""

from __future__ import annotations

from functools import cache

from games.engine.text import Seat
from games.saga.cards import Mod
from games.saga.components import ADVENTURES, OBJECTIVES, TYPE_INDEX
from games.saga.model import State
from games.saga.situation import ANY, CHARACTERISTICS, Situation

_CERTAINTY = 0.85
"""How much a card that serves an Objective speaks for it: who plays at random, is suspected of nothing."""


def suspicion(state: State, seat: Seat, objective: str) -> float:
    """Return how much more likely than at the beginning ``objective`` is that of ``seat``, as a logarithm."""
    return _CERTAINTY * sum([service(objective, entry.card) for entry in state.story if entry.seat == seat])


@cache
def service(objective: str, card: str) -> float:
    """Return by how much the Adventure ``card`` serves ``objective`` more than most others do."""
    mean = sum(_served(objective, other) for other in ADVENTURES) / len(ADVENTURES)
    return _served(objective, card) - mean


def _served(objective: str, card: str) -> float:
    """Return how much nearer a won ``card`` brings ``objective``: in characteristics, and in its count."""
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
