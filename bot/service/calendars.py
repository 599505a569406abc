"""Which calendar counts for whom."""

from __future__ import annotations

from bot.domain.calendar import Calendar
from bot.domain.days_off import within
from bot.store.guilds import GuildStore
from bot.store.people import PeopleStore


class Calendars:
    """Puts calendars together from what servers and people asked for."""

    def __init__(self, guilds: GuildStore, people: PeopleStore) -> None:
        self._guilds = guilds
        self._people = people

    async def of(self, guild: int, person: int | None) -> Calendar:
        """Return when the clocks of ``person`` stand still at tables of ``guild``.

        Holidays beyond the days that the server gives everybody in a year do not count there.
        """
        settings = await self._guilds.settings(guild)
        if person is None:
            return Calendar(settings.quiet)
        preferences = (await self._people.person(person)).preferences
        holidays = within(preferences.holidays, settings.days_off)
        return Calendar(settings.quiet, preferences.timezone, preferences.weekend, holidays)
