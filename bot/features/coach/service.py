"""The coach of people at tables: their explanations, and the things they know already."""

from __future__ import annotations

from collections.abc import Mapping

from bot.features.coach.rules import Coached, coached
from bot.features.coach.store import ExplanationStore
from bot.features.people.rules.people import Preferences
from bot.features.people.store.people import PeopleStore
from bot.table.perspective import Perspective
from games.engine.decision import Choice
from games.engine.game import AnyGame


class Coaching:
    """Chooses the coach's explanations beside a hand."""

    def __init__(
        self, people: PeopleStore, explanations: ExplanationStore, games: Mapping[str, AnyGame]
    ) -> None:
        self._people = people
        self._explanations = explanations
        self._games = games

    async def told(self, table: Perspective, person: int) -> Coached:
        """Return the coach's explanations for ``person`` at ``table``: the aim and new things."""
        preferences = (await self._people.person(person)).preferences
        explained = None
        if preferences.coach and table.is_seated:
            explained = await self._explanations.explained(person, table.game)
        return self.beside(table, preferences, explained)

    def beside(
        self, table: Perspective, preferences: Preferences, explained: frozenset[str] | None
    ) -> Coached:
        """Return the explanations for somebody with these ``preferences`` who knows ``explained``."""
        return coached(table, self._games[table.game], preferences, explained)

    async def answered(self, table: Perspective, person: int, choice: Choice = ()) -> None:
        """Record the explanations ``person`` saw beside the question they answered with ``choice``.

        So an explanation stays until they have answered, and isn't repeated.
        """
        preferences = (await self._people.person(person)).preferences
        if table.decision is None or table.decision.sets_preference(choice) or not preferences.coach:
            return

        def new(explained: frozenset[str] | None) -> list[str]:
            return [entry.id for entry in self.beside(table, preferences, explained).new]

        if new(frozenset()):
            await self._explanations.note(person, table.game, new)
