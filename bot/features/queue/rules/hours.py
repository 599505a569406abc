"""The hours of the day in which somebody usually plays, derived from when they pressed."""

from __future__ import annotations

from collections.abc import Sequence

from bot.features.statistics.rules import QUARTER

LOOKED_BACK = 28 * 86_400.0
"""Seconds for which somebody's past presses count."""
FEWEST = 12
"""Minimum number of quarters of an hour with a press from which somebody's hours are derived."""
_PER_HOUR = 3600 // QUARTER
_DAY = 24


def playing_hours(quarters: Sequence[int]) -> frozenset[int] | None:
    """Return the hours of the day, in UTC, in which somebody plays; ``None`` if too little is known.

    ``quarters`` are the quarters of an hour since 1970 in which they pressed. Somebody who presses is awake
    an hour before and after, too.
    """
    if len(set(quarters)) < FEWEST:
        return None
    pressed = {quarter // _PER_HOUR % _DAY for quarter in quarters}
    return frozenset((hour + beside) % _DAY for hour in pressed for beside in (-1, 0, 1))


def shared_hours(one: frozenset[int] | None, other: frozenset[int] | None) -> int | None:
    """Return how many hours of the day two people share; ``None`` if the hours of one are unknown."""
    return None if one is None or other is None else len(one & other)
