"""Which games have recaps during a game."""

from __future__ import annotations

from games.engine.base import BaseGame
from games.engine.game import AnyGame


def tells_what_ended(game: AnyGame) -> bool:
    """Return whether ``game`` has a recap of its own; otherwise nothing ends before the game does."""
    return getattr(type(game), "recap", None) is not BaseGame.recap
