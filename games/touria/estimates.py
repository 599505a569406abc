"""What a place, a mine or a way would bring a seat, estimated without trying it on the table.

All gains are differences of ``Judge.value``. Luck is averaged over what the seat cannot see: which gems lie
in the bag it does not know, so the bag counts as all gems that it sees nowhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.engine.text import Seat
from games.touria import items
from games.touria.act import within
from games.touria.board import PLACES, Trail, trails
from games.touria.components import BLACK, COLOURED, COLOURS, COMPONENTS, GEMS, ORDERS
from games.touria.items import MIRROR
from games.touria.judging import Judge
from games.touria.mines import is_bag_empty, on_offer
from games.touria.model import Currency, State
from games.touria.reach import cost

_REWARDS = COMPONENTS.rewards
IMPOSSIBLE = -1e9
"""The gain of what cannot be done."""
_DEAREST = 6
"""No way that is thought of costs more coins."""
_ROLLS = 3
"""So many times a dragon may be fought again in an estimate."""

Found = tuple[float, str]
"""A gain, and the answer by which it is had."""
NOTHING: Found = (IMPOSSIBLE, "")


class Estimate:
    """What could be gained by one seat with what it owns now."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.judge = Judge(state, seat)
        self.own = state.holdings[seat]
        self.base = self.judge.value()
        self._gem_gains: list[float] = []
        self._mine_gains: list[float] = []
        self._places: dict[str, Found] = {}
        self._losses: list[float] = []

    # Gems and mines

    def gem_gains(self) -> list[float]:
        """Return what one more gem of each colour is worth."""
        if not self._gem_gains:
            gems, judge = self.own.gems, self.judge
            for colour in range(len(COLOURS)):
                gems[colour] += 1
                self._gem_gains.append(judge.value() - self.base)
                gems[colour] -= 1
        return self._gem_gains

    def mine_gains(self) -> list[float]:
        """Return what passing each mine brings."""
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
        """Return what it takes off to pay so many coins."""
        if not coins:
            return 0.0
        self.own.coins -= coins
        loss = self.base - self.judge.value()
        self.own.coins += coins
        return loss

    def best_trail(self, origin: str, destination: str) -> tuple[float, Trail | None]:
        """Return what the best walk brings on its way; ``None`` for staying; an impossible gain for none."""
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

    def passed(self, trail: Trail) -> list[int]:
        """Return the colours that a walk would bring."""
        return self.taken(trail.mines)

    def taken(self, passed: Sequence[int]) -> list[int]:
        """Return the colours that passing these mines would bring."""
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
        """Return what an execution at ``place`` brings with what the seat owns now."""
        if place not in self._places:
            self._places[place] = max(self.ways_at(place), default=NOTHING)
        return self._places[place]

    def gain_at(self, place: str, gained: Sequence[int], coins: int) -> float:
        """Return what ``place`` would bring after a way that has brought and cost something."""
        if place not in _IN_GEMS or not gained:
            return self.at(place)[0]
        gems = self.own.gems
        for colour in gained:
            gems[colour] += 1
        self.own.coins -= coins
        base, self.base = self.base, self.judge.value()
        gain = max(self.ways_at(place), default=NOTHING)[0]
        self.base = base
        self.own.coins += coins
        for colour in gained:
            gems[colour] -= 1
        return gain

    def best_place(self) -> Found:
        """Return the best place to fly to, as an answer."""
        return max((self.at(place)[0], f"fly {place}") for place in PLACES)

    def ways_at(self, place: str) -> Iterator[Found]:
        """Yield what may be done at ``place`` and what it brings."""
        return _WAYS[place](self)

    def having(self, kind: Currency, amount: int) -> float:
        """Return what it is worth to have so much more of ``kind``."""
        own = self.own
        before: int = getattr(own, kind)
        setattr(own, kind, before + amount)
        gain = self.judge.value() - self.base
        setattr(own, kind, before)
        return gain

    def without(self, name: str) -> float:
        """Return what it takes off to give the item ``name``."""
        owned = self.own.items
        index = owned.index(name)
        del owned[index]
        loss = self.base - self.judge.value()
        owned.insert(index, name)
        return loss

    def with_item(self, name: str) -> float:
        """Return what it is worth to take the item ``name``."""
        self.own.items.append(name)
        gain = self.judge.value() - self.base
        self.own.items.pop()
        return gain

    def paying(self, need: Sequence[int], kind: Currency, amount: int) -> float:
        """Return the gain of paying gems, counted by colour, for so much of ``kind``."""
        gems = self.own.gems
        for colour, count in enumerate(need):
            gems[colour] -= count
        gain = self.having(kind, within(self.state, kind, amount))
        for colour, count in enumerate(need):
            gems[colour] += count
        return gain

    def _sword_master(self) -> Iterator[Found]:
        got = within(self.state, "swords", _REWARDS.swords)
        if got > 0:
            yield self.having("swords", got), "execute"

    def _trader(self) -> Iterator[Found]:
        state, gems = self.state, self.own.gems
        for stack in state.orders:
            need, coins = ORDERS[stack[0]]
            if all(gems[colour] >= count for colour, count in enumerate(need)) and state.coins > 0:
                yield self.paying(need, "coins", coins), f"order {stack[0]}"
        for way in self._tools("scale"):
            gain = self.having("coins", within(state, "coins", _REWARDS.scale)) - self.without(way)
            yield gain, way

    def _forest_fairy(self) -> Iterator[Found]:
        for name in self.state.display:
            yield self.with_item(name), f"take {name}"

    def _fountain_fairy(self) -> Iterator[Found]:
        gems = self.own.gems
        if gems[BLACK]:
            gems[BLACK] -= 1
            gain = self.judge.value() - self.base
            gems[BLACK] += 1
            yield gain, "execute"

    def _thief(self) -> Iterator[Found]:
        if is_bag_empty(self.state):
            return
        gains, unseen = self.gem_gains(), self.unseen()
        total = sum(unseen)
        if not total:
            return
        expected, left = 0.0, 1.0
        for colour in sorted(COLOURED, key=gains.__getitem__, reverse=True):
            drawn = left * (1.0 - (1.0 - unseen[colour] / total) ** _REWARDS.thief_draw)
            expected += drawn * gains[colour]
            left -= drawn
        yield expected, "execute"

    def unseen(self) -> list[int]:
        """Return the gems, by colour, that the seat sees nowhere."""
        left = [count - held for count, held in zip(GEMS, self.own.gems, strict=True)]
        for held in self.state.mines:
            for colour in held:
                left[colour] -= 1
        return left

    def _dragon(self) -> Iterator[Found]:
        yield self.fights(self.own.swords), "execute"

    def fights(self, swords: int) -> float:
        """Return what a fight against the dragon brings that has so many swords to roll again with."""
        gains = self.dragon_gains()
        expected = sum([max(gain, 0.0) for gain in gains]) / len(gains)
        for _ in range(min(swords, _ROLLS)):
            again = expected - self.sword_loss()
            expected = sum([max(gain, again, 0.0) for gain in gains]) / len(gains)
        return expected

    def sword_loss(self) -> float:
        """Return what it takes off to pay a sword."""
        return -self.having("swords", -1)

    def dragon_gains(self) -> list[float]:
        """Return for each face of the die what paying is worth; no gain where the gem is missing."""
        gems = self.own.gems
        if within(self.state, "hearts", 1) < 1:
            return [0.0] * len(COLOURS)
        found = []
        for colour, count in enumerate(gems):
            if not count:
                found.append(0.0)
                continue
            gems[colour] -= 1
            found.append(self.having("hearts", 1))
            gems[colour] += 1
        return found

    def _goldsmith(self) -> Iterator[Found]:
        state, gems = self.state, self.own.gems
        coins, hearts = within(state, "coins", _REWARDS.sell), within(state, "hearts", 1)
        for colour in COLOURED:
            count = gems[colour]
            if not count:
                continue
            name = COLOURS[colour]
            if coins > 0:
                yield self.paying(_UNITS[colour][1], "coins", _REWARDS.sell), f"sell {name}"
            if count > 1 and hearts > 0:
                yield self.paying(_UNITS[colour][2], "hearts", _REWARDS.pair), f"pair {name}"
            if count > 2 and hearts > 0:
                bonus = _REWARDS.die_bonus if state.die == colour else 0
                yield self.paying(_UNITS[colour][3], "hearts", _REWARDS.triple + bonus), f"triple {name}"

    def _tournament(self) -> Iterator[Found]:
        state, own = self.state, self.own
        price = state.turn.swap_cost if state.turn.swaps else 1
        if own.swords < price:
            return
        for kind, amount, name in _PRIZES:
            got = within(state, kind, amount)
            if got > 0:
                own.swords -= price
                gain = self.having(kind, got)
                own.swords += price
                yield gain, name

    def _tools(self, name: str) -> list[str]:
        """Return how the item ``name`` may be used, by itself or by the mirror."""
        owned = self.own.items
        if name not in owned and MIRROR not in owned:
            return []
        return items.ways(self.state, self.seat, name)


_UNITS = [
    [tuple(count * (other == colour) for other in range(len(COLOURS))) for count in range(4)]
    for colour in range(len(COLOURS))
]
"""By colour and number: some equal gems, counted by colour."""
_IN_GEMS = ("goldsmith", "trader", "dragon", "fountain_fairy")
"""Where it matters what the way has brought."""
_PRIZES: tuple[tuple[Currency, int, str], ...] = (
    ("hearts", _REWARDS.swap_hearts, "swap heart"),
    ("coins", _REWARDS.swap_coins, "swap coins"),
)
_WAYS = {
    "sword_master": Estimate._sword_master,
    "trader": Estimate._trader,
    "forest_fairy": Estimate._forest_fairy,
    "fountain_fairy": Estimate._fountain_fairy,
    "thief": Estimate._thief,
    "dragon": Estimate._dragon,
    "goldsmith": Estimate._goldsmith,
    "tournament": Estimate._tournament,
}
