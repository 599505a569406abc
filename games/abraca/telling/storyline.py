"""The structure of this game's log as a story."""

from __future__ import annotations

from functools import partial

from games.abraca.telling.summary import summary
from games.engine.storyline import Storyline, event_keys

_keys = partial(event_keys, "abraca")

STORYLINE = Storyline(
    game="abraca",
    moments=_keys("all-used", "attack", "own-fault", "survivor", "eliminated"),
    turns=_keys("hit", "miss", "lower"),
    breaks=_keys("round"),
    moves=_keys("hit", "miss", "lower"),
    summary=summary,
    chapter="round",
)
"""A line per turn of a seat; moments are the end of a round and the seats that are out."""
