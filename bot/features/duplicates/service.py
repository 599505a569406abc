"""Runs sets of duplicate tables: draws them, opens their tables, uncovers them when all are over."""

from __future__ import annotations

from functools import partial
from typing import Protocol

from bot.features.competitions.service import terms_for, uncovering
from bot.features.duplicates.rules.course import (
    Announce,
    Cancel,
    Draw,
    End,
    Open,
    Uncover,
    next_step,
)
from bot.features.duplicates.rules.draw import drawn
from bot.features.duplicates.rules.duplicate import (
    Duplicate,
    SetTable,
    deal_of_duplicate,
    origin_of_table,
)
from bot.features.duplicates.store import SetState
from bot.features.lobby.rules.lobby import NewTable
from bot.features.opening.service.seated import open_seated
from bot.features.people.store.personal import NOBODY
from bot.stores import Stores
from bot.table.service import TableService
from bot.table.situation import line
from bot.table.table_terms import terms_of
from bot.table.wake_timer import LONGEST_SLEEP


class Channel(Protocol):
    """The services that sets use on Discord."""

    async def locale_of(self, duplicate: Duplicate) -> str:
        """Return the language of the tables of a set."""
        ...

    async def announce(self, state: SetState) -> None:
        """Post a new set, so that people can enter."""
        ...

    async def ended(self, state: SetState) -> None:
        """Post the standings of a set, or that too few people entered it."""
        ...


class Duplicates:
    """Runs sets: each step that ``next_step`` returns is done by the method of the same name."""

    def __init__(self, tables: TableService, stores: Stores) -> None:
        self._tables = tables
        self._stores = stores
        self._store = stores.duplicates

    async def advance(self, number: int, channel: Channel) -> float:
        """Do everything that is due for a set; return the seconds until it needs another look."""
        while (state := await self._store.state(number)) is not None:
            now = self._tables.now()
            step = next_step(state.duplicate, state.entrants, state.tables, now)
            match step:
                case Announce():
                    if await self._store.announced(number, now):
                        await channel.announce(state)
                case Draw():
                    await self.draw(state)
                case Open(table):
                    await self.open(state, table, await channel.locale_of(state.duplicate))
                case Uncover(table):
                    assert table.table is not None, "it is over"
                    await self._tables.change(table.table, uncovering(line("log-duplicate-over")))
                case Cancel() | End():
                    is_called_off = isinstance(step, Cancel)
                    end = self._store.call_off if is_called_off else self._store.end
                    if await end(number, now):
                        await self._tell_end(number, channel)
                    return 0.0
                case _:
                    return step - now
        return LONGEST_SLEEP

    async def draw(self, state: SetState) -> bool:
        """Distribute the people of a set over its tables; return False if another process has done it."""
        duplicate = state.duplicate
        deal = await self._stores.tables.deal(deal_of_duplicate(duplicate.id))
        members = [one.member for one in state.entrants]
        blocks = await self._stores.people.blocks.all()
        places = drawn(members, duplicate.size, deal.secret, blocks.between(state.people))
        terms = await terms_for(
            self._tables, self._stores, duplicate.guild, duplicate.game, duplicate.clock, None
        )
        return await self._store.draw(duplicate.id, self._tables.now(), terms, places)

    async def open(self, state: SetState, table: SetTable, locale: str) -> int:
        """Open a table of a set that only its players see, start its game, and return its number."""
        duplicate = state.duplicate
        assert duplicate.terms is not None, "it was drawn"
        members = {
            one.place.seat: one.member
            for one in state.entrants
            if one.place is not None and one.place.table == table.number and one.member in state.people
        }
        people = [
            (state.people[members[seat]], members[seat]) if seat in members else None
            for seat in range(duplicate.size)
        ]
        wanted = NewTable(
            **terms_of(duplicate.terms),
            guild=duplicate.guild,
            channel=duplicate.channel,
            game=duplicate.game,
            locale=locale,
            host=NOBODY,
            host_name="",
            origin=origin_of_table(duplicate.id, table.number),
            is_private=True,
            deal=deal_of_duplicate(duplicate.id),
        )

        opening_line = partial(
            line, "log-duplicate-opened", number=table.number + 1, tables=len(state.tables)
        )
        number = await open_seated(self._tables, self._stores.tables, wanted, people, opening_line)
        await self._store.opened(duplicate.id, table.number, number, self._tables.now())
        return number

    async def _tell_end(self, number: int, channel: Channel) -> None:
        over = await self._store.state(number)
        assert over is not None, "sets are not deleted"
        await channel.ended(over)
