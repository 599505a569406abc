"""A database that is opened safely, migrated, and accessed in transactions."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import time
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any, Self, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot import metrics
from bot.database.backend import Address, Backend, Release
from bot.database.cluster.announcements import Hear, Kind
from bot.database.cluster.scope import Scope
from bot.database.errors import DatabaseSilent, StoreError
from bot.database.identity import read_identity
from bot.database.lane import Lane
from bot.database.migrate import age_of, bring_up_to_date, newest_schema
from bot.database.postgres import PostgresServer
from bot.database.restored import continue_from_copy
from bot.database.sqlite import SqliteFile
from bot.database.statements import WRITES, Row, structs
from bot.database.written import note_written

_log = logging.getLogger(__name__)

Result = TypeVar("Result")
Job = Callable[[sa.Connection], Result]
_DEAF = 1.0
"""Seconds before the listening connection is opened again."""
_CANCELLED = 1.0
"""Seconds before the listening task is cancelled again."""
CONNECTS = 2.0
"""Seconds allowed for connecting while the database is known not to answer."""
_PAUSES = [0.002 * 2**trial for trial in range(10)]
"""The longest pause in seconds after each attempt of a transaction that lost against another one."""


def backend_of(address: Address) -> Backend:
    """Return the backend of the database at ``address``.

    :raises StoreError: the address is unusable.
    """
    backend = SqliteFile(address) if isinstance(address, Path) else PostgresServer(address)
    sa.event.listen(backend.engine.sync_engine, "after_cursor_execute", _note_change)
    return backend


def changes_of(connection: sa.Connection) -> int:
    """Return how many statements of ``connection`` have changed rows since it was opened."""
    return int(connection.info.get("changes", 0))


def _note_change(connection: sa.Connection, cursor: Any, _: str, __: Any, context: Any, ___: bool) -> None:
    writes = context.isinsert or context.isupdate or context.isdelete or context.execution_options.get(WRITES)
    if writes and cursor.rowcount:
        connection.info["changes"] = changes_of(connection) + 1


async def prepare(backend: Backend, *, backed_up: bool) -> None:
    """Create a database, or migrate it as ``update`` does, while no other process uses it.

    A restored backup continues as a database of its own.
    """
    async with contextlib.AsyncExitStack() as stack, backend.migrating() as connection:
        age = await connection.run_sync(age_of)
        if age == "older":
            stack.push_async_callback(await backend.claim(shared=False))
        if age != "current":
            await update(backend, connection, backed_up=backed_up)
        await connection.run_sync(continue_from_copy)


async def update(backend: Backend, connection: AsyncConnection, *, backed_up: bool) -> None:
    """Create or migrate a database in the open transaction; copy it before a migration.

    With ``backed_up`` no copy is made. If the migration fails, the copy is removed, because the database is
    unchanged, and a bot that is restarted again and again would fill the disk.

    :raises StoreError: it cannot be copied, or is from a newer version.
    """
    remove = None
    if not backed_up and await connection.run_sync(age_of) == "older":
        remove = await asyncio.to_thread(backend.keep_copy, newest_schema())
    try:
        await connection.run_sync(bring_up_to_date)
    except BaseException:
        if remove:
            remove()
        raise


class _Again(Exception):
    """Asks for another attempt of a transaction; its argument is the error."""


class Database:
    """The database. Every job is one transaction."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
        self._under_way: set[asyncio.Task[Any]] = set()
        self.scope = Scope(is_whole=not backend.is_shared)
        self.lane = Lane()
        self.heard: list[Hear] = []
        """Callbacks for changes made by other processes."""
        self._listening: asyncio.Task[None] | None = None
        self._is_silent = False
        self._is_closed = False
        self.identity = ""
        """The part of button ids that identifies this database."""

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write to this database."""
        return self._backend.is_shared

    @property
    def dialect(self) -> str:
        """SQLAlchemy's name of this database's SQL dialect."""
        return self._backend.engine.dialect.name

    @property
    def name(self) -> str:
        """The name of this database in messages to the person who runs the bot."""
        return self._backend.name

    @classmethod
    async def open(cls, address: Address, *, backed_up: bool = False) -> Self:
        """Open the database at ``address``, creating a file or migrating as needed.

        Before a migration the database is copied, unless it is ``backed_up`` already.

        :raises StoreError: it cannot be reached, copied or migrated, is locked, read-only, damaged, or from a
            newer version.
        """
        database = cls(backend_of(address))
        try:
            await database._explained(prepare(database._backend, backed_up=backed_up))
            database.identity = await database.run(read_identity)
        except BaseException:
            await database.close()
            raise
        return database

    async def run(self, job: Job[Result], *, alone: bool = False) -> Result:
        """Run ``job`` as one transaction and return its result.

        ``alone`` promises that the job is a single statement that has no effect if it was executed before. It
        runs without an explicit transaction, which is faster.

        When this returns, the job's writes survive a killed process and a power failure. A job is run again
        if its transaction lost against another one, so it must have no side effects outside the database. It
        runs to its end even if the caller is cancelled, so no connection is left in the middle of a
        transaction.

        :raises DatabaseSilent: there's no answer within the limit; all connections are closed.
        :raises StoreError: the database refused; nothing was written.
        :raises sqlalchemy.exc.IntegrityError: a constraint was violated; nothing was written.
        """
        try:
            result, has_written = await self._explained(self._to_its_end(job, alone))
        except StoreError:
            metrics.TRANSACTION_FAILURES.inc()
            raise
        if has_written:
            note_written()
        return result

    async def in_turn(self, job: Job[Result]) -> Result:
        """Run ``job``, a slice of long work, as ``run`` does, when its turn comes."""
        return await self.lane.slice(partial(self.run, job))

    async def structs(self, struct: type[Row], query: sa.Executable, **values: Any) -> list[Row]:
        """Return the rows of ``query``, which selects the ``fields`` of ``struct``; ``values`` are
        parameters."""
        return await self.run(lambda connection: structs(connection, struct, query, **values), alone=True)

    async def scalars(self, query: sa.Executable) -> list[Any]:
        """Return the first value of each row of ``query``."""
        return await self.run(lambda connection: list(connection.scalars(query)), alone=True)

    async def scalar(self, query: sa.Executable, **values: Any) -> Any:
        """Return the first value of ``query`` with the parameters ``values``; ``None`` if there are no
        rows."""
        return await self.run(lambda connection: connection.scalar(query, values), alone=True)

    async def execute(self, statement: sa.Executable) -> None:
        """Execute ``statement``."""
        await self.run(lambda connection: connection.execute(statement))

    async def claim(self, *, shared: bool = False) -> Release:
        """Lock the database for this process, alone or ``shared`` with others.

        Call the returned function to release the lock.

        :raises StoreError: another process holds it.
        """
        return await self._explained(self._backend.claim(shared=shared))

    def listen(self) -> None:
        """Start to listen to the changes of other processes."""
        self._listening = asyncio.create_task(self._listen(), name="announcements")

    async def _listen(self) -> None:
        while True:
            try:
                await self._backend.listen(self._hear)
            except StoreError as error:
                if not self._is_silent:
                    _log.warning("other processes are not heard; tried again in %.0f s: %s", _DEAF, error)
            await asyncio.sleep(_DEAF)

    def _hear(self, kind: Kind, number: int, guild: int) -> None:
        for listener in self.heard:
            listener(kind, number, guild)

    async def close(self) -> None:
        """Close the database after finishing the running jobs."""
        # The driver may mistake a cancellation for that of the statement it waits for, and go on listening.
        while self._listening and not self._listening.done():
            self._listening.cancel()
            await asyncio.wait({self._listening}, timeout=_CANCELLED)
        self._is_closed = True
        await asyncio.gather(*self._under_way, return_exceptions=True)
        await self._backend.engine.dispose()

    async def _explained(self, work: Awaitable[Result]) -> Result:
        """Return the result of ``work``.

        :raises StoreError: the database refused it; the message says why.
        """
        try:
            return await work
        except sa.exc.IntegrityError:
            raise
        except _Again as again:
            [error] = again.args
        except sa.exc.DBAPIError as refusal:
            error = refusal
        if self._is_silent and error.connection_invalidated:
            raise self._silent() from error
        raise StoreError(self._backend.explain(error.orig or error)) from error

    async def _to_its_end(self, job: Job[Result], alone: bool) -> tuple[Result, bool]:
        if self._is_closed:
            raise StoreError(f"The database {self.name} is closed.")
        task = asyncio.create_task(self._transaction(job, alone), name="transaction")
        self._under_way.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()  # retrieves it, since a cancelled caller doesn't

    async def _transaction(self, job: Job[Result], alone: bool) -> tuple[Result, bool]:
        """Return the result of ``job``, and whether it changed any row."""
        started, loop, limit = time.perf_counter(), asyncio.get_running_loop(), self._backend.limit
        with contextlib.ExitStack() as stack:
            until = None
            if limit is not None:
                until = loop.time() + limit
                stack.callback(loop.call_at(until, self._hang_up, limit).cancel)
            result, has_written = await self._tried_again(job, alone, until)
        if self._is_silent:
            self._is_silent = False
            _log.info("the database %s answers again", self.name)
        metrics.committed(time.perf_counter() - started, has_written=has_written)
        return result, has_written

    def _hang_up(self, limit: float) -> None:
        if not self._is_silent:
            self._is_silent = True
            _log.error("%s Nothing came for %.0f s; all connections are closed.", self._silent(), limit)
        self._backend.hang_up()

    def _silent(self) -> DatabaseSilent:
        return DatabaseSilent(f"The database {self.name} doesn't answer; see whether its server runs.")

    async def _tried_again(self, job: Job[Result], alone: bool, until: float | None) -> tuple[Result, bool]:
        loop = asyncio.get_running_loop()
        for pause in _PAUSES:
            with contextlib.suppress(_Again):
                return await self._tried(job, alone, until)
            metrics.TRANSACTION_RETRIES.inc()
            # Random pauses keep two transactions from colliding again.
            await asyncio.sleep(random.uniform(0, pause))
            if until is not None and loop.time() >= until:
                raise self._silent()
        return await self._tried(job, alone, until)

    async def _tried(self, job: Job[Result], alone: bool, until: float | None) -> tuple[Result, bool]:
        """Return the result of ``_transaction``.

        :raises _Again: another attempt may succeed: nothing was written, or a single statement that has no
            effect the second time.
        """
        has_run = False
        try:
            async with contextlib.AsyncExitStack() as stack:
                transaction = self._backend.alone() if alone else self._backend.transaction()
                connection = await self._in_time(stack.enter_async_context(transaction), until)
                result, has_written = await connection.run_sync(_noting_changes, job)
                has_run = True
        except sa.exc.DBAPIError as error:
            # After a lost connection it's unknown whether the commit happened.
            was_cut_off = error.connection_invalidated and not has_run
            if was_cut_off or self._backend.lost(error):
                raise _Again(error) from error
            raise
        return result, has_written

    async def _in_time(self, connecting: Coroutine[Any, Any, Result], until: float | None) -> Result:
        """Return the result of ``connecting``.

        :raises DatabaseSilent: it isn't connected by ``until``, or soon if the database is known to be
            silent.
        """
        if until is not None and self._is_silent:
            until = min(until, asyncio.get_running_loop().time() + CONNECTS)
        try:
            async with asyncio.timeout_at(until):
                return await connecting
        except TimeoutError:
            raise self._silent() from None


def _noting_changes(connection: sa.Connection, job: Job[Result]) -> tuple[Result, bool]:
    """Return the result of ``job``, and whether it changed any row."""
    before = changes_of(connection)
    result = job(connection)
    return result, changes_of(connection) > before
