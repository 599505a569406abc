"""Positions of the tower in the pictures that it is painted for."""

from __future__ import annotations

from dataclasses import dataclass

SIZE = (1400, 1000)
"""The size of the lobby."""
LEFT, RIGHT = 400, 1384
"""The area beside the tower in the lobby."""


@dataclass(frozen=True, slots=True)
class Tower:
    """A tower drawn ``zoom`` times as large as in the lobby."""

    zoom: float

    @property
    def middle(self) -> int:
        """The x position of its windows, in pixels."""
        return round(200 * self.zoom)

    def ledge(self, space: int) -> int:
        """Return the y position of the feet of figures on ``space`` 1 to 8; 0 is the hill at the door."""
        return round((_LOWEST - (space - 1) * _STEP if space else _HILL) * self.zoom)


_LOWEST, _STEP, _HILL = 852, 83, 944
LOBBY = Tower(1)
BOARD = Tower(1.12)
MOON, MOON_SIZE = (984, 314), 348
"""The middle and the diameter of the moon on the board."""
STAGE, EDGE = 432, 18
"""The left edge of everything beside the tower on the board, and the margin of the picture."""
