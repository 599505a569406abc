"""How long people take to answer: times for answers that nobody may tell from a person's.

They are drawn from how long answers took at the table itself, as soon as there are enough, or follow a curve
around what is usual on its server. Both use only times that everybody could see.
"""

from __future__ import annotations

from math import exp, log
from statistics import NormalDist

from msgspec import Struct
from msgspec.structs import replace

from games.engine.chance import RandomStream

_MEDIAN = 1_800.0
"""Seconds that half of the answers take, if there's time: of people who look in about once an hour."""
_LEAST_USUAL, _MOST_USUAL = 60.0, 21_600.0
"""The least and the most seconds that half of the answers are taken to need on any server."""
_SPREAD = 1.0
"""Standard deviation of the logarithm of the seconds: one answer in forty takes more than seven medians."""
_SHARE = 4
"""If time is short, half of the answers take at most the available time divided by this."""
_STEPS = 1 << 32
ENOUGH = 8
"""From this many answers of a kind on, a table's own times count."""
_KEPT = 40
"""How many of the newest times of a kind a table keeps."""
_BLUR = 0.2
"""By how much a time differs from the one that it repeats (standard deviation of its logarithm)."""


class Pattern(Struct, frozen=True):
    """How long answers of a kind take: like one of ``times``, or around a ``median``, in seconds."""

    median: float = _MEDIAN
    times: tuple[float, ...] = ()


class AnswerTimes(Struct, frozen=True, omit_defaults=True):
    """How many seconds public answers took at a table, the newest last.

    They are of two kinds: ``first`` answers of a seat after others' moves, and ``further`` ones right after
    an answer of its own, when its person is usually still there. ``usual`` are the seconds that half of the
    answers take on the server; ``None`` if it has seen too few such games.
    """

    first: tuple[float, ...] = ()
    further: tuple[float, ...] = ()
    usual: float | None = None

    def noting(self, seconds: float, *, is_further: bool) -> AnswerTimes:
        """Return these times with an answer that took ``seconds``."""
        if is_further:
            return replace(self, further=(*self.further, seconds)[-_KEPT:])
        return replace(self, first=(*self.first, seconds)[-_KEPT:])

    def pattern(self, *, is_further: bool) -> Pattern:
        """Return how long answers of a kind take: at this table, else on its server, else in general."""
        times = self.further if is_further else self.first
        if len(times) >= ENOUGH:
            return Pattern(times=times)
        return Pattern() if self.usual is None else Pattern(self.usual)


def usual_median(seconds: float, answers: float) -> float:
    """Return the seconds that half of the answers take in a game of ``seconds`` with so many ``answers``."""
    mean = seconds / max(answers, 1.0)
    return min(max(mean / exp(_SPREAD**2 / 2), _LEAST_USUAL), _MOST_USUAL)


def time_to_answer(stream: RandomStream, pattern: Pattern, most: float | None = None) -> float:
    """Return the seconds an answer takes for which there are ``most`` seconds; it may come too late.

    Around a median, times are log-normal: most answers come soon, and a few much later. ``None``: there's no
    limit.
    """
    if pattern.times:
        return _like(stream, pattern.times)
    median = pattern.median if most is None else min(pattern.median, most / _SHARE)
    return _at(stream, median, 1.0)


def time_in_window(stream: RandomStream, pattern: Pattern, seconds: float) -> float:
    """Return the seconds until a window of ``seconds`` has its answer: at its end, if it would come later."""
    return min(time_to_answer(stream, pattern, seconds), seconds)


def time_within(stream: RandomStream, pattern: Pattern, seconds: float) -> float:
    """Return the seconds until somebody who has ``seconds`` left answers; they always answer in time."""
    if seconds <= 0:
        return 0.0
    if times := tuple(time for time in pattern.times if time < seconds):
        return min(_like(stream, times), seconds)
    median = min(pattern.median, seconds / _SHARE)
    return _at(stream, median, NormalDist().cdf(log(seconds / median) / _SPREAD))


def _like(stream: RandomStream, times: tuple[float, ...]) -> float:
    """Return a time close to one of ``times``."""
    return stream.pick(times) * exp(_BLUR * _deviation(stream, 1.0))


def _at(stream: RandomStream, median: float, below: float) -> float:
    """Return a time drawn from the first part, ``below``, of all times around ``median``."""
    return median * exp(_SPREAD * _deviation(stream, below))


def _deviation(stream: RandomStream, below: float) -> float:
    """Return a standard normal number drawn from the first part, ``below``, of all of them."""
    return NormalDist().inv_cdf(below * (stream.below(_STEPS) + 0.5) / _STEPS)
