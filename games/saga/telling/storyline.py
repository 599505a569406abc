"""The structure of this game's log as a story."""

from __future__ import annotations

from functools import partial

from games.engine.storyline import Storyline, event_keys
from games.saga.telling.summary import summary

_keys = partial(event_keys, "saga")

STORYLINE = Storyline(
    game="saga",
    moments=_keys("trial-passed", "trial-failed", "trial-deemed", "goal-near", "last-round", "shown"),
    opens=_keys("mulligan"),
    breaks=_keys("turn", "initiative"),
    summary=summary,
    moves=_keys("adventure", "trial", "mulligan", "discarded", "retrieved"),
    chapter="round",
)
"""A line per turn of a seat; moments are the Hero's trial, the approaching end, and the winning Objective."""
