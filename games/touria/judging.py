"""How well a seat stands, at a glance: a sum of what it owns and lacks, which becomes a chance to win.

The numbers are logits: who has one more than another is e times as likely to win. They were fitted to who won
some thousand games of the quick player of ``answering`` against itself (logistic regression on the positions
at the beginnings of turns), and rounded.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from games.engine.text import Seat
from games.touria.components import BLACK, COLOURED, COLOURS, COMPONENTS, PURPLE
from games.touria.model import Holdings, State
from games.touria.seating import clockwise

HEARTS = (0.0, 0.85, 1.7, 2.45, 3.15, 3.8, 4.4, 5.0)
"""What it takes off to lack so many hearts; coins and black gems likewise."""
COINS = (0.0, 0.32, 0.47, 0.63, 0.78, 1.0, 1.5, 1.7)
BLACKS = (0.0, 0.28, 0.7, 1.3, 2.3, 2.75)
READY = 1.3
"""What it adds to lack nothing any more."""
SETS = 0.48
"""What equal gems add for each heart that they will bring and that is still lacking."""
SINGLES = (0.0, 0.19, 0.4, 0.55, 0.68, 0.76, 0.85)
"""What so many other coloured gems add."""
PURPLES = 0.1
SWORDS = (0.0, 0.14, 0.31, 0.5, 0.65, 0.72, 0.9)
ELIXIRS = (0.0, 0.12, 0.3, 0.6, 0.8)
GIFT = 0.06
"""What each dweller adds who could be given what they ask for, and this much more close to the castle."""
GIFT_NEAR = 0.18
TEMPO = 0.6
"""What it adds to come first, and half of it between."""
CASTLE = (4.8, 4.0, 3.6, 3.35, 3.1, 3.0, 2.9, 2.8, 2.7)
"""What it adds to be in the castle, where so many dwellers are left who cannot be given their gift."""
FOUND = 8.0
"""What it adds to know behind which door the siblings are."""
ITEMS = {
    "rose": 0.02,
    "paintbrush": 0.28,
    "compass": 0.05,
    "scale": 0.27,
    "crystal_ball": 0.4,
    "helmet": 0.4,
    "frog": 0.27,
    "chest": 0.2,
    "mirror": 0.4,
    "hourglass": 0.7,
    "knapsack": 0.32,
    "flagon": 0.25,
    "boots": 0.03,
    "broom": 0.3,
    "lantern": 0.1,
    "bird": 0.4,
}
"""What items add; the rose as a heart besides."""

_GIFTS = tuple((dweller, demand) for dweller, demand in COMPONENTS.dwellers.items() if demand != "none")
_COLOUR_OF = {name: COLOURS.index(name) for name in COLOURS}
_WANTED_COLOURS = tuple(_COLOUR_OF[demand] for _, demand in _GIFTS if demand in _COLOUR_OF)


class Judge:
    """What one seat of one table is worth, asked often while its holdings are tried otherwise."""

    __slots__ = ("closed", "own", "target")

    def __init__(self, state: State, seat: Seat) -> None:
        self.own = state.holdings[seat]
        self.target = state.target
        # Who waits behind doors that are open asks for nothing any more.
        self.closed: frozenset[str] | None = None
        if state.options.ending == "sudden_marriage":
            self.closed = frozenset()
        elif any(state.open):
            still = {who for who, is_open in zip(state.doors, state.open, strict=True) if not is_open}
            self.closed = frozenset(demand for dweller, demand in _GIFTS if dweller in still)

    def value(self) -> float:
        """Return how well the seat stands with what it owns now, outside the castle."""
        own, target = self.own, self.target
        gems, items = own.gems, own.items
        lacking = target - own.hearts - ("rose" in items)
        short = target - own.coins
        black = gems[BLACK]
        total = -BLACKS[black] if black < len(BLACKS) else -BLACKS[-1] - 0.4 * (black - len(BLACKS) + 1)
        if lacking > 0:
            total -= HEARTS[lacking]
        else:
            lacking = 0
        if short > 0:
            total -= COINS[short]
        elif lacking == 0 and not black:
            total += READY
        total += _gems(gems, lacking)
        total += SWORDS[min(own.swords, 6)] + ELIXIRS[min(own.elixirs, 4)]
        for name in items:
            total += ITEMS[name]
        near = 1.0 - (lacking + max(short, 0) / 2 + black) / (1.5 * target)
        return total + (GIFT + (GIFT_NEAR * near if near > 0 else 0.0)) * self.gifts()

    def gifts(self) -> int:
        """Return to how many of the dwellers behind closed doors the seat could give what they ask for."""
        own, closed, gems = self.own, self.closed, self.own.gems
        if closed is not None:
            return sum(1 for demand in closed if can_give(own, demand))
        found = (own.elixirs > 0) + (own.swords > 0) + bool(own.items) + (own.coins > self.target)
        for colour in _WANTED_COLOURS:
            if gems[colour]:
                found += 1
        return found


def _gems(gems: Sequence[int], lacking: int) -> float:
    """Return what coloured gems add for somebody who lacks so many hearts."""
    sets, rest = 0.0, 0
    for colour in COLOURED:
        count = gems[colour]
        if count >= 2 and lacking > 0:
            if count >= 3 and lacking > 1:
                sets += 2.0
                lacking -= 2
                rest += count - 3
            else:
                sets += 1.0
                lacking -= 1
                rest += count - 2
        else:
            rest += count
    total = SETS * sets + SINGLES[rest if rest < len(SINGLES) else -1]
    return total + PURPLES if gems[PURPLE] else total


def can_give(own: Holdings, demand: str) -> bool:
    """Return whether who owns ``own`` could give what a dweller asks for."""
    if demand == "elixir":
        return own.elixirs > 0
    if demand == "sword":
        return own.swords > 0
    if demand == "coin":
        return own.coins > 0
    if demand == "item":
        return bool(own.items)
    return own.gems[_COLOUR_OF[demand]] > 0


def barred(state: State, seat: Seat) -> int:
    """Return how many dwellers may still stop ``seat`` in the castle; -1 where it has seen the siblings.

    With ``n`` of them it will have won after one of 1 to ``n + 1`` turns, each as likely for all it knows.
    """
    own, known = state.holdings[seat], state.looked[seat]
    count = 0
    for number, dweller in enumerate(state.doors):
        if state.open[number]:
            continue
        if dweller == "siblings":
            if f"d{number + 1}" in known:
                return -1
        elif f"d{number + 1}" not in known and not can_give(own, COMPONENTS.dwellers[dweller]):
            count += 1
    return count


def strength(state: State, seat: Seat) -> float:
    """Return how well ``seat`` stands, whose turn it is left aside."""
    if not state.chapel[seat]:
        return Judge(state, seat).value()
    left = barred(state, seat)
    return FOUND if left < 0 else CASTLE[left]


def chances(state: State) -> list[float]:
    """Return the chance of each seat to win; they add up to 1, and winners share it."""
    if state.winners:
        share = 1.0 / len(state.winners)
        return [share if seat in state.winners else 0.0 for seat in range(state.seats)]
    found = [strength(state, seat) for seat in range(state.seats)]
    order = clockwise(state.sides, state.active)
    for place, seat in enumerate(order):
        found[seat] += TEMPO * (1.0 - place / len(order))
    most = max(found)
    weights = [math.exp(value - most) for value in found]
    total = sum(weights)
    return [weight / total for weight in weights]
