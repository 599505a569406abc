"""The structure of this game's log as a story."""

from __future__ import annotations

from functools import partial

from games.engine.storyline import Storyline, event_keys

_keys = partial(event_keys, "towers")

STORYLINE = Storyline(
    game="towers",
    moments=_keys("treasure", "treasure-tie", "fined-treasure", "left-treasure"),
    opens=_keys("shows", "loot", "total"),
    breaks=_keys("tower"),
    gist=_keys("monster", "monster-tie", "fined-monster", "left-monster", "swaps", "tower"),
    moves=_keys("shows"),
    chapter="tower",
    part="floor",
)
"""A line per common reveal; moments are won floors, chapters are towers, and parts are floors."""
