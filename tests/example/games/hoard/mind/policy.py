"""The master of Let It Sleep: it tries what may happen until the end of the night."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from games.engine.plain_policy import PlainPolicy
from games.hoard.model import State
from games.hoard.rules.course import outcome


class NightlyPolicy(PlainPolicy):
    """Plays on with the computer player, like ``PlainPolicy``, but only to the end of the night."""

    def values(self, world: State) -> Sequence[float]:
        """Return chances of winning that grow with the coins, and more so late in the game."""
        ended = outcome(world)
        if ended is not None:
            return [(seat in ended.winners) / len(ended.winners) for seat in range(len(world.coins))]
        odds = [(1 + coins) ** world.night for coins in world.coins]
        return [each / sum(odds) for each in odds]

    def horizon(self, world: State) -> Hashable:
        """Return the number of the night."""
        return world.night
