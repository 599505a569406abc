"""Positions in the tower scene, in pixels of a picture 1400 wide and 1000 high."""

from __future__ import annotations

from typing import TypeAlias

Area: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom."""

SIZE = (1400, 1000)
TOWER_MIDDLE = 200
LEFT, RIGHT = 400, 1384
BESIDE: Area = (LEFT, 0, RIGHT, 982)
"""The area beside the tower."""
MOON = 184
"""The width of the moon at the top of that area."""

_LOWEST, _STEP = 852, 83


def ledge(space: int) -> int:
    """Return the y position where figures stand on ``space`` 1 to 8; 0 is the hill in front of the door."""
    return _LOWEST - (space - 1) * _STEP if space else 944
