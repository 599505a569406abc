"""A quick, rough estimate of the value of cards, by what an Objective still lacks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from games.engine.text import Seat
from games.saga.cards import Mod
from games.saga.components import ADVENTURES, INTERFERENCES, OBJECTIVES, TYPE_INDEX, cards_of_kind
from games.saga.model import State
from games.saga.rules.scoring import goal_at
from games.saga.rules.story import may_follow, situation
from games.saga.situation import ANY, CHARACTERISTICS, Situation

_POINT = 0.4
"""The value of a missing point of a characteristic."""
_COUNTED = 0.6
"""The value of a card that counts for the Objective, while its count is short."""
_KEPT = 0.35
"""The value of an Interference."""
_LINKS = 0.15
"""The additional value of a card that links now."""


class Keeping:
    """The values of cards to one seat of one table."""

    def __init__(self, state: State, seat: Seat, after: str) -> None:
        objective = state.objectives[seat]
        wanted = goal_at(objective, state.seats, state.options)
        now = situation(state, state.active)
        self._lacking = [
            (index, value - now.characteristics[index])
            for index, value in wanted.minimum
            if value > now.characteristics[index]
        ]
        short = wanted.at_least - OBJECTIVES[objective].count.value(now)
        self._counted = counted(objective) if short > 0 else ()
        self._after = after
        self._options = state.options

    def worth(self, card: str) -> float:
        """Return the value of holding ``card``."""
        if card in INTERFERENCES:
            return _KEPT
        rewards = _rewards(card)
        total = _LINKS if self._after in may_follow(card, self._options) else 0.0
        for index, lacking in self._lacking:
            by = rewards[index]
            total += _POINT * (by if by < lacking else lacking)
        if self._counted:
            total += _COUNTED * self._counted[TYPE_INDEX[card]]
        return total

    def taken_back(self, hand: Sequence[str], top: str) -> float:
        """Return the gain of taking back ``top`` for the cheapest payment."""
        adventures = [self.worth(card) for card in cards_of_kind(hand, "adventure")]
        if len(hand) - len(adventures) > 1:
            adventures.append(2 * _KEPT)
        return self.worth(top) - min(adventures, default=2.0) if adventures else -1.0


@cache
def _rewards(card: str) -> tuple[int, ...]:
    """Return the change of each characteristic by the Reward of ``card``."""
    found = [0] * len(CHARACTERISTICS)
    for effect in ADVENTURES[card].reward:
        if isinstance(effect, Mod) and not effect.by.dice and effect.char in CHARACTERISTICS:
            found[CHARACTERISTICS.index(effect.char)] += effect.by.value(_NOTHING)
    return tuple(found)


@cache
def counted(objective: str) -> tuple[float, ...]:
    """Return, by type, how much an Adventure counts for ``objective``: half if only when won or when lost."""
    count = OBJECTIVES[objective].count
    found = []
    for index in range(ANY):
        one = [0] * (ANY + 1)
        one[index] = one[ANY] = 1
        none = (0,) * (ANY + 1)
        either = (Situation((1,) * 5, one, none), Situation((1,) * 5, none, one))
        found.append(sum(count.value(now) for now in either) / 2)
    return tuple(found)


_NOTHING = Situation((1,) * len(CHARACTERISTICS))
