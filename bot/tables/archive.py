"""The archive: logs, records of finished games, and the proof that they were shuffled fairly."""

from __future__ import annotations

import asyncio

import msgspec

from bot.store.rows import EventRow
from bot.tables.game_file import written
from bot.tables.keeper import Keeper, viewer_of
from bot.tables.refusals import refused
from games.engine.record import Record, RecordError, verify


class Archive:
    """Reads what happened at tables."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper

    async def log(self, table: int, person: int | None, last: int | None = None) -> list[EventRow]:
        """Return the lines of the log that ``person`` may read, oldest first."""
        live = await self._keeper.live(table)
        viewer = viewer_of(live.table, person)
        rows = await self._keeper.store.events(table, last=last)
        return [row for row in rows if row.event.visible_to(viewer)]

    async def record(self, table: int) -> Record:
        """Return the record of a finished game.

        :raises Refused: the game is not over; its record would tell what is hidden.
        """
        live = await self._keeper.live(table)
        if live.table.status != "over":
            raise refused("not-over-yet")
        return await self._keeper.record(live.table)

    async def export(self, table: int) -> bytes:
        """Return a finished game as a file.

        :raises Refused: the game is not over.
        """
        live = await self._keeper.live(table)
        record = await self.record(table)
        outcome = live.game.outcome(live.state)
        assert outcome is not None, "a game that is over has an outcome"
        return written(live.table, record, await self._keeper.store.moves(table), outcome)

    async def verify(self, table: int) -> Record:
        """Replay a finished game from its secret and return its record.

        :raises Refused: the game is not over, was played under older rules, or does not replay.
        """
        live = await self._keeper.live(table)
        record = await self.record(table)
        if record.version != live.game.version:
            raise refused("other-rules")
        try:
            state = await asyncio.to_thread(verify, live.game, record)
        except RecordError as error:
            raise refused("not-verified", reason=str(error)) from error
        if msgspec.json.encode(state) != live.table.snapshot:
            raise refused("not-verified", reason="the final state differs")
        return record
