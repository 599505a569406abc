"""Days on the wall clock, which aren't all 24 hours long."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.features.clocks.rules.calendar import zone


def days_later(at: float, days: int, timezone: str) -> float:
    """Return the same time of day as ``at`` (Unix seconds), ``days`` later in ``timezone``.

    >>> before = datetime(2026, 3, 28, 20, tzinfo=zone("Europe/Rome")).timestamp()
    >>> (days_later(before, 1, "Europe/Rome") - before) / 3600
    23.0
    """
    return (datetime.fromtimestamp(at, zone(timezone)) + timedelta(days)).timestamp()
