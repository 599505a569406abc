"""The climaxes of Tschak!: the towers that are cleared."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from games.engine.climax import Climax, Fact, last_but, number_in, public, seat_in
from games.engine.event import Event
from games.engine.storyline import event_keys
from games.towers.components import COMPONENTS
from games.towers.telling.summary import summary

_LOOT = "towers-event-loot"
_TOWER = "towers-event-tower"
_AFTERMATH = event_keys("towers", "pass", "tower", "floor")


def climax(events: Sequence[Event]) -> Climax | None:
    """Return the cleared tower that ``events`` end with, or None if they end with anything else.

    Its facts are the number of the ``tower`` and the ``coins`` that each seat wins there.
    """
    seen = public(events, "towers")
    at = last_but(seen, _AFTERMATH)
    loot = list(takewhile(lambda event: event.text.key == _LOOT, reversed(seen[: at + 1])))[::-1]
    if not loot:
        return None
    coins = [0] * len(loot)
    for event in loot:
        coins[seat_in(event.text)] = number_in(event.text, "coins")
    told = tuple(event.text for event in summary(loot))
    best = tuple(seat for seat, won in enumerate(coins) if won == max(coins) > 0)
    facts: dict[str, Fact] = {"tower": _tower(seen, at), "coins": tuple(coins)}
    return Climax("cleared", best, told, facts)


def _tower(seen: Sequence[Event], at: int) -> int:
    """Return the number of the tower whose loot ends at ``at``: the one before the next, or else the last."""
    begun = [number_in(event.text, "tower") for event in seen[at:] if event.text.key == _TOWER]
    return begun[0] - 1 if begun else COMPONENTS.towers
