"""The interface of a database to the store, and database addresses."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Protocol, TypeAlias

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.database.cluster.announcements import Hear

Address: TypeAlias = Path | str
"""The address of a database: the path of a SQLite file, or the URL of a PostgreSQL database."""

Release: TypeAlias = Callable[[], Awaitable[None]]
"""Releases a lock."""


class Backend(Protocol):
    """A kind of database.

    No error that leaves the store quotes values, because they may be hidden information.
    """

    engine: AsyncEngine
    limit: float | None
    """Seconds after which a transaction is given up; None if it may take any time."""
    is_shared: bool
    """Whether several processes may use the database at the same time."""

    @property
    def name(self) -> str:
        """The name of the database in messages to the person who runs the bot, without its password."""

    def transaction(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Return a transaction: committed as a whole at its end, or rolled back if it raises.

        Transactions are serializable: the result is as if one had followed the other.
        """

    def alone(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Return a connection for a single statement, which is its own transaction.

        If the connection is lost, it's unknown whether the statement was executed.
        """

    def migrating(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Return a transaction that may rebuild tables; only one can be open at a time."""

    def lost(self, error: sa.exc.DBAPIError) -> bool:
        """Return whether ``error`` says that another transaction came first and nothing was written."""

    def hang_up(self) -> None:
        """Close all connections except the one of ``claim``: every pending query fails at once."""

    async def claim(self, *, shared: bool) -> Release:
        """Lock the database for this process; the lock ends when the process dies.

        Either one process holds it, or, if the database can be shared, several that take it ``shared``.

        :raises DatabaseInUse: another process holds it.
        """

    def keep_copy(self, schema: str) -> Callable[[], None]:
        """Copy the database before its migration to ``schema``; return a function that deletes the copy.

        :raises StoreError: no copy can be made here, so nothing may be changed.
        """

    async def listen(self, hear: Hear) -> None:
        """Call ``hear`` with the announcements of other processes until the connection ends.

        The first one is "everything", because earlier announcements were missed.
        """

    def explain(self, error: BaseException) -> str:
        """Return a sentence for the person who runs the bot: what ``error`` means and what to do about it."""
