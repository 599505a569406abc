"""Ratings: each finished game is rated once, in the order in which the games ended, even after a restart.

Only games of at least two people are rated, so beating computer players raises nobody's rating. Computers,
and people who don't want to be rated, count as unknown opponents.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from openskill.models import PlackettLuce

from bot.features.people.store.people import PeopleStore
from bot.features.ratings.rules import Rating
from bot.features.ratings.store import Finished, RatingStore
from bot.features.titles.service import Titles
from bot.table.items import see_to
from bot.table.rows import Result
from bot.table.wake_timer import LONGEST_SLEEP, WakeTimer

_AT_ONCE = 100
"""Finished games that are read at once."""

_MODEL = PlackettLuce()
UNKNOWN = Rating(_MODEL.mu, _MODEL.sigma)
"""The rating of an unknown player."""


class Ratings:
    """A task that rates every finished game that hasn't been rated yet."""

    def __init__(self, store: RatingStore, people: PeopleStore, titles: Titles) -> None:
        self._store = store
        self._people = people
        self._titles = titles
        self.wake_timer = WakeTimer("ratings", self._round)

    async def _round(self) -> float:
        pause, tried = LONGEST_SLEEP, set[int]()
        # One that can't be rated stays unrated, and must not be tried again and again.
        while found := [
            one for one in await self._store.unrated(_AT_ONCE + len(tried)) if one.table not in tried
        ]:
            tried |= {one.table for one in found}
            pause = min(pause, await see_to("ratings", found, self._rate, table=lambda one: one.table))
        return pause

    async def _rate(self, finished: Finished) -> None:
        # The games that count for ratings are those that count for titles.
        await self._titles.derive(finished.table, finished.game)
        results = await self._store.results(finished.table)
        people = {
            result.person
            for result in results
            if result.person is not None and (await self._people.person(result.person)).preferences.rated
        }
        await self._store.rate(finished, results, people, new_ratings)


def new_ratings(results: Sequence[Result], known: Mapping[int, Rating]) -> dict[int, Rating]:
    """Return the people's ratings after a game; empty if fewer than two people played."""
    people = [result.person for result in results if result.person is not None]
    if len(people) < 2:
        return {}
    before = [UNKNOWN if one.person is None else known.get(one.person, UNKNOWN) for one in results]
    teams = [[_MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    after = _MODEL.rate(teams, ranks=[result.rank for result in results])
    return {
        result.person: Rating(team[0].mu, team[0].sigma, rating.games + 1)
        for result, team, rating in zip(results, after, before, strict=True)
        if result.person is not None
    }
