"""Refusals that are the same in every game."""

from __future__ import annotations

from collections.abc import Mapping

from games.engine.decision import Decision
from games.engine.play import seen_waiting
from games.engine.text import Seat, SeatName, Text

OVER = Text("refused-game-over")
NOT_SEATED = Text("refused-not-seated")
UNKNOWN = Text("refused-not-offered")
"""The choice is none of those that are offered, and nothing more is to be said about it."""


def not_your_turn(active: Seat) -> Text:
    """Return that it is the turn of ``active``."""
    return Text("refused-turn", {"player": SeatName(active)})


def not_offered(asked: Mapping[Seat, Decision], seat: Seat) -> Text:
    """Return why a choice that ``seat`` was not offered is none: it is not asked, or that is not on the list.

    Whose turn it is, it says only where everybody may know that this one seat is waited for.
    """
    if seat in asked:
        return UNKNOWN
    waiting = seen_waiting(asked)
    return not_your_turn(waiting[0]) if len(waiting) == 1 else Text("refused-not-asked-now")
