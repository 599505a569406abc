"""The score of a daily; rules/abraca#daily."""

from __future__ import annotations

from games.abraca.model import State
from games.engine.score import Score, score_among
from games.engine.text import Seat


def score(state: State, seat: Seat) -> Score:
    """Return the points of ``seat`` so far, and its lead over the best other seat."""
    return score_among(state.points, seat)
