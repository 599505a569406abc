"""Who has blocked whom. A block belongs to its author: the blocked person neither reads nor deletes it."""

from __future__ import annotations

from collections import defaultdict

import sqlalchemy as sa

from bot.database.cache import Cache
from bot.database.cluster.announcements import announce
from bot.database.database import Database
from bot.database.schema import blocks
from bot.database.statements import add, fields, structs
from bot.features.blocks.rules import MOST_BLOCKED, Block, Blocks


class BlockStore:
    """Blocks; every method is one transaction.

    They are all read at once and cached until one is changed, because every table needs them.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: Cache[str, Blocks] = Cache(1)

    async def all(self) -> Blocks:
        """Return all current blocks."""
        return await self._known.get("all", self._read)

    async def _read(self) -> Blocks:
        found: dict[int, set[int]] = defaultdict(set)
        for block in await self._database.structs(Block, sa.select(*fields(Block, blocks))):
            found[block.person].add(block.blocked)
        return Blocks({person: frozenset(blocked) for person, blocked in found.items()})

    async def of(self, person: int) -> list[Block]:
        """Return the people ``person`` has blocked, the latest first."""
        query = sa.select(*fields(Block, blocks)).where(blocks.c.person == person)
        return await self._database.structs(Block, query.order_by(blocks.c.at.desc(), blocks.c.blocked))

    async def block(self, block: Block) -> bool:
        """Store a block unless it exists already; return False if the person has reached the limit."""

        def job(connection: sa.Connection) -> bool:
            mine = structs(connection, Block, sa.select(*fields(Block, blocks)).where(_of(block.person)))
            if all(one.blocked != block.blocked for one in mine):
                if len(mine) >= MOST_BLOCKED:
                    return False
                add(connection, blocks, [block])
                announce(connection, "person", block.person)
            return True

        written = await self._database.run(job)
        self.forget()
        return written

    async def unblock(self, person: int, blocked: int) -> None:
        """Remove a block."""

        def job(connection: sa.Connection) -> None:
            connection.execute(sa.delete(blocks).where(_of(person), blocks.c.blocked == blocked))
            announce(connection, "person", person)

        await self._database.run(job)
        self.forget()

    def forget(self) -> None:
        """Clear the cache, because rows have changed."""
        self._known.forget()


def _of(person: int) -> sa.ColumnElement[bool]:
    return blocks.c.person == person
