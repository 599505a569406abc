"""The recent reliability of a person, as other rules read it."""

from __future__ import annotations

from msgspec import Struct


class Reliability(Struct, frozen=True):
    """The recent reliability of a person on one server.

    ``turns``: recent turns with a clock; ``in_time``: how many of them were answered in time; ``left``: games
    recently abandoned; ``finished``: games ever completed on this server.
    """

    turns: int = 0
    in_time: int = 0
    left: int = 0
    finished: int = 0

    @property
    def percent(self) -> int:
        """Return how many of a hundred turns they answered in time, rounded down; 100 if they had none."""
        return 100 * self.in_time // self.turns if self.turns else 100
