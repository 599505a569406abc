"""Practice tables: finished games that continue from one of their steps against computer players."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from hashlib import sha256
from typing import Any

from msgspec.structs import replace

from bot.features.archive.rules import GivenPosition, new_secret, seed_of, shuffle_of
from bot.features.archive.service.archive import Archive
from bot.features.archive.service.game_file import MOST_GAMES
from bot.features.lobby.rules.beginning import taken_up
from bot.features.lobby.rules.lobby import NewTable, opened
from bot.features.notices.rules.standing_notices import Listeners
from bot.features.people.store.members import MemberStore
from bot.features.replay.service import Replays
from bot.features.servers.rules.settings import GuildSettings
from bot.table.change import TableChange
from bot.table.consequences import consequences
from bot.table.loaded_tables import LoadedTable, LoadedTables
from bot.table.refusals import refused
from bot.table.situation import Situation
from bot.table.store import TableStore
from bot.table.table import Practice, Table
from games.engine.chance import RandomStream
from games.engine.game import AnyGame
from games.engine.record import Given, Record, RecordError, given_after, lineage, position_of
from games.engine.text import Seat


class Practices:
    """Opens practice tables. Their games start at once, in the channel or in private."""

    def __init__(
        self,
        tables: LoadedTables,
        store: TableStore,
        archive: Archive,
        replays: Replays,
        members: MemberStore,
        now: Callable[[], float],
        notice_delay: float,
    ) -> None:
        self._tables = tables
        self._store = store
        self._archive = archive
        self._replays = replays
        self._members = members
        self._now = now
        self._notice_delay = notice_delay

    async def open(self, new: NewTable, practice: Practice, settings: GuildSettings) -> int | None:
        """Open the table that ``new`` asks for, in the position of ``practice``; return its number.

        It's ``None`` if the same interaction has already opened one.

        :raises Refused: the game isn't over, or is over at that step, does not replay, derives from too many
        others, or other tables still play its deal.
        """
        moves = await self._replays.moves_at(practice.table, practice.step)
        record = await self._archive.record(practice.table)
        live = await self._tables.get(practice.table)
        await self._archive.require_revealed(live.table)
        if not 0 <= new.seat < record.seats or len(new.computers) != record.seats - 1:
            raise refused("no-such-seat")
        table, line = opened(new, live.game, new_secret(), self._now())
        table = replace(table, options=record.options)
        chance = None if practice.drawn_for is None else RandomStream(_seed_of_position(table, new.origin))
        try:
            given, state = await asyncio.to_thread(
                _given, live.game, record, moves, practice.drawn_for, chance
            )
        except RecordError:
            # The error's text may name hidden things.
            raise refused("no-replay") from None
        if not live.game.decisions(state):
            raise refused("over-at-step")
        if sum(1 for _ in lineage(given.record)) > MOST_GAMES:
            raise refused("taken-up-too-often", most=MOST_GAMES)
        position = await self._position(live.table, record, given)
        if given is record.given:
            table.practice = live.table.practice

        def begin(lobby: Table) -> TableChange:
            at = Situation(lobby, live.game, None, lobby.created_at, settings=settings)
            return consequences(at, taken_up(at, state), Listeners(delay=self._notice_delay))

        change = await self._store.insert_begun(table, line, begin, position)
        if change is None:
            return None
        names = await self._members.names(new.guild)
        events = (line, *change.events)
        self._tables.remember(LoadedTable(change.table, live.game, state, events, names))
        return change.table.id

    async def _position(self, origin: Table, record: Record, given: Given) -> GivenPosition:
        """Return the position with the shuffles of the games that led to it, that of ``origin`` first."""
        known = None if origin.practice is None else await self._store.given(origin.id)
        if known is not None and given is record.given:
            return known
        return GivenPosition(given, (shuffle_of(origin), *(known.shuffles if known else ())))


def _given(
    game: AnyGame, record: Record, moves: int, drawn_for: Seat | None, chance: RandomStream | None
) -> tuple[Given, Any]:
    given = given_after(game, record, moves, drawn_for, chance)
    return given, position_of(game, given)


def _seed_of_position(table: Table, origin: int) -> bytes:
    """Return the seed for redrawing: derived from the table's, but independent of its draws."""
    seed = seed_of(table.secret, [row.interaction for row in table.seats], origin)
    return sha256(seed + b"position").digest()
