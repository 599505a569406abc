"""How long people take to answer: times for answers that nobody may tell from a person's."""

from __future__ import annotations

from math import exp, log
from statistics import NormalDist

from games.engine.chance import RandomStream

_MEDIAN = 1_800.0
"""Seconds that half of the answers take, if there's time: of people who look in about once an hour."""
_SPREAD = 1.0
"""Standard deviation of the logarithm of the seconds: one answer in forty takes more than seven medians."""
_SHARE = 4
"""If time is short, half of the answers take no more than this part of it."""
_STEPS = 1 << 32


def time_to_answer(stream: RandomStream, most: float | None = None) -> float:
    """Return the seconds an answer takes for which there are ``most`` seconds; it may come too late.

    Time is log-normal: most answers come soon, and a few much later. ``None``: there's no limit.
    """
    median = _MEDIAN if most is None else min(_MEDIAN, most / _SHARE)
    return _at(stream, median, 1.0)


def time_in_window(stream: RandomStream, seconds: float) -> float:
    """Return the seconds until a window of ``seconds`` has its answer: at its end, if it would come later."""
    return min(time_to_answer(stream, seconds), seconds)


def time_within(stream: RandomStream, seconds: float) -> float:
    """Return the seconds until somebody who has ``seconds`` left answers; they always answer in time."""
    if seconds <= 0:
        return 0.0
    median = min(_MEDIAN, seconds / _SHARE)
    return _at(stream, median, NormalDist().cdf(log(seconds / median) / _SPREAD))


def _at(stream: RandomStream, median: float, below: float) -> float:
    """Return a time drawn from the first part, ``below``, of all times around ``median``."""
    part = below * (stream.below(_STEPS) + 0.5) / _STEPS
    return median * exp(_SPREAD * NormalDist().inv_cdf(part))
