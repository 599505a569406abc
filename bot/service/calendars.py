"""Which calendar counts for whom, and what happens to running clocks when one changes."""

from __future__ import annotations

from bot.domain.calendar import Calendar
from bot.store.guilds import GuildStore
from bot.store.people import PeopleStore


class Calendars:
    """Puts calendars together from what servers and people asked for."""

    def __init__(self, guilds: GuildStore, people: PeopleStore) -> None:
        self._guilds = guilds
        self._people = people

    async def of(self, guild: int, person: int | None) -> Calendar:
        """Return when the clocks of ``person`` stand still at tables of ``guild``."""
        quiet = (await self._guilds.settings(guild)).quiet
        if person is None:
            return Calendar(quiet)
        preferences = (await self._people.person(person)).preferences
        return Calendar(quiet, preferences.timezone, preferences.weekend, preferences.holidays)
