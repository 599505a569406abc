"""The score of a daily; rules/towers#daily."""

from __future__ import annotations

from games.engine.score import Score, score_among
from games.engine.text import Seat
from games.towers.model import State
from games.towers.rules.scoring import sheets


def score(state: State, seat: Seat) -> Score:
    """Return the gold of ``seat`` so far, and its lead over the best other seat."""
    return score_among([sheet.total for sheet in sheets(state)], seat)
