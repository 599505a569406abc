"""Cached values are never older than a change that overlapped the read."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from bot.database.backend import Address
from bot.database.cache import Cache
from bot.database.database import Database
from bot.features.blocks.rules import Block
from bot.features.people.store.members import MemberStore
from bot.features.people.store.people import PeopleStore
from bot.features.servers.store import GuildStore
from games.engine.text import Typed
from tests.support.databases import open_all

ADA, BRUNO, GUILD = 3, 4, 1


class Kept(NamedTuple):
    """A cached value: how to read it, change it here, and forget it after a change elsewhere."""

    read: Callable[[], Awaitable[Any]]
    change: Callable[[], Awaitable[Any]]
    forget: Callable[[], Any]


def a_person(database: Database) -> Kept:
    people = PeopleStore(database)
    return Kept(
        lambda: people.person(ADA),
        lambda: people.revise(ADA, lambda person: replace(person, locale="it")),
        lambda: people.forget(ADA),
    )


def settings(database: Database) -> Kept:
    guilds = GuildStore(database)
    return Kept(
        lambda: guilds.settings(GUILD),
        lambda: guilds.change(GUILD, ADA, 1.0, locale="it"),
        lambda: guilds.forget(GUILD),
    )


def blocks(database: Database) -> Kept:
    people = PeopleStore(database)
    return Kept(
        people.blocks.all,
        lambda: people.blocks.block(Block(ADA, BRUNO, 1.0)),
        lambda: people.forget(ADA),
    )


def names(database: Database) -> Kept:
    members = MemberStore(database)

    async def read() -> dict[int, Typed]:
        return dict(await members.names(GUILD))

    return Kept(read, lambda: members.meet(GUILD, ADA, "Ada"), lambda: members.forget(GUILD))


KINDS = (a_person, settings, blocks, names)


class HeldUp:
    """A reader that pauses between the end of its transaction and receiving the result."""

    def __init__(self, database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
        self.has_read, self.goes_on = asyncio.Event(), asyncio.Event()
        run = database.run

        async def held_up(*given: Any, **options: Any) -> Any:
            found = await run(*given, **options)
            if asyncio.current_task() is self.task:
                self.has_read.set()
                await self.goes_on.wait()
            return found

        monkeypatch.setattr(database, "run", held_up)
        self.task: asyncio.Task[Any] | None = None

    async def begin(self, read: Callable[[], Awaitable[Any]]) -> None:
        """Start reading; return when the transaction is over."""

        async def reader() -> Any:
            return await read()

        self.task = asyncio.create_task(reader())
        await self.has_read.wait()

    async def end(self) -> Any:
        """Let the reader continue, and return its result."""
        assert self.task is not None
        self.goes_on.set()
        return await self.task


@pytest.mark.both_databases
@pytest.mark.parametrize("kind", KINDS)
async def test_a_change_that_overlaps_a_read_is_not_lost(
    address: Address, monkeypatch: pytest.MonkeyPatch, kind: Callable[[Database], Kept]
) -> None:
    database = await open_all(address)
    here, elsewhere = kind(database), kind(database)
    reader = HeldUp(database, monkeypatch)
    await reader.begin(here.read)
    await here.change()
    assert await reader.end() == await elsewhere.read(), "nobody goes on with the older value"
    assert await here.read() == await elsewhere.read()
    await database.close()


@pytest.mark.both_databases
@pytest.mark.parametrize("kind", KINDS)
async def test_a_change_by_another_process_during_a_read_is_not_lost(
    address: Address, monkeypatch: pytest.MonkeyPatch, kind: Callable[[Database], Kept]
) -> None:
    database = await open_all(address)
    here, elsewhere = kind(database), kind(database)
    reader = HeldUp(database, monkeypatch)
    await reader.begin(here.read)
    await elsewhere.change()
    here.forget()
    assert await reader.end() == await elsewhere.read(), "nobody goes on with the older value"
    assert await here.read() == await elsewhere.read()
    await database.close()


async def test_the_value_used_longest_ago_is_dropped() -> None:
    cache: Cache[int, int] = Cache(2)
    reads: list[int] = []

    def read(key: int) -> Callable[[], Awaitable[int]]:
        async def found() -> int:
            reads.append(key)
            return key

        return found

    for key in (1, 2, 1, 3, 1, 2):
        assert await cache.get(key, read(key)) == key
    assert reads == [1, 2, 3, 2]
    assert cache.forget(7) == [7]
    assert sorted(cache.forget()) == [1, 2]
