"""Estimates of a seat's gain from a place, a mine or a way, without trying it on the state.

All gains are differences of ``Judge.value``. Luck is averaged over what the seat can't see: it doesn't know
which gems are in the bag, so the bag counts as if it held all gems that the seat sees nowhere else.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.engine.text import Seat
from games.touria.components import BLACK
from games.touria.mind.plays import IMPOSSIBLE, NOTHING, Found, Plays
from games.touria.model import State
from games.touria.rules.board import PLACES, Trail, trails
from games.touria.rules.mines import on_offer
from games.touria.rules.reach import cost

_DEAREST = 6
"""Maximum cost of a route, in coins, that is considered."""
_IN_GEMS = ("goldsmith", "trader", "dragon", "fountain_fairy", "forest_fairy")
"""The places where gems from the way matter."""


class Estimate(Plays):
    """The possible gains of one seat with its current holdings, on the way and at its end."""

    def __init__(self, state: State, seat: Seat) -> None:
        super().__init__(state, seat)
        self._mine_gains: list[float] = []
        self._places: dict[str, Found] = {}
        self._losses: list[float] = []

    # Mines and ways

    def mine_gains(self) -> list[float]:
        """Return the gain of passing each mine."""
        if not self._mine_gains:
            gains, lantern = self.gem_gains(), self.state.turn.lantern
            for held in self.state.mines:
                if BLACK in held and not lantern:
                    gain = sum([gains[colour] for colour in held])
                else:
                    gain = max([gains[colour] for colour in held if colour != BLACK], default=0.0)
                self._mine_gains.append(gain)
        return self._mine_gains

    def coin_loss(self, coins: int) -> float:
        """Return the value lost by paying ``coins`` coins."""
        if not coins:
            return 0.0
        self.own.coins -= coins
        loss = self.base - self.judge.value()
        self.own.coins += coins
        return loss

    def best_trail(self, origin: str, destination: str) -> tuple[float, Trail | None]:
        """Return the gain of the best walk, and the walk: None to stay, or if it's ``IMPOSSIBLE``."""
        gains, boots = self.mine_gains(), self.state.turn.boots
        best, found = (0.0, None) if origin == destination else (IMPOSSIBLE, None)
        if not self._losses:
            self._losses = [self.coin_loss(coins) for coins in range(min(self.own.coins, _DEAREST) + 1)]
        losses = self._losses
        for trail in trails(origin, destination):
            price = cost(trail.steps, boots)
            if price >= len(losses):
                continue
            gain = -losses[price]
            for mine in trail.mines:
                gain += gains[mine]
            if gain > best:
                best, found = gain, trail
        return best, found

    def taken(self, passed: Sequence[int]) -> list[int]:
        """Return the colors gained by passing these mines."""
        gains = self.gem_gains()
        taken: list[int] = []
        for mine in passed:
            held = on_offer(self.state, mine)
            if BLACK in held:
                taken += held
            elif held:
                taken.append(max(held, key=gains.__getitem__))
        return taken

    # Places

    def at(self, place: str) -> Found:
        """Return the best play at ``place`` with the seat's current holdings."""
        if place not in self._places:
            self._places[place] = max(self.ways_at(place), default=NOTHING)
        return self._places[place]

    def arriving(self, place: str, gained: Sequence[int], coins: int) -> float:
        """Return the gain of a way that yields ``gained`` for ``coins``, with the best play at its end."""
        own, gems = self.own, self.own.gems
        for colour in gained:
            gems[colour] += 1
        own.coins -= coins
        base, self.base = self.base, self.judge.value()
        anew = place in _IN_GEMS and gained
        best = max(self.ways_at(place), default=NOTHING)[0] if anew else 0.0
        gain, self.base = self.base - base, base
        own.coins += coins
        for colour in gained:
            gems[colour] -= 1
        return gain + max(best if anew else self.at(place)[0], 0.0)

    def best_place(self) -> Found:
        """Return the best place to fly to, as an answer."""
        return max((self.at(place)[0], f"fly {place}") for place in PLACES)
