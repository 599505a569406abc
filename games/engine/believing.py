"""Draws worlds by how likely they are.

``Game.determinize`` says what is possible, ``Policy.believe`` what is likely. Of several worlds drawn, some
are kept, each in proportion to its weight, by systematic resampling: a world is repeated only if it's much
likelier than the rest. If nothing can be inferred, every world drawn is used.
"""

from __future__ import annotations

import math
from typing import Any

from games.engine.chance import Chance
from games.engine.game import AnyGame
from games.engine.policy import Policy
from games.engine.text import Seat

DRAWN = 32
"""The number of worlds drawn at a time, if some are likelier than others."""
KEPT = 8
"""The number of them kept."""
_FINE = 1 << 30


class Belief:
    """The worlds that ``seat`` can't tell from ``state``, each as often as ``policy`` thinks it likely."""

    def __init__(self, game: AnyGame, policy: Policy[Any], state: Any, seat: Seat, chance: Chance) -> None:
        self._game, self._policy, self._state, self._seat, self._chance = game, policy, state, seat, chance
        self._kept: list[Any] = []

    def world(self) -> Any:
        """Return the next world, which may be the same object as an earlier one: copy it before a move.

        :raises InvalidState: no world explains what the seat knows.
        """
        if not self._kept:
            world, weight = self._drawn()
            if not weight:
                return world
            self._keep([(world, weight), *[self._drawn() for _ in range(DRAWN - 1)]])
        return self._kept.pop()

    def _drawn(self) -> tuple[Any, float]:
        world = self._game.determinize(self._state, self._seat, self._chance)
        return world, self._policy.believe(world, self._seat, self._chance)

    def _keep(self, drawn: list[tuple[Any, float]]) -> None:
        best = max(weight for _, weight in drawn)
        shares = [math.exp(weight - best) for _, weight in drawn]
        step = sum(shares) / KEPT
        passed = step * self._chance.below(_FINE) / _FINE
        for (world, _), share in zip(drawn, shares, strict=True):
            passed += share
            while passed >= step:
                passed -= step
                self._kept.append(world)
        self._chance.shuffle(self._kept)
