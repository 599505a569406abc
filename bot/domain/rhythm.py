"""Whether a clock leaves somebody the time to hear that it runs."""

from __future__ import annotations

from typing import Literal

from bot.domain.clocks import clock_of
from bot.domain.people import Delivery

Rhythm = Literal["daily", "never"]
"""How often somebody is told: once a day, or never."""

TOLD_RARELY: frozenset[Delivery] = frozenset({"digest", "none"})
"""The ways of being told that lobbies may mention."""
_DAY = 86_400.0


def rhythm_at(delivery: Delivery, clock: str) -> Rhythm | None:
    """Return how often somebody hears of their turns, if one by ``clock`` can end before they do.

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
