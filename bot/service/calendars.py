"""Which calendar counts for whom."""

from __future__ import annotations

from bot.domain.calendar import Calendar
from bot.domain.days_off import calendar_of
from bot.store.guilds import GuildStore
from bot.store.people import PeopleStore


class Calendars:
    """Puts calendars together from what servers and people asked for."""

    def __init__(self, guilds: GuildStore, people: PeopleStore) -> None:
        self._guilds = guilds
        self._people = people

    async def of(self, guild: int, person: int | None) -> Calendar:
        """Return when the clocks of ``person`` stop at tables of ``guild``."""
        settings = await self._guilds.settings(guild)
        if person is None:
            return Calendar(settings.quiet)
        return calendar_of((await self._people.person(person)).preferences, settings)
