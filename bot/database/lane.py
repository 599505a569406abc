"""Long jobs, run in slices, one at a time, so the rest of the bot stays responsive."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from typing import TypeVar

Result = TypeVar("Result")

SLICE = 0.004
"""Seconds of work on a thread before the others get a turn."""


class Lane:
    """The only lane for slices of long jobs, shared by everybody.

    One slice runs at a time, followed by a pause as long as the slice took. Many simultaneous jobs
    therefore slow the bot down no more than one.
    """

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def slice(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Do ``work`` when its turn comes, and return its result."""
        async with self._turn:
            started = time.perf_counter()
            try:
                return await work()
            finally:
                await asyncio.sleep(time.perf_counter() - started)

    async def drain(self, items: Iterator[Result]) -> list[Result]:
        """Return all ``items``, which are computed on a thread, in slices."""
        found: list[Result] = []
        while await self.slice(partial(asyncio.to_thread, _some, items, found)):
            pass
        return found


def _some(items: Iterator[Result], found: list[Result]) -> bool:
    """Add some of ``items`` to ``found``; return whether there may be more."""
    until = time.perf_counter() + SLICE
    for item in items:
        found.append(item)
        if time.perf_counter() >= until:
            return True
    return False
