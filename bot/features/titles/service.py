"""The titles of people, from the feats of their games: derived when a game ends, or else when asked for."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence

from bot.features.people.store.people import PeopleStore
from bot.features.statistics.rules import Played
from bot.features.statistics.store import StatisticsStore
from bot.features.titles.rules import Achieved, Earned, Fact, Title, counts, earned, titles_of
from bot.features.titles.store import FeatStore
from bot.table.perspective import Perspective
from bot.table.rows import Result
from games.engine.event import Event
from games.engine.feats import achieved, ending
from games.engine.game import AnyGame

_log = logging.getLogger(__name__)


class Titles:
    """Determines people's titles."""

    def __init__(
        self,
        statistics: StatisticsStore,
        feats: FeatStore,
        people: PeopleStore,
        games: Mapping[str, AnyGame],
    ) -> None:
        self._statistics = statistics
        self._feats = feats
        self._people = people
        self._games = games
        self.all: Sequence[Title] = titles_of({name: game.feats for name, game in games.items()})

    async def of(self, guild: int, person: int) -> list[Earned]:
        """Return the titles of ``person`` at ``guild``, in the order in which they earned them."""
        played = [one for one in await self._statistics.played(guild, person) if counts(one)]
        if not played:
            return []
        stored = await self._feats.of(guild, person)
        facts = [Fact(one, await self._achieved_in(one, stored.get(one.table))) for one in played]
        return earned(self.all, facts)

    async def earned_at(self, table: Perspective, person: int) -> list[Title]:
        """Return the titles that ``person`` earned with the finished game of ``table``."""
        return [one.title for one in await self.of(table.guild, person) if one.table == table.id]

    async def told_at(self, table: Perspective) -> dict[int, list[Title]]:
        """Return the titles earned with the game of ``table``, by person, of people who are rated."""
        found = {}
        for person in (row.person for row in table.seats if row.person is not None):
            if (await self._people.person(person)).preferences.rated:
                found[person] = await self.earned_at(table, person)
        return {person: titles for person, titles in found.items() if titles}

    async def derive(self, table: int, name: str) -> Achieved:
        """Derive and store the feats in the finished game of ``table``, called ``name``."""
        game = self._games.get(name)
        if game is None or not game.feats:
            return Achieved({})
        try:
            return await self._feats.derive(table, lambda *ended: _derived(game, *ended))
        except (AssertionError, LookupError, TypeError, ValueError) as error:
            _log.error("the feats of table %d could not be derived: %s", table, type(error).__name__)
            return Achieved({})

    async def _achieved_in(self, one: Played, stored: Achieved | None) -> frozenset[str]:
        """Return the feats of the person who played ``one``."""
        game = self._games.get(one.game)
        if game is None or not game.feats:
            return frozenset()
        if stored is None or stored.seats.keys() != {feat.id for feat in game.feats}:
            stored = await self.derive(one.table, one.game)
        return frozenset(feat for feat, seats in stored.seats.items() if one.seat in seats)


def _derived(game: AnyGame, log: Sequence[Event], results: Sequence[Result]) -> Achieved:
    ranks, scores = [one.rank for one in results], [one.score for one in results]
    return Achieved(achieved(game.feats, ending(game.id, log, ranks, scores)))
