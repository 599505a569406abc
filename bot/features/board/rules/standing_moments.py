"""Which key moments a board or a private panel still shows."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine.event import Event
from games.engine.storyline import Line, Storyline, folded_back, player_of
from games.engine.text import Seat

MOST = 2
"""The maximum number of moments shown: the latest."""


def since_begun(events: Sequence[Event]) -> Sequence[Event]:
    """Return ``events`` from the start of the game on; all of them if the start isn't among them."""
    began = [index for index, event in enumerate(events) if event.begins]
    return events[began[-1] :] if began else events


def standing_moments(
    events: Sequence[Event], storyline: Storyline, seats: int, viewer: Seat | None
) -> list[Line]:
    """Return the moments among ``events`` to show to ``viewer``, who may read all of these, oldest first.

    A seat sees a moment until that seat has moved, watchers until all ``seats`` have.
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
