"""Which key moments are still on a board or a private panel."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine.event import Event
from games.engine.storyline import Line, Storyline, folded_back, player_of
from games.engine.text import Seat

MOST = 2
"""So many moments stand at a time: the latest."""


def since_begun(events: Sequence[Event]) -> Sequence[Event]:
    """Return those of ``events`` with which the game began and all after them; all, if it is not in there."""
    began = [index for index, event in enumerate(events) if event.begins]
    return events[began[-1] :] if began else events


def standing_moments(
    events: Sequence[Event], storyline: Storyline, seats: int, viewer: Seat | None
) -> list[Line]:
    """Return the moments among ``events`` that stand for ``viewer``, who may read all of these, oldest first.

    For a seat a moment stands until that seat has moved, for watchers until all ``seats`` have.
    """
    found: list[Line] = []
    moved: set[Seat | None] = set()
    for line in folded_back(since_begun(events), storyline):
        if viewer in moved or len(moved) >= seats or len(found) == MOST:
            break
        if line.is_moment:
            found.append(line)
        moved |= {player_of(event) for event in line.events if event.text.key in storyline.moves}
    return found[::-1]
