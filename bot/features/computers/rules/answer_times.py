"""Random answer times like those of people, for automatic answers that must look like a person's.

They are drawn from the times of answers at the table itself, as soon as there are enough, or follow a curve
around the median of its server. Both use only times that everybody could see.
"""

from __future__ import annotations

from math import exp, log
from statistics import NormalDist

from msgspec import Struct
from msgspec.structs import replace

from games.engine.chance import RandomStream

_MEDIAN = 1_800.0
"""Median seconds of an answer, if there's time: as for people who look in about once an hour."""
_LEAST_USUAL, _MOST_USUAL = 60.0, 21_600.0
"""The limits for the median of a server, in seconds."""
_SPREAD = 1.0
"""Standard deviation of the logarithm of the seconds: one answer in forty takes more than seven medians."""
_SHARE = 4
"""If time is short, half of the answers take at most the available time divided by this."""
_STEPS = 1 << 32
ENOUGH = 8
"""Number of answers of a kind from which a table's own times are used."""
_KEPT = 40
"""Number of times of a kind that a table keeps: the newest."""
_BLUR = 0.2
"""Standard deviation of the logarithm of a drawn time from the recorded one."""


class Pattern(Struct, frozen=True):
    """The distribution of answer times of a kind: close to ``times``, or around a ``median``, in seconds."""

    median: float = _MEDIAN
    times: tuple[float, ...] = ()


class AnswerTimes(Struct, frozen=True, omit_defaults=True):
    """The seconds that public answers took at a table, newest last.

    They are of two kinds: ``first`` answers of a seat after others' moves, and ``further`` ones right after
    an answer of its own, when its person is usually still there. ``usual`` is the median of answers on the
    server; ``None`` if it has seen too few such games.
    """

    first: tuple[float, ...] = ()
    further: tuple[float, ...] = ()
    usual: float | None = None

    def noting(self, seconds: float, *, is_further: bool) -> AnswerTimes:
        """Return these times with the one of an answer that took ``seconds``."""
        if is_further:
            return replace(self, further=(*self.further, seconds)[-_KEPT:])
        return replace(self, first=(*self.first, seconds)[-_KEPT:])

    def pattern(self, *, is_further: bool) -> Pattern:
        """Return the distribution of a kind: of this table, or else of its server, or else in general."""
        times = self.further if is_further else self.first
        if len(times) >= ENOUGH:
            return Pattern(times=times)
        return Pattern() if self.usual is None else Pattern(self.usual)


def usual_median(seconds: float, answers: float) -> float:
    """Return the estimated median seconds of an answer in a game of ``seconds`` with ``answers`` answers."""
    mean = seconds / max(answers, 1.0)
    return min(max(mean / exp(_SPREAD**2 / 2), _LEAST_USUAL), _MOST_USUAL)


def time_to_answer(stream: RandomStream, pattern: Pattern, most: float | None = None) -> float:
    """Return the random seconds that an answer takes if ``most`` seconds are left; it may come too late.

    Around a median, times are log-normal: most answers come soon, and a few much later. ``None``: there's no
    limit.
    """
    if pattern.times:
        return _like(stream, pattern.times)
    median = pattern.median if most is None else min(pattern.median, most / _SHARE)
    return _at(stream, median, 1.0)


def time_in_window(stream: RandomStream, pattern: Pattern, seconds: float) -> float:
    """Return the seconds until the answer in a window of ``seconds``, at the latest at its end."""
    return min(time_to_answer(stream, pattern, seconds), seconds)


def time_within(stream: RandomStream, pattern: Pattern, seconds: float) -> float:
    """Return the seconds until somebody with ``seconds`` left answers; always in time."""
    if seconds <= 0:
        return 0.0
    if times := tuple(time for time in pattern.times if time < seconds):
        return min(_like(stream, times), seconds)
    median = min(pattern.median, seconds / _SHARE)
    return _at(stream, median, NormalDist().cdf(log(seconds / median) / _SPREAD))


def _like(stream: RandomStream, times: tuple[float, ...]) -> float:
    """Return a random time close to one of ``times``."""
    return stream.pick(times) * exp(_BLUR * _deviation(stream, 1.0))


def _at(stream: RandomStream, median: float, below: float) -> float:
    """Return a time drawn from the lowest share ``below`` of all times around ``median``."""
    return median * exp(_SPREAD * _deviation(stream, below))


def _deviation(stream: RandomStream, below: float) -> float:
    """Return a standard normal number drawn from the lowest share ``below`` of all of them."""
    return NormalDist().inv_cdf(below * (stream.below(_STEPS) + 0.5) / _STEPS)
