"""The score of a daily; rules/saga#daily."""

from __future__ import annotations

from games.engine.score import Daily, Score, score_among
from games.engine.text import Seat
from games.saga.model import State
from games.saga.rules.scoring import shortfalls

DAILY = Daily(options={"veil": "0"})
"""Nobody else waits, so nothing needs to be hidden behind a pause."""
MOST = 20
"""The points of a winner, and of an Objective that lacks nothing."""


def score(state: State, seat: Seat) -> Score:
    """Return how close ``seat`` is to its Objective, in points, and its lead over the best other seat."""
    points = [
        MOST if other in state.winners else max(0, MOST - lacking)
        for other, lacking in enumerate(shortfalls(state))
    ]
    return score_among(points, seat)
