"""The score of a daily: a number that tells better play from worse at tables with the same deal.

It counts what a seat reached and its lead, so every point is worth something even if the game is won or lost.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from games.engine.text import Seat


class Score(Struct, frozen=True):
    """The ``points`` of a seat, and its ``lead`` over the best other seat, negative if it's behind."""

    points: int
    lead: int

    @property
    def total(self) -> int:
        """The number by which dailies are compared: more is better."""
        return self.points + self.lead


class Daily(Struct, frozen=True):
    """How a game is played as a daily: the number of computer opponents, and options other than usual."""

    opponents: int = 2
    options: Mapping[str, bool | str] = {}


def score_among(points: Sequence[int], seat: Seat) -> Score:
    """Return the score of ``seat``, given the points of every seat.

    >>> score_among([8, 5, 3], 0).total, score_among([8, 5, 3], 1).total
    (11, 2)
    """
    best = max(one for other, one in enumerate(points) if other != seat)
    return Score(points[seat], points[seat] - best)
