"""Draws worlds by how likely they are.

``Game.determinize`` says what is possible, ``Policy.believe`` what is likely. Each world drawn replaces the
one before, or is dropped, depending on which of the two better explains what the others did: the independence
sampler of Metropolis and Hastings. In the long run each world comes as often as it is likely, whatever their
number. If nothing can be inferred, no world is dropped and none is drawn in vain.
"""

from __future__ import annotations

import math
from typing import Any

from games.engine.chance import Chance
from games.engine.game import AnyGame
from games.engine.policy import Policy
from games.engine.text import Seat

STEPS = 3
"""How many worlds are drawn for each one that is used, if some are likelier than others."""
WARM_UP = 4
"""How many are skipped at the start, because the first one is drawn regardless of how likely it is."""
_FINE = 1 << 30


class Belief:
    """The worlds that ``seat`` can't tell from ``state``, each as often as ``policy`` thinks it likely."""

    def __init__(self, game: AnyGame, policy: Policy[Any], state: Any, seat: Seat, chance: Chance) -> None:
        self._game, self._policy, self._state, self._seat, self._chance = game, policy, state, seat, chance
        self._world, self._weight = self._proposed()
        if self._weight:
            for _ in range(WARM_UP):
                self.world()

    def world(self) -> Any:
        """Return the next world, which may be the same object as the last one: copy it before a move.

        :raises InvalidState: no world explains what the seat knows.
        """
        for _ in range(STEPS if self._weight else 1):
            world, weight = self._proposed()
            if weight >= self._weight or self._chance.below(_FINE) < _FINE * math.exp(weight - self._weight):
                self._world, self._weight = world, weight
        return self._world

    def _proposed(self) -> tuple[Any, float]:
        world = self._game.determinize(self._state, self._seat, self._chance)
        return world, self._policy.believe(world, self._seat, self._chance)
