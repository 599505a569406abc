"""The coach for newcomers to Let It Sleep: the aim, and their progress."""

from __future__ import annotations

from games.engine.text import Text
from games.hoard.model import nights
from games.hoard.view import View


def aim(view: View) -> Text | None:
    """Return how the viewer wins and how far they are; ``None`` without a seat."""
    if view.viewer is None or view.viewer < 0:
        return None
    coins, last = view.places[view.viewer].score, nights(view.options)
    return Text("hoard-aim", {"coins": coins, "night": view.night, "nights": last})
