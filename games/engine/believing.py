"""Worlds by how likely they are: ``determinize`` says what is possible, ``Policy.believe`` what is likely.

Each world drawn either takes the place of the one before or leaves it there, by how well the two explain what
the others have done (Metropolis and Hastings, with a proposal that doesn't depend on where it starts). After
some worlds each comes as often as it is likely. Where nothing can be inferred, every one that is drawn comes,
so a game without beliefs pays nothing for them.
"""

from __future__ import annotations

import math
from typing import Any

from games.engine.chance import Chance
from games.engine.game import AnyGame
from games.engine.policy import Policy
from games.engine.text import Seat

STEPS = 3
"""How many worlds are drawn for each one used where some are likelier than others: the next one differs."""
WARM_UP = 4
"""How many of those used are left out at first: the very first one may be as unlikely as any."""
_FINE = 1 << 30


class Belief:
    """The worlds that ``seat`` can't tell from ``state``, each as often as ``policy`` thinks it likely."""

    def __init__(
        self, game: AnyGame, policy: Policy[Any], state: Any, seat: Seat, chance: Chance
    ) -> None:
        self._game, self._policy, self._state, self._seat, self._chance = game, policy, state, seat, chance
        self._world, self._weight = self._proposed()
        if self._weight:
            for _ in range(WARM_UP):
                self.world()

    def world(self) -> Any:
        """Return the next world. It may be the last one again, so nobody may change it.

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
