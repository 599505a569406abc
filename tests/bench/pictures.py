"""Pictures: drawing, encoding, size, memory."""

from __future__ import annotations

from render.measure import measure
from render.registry import PAINTERS
from tests.bench.report import Row


def rows() -> list[Row]:
    """Return the figures of every game's board."""
    found = []
    for game_id in PAINTERS:
        cost = measure(game_id)
        found += [
            Row(f"{game_id}: draw the board of the next move", cost.draw, "ms, median", at_most=15),
            Row(f"{game_id}: draw a private picture", cost.draw_private, "ms, median"),
            Row(f"{game_id}: encode the board", cost.encode, "ms, median", at_most=60),
            Row(f"{game_id}: largest board", cost.kilobytes, "KB", at_most=180),
            Row(f"{game_id}: first picture of a process", cost.cold, "ms", at_most=500),
            Row(f"{game_id}: two pictures at once", cost.speed_up, "times one", at_least=1.4),
            Row(f"{game_id}: cache of drawn pieces", cost.cache_megabytes, "MB", at_most=50),
        ]
    return found
