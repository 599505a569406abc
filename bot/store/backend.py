"""What the store needs to know of the database behind it, and where a database is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Protocol, TypeAlias

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.announcements import Hear

Address: TypeAlias = Path | str
"""Where a database is: the path of a SQLite file, or the URL of a PostgreSQL database."""

Release: TypeAlias = Callable[[], Awaitable[None]]
"""What gives a lock back."""


class Backend(Protocol):
    """A kind of database.

    No error that leaves the store quotes values, because they may be hidden things.
    """

    engine: AsyncEngine
    limit: float | None
    """Seconds after which a transaction is given up; None if it may take any time."""
    is_shared: bool
    """Whether several processes may use the database at the same time."""

    @property
    def name(self) -> str:
        """What the database is called towards the person who runs the bot; without its password."""

    def transaction(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Return a transaction: written whole at its end, or not at all if it raises.

        What two of them read and write is as if one had followed the other.
        """

    def alone(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Return a connection for one statement, which is a transaction by itself.

        If its connection is cut, nobody knows whether the statement was executed.
        """

    def migrating(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Return a transaction in which tables may be rebuilt; there is only one at a time."""

    def lost(self, error: sa.exc.DBAPIError) -> bool:
        """Return whether ``error`` says that another transaction came first; nothing was written."""

    def hang_up(self) -> None:
        """End all connections but that of ``claim``: whoever waits for an answer gets an error at once."""

    async def claim(self, *, shared: bool) -> Release:
        """Take the lock of those who use the database; it goes when the process dies.

        One process has it, or several that take it ``shared``, where the database can be shared.

        :raises DatabaseInUse: another process has it.
        """

    def keep_copy(self, schema: str) -> Callable[[], None]:
        """Copy the database as it is before it is brought to ``schema``; return what removes the copy again.

        :raises StoreError: none can be made here, so nothing is to be changed.
        """

    async def listen(self, hear: Hear) -> None:
        """Call ``hear`` with what other processes announce, for as long as the connection lasts.

        It begins with "everything", because nothing is known of what was announced before.
        """

    def explain(self, error: BaseException) -> str:
        """Return what ``error`` means for the person who runs the bot, as one sentence and a way on."""
