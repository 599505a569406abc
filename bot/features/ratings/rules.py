"""Ratings of people, as they are stored and as people read them."""

from __future__ import annotations

from msgspec import Struct

_FIRST_POINTS = 1000
_POINTS = 40


class Rating(Struct, frozen=True):
    """A person's rating in a game on a server: an estimate, its uncertainty, and the number of games."""

    mu: float
    sigma: float
    games: int = 0

    @property
    def points(self) -> int:
        """Return the rating as people read it: 1000 for a new player, and never below 0."""
        return max(0, round(_FIRST_POINTS + _POINTS * self.cautious))

    @property
    def cautious(self) -> float:
        """Return a conservative estimate: low while it's uncertain, and 0 for a new player."""
        return self.mu - 3 * self.sigma
