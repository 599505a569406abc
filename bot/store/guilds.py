"""What the moderators of each server agreed, and who changed what."""

from __future__ import annotations

import sqlite3
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec

from bot.store.database import Database
from bot.store.rows import GuildSettings, SettingChange

CACHED_GUILDS = 256
"""How many servers' settings are kept in memory; this process is the only one that writes them."""

_settings_decoder = msgspec.json.Decoder(GuildSettings)


class GuildStore:
    """Settings of servers and their history; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: OrderedDict[int, GuildSettings] = OrderedDict()

    async def settings(self, guild: int) -> GuildSettings:
        """Return the settings of ``guild``, or the defaults."""
        if known := self._known.get(guild):
            self._known.move_to_end(guild)
            return known

        def job(connection: sqlite3.Connection) -> GuildSettings:
            row = connection.execute("SELECT settings FROM guilds WHERE guild = ?", (guild,)).fetchone()
            return _settings_decoder.decode(row["settings"]) if row else GuildSettings()

        return self._remember(guild, await self._database.run(job))

    async def change(self, guild: int, person: int, at: float, **values: Any) -> GuildSettings:
        """Set some settings to ``values``; otherwise as ``revise``."""
        return await self.revise(
            guild, person, at, lambda settings: msgspec.structs.replace(settings, **values)
        )

    async def revise(
        self, guild: int, person: int, at: float, revision: Callable[[GuildSettings], GuildSettings]
    ) -> GuildSettings:
        """Change the settings as ``revision`` says, note who changed which, and return all as they are then.

        It changes what is in the database at that moment, so two moderators at once lose nothing.
        """

        def job(connection: sqlite3.Connection) -> GuildSettings:
            row = connection.execute("SELECT settings FROM guilds WHERE guild = ?", (guild,)).fetchone()
            before = _settings_decoder.decode(row["settings"]) if row else GuildSettings()
            after = revision(before)
            changed = [
                name for name in after.__struct_fields__ if getattr(before, name) != getattr(after, name)
            ]
            if not changed:
                return before
            connection.execute(
                "INSERT OR REPLACE INTO guilds (guild, settings) VALUES (?, ?)",
                (guild, msgspec.json.encode(after)),
            )
            connection.executemany(
                "INSERT INTO setting_changes (guild, person, at, setting, before, after) "
                "VALUES (?, ?, ?, ?, ?, ?)",
                [
                    (
                        guild,
                        person,
                        at,
                        name,
                        *(msgspec.json.encode(getattr(s, name)) for s in (before, after)),
                    )
                    for name in changed
                ],
            )
            return after

        return self._remember(guild, await self._database.run(job))

    async def history(self, guild: int, limit: int = 50) -> list[SettingChange]:
        """Return the last changes of the settings of ``guild``, the newest first."""

        def job(connection: sqlite3.Connection) -> list[SettingChange]:
            rows = connection.execute(
                "SELECT person, at, setting, before, after FROM setting_changes WHERE guild = ? "
                "ORDER BY id DESC LIMIT ?",
                (guild, limit),
            )
            return [
                SettingChange(
                    row["person"],
                    row["at"],
                    row["setting"],
                    msgspec.json.decode(row["before"]),
                    msgspec.json.decode(row["after"]),
                )
                for row in rows
            ]

        return await self._database.run(job)

    def _remember(self, guild: int, settings: GuildSettings) -> GuildSettings:
        self._known[guild] = settings
        if len(self._known) > CACHED_GUILDS:
            self._known.popitem(last=False)
        return settings
