"""Ratings of people, as they are stored and as people read them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from msgspec import Struct

from bot.features.statistics.rules import Played

_FIRST_POINTS = 1000
_POINTS = 40
ACTIVE = 60 * 86_400.0
"""Seconds without a finished game after which a ranking leaves somebody out until their next one."""

SETTLED = 10
"""Number of games from which a rating is reliable."""


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


def in_ranking(ratings: Mapping[int, Rating]) -> list[int]:
    """Return the people with ``ratings``, the best first."""
    return sorted(ratings, key=lambda person: (-ratings[person].cautious, person))


class Meeting(Struct, frozen=True):
    """A finished game of two people, with the ranks of both and when it ended."""

    table: int
    game: str
    own_rank: int
    other_rank: int
    at: float


class HeadToHead(Struct, frozen=True):
    """The games of one kind that two people have finished together: who was ahead how often.

    ``won`` and ``lost`` count games in which the first or the other one won the whole game.
    """

    game: str
    played: int
    ahead: int
    behind: int
    won: int
    lost: int

    @property
    def tied(self) -> int:
        """The number of games that both finished with the same rank."""
        return self.played - self.ahead - self.behind


def head_to_head(meetings: Sequence[Meeting]) -> list[HeadToHead]:
    """Return the results of two people against each other by game, the most-played one first.

    >>> [one] = head_to_head([Meeting(1, "saga", 1, 3, 5.0), Meeting(2, "saga", 2, 2, 9.0)])
    >>> one.played, one.ahead, one.behind, one.tied, one.won, one.lost
    (2, 1, 0, 1, 1, 0)
    """
    games: dict[str, list[Meeting]] = {}
    for meeting in meetings:
        games.setdefault(meeting.game, []).append(meeting)
    found = [
        HeadToHead(
            game,
            len(those),
            sum(one.own_rank < one.other_rank for one in those),
            sum(one.own_rank > one.other_rank for one in those),
            sum(one.own_rank == 1 for one in those),
            sum(one.other_rank == 1 for one in those),
        )
        for game, those in games.items()
    ]
    return sorted(found, key=lambda one: (-one.played, one.game))


def resting(rated: Collection[str], played: Sequence[Played], now: float) -> list[str]:
    """Return the ``rated`` games that somebody hasn't ``played`` for too long, so rankings leave them out."""
    recent = {one.game for one in played if one.at >= now - ACTIVE}
    return [game for game in rated if game not in recent]
