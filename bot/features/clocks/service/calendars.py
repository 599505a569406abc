"""Which calendar applies to a person, and when they may be pinged."""

from __future__ import annotations

from collections.abc import Collection

from bot.features.clocks.rules.calendar import Calendar
from bot.features.clocks.rules.days_off import calendar_of
from bot.features.notices.rules.ping_hours import PingHours, own_quiet_hours
from bot.features.people.store.people import PeopleStore
from bot.features.servers.store import GuildStore


class Calendars:
    """Combines calendars from the settings of servers and the preferences of people."""

    def __init__(self, guilds: GuildStore, people: PeopleStore) -> None:
        self._guilds = guilds
        self._people = people

    async def of(self, guild: int, person: int | None) -> Calendar:
        """Return the calendar of ``person`` for tables of ``guild``; ``None``: only the quiet hours."""
        settings = await self._guilds.settings(guild)
        if person is None:
            return Calendar(settings.quiet)
        return calendar_of((await self._people.person(person)).preferences, settings)

    async def ping_hours(self, guilds: Collection[int], person: int) -> PingHours:
        """Return when ``person`` may be pinged about tables of ``guilds``; the calendar is that of the first.

        A server's quiet hours come before their own.
        """
        calendars = [await self.of(guild, person) for guild in guilds]
        own = own_quiet_hours((await self._people.person(person)).preferences)
        servers = [calendar.quiet for calendar in calendars if calendar.quiet]
        return PingHours(calendars[0], (*dict.fromkeys(servers), *own))
