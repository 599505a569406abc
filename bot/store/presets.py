"""Saved options of tables: everybody's own, and those of whole servers."""

from __future__ import annotations

import sqlite3
from typing import Literal

import msgspec

from bot.store.database import Database
from bot.store.rows import Preset

MOST_PRESETS = 25
"""How many presets a person, or a server, may have for one game: as many as a menu holds."""

_options_decoder = msgspec.json.Decoder(dict[str, bool | str])


class PresetStore:
    """Reads and writes of presets; every method is one transaction.

    Names are told apart without regard to capital letters.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def offered(self, guild: int, person: int, game: str) -> list[Preset]:
        """Return the presets of ``game`` that ``person`` may use: their own, then those of ``guild``."""

        def job(connection: sqlite3.Connection) -> list[Preset]:
            return [*_presets(connection, 0, person, game), *_presets(connection, guild, 0, game)]

        return await self._database.run(job)

    async def save(self, preset: Preset, *, replace: bool = False) -> Literal["saved", "taken", "full"]:
        """Keep a preset; one of the same name stays unless it is to be replaced."""

        def job(connection: sqlite3.Connection) -> Literal["saved", "taken", "full"]:
            there = _presets(connection, preset.guild, preset.person, preset.game)
            same = [known for known in there if known.name.casefold() == preset.name.casefold()]
            if same and not replace:
                return "taken"
            if not same and len(there) >= MOST_PRESETS:
                return "full"
            for known in same:
                _delete(connection, known)
            connection.execute(
                "INSERT INTO presets (guild, person, game, name, options, clock, when_out) "
                "VALUES (?, ?, ?, ?, ?, ?, ?)",
                (
                    preset.guild,
                    preset.person,
                    preset.game,
                    preset.name,
                    msgspec.json.encode(preset.options),
                    preset.clock,
                    preset.when_out,
                ),
            )
            return "saved"

        return await self._database.run(job)

    async def delete(self, preset: Preset) -> bool:
        """Forget a preset; return whether it was there."""
        return await self._database.run(lambda connection: _delete(connection, preset))


def _presets(connection: sqlite3.Connection, guild: int, person: int, game: str) -> list[Preset]:
    rows = connection.execute(
        "SELECT * FROM presets WHERE guild = ? AND person = ? AND game = ? ORDER BY name COLLATE NOCASE",
        (guild, person, game),
    )
    return [
        Preset(
            row["guild"],
            row["person"],
            row["game"],
            row["name"],
            _options_decoder.decode(row["options"]),
            row["clock"],
            row["when_out"],
        )
        for row in rows
    ]


def _delete(connection: sqlite3.Connection, preset: Preset) -> bool:
    cursor = connection.execute(
        "DELETE FROM presets WHERE guild = ? AND person = ? AND game = ? AND name = ?",
        (preset.guild, preset.person, preset.game, preset.name),
    )
    return cursor.rowcount > 0
