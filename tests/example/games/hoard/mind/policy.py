"""How the master plays Let It Sleep: by trying what may happen until the night is over."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from games.engine.plain_policy import PlainPolicy
from games.hoard.model import State
from games.hoard.rules.course import outcome


class NightlyPolicy(PlainPolicy):
    """Plays on by the computer player, as ``PlainPolicy`` does, but only to the end of the night."""

    def values(self, world: State) -> Sequence[float]:
        """Return chances that grow with the coins, and more so late in the game."""
        ended = outcome(world)
        if ended is not None:
            return [(seat in ended.winners) / len(ended.winners) for seat in range(len(world.coins))]
        odds = [(1 + coins) ** world.night for coins in world.coins]
        return [each / sum(odds) for each in odds]

    def horizon(self, world: State) -> Hashable:
        """Return the night."""
        return world.night
