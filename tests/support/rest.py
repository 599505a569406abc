"""Detect when everything in an event loop has come to rest, from the work left rather than by waiting.

Sockets between a bot and the local Discord stay within this process, so what one side has sent is readable by
the other at once. If nothing is ready to run or to be read, and nothing is on a thread or in a transaction,
then only a timer can wake the loop.
"""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar
from weakref import WeakKeyDictionary

from bot.database.database import Database

_TRANSACTION = Database._transaction.__code__
_ROUNDS = 3
"""Consecutive idle rounds of the loop after which it counts as at rest."""


class Watch:
    """Watches an event loop and, from now on, the jobs that its threads do for it."""

    _known: ClassVar[WeakKeyDictionary[asyncio.AbstractEventLoop, Watch]] = WeakKeyDictionary()

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._ready = loop._ready  # type: ignore[attr-defined]
        self._jobs: set[asyncio.Future[Any]] = set()
        self._looking = asyncio.Lock()
        """Two tasks checking at the same time would always find each other ready to run."""
        run = loop.run_in_executor

        def noted(*job: Any) -> asyncio.Future[Any]:
            future = run(*job)
            self._jobs.add(future)
            future.add_done_callback(self._jobs.discard)
            return future

        create = loop.create_task

        def begun(coroutine: Any, **options: Any) -> asyncio.Task[Any]:
            task = create(coroutine, **options)
            if getattr(coroutine, "cr_code", None) is _TRANSACTION:
                self._jobs.add(task)
                task.add_done_callback(self._jobs.discard)
            return task

        loop.run_in_executor = noted  # type: ignore[assignment, method-assign]
        loop.create_task = begun  # type: ignore[assignment, method-assign]

    @classmethod
    def begin(cls) -> Watch:
        """Return the watch on the running event loop, and start it if necessary."""
        loop = asyncio.get_running_loop()
        if loop not in cls._known:
            cls._known[loop] = cls(loop)
        return cls._known[loop]

    async def at_rest(self) -> None:
        """Wait until nothing in the event loop can continue before a timer is due."""
        async with self._looking:
            rounds = 0
            while rounds < _ROUNDS:
                if self._jobs:
                    await asyncio.wait(self._jobs, return_when=asyncio.FIRST_COMPLETED)
                # If nothing else is ready after this, the task was alone in a round of the loop.
                await asyncio.sleep(0)
                rounds = 0 if self._ready or self._jobs else rounds + 1


async def at_rest() -> None:
    """Wait until nothing in the running event loop can continue before a timer is due."""
    await Watch.begin().at_rest()
