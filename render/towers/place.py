"""Positions in the wide scene of the keep, in pixels of a picture 1400 wide and 1000 high."""

from __future__ import annotations

SIZE = (1400, 1000)
LEFT, RIGHT = 474, 1384
"""The area beside the tower."""

TOWER_MIDDLE = 232
TOWER_HALF = 192
"""Half the width of the tower."""

BATTLEMENTS = 92
"""The y position of the top of the battlements."""

WINDOW = (146, 178)
"""The width and height of a window: the monster is in the left one, the treasure in the right one."""
_WINDOW_OFFSET = 95
_LOWEST, _STOREY = 866, 232


def ledge(floor: int) -> int:
    """Return the y position of the ledge below ``floor``, 1 (bottom) to 3."""
    return _LOWEST - (floor - 1) * _STOREY


def windows(floor: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return the upper left corners of the windows of ``floor``: the monster's, then the treasure's."""
    top = ledge(floor) - 12 - WINDOW[1]
    left = TOWER_MIDDLE - WINDOW[0] // 2
    return (left - _WINDOW_OFFSET, top), (left + _WINDOW_OFFSET, top)
