"""The score of a daily; rules/touria#daily."""

from __future__ import annotations

from games.engine.score import Score, score_among
from games.engine.text import Seat
from games.touria.model import State
from games.touria.rules.scoring import progress


def score(state: State, seat: Seat) -> Score:
    """Return the hearts and coins of ``seat`` that count for the castle, and its lead over the best other."""
    return score_among([progress(state, one) for one in range(state.seats)], seat)
