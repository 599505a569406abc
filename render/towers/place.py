"""Where things are in the scene of the keep, in pixels of a picture 1400 wide and 1000 high."""

from __future__ import annotations

SIZE = (1400, 1000)
LEFT, RIGHT = 474, 1384
"""The room beside the tower."""

TOWER_MIDDLE = 232
TOWER_HALF = 192
"""Half the width of the tower."""

BATTLEMENTS = 92
"""The height at which the battlements begin."""

WINDOW = (146, 178)
"""Width and height of a window: the monster looks out of the left one, the treasure lies in the right one."""
_WINDOW_OFFSET = 95
_LOWEST, _STOREY = 866, 232


def ledge(floor: int) -> int:
    """Return the height of the ledge under ``floor``, 1 at the bottom to 3."""
    return _LOWEST - (floor - 1) * _STOREY


def windows(floor: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return the upper left corners of the windows of ``floor``: the monster's, then the treasure's."""
    top = ledge(floor) - 12 - WINDOW[1]
    left = TOWER_MIDDLE - WINDOW[0] // 2
    return (left - _WINDOW_OFFSET, top), (left + _WINDOW_OFFSET, top)
