"""The structure of this game's log as a story."""

from __future__ import annotations

from functools import partial

from games.engine.storyline import Storyline, event_keys

_keys = partial(event_keys, "hoard")

STORYLINE = Storyline(
    game="hoard",
    moments=_keys("caught"),
    turns=_keys("names", "wakes"),
    opens=_keys("takes"),
    breaks=_keys("night"),
    moves=_keys("takes", "names", "wakes"),
    chapter="night",
)
"""One line for reaching into the hoard, one for each speaker; catching somebody is a moment."""
