"""The structure of this game's log as a story."""

from __future__ import annotations

from functools import partial

from games.engine.storyline import Storyline, event_keys
from games.towers.telling.summary import summary

_keys = partial(event_keys, "towers")

STORYLINE = Storyline(
    game="towers",
    moments=_keys("sum-two", "sum-three", "treasure", "treasure-tie", "fined-treasure", "left-treasure"),
    opens=_keys("shows", "loot"),
    breaks=_keys("tower", "final"),
    moves=_keys("shows"),
    summary=summary,
    chapter="tower",
    part="floor",
)
"""A line per common reveal; moments are won floors, chapters are towers, and parts are floors."""
