"""Waiting for conditions on the world, without constant polling."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from playground.changes import Change
from playground.world import World

T = TypeVar("T")
GIVE_UP = 60.0
"""The real seconds after which a wait counts as failed, even on a busy machine."""
RECHECK = 0.01
"""The seconds after which a condition is checked again even if the world did not change."""


class Waiting:
    """Wakes waiting tasks whenever the world changes or a request starts or ends."""

    def __init__(self, world: World) -> None:
        self._waiters: set[asyncio.Future[None]] = set()
        world.listen(self._changed)

    def stir(self) -> None:
        """Wake all waiting tasks."""
        waiters, self._waiters = self._waiters, set()
        for waiter in waiters:
            if not waiter.done():
                waiter.set_result(None)

    async def until(self, predicate: Callable[[], T], timeout: float = GIVE_UP) -> T:  # noqa: ASYNC109
        """Return the first true value of `predicate`.

        :raises TimeoutError: if it stays false for `timeout` real seconds.
        """
        deadline = asyncio.get_running_loop().time() + timeout
        while not (value := predicate()):
            left = deadline - asyncio.get_running_loop().time()
            if left <= 0:
                raise TimeoutError(f"still not true after {timeout} s: {_source(predicate)}")
            await self._next(min(left, RECHECK))
        return value

    async def quiet(self, seconds: float, busy: Callable[[], bool], timeout: float = GIVE_UP) -> None:  # noqa: ASYNC109
        """Return once nothing has happened for `seconds` and nothing is `busy`.

        :raises TimeoutError: if that doesn't happen within `timeout` real seconds.
        """
        deadline = asyncio.get_running_loop().time() + timeout
        while await self._next(seconds) or busy():
            if asyncio.get_running_loop().time() > deadline:
                raise TimeoutError(f"no rest within {timeout} s")

    async def _next(self, seconds: float) -> bool:
        waiter = asyncio.get_running_loop().create_future()
        self._waiters.add(waiter)
        try:
            done, _ = await asyncio.wait((waiter,), timeout=seconds)
        finally:
            self._waiters.discard(waiter)
        return bool(done)

    def _changed(self, _: Change) -> None:
        self.stir()


def _source(predicate: Callable[[], object]) -> str:
    code = getattr(predicate, "__code__", None)
    return f"{code.co_filename}:{code.co_firstlineno}" if code else repr(predicate)
