"""The structure of this game's log as a story."""

from __future__ import annotations

from functools import partial

from games.engine.storyline import Storyline, event_keys
from games.touria.telling.summary import summary

_keys = partial(event_keys, "touria")

STORYLINE = Storyline(
    game="touria",
    moments=_keys("enter", "door", "last-door", "last-round"),
    opens=_keys("bonus-gem", "bonus-coin", "bonus-sword"),
    breaks=_keys("turn"),
    moves=_keys("tower", "sword", "forced", "door"),
    summary=summary,
    on_board=True,
    chapter="round",
)
"""A line per turn of a seat; moments are entering the castle, opening its doors, and the approaching end."""
