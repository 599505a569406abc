"""Saved table options of people and of servers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import sqlalchemy as sa

from bot.database.database import Database
from bot.database.schema import presets
from bot.database.statements import add, fields
from bot.features.presets.rules import Preset

MOST_PRESETS = 25
"""The most presets of one person or server for one game, limited by the size of a menu."""


class PresetStore:
    """Reads and writes presets; every method is one transaction.

    Names are compared case-insensitively.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def offered(self, guild: int, person: int, game: str) -> list[Preset]:
        """Return the presets of ``game`` that ``person`` may use: their own, then those of ``guild``."""

        def job(connection: sa.Connection) -> list[Preset]:
            return [*_presets(connection, 0, person, game), *_presets(connection, guild, 0, game)]

        return await self._database.run(job)

    async def shared_names(self, guild: int, games: Sequence[str]) -> list[str]:
        """Return the names of the presets of ``guild`` for any of ``games``, sorted."""

        def job(connection: sa.Connection) -> set[str]:
            return {one.name.raw for game in games for one in _presets(connection, guild, 0, game)}

        return sorted(await self._database.run(job))

    async def save(self, preset: Preset, *, replace: bool = False) -> Literal["saved", "taken", "full"]:
        """Save a preset; one of the same name is kept unless ``replace`` is set."""

        def job(connection: sa.Connection) -> Literal["saved", "taken", "full"]:
            there = _presets(connection, preset.guild, preset.person, preset.game)
            same = [known for known in there if known.name.raw.casefold() == preset.name.raw.casefold()]
            if same and not replace:
                return "taken"
            if not same and len(there) >= MOST_PRESETS:
                return "full"
            for known in same:
                _delete(connection, known)
            add(connection, presets, [preset])
            return "saved"

        return await self._database.run(job)

    async def delete(self, preset: Preset) -> bool:
        """Delete a preset; return whether it existed."""
        return await self._database.run(lambda connection: _delete(connection, preset))


def _presets(connection: sa.Connection, guild: int, person: int, game: str) -> list[Preset]:
    query = sa.select(*fields(Preset, presets)).where(
        presets.c.guild == guild, presets.c.person == person, presets.c.game == game
    )
    found = (Preset(**row) for row in connection.execute(query).mappings())
    return sorted(found, key=lambda preset: preset.name.raw.casefold())


def _delete(connection: sa.Connection, preset: Preset) -> bool:
    same = [column == getattr(preset, column.name) for column in presets.primary_key]
    return connection.execute(sa.delete(presets).where(*same)).rowcount > 0
