"""Late presses are recognized by comparison with the quickest ones, whatever the machine's clock says."""

from __future__ import annotations

import pytest
from discord.utils import DISCORD_EPOCH

from bot.discord.timeliness import WAITS, Timeliness

WAY = 0.1
"""Seconds that a quick press takes to arrive."""


class Presses:
    """Presses at Discord's time, and their arrival by a clock that is ``wrong`` by some seconds."""

    def __init__(self, wrong: float) -> None:
        self.now = 1e9
        self.wrong = wrong
        self.timeliness = Timeliness(lambda: self.now + self.wrong)

    def arrives(self, after: float) -> bool:
        """Return whether a press that arrives ``after`` this many seconds counts as late."""
        made = int(self.now * 1000 - DISCORD_EPOCH + 1e12) << 22
        self.now += after
        return self.timeliness.is_late(made)


@pytest.mark.parametrize("wrong", [-86_400.0, -5.0, 0.0, 5.0, 86_400.0])
def test_a_press_is_late_after_three_seconds_however_wrong_the_clock_is(wrong: float) -> None:
    presses = Presses(wrong)
    assert not any(presses.arrives(WAY) for _ in range(5))
    assert presses.arrives(WAY + WAITS + 0.1)
    assert not presses.arrives(WAY + WAITS - 0.1)
    assert not presses.arrives(WAY)


def test_a_clock_that_gains_a_little_makes_nobody_late() -> None:
    presses = Presses(0.0)
    for _ in range(24 * 60):
        presses.now += 60
        presses.wrong += 60 * 0.0005
        assert not presses.arrives(WAY)
    assert presses.arrives(WAY + 2 * WAITS)


def test_a_machine_that_has_slept_makes_nobody_late() -> None:
    """Its clock stopped meanwhile, so presses seem to arrive before they were made."""
    presses = Presses(0.0)
    presses.arrives(WAY)
    presses.wrong -= 3600
    assert not presses.arrives(WAY)
    assert presses.arrives(WAY + WAITS + 0.1)
