"""A quick estimate of a seat's position: a sum over its holdings, which gives its chance to win.

The numbers are logits: a seat with one more than another is e times as likely to win. They were fitted to the
winners of some thousand games of ``answering`` against itself (logistic regression on the positions at the
start of turns), and rounded.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from games.engine.text import Seat
from games.touria.components import BLACK, COLOURED, COLOURS, COMPONENTS, PURPLE
from games.touria.model import Holdings, State
from games.touria.rules.seating import clockwise

HEARTS = (0.0, 0.85, 1.7, 2.45, 3.15, 3.8, 4.4, 5.0)
"""The cost of lacking this many hearts; likewise for coins and black gems."""
COINS = (0.0, 0.32, 0.47, 0.63, 0.78, 1.0, 1.5, 1.7)
BLACKS = (0.0, 0.28, 0.7, 1.3, 2.3, 2.75)
READY = 1.3
"""The bonus for lacking nothing."""
SETS = 0.48
"""The value of equal gems per heart they will bring, while hearts are lacking."""
SINGLES = (0.0, 0.19, 0.4, 0.55, 0.68, 0.76, 0.85)
"""The value of this many other colored gems."""
PURPLES = 0.1
SWORDS = (0.0, 0.14, 0.31, 0.5, 0.65, 0.72, 0.9)
ELIXIRS = (0.0, 0.12, 0.3, 0.6, 0.8)
GIFT = 0.06
"""The value of each dweller the seat could give a gift to; close to the castle, up to ``GIFT_NEAR`` more."""
GIFT_NEAR = 0.18
TEMPO = 0.6
"""The bonus of the active seat; it decreases evenly in turn order."""
CASTLE = (4.8, 4.0, 3.6, 3.35, 3.1, 3.0, 2.9, 2.8, 2.7)
"""The value of being in the castle, by the number of remaining dwellers who can still stop the seat."""
FOUND = 8.0
"""The value of knowing the siblings' door."""
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
"""The value of items; the rose also counts as a heart."""

_GIFTS = tuple((dweller, demand) for dweller, demand in COMPONENTS.dwellers.items() if demand != "none")
_COLOUR_OF = {name: COLOURS.index(name) for name in COLOURS}
_WANTED_COLOURS = tuple(_COLOUR_OF[demand] for _, demand in _GIFTS if demand in _COLOUR_OF)


class Judge:
    """The position of one seat, for repeated evaluation with modified holdings."""

    __slots__ = ("closed", "own", "target")

    def __init__(self, state: State, seat: Seat) -> None:
        self.own = state.holdings[seat]
        self.target = state.target
        # Dwellers behind open doors no longer ask for anything.
        self.closed: frozenset[str] | None = None
        if state.options.ending == "sudden_marriage":
            self.closed = frozenset()
        elif any(state.open):
            still = {who for who, is_open in zip(state.doors, state.open, strict=True) if not is_open}
            self.closed = frozenset(demand for dweller, demand in _GIFTS if dweller in still)

    def value(self) -> float:
        """Return the value of the seat's current holdings, outside the castle."""
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
        """Return the number of dwellers behind closed doors that the seat could give a gift to."""
        own, closed, gems = self.own, self.closed, self.own.gems
        if closed is not None:
            return sum(1 for demand in closed if can_give(own, demand))
        found = (own.elixirs > 0) + (own.swords > 0) + bool(own.items) + (own.coins > self.target)
        for colour in _WANTED_COLOURS:
            if gems[colour]:
                found += 1
        return found


def _gems(gems: Sequence[int], lacking: int) -> float:
    """Return the value of colored gems for a seat that lacks ``lacking`` hearts."""
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
    """Return whether the owner of ``own`` could give a dweller's gift."""
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
    """Return how many dwellers may still stop ``seat`` in the castle; -1 if it has seen the siblings.

    With ``n`` of them, it wins after 1 to ``n + 1`` turns, each equally likely as far as it knows.
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
    """Return the value of the position of ``seat``, regardless of the turn order."""
    if not state.chapel[seat]:
        return Judge(state, seat).value()
    left = barred(state, seat)
    return FOUND if left < 0 else CASTLE[left]


def chances(state: State) -> list[float]:
    """Return each seat's chance to win; they add up to 1, and winners share it."""
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
