"""Records where the parts of the map are, on the board and on the island of a private picture."""

from __future__ import annotations

from games.touria.view import View
from render.kit.layout import Box, note
from render.touria import atlas


def note_parts(view: View, box: Box) -> None:
    """Record where the heroes, the mines and the doors are on the island in ``box``."""
    note(f"place-{view.group}", _on_map(*atlas.STANDS[view.group], 124, 108, box))
    note("doors", _on_map(*atlas.DOORWAYS, 209, 206, box))
    for mine, (x, y) in atlas.HOLLOWS.items():
        note(f"mine-{mine}", _on_map(x, y, atlas.MINE, atlas.MINE, box))


def _on_map(x: float, y: float, width: float, height: float, box: Box) -> tuple[int, int, int, int]:
    """Return the box of a thing whose middle is at ``x``, ``y`` of the whole map."""
    left, top, right, bottom = atlas.ISLAND
    across, down = box.width / (right - left), box.height / (bottom - top)
    middle_x, middle_y = box.left + (x - left) * across, box.top + (y - top) * down
    half_x, half_y = width * across / 2, height * down / 2
    return (
        round(middle_x - half_x),
        round(middle_y - half_y),
        round(middle_x + half_x),
        round(middle_y + half_y),
    )
