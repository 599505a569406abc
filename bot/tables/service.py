"""The table service: the only writer of tables, put together from its parts."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

import msgspec

from bot.store.guilds import GuildStore
from bot.store.people import PeopleStore
from bot.store.rows import Leftover, Table
from bot.store.tables import TableStore
from bot.tables.agreements import Agreements
from bot.tables.archive import Archive
from bot.tables.calendars import Calendars
from bot.tables.care import Care, board_of
from bot.tables.days_off import DaysOff
from bot.tables.imports import Imports
from bot.tables.keeper import Keeper
from bot.tables.lobbies import Lobbies
from bot.tables.owed import Owed
from bot.tables.perspective import Perspective
from bot.tables.play import Play
from bot.tables.replays import Replays
from bot.tables.seats import Seats
from games.engine.game import AnyGame


class TableService:
    """Opens, fills, starts, plays, cares for and ends tables: each kind of change in a part of its own."""

    def __init__(
        self,
        store: TableStore,
        guilds: GuildStore,
        people: PeopleStore,
        games: Mapping[str, AnyGame],
        *,
        now: Callable[[], float] = time.time,
        notice_delay: float = 0,
    ) -> None:
        calendars = Calendars(guilds, people)
        self.keeper = Keeper(store, people, calendars, games, now=now, notice_delay=notice_delay)
        self.lobbies = Lobbies(self.keeper)
        self.play = Play(self.keeper)
        self.care = Care(self.keeper)
        self.agreements = Agreements(self.keeper, self.play)
        self.seats = Seats(self.keeper, self.agreements)
        self.archive = Archive(self.keeper)
        self.replays = Replays(self.keeper)
        self.imports = Imports(self.keeper)
        self.owed = Owed(self.keeper)
        self.days_off = DaysOff(self.keeper)
        self.games = games
        self.changed = self.keeper.changed

    async def look(self, table: int, person: int | None, guild: int | None = None) -> Perspective:
        """Return what ``person`` may know of ``table`` (``None``: the public channel).

        :raises Refused: there is no such table, or it belongs to another server than ``guild``.
        """
        return await self.keeper.look(table, person, guild)

    async def row(self, table: int) -> Table:
        """Return a copy of the table's row, for the publisher."""
        return msgspec.structs.replace((await self.keeper.live(table)).table)

    async def published(self, table: Table, outdated: Leftover | None = None) -> None:
        """Note what the channel shows, and which board that leaves behind.

        Called by the publisher alone, after each post or edit.
        """
        store = self.keeper.store
        async with self.keeper.locked(table.id) as live:
            if table.channel != live.table.channel:
                # The table has moved meanwhile; what was shown stands in the channel it came from.
                if stray := board_of(table):
                    await store.leave(table.id, stray)
                return
            after = msgspec.structs.replace(
                live.table,
                published_revision=table.published_revision,
                message=table.message,
                message_at=table.message_at,
                posts=table.posts,
            )
            await store.published(after, outdated)
            live.table = after
