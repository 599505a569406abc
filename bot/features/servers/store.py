"""The settings of each server, and who changed them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import sqlalchemy as sa

from bot.database.cache import Cache
from bot.database.cluster.announcements import announce
from bot.database.database import Database
from bot.database.schema import guilds, setting_changes
from bot.database.statements import add, fields
from bot.features.servers.rules.settings import GuildSettings, SettingChange

CACHED_GUILDS = 256
"""The number of servers whose settings are cached."""


class GuildStore:
    """Settings of servers and their history; every method is one transaction.

    ``changed`` is called with the server whenever its settings have changed.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: Cache[int, GuildSettings] = Cache(CACHED_GUILDS)
        self.changed: list[Callable[[int], None]] = []

    async def settings(self, guild: int) -> GuildSettings:
        """Return the settings of ``guild``, or the defaults."""
        return await self._known.get(guild, lambda: self._database.run(partial(_read, guild=guild)))

    async def with_overview(self) -> set[int]:
        """Return the servers of this process that want an overview of their tables."""
        query = sa.select(guilds.c.guild, guilds.c.settings)
        query = query.where(self._database.scope.condition(guilds.c.guild))
        found = await self._database.run(lambda connection: connection.execute(query).all())
        return {guild for guild, settings in found if settings.overview}

    async def change(self, guild: int, person: int, at: float, **values: Any) -> GuildSettings:
        """Set some settings to ``values``, as ``revise`` does."""
        return await self.revise(
            guild, person, at, lambda settings: msgspec.structs.replace(settings, **values)
        )

    async def revise(
        self, guild: int, person: int, at: float, revision: Callable[[GuildSettings], GuildSettings]
    ) -> GuildSettings:
        """Apply ``revision`` to the current settings, log who changed which, and return all of them.

        It reads the settings in the same transaction, so simultaneous changes by two moderators aren't lost.
        """

        def job(connection: sa.Connection) -> GuildSettings:
            before = _read(connection, guild)
            after = revision(before)
            changes = [
                SettingChange(person, at, name, getattr(before, name), getattr(after, name))
                for name in after.__struct_fields__
                if getattr(before, name) != getattr(after, name)
            ]
            if changes:
                add(connection, guilds, [{"guild": guild, "settings": after}], clash="replace")
                add(connection, setting_changes, changes, guild=guild)
                announce(connection, "guild", guild)
            return after

        revised = await self._database.run(job)
        self.forget(guild)
        return revised

    async def history(self, guild: int, limit: int = 50) -> list[SettingChange]:
        """Return the last changes of the settings of ``guild``, newest first."""
        query = sa.select(*fields(SettingChange, setting_changes)).where(setting_changes.c.guild == guild)
        query = query.order_by(setting_changes.c.id.desc()).limit(limit)
        return await self._database.structs(SettingChange, query)

    def forget(self, guild: int | None = None) -> None:
        """Clear the cache of ``guild`` (``None``: all), because its settings have changed."""
        for forgotten in self._known.forget(guild):
            for listener in self.changed:
                listener(forgotten)


def _read(connection: sa.Connection, guild: int) -> GuildSettings:
    query = sa.select(guilds.c.settings).where(guilds.c.guild == guild)
    return connection.scalar(query) or GuildSettings()
