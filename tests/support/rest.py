"""When all that runs in one event loop has come to rest: seen by what is left to do, not by the time.

Sockets between a bot and the local Discord lie within this process, so what one side has sent can be read by
the other at once. What is neither ready to run, nor to be read, nor on a thread or in a transaction goes on
only when a timer is due.
"""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar
from weakref import WeakKeyDictionary

from bot.database.database import Database

_TRANSACTION = Database._transaction.__code__
_ROUNDS = 3
"""So many rounds of the loop, one after the other, in which nothing else was to be done."""


class Watch:
    """One event loop, and from now on what its threads are doing for it."""

    _known: ClassVar[WeakKeyDictionary[asyncio.AbstractEventLoop, Watch]] = WeakKeyDictionary()

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._ready = loop._ready  # type: ignore[attr-defined]
        self._jobs: set[asyncio.Future[Any]] = set()
        self._looking = asyncio.Lock()
        """Two who look at the same time would always find each other ready."""
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
        """Return the watch over the running event loop."""
        loop = asyncio.get_running_loop()
        if loop not in cls._known:
            cls._known[loop] = cls(loop)
        return cls._known[loop]

    async def at_rest(self) -> None:
        """Return when nothing in the event loop can go on by itself before a timer is due."""
        async with self._looking:
            rounds = 0
            while rounds < _ROUNDS:
                if self._jobs:
                    await asyncio.wait(self._jobs, return_when=asyncio.FIRST_COMPLETED)
                # Whoever comes back from here and finds nobody else ready was alone in a round of the loop.
                await asyncio.sleep(0)
                rounds = 0 if self._ready or self._jobs else rounds + 1


async def at_rest() -> None:
    """Return when nothing in the running event loop can go on by itself before a timer is due."""
    await Watch.begin().at_rest()
