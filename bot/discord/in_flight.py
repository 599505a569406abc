"""Tracks the requests being answered, to keep the bot from stopping while somebody waits."""

from __future__ import annotations

import asyncio
from types import TracebackType
from typing import Any


class InFlight:
    """A context for answering one interaction; ``done`` waits for all tasks in it."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def __enter__(self) -> None:
        task = asyncio.current_task()
        assert task is not None, "interactions are answered in tasks"
        self._tasks.add(task)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        task = asyncio.current_task()
        assert task is not None, "interactions are answered in tasks"
        self._tasks.discard(task)

    async def done(self, seconds: float) -> None:
        """Return when everything in flight is answered, or after ``seconds``."""
        if waiting := self._tasks - {asyncio.current_task()}:
            await asyncio.wait(waiting, timeout=seconds)
