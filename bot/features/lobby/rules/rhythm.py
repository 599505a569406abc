"""Whether somebody is notified soon enough to answer in time."""

from __future__ import annotations

from typing import Literal

from bot.features.clocks.rules.clocks import clock_of
from bot.features.people.rules.people import Delivery

Rhythm = Literal["daily", "never"]
"""The frequency of somebody's notices: once a day, or never."""

TOLD_RARELY: frozenset[Delivery] = frozenset({"digest", "none"})
"""The deliveries that lobbies may mention."""
_DAY = 86_400.0


def rhythm_at(delivery: Delivery, clock: str) -> Rhythm | None:
    """Return how often somebody is notified of turns, if one with ``clock`` can end before that.

    >>> rhythm_at("digest", "live"), rhythm_at("digest", "relaxed"), rhythm_at("none", "relaxed")
    ('daily', None, 'never')
    >>> rhythm_at("none", "none"), rhythm_at("direct", "live")
    (None, None)
    """
    preset = clock_of(clock)
    if preset is None:
        return None
    if delivery == "digest" and preset.reserve <= _DAY:
        return "daily"
    return "never" if delivery == "none" else None
