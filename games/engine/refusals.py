"""Refusals that are the same in every game."""

from __future__ import annotations

from collections.abc import Mapping

from games.engine.decision import Decision
from games.engine.play import seen_waiting
from games.engine.text import Seat, SeatName, Text

OVER = Text("refused-game-over")
NOT_SEATED = Text("refused-not-seated")
UNKNOWN = Text("refused-not-offered")
"""The choice is not among those offered, and there's no better reason."""


def not_your_turn(active: Seat) -> Text:
    """Return the refusal that it's the turn of ``active``."""
    return Text("refused-turn", {"player": SeatName(active)})


def not_offered(asked: Mapping[Seat, Decision], seat: Seat) -> Text:
    """Return why a choice wasn't offered to ``seat``: the seat isn't asked, or the choice isn't listed.

    It names the seat whose turn it is only if everybody may know that this one seat is waited for.
    """
    if seat in asked:
        return UNKNOWN
    waiting = seen_waiting(asked)
    return not_your_turn(waiting[0]) if len(waiting) == 1 else Text("refused-not-asked-now")
