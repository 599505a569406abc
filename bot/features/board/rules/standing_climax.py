"""Which climax a board still shows."""

from __future__ import annotations

from collections.abc import Sequence

from bot.features.board.rules.standing_moments import since_begun
from games.engine.climax import Climax
from games.engine.event import Event
from games.engine.game import AnyGame

_TAKEN_BACK = "log-taken-back"


def standing_climax(game: AnyGame, events: Sequence[Event]) -> Climax | None:
    """Return the climax that ``events`` of a table end with, or None if something follows it.

    None if it was taken back, or any move after it: the log keeps the events of such moves.
    """
    for event in reversed(events):
        if event.text.key == _TAKEN_BACK:
            return None
        if event.audience is None and game.storyline.tells(event):
            return game.climax(since_begun(events))
    return None
