"""The archive: logs, records of finished games, and the proof of their fair shuffle."""

from __future__ import annotations

import asyncio

import msgspec

from bot.features.archive.service.game_file import written
from bot.table.loaded_tables import LoadedTables
from bot.table.refusals import refused
from bot.table.rows import EventRow
from bot.table.situation import viewer_of
from bot.table.store import TableStore
from bot.table.table import Table
from games.engine.record import Record, RecordError, verify


class Archive:
    """Reads the history of tables."""

    def __init__(self, tables: LoadedTables, store: TableStore) -> None:
        self._tables = tables
        self._store = store

    async def log(self, table: int, person: int | None, last: int | None = None) -> list[EventRow]:
        """Return the log lines that ``person`` may read, oldest first."""
        live = await self._tables.get(table)
        viewer = viewer_of(live.table, person)
        rows = await self._store.events(table, last=last)
        return [row for row in rows if row.event.visible_to(viewer)]

    async def record(self, table: int) -> Record:
        """Return the record of a finished game.

        :raises Refused: the game isn't over, so its record has secrets; or it was played under another
        version of the rules.
        """
        live = await self._tables.get(table)
        if live.table.status != "over":
            raise refused("not-over-yet")
        if live.table.rules_version != live.game.version:
            raise refused("other-rules")
        return await self._tables.record(live.table)

    async def export(self, table: int) -> bytes:
        """Return a finished game as a file.

        :raises Refused: as for its record, or other tables still play its deal.
        """
        live = await self._tables.get(table)
        await self.require_revealed(live.table)
        record = await self.record(table)
        outcome = live.game.outcome(live.state)
        assert outcome is not None, "a game that is over has an outcome"
        players = [None if one.name is None else one.name.raw for one in live.seen_by(None).occupants]
        position = await self._store.given(table) if live.table.practice else None
        return written(live.table, players, record, await self._store.moves(table), outcome, position)

    async def verify(self, table: int) -> Record:
        """Replay a finished game from its secret and return its record.

        :raises Refused: as for its record, it does not replay, or other tables still play its deal.
        """
        live = await self._tables.get(table)
        await self.require_revealed(live.table)
        record = await self.record(table)
        try:
            state = await asyncio.to_thread(verify, live.game, record)
        except RecordError as error:
            raise refused("not-verified", reason=str(error)) from error
        if msgspec.json.encode(state) != msgspec.json.encode(live.state):
            raise refused("not-verified", reason="the final state differs")
        return record

    async def require_revealed(self, table: Table) -> None:
        """Check that the secret of ``table`` may be revealed once its game is over.

        :raises Refused: other tables still play its deal.
        """
        if table.deal is None or table.imported or (await self._store.deal(table.deal)).is_revealed:
            return
        raise refused("deal-not-revealed")
