"""What takes long, in slices: they go one after the other, and leave room to all else."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from typing import TypeVar

Result = TypeVar("Result")

SLICE = 0.004
"""Seconds of work on a thread after which others have their turn."""


class Lane:
    """The one lane for slices of long work, for everybody together.

    One slice runs at a time, and after each the rest of the bot has the machine for as long as it took. So
    many people who ask at once cost the others no more than one.
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
        """Return all ``items``, which are worked out on a thread, in slices."""
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
