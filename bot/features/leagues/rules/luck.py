"""Separates play from luck in the games of a season, using their reviews."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import sqrt

from msgspec import Struct

from bot.features.leagues.rules.season import Played
from games.engine.review import Estimate, Review


class PlayAndLuck(Struct, frozen=True):
    """The wins that somebody's play and luck added to an even share, with their bounds.

    They are sums over ``told`` of ``games`` finished games, those with a review that separates play from
    luck.
    """

    games: int
    told: int
    play: Estimate
    luck: Estimate


def play_and_luck(games: Sequence[Played], reviews: Mapping[int, Review]) -> dict[int, PlayAndLuck]:
    """Return play and luck by member; ``reviews`` are by table. Seats finished by somebody else are left out.

    >>> play_and_luck([], {})
    {}
    """
    finished: dict[int, int] = defaultdict(int)
    plays: dict[int, list[Estimate]] = defaultdict(list)
    lucks: dict[int, list[Estimate]] = defaultdict(list)
    for one in games:
        if one.state != "over":
            continue
        review = reviews.get(one.fixture.table or 0)
        for seat, score in enumerate(one.scores):
            if score.by_other:
                continue
            finished[score.entry] += 1
            share = None if review is None else review.shares[seat]
            if share is not None and share.answers is not None and share.luck is not None:
                even, by = 1 / len(one.scores), share.answers
                plays[score.entry].append(Estimate(by.value - even, by.low - even, by.high - even))
                lucks[score.entry].append(share.luck)
    return {
        member: PlayAndLuck(count, len(plays[member]), _sum(plays[member]), _sum(lucks[member]))
        for member, count in finished.items()
    }


def _sum(parts: Iterable[Estimate]) -> Estimate:
    """Return the sum of ``parts``, whose errors are independent.

    >>> _sum([Estimate(0.5, 0.2, 0.5), Estimate(0.25, -0.15, 0.25)])
    Estimate(value=0.75, low=0.25, high=0.75)
    """
    known = list(parts)
    value = sum(one.value for one in known)
    below = sqrt(sum((one.value - one.low) ** 2 for one in known))
    above = sqrt(sum((one.high - one.value) ** 2 for one in known))
    return Estimate(value, value - below, value + above)
