"""How late presses arrive, by Discord's own clock: a press it no longer waits for must change nothing."""

from __future__ import annotations

import time
from collections.abc import Callable

from discord.utils import DISCORD_EPOCH

WAITS = 3.0
"""Seconds for which Discord waits for the first answer to a press; then it says that the press failed."""
_DRIFT = 0.001
"""Seconds per second that the machine's clock may gain on Discord's: twice the most that NTP changes it."""


class Timeliness:
    """Measures how late each press arrives.

    The id of a press says when Discord made it, but a machine's clock may be wrong or be set meanwhile. So
    this compares how long each press took to arrive with the quickest one, by a clock that nobody sets. Until
    one has been quick, only Discord knows which are late.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        """Returns the seconds since an arbitrary moment."""
        self._least: float | None = None
        self._measured = 0.0

    def is_late(self, press: int) -> bool:
        """Return whether the interaction with the id ``press``, which arrives now, has taken too long."""
        now = self.clock()
        taken = now - ((press >> 22) + DISCORD_EPOCH) / 1000
        if self._least is not None:
            self._least += (now - self._measured) * _DRIFT
        self._least = taken if self._least is None else min(self._least, taken)
        self._measured = now
        return taken - self._least > WAITS
