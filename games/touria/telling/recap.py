"""The summary of the turn that has just ended, shown until something happens in the next one."""

from __future__ import annotations

from msgspec import Struct

from games.engine.text import Text
from games.touria.model import Journey, State

_OPENINGS = frozenset(("start", "doors"))
"""The phases at the start of a turn, on the map and in the castle."""


class Recap(Struct, frozen=True):
    """A turn as everybody saw it: its log, and the newest journey of the group, if any."""

    story: tuple[Text, ...]
    journey: Journey | None


def recap(state: State) -> Recap | None:
    """Return the turn that ended last, as long as the next player has done nothing; rules/touria#5."""
    begins = state.phase in _OPENINGS and state.turn.untouched and not state.turn.opened
    return Recap(tuple(state.last_story), state.last_journey) if begins and state.last_story else None
