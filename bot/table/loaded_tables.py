"""The cache of tables: loaded on demand, locked during changes."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakValueDictionary

import msgspec
from msgspec import Struct

from bot.database.lane import Lane
from bot.features.archive.rules import seed_of_table
from bot.features.lobby.rules.beginning import begun
from bot.features.people.store.members import MemberStore
from bot.table.asks import asks_of_host
from bot.table.change import TableChange
from bot.table.perspective import Perspective, Watch, perspective
from bot.table.refusals import refused
from bot.table.situation import Decided, Situation, viewer_of
from bot.table.store import TableStore
from bot.table.table import Table, version_of
from games.engine.chance import NamedStreams
from games.engine.event import Event
from games.engine.game import SPECTATOR, AnyGame
from games.engine.record import Move, Record
from games.engine.snapshot import restored
from games.engine.text import Typed

RECENT_LINES = 160
"""Number of a table's log lines that stay in memory, private ones included."""

_VIEWERS = 3
"""Number of viewers whose perspectives of a table stay in memory."""

_PUBLISHING = ("published_revision", "message_at", "board_until", "posts")
"""The fields of a table about what its channel shows; no perspective depends on them."""

CACHED_TABLES = 128
"""Number of decoded tables that stay in memory; the others are read on demand."""


class _Known(Struct, frozen=True):
    """A perspective, and the version of the table that it shows."""

    table: Table
    state: Any | None
    recent: tuple[Event, ...]
    names: Mapping[int, Typed]
    seen: Perspective


class LoadedTable(Struct):
    """A table with its decoded state (``None`` before the start) and its last log lines.

    ``names`` are the names of the server's members, by number. Decisions and perspectives derived from it
    stay in memory until it changes.
    """

    table: Table
    game: AnyGame
    state: Any | None
    recent: tuple[Event, ...]
    names: Mapping[int, Typed]
    _decided: Decided | None = None
    _seen: dict[tuple[int | None, Watch], _Known] = {}

    @property
    def decided(self) -> Decided | None:
        """The open decisions of its game, ``None`` before it begins."""
        if self.state is None:
            return None
        if self._decided is None or self._decided.state is not self.state:
            self._decided = Decided(self.game, self.state)
        return self._decided

    def situation(self, now: float) -> Situation:
        """Return its situation, without facts that need a store."""
        return Situation(self.table, self.game, self.state, now, decided=self.decided)

    def accept(self, change: TableChange, state: Any | None, events: Sequence[Event]) -> None:
        """Replace it by the result of a step that was written."""
        self.table, self.state, self._decided = change.table, state, change.decided
        self.recent = (*self.recent, *events)[-RECENT_LINES:]

    def seen_by(self, person: int | None, watch: Watch = "public") -> Perspective:
        """Return the table as ``person`` (``None``: the public channel) may see it; see ``perspective``."""
        known = self._seen.pop((person, watch), None)
        if known is None or not self._is_as(known):
            seen = self._derived(person, watch)
            known = _Known(self.table, self.state, self.recent, self.names, seen)
        self._seen[person, watch] = known
        if len(self._seen) > _VIEWERS:
            del self._seen[next(iter(self._seen))]
        return known.seen

    def _is_as(self, known: _Known) -> bool:
        """Return whether ``known`` was derived from the table as it is now."""
        is_same = known.state is self.state and known.recent is self.recent and known.names is self.names
        return is_same and _looks_the_same(known.table, self.table)

    def _derived(self, person: int | None, watch: Watch) -> Perspective:
        table, viewer = self.table, viewer_of(self.table, person)
        seen = perspective(
            table, self.game, self.state, self.recent, viewer, watch, self.names, decided=self.decided
        )
        if viewer != SPECTATOR or person != table.host:
            return seen
        return msgspec.structs.replace(seen, asks=asks_of_host(table))


def _looks_the_same(before: Table, now: Table) -> bool:
    """Return whether two rows of a table differ at most in the fields about what its channel shows."""
    return before is now or before == msgspec.structs.replace(
        now, **{name: getattr(before, name) for name in _PUBLISHING}
    )


class LoadedTables:
    """The newest version of each table, and its lock."""

    def __init__(self, store: TableStore, members: MemberStore, games: Mapping[str, AnyGame]) -> None:
        self._store = store
        self._members = members
        self._games = games
        self._cache: OrderedDict[int, LoadedTable] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    @property
    def lane(self) -> Lane:
        """The lane in which slices of long jobs take turns."""
        return self._store.lane

    async def get(self, table: int) -> LoadedTable:
        """Return the current version of ``table``.

        :raises Refused: there's no such table, or its game is no longer offered.
        """
        while not await self.is_newest(live := await self.remembered(table)):
            pass
        return live

    async def is_newest(self, live: LoadedTable) -> bool:
        """Return whether ``live`` is the current version of its table; otherwise drop it from the cache."""
        if not await self._store.is_outdated(live.table):
            return True
        if self._cache.get(live.table.id) is live:
            self.forget(live.table.id)
        return False

    async def remembered(self, table: int) -> LoadedTable:
        """Return ``table`` as this process last read or changed it.

        :raises Refused: there's no such table, or its game is no longer offered.
        """
        while live := self._cache.get(table):
            names = await self._members.names(live.table.guild)
            if self._cache.get(table) is live:
                live.names = names
                self._cache.move_to_end(table)
                return live
        row = await self._store.load(table)
        if row is None:
            raise refused("no-such-table", table=table)
        lines = await self._store.events(table, last=RECENT_LINES)
        names = await self._members.names(row.guild)
        if (live := self._cache.get(table)) and version_of(live.table) == version_of(row):
            return live
        game = self._games.get(row.game)
        if game is None:
            raise refused("unknown-game")
        state = None if row.snapshot is None else restored(game, row.snapshot)
        live = LoadedTable(row, game, state, tuple(line.event for line in lines), names)
        self.remember(live)
        return live

    def lock(self, table: int) -> asyncio.Lock:
        """Return the lock of ``table``."""
        return self._locks.setdefault(table, asyncio.Lock())

    @asynccontextmanager
    async def locked(self, table: int) -> AsyncIterator[LoadedTable]:
        """Hold the lock of ``table``, and yield its newest version."""
        async with self.lock(table):
            yield await self.get(table)

    async def record(self, table: Table) -> Record:
        """Return the record of the game of ``table`` so far; it contains secrets.

        If the game was started under another version of the rules, the setup's random draws are missing.
        """
        game = self._games[table.game]
        streams = NamedStreams(seed_of_table(table))
        position = None if table.practice is None else await self._store.given(table.id)
        if table.rules_version == game.version and position is None:
            game.setup(len(table.seats), msgspec.convert(table.options, game.options_type), streams)
        moves = [Move(row.seat, row.choice, row.chance) for row in await self._store.moves(table.id)]
        given = None if position is None else position.given
        return msgspec.structs.replace(begun(table, streams), moves=tuple(moves), given=given)

    async def times(self, table: Table) -> tuple[float, ...]:
        """Return when the game of ``table`` began and when each of its moves was made, in Unix seconds."""
        moves = await self._store.moves(table.id)
        return table.started_at or table.created_at, *(move.at for move in moves)

    def remember(self, live: LoadedTable) -> None:
        """Keep ``live`` in memory; drop the least recently used table if there are too many."""
        self._cache[live.table.id] = live
        if len(self._cache) > CACHED_TABLES:
            # A table whose lock is held is being changed and must stay the one in memory.
            for number in self._cache:
                lock = self._locks.get(number)
                if number != live.table.id and not (lock and lock.locked()):
                    del self._cache[number]
                    break

    def forget(self, table: int) -> None:
        """Drop ``table`` from memory, so that it's read again on demand."""
        self._cache.pop(table, None)
