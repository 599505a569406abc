"""Drawing and encoding off the event loop."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor

from render.encode import Encoded, encode
from render.picture import Picture
from render.picture_format import PictureFormat

KEPT = 32
"""How many pictures that are the same for everybody are kept: a rules page takes some 100 KB."""

GIVE_BACK_AFTER = 10.0
"""Seconds from a picture until the memory that drawing needed goes back to the system."""


class RenderPool:
    """A few threads that draw pictures; their number limits how many are drawn at once."""

    def __init__(self, threads: int = 2, picture_format: PictureFormat = "jpeg") -> None:
        self._format = picture_format
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="render")
        self._kept: OrderedDict[str, asyncio.Future[Encoded]] = OrderedDict()
        self._giving_back: asyncio.TimerHandle | None = None

    async def render(self, picture: Picture) -> Encoded:
        """Return ``picture`` drawn and encoded, without holding up the event loop.

        One that is the same for everybody is drawn once, also if several people wait for it.
        """
        if not picture.key:
            return await self._drawn(picture)
        drawn = self._kept.get(picture.key)
        if drawn is None or (drawn.done() and (drawn.cancelled() or drawn.exception())):
            drawn = self._kept[picture.key] = self._drawn(picture)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(picture.key)
        # Whoever waits no longer must not take it from the others.
        return await asyncio.shield(drawn)

    def _drawn(self, picture: Picture) -> asyncio.Future[Encoded]:
        loop = asyncio.get_running_loop()
        if self._giving_back is None:
            self._giving_back = loop.call_later(GIVE_BACK_AFTER, self._give_back)
        return loop.run_in_executor(self._pool, self._encoded, picture)

    def _encoded(self, picture: Picture) -> Encoded:
        return encode(picture.draw(), self._format)

    def _give_back(self) -> None:
        self._giving_back = None
        self._pool.submit(give_back_memory)

    def close(self) -> None:
        """Stop taking pictures, after finishing the ones being drawn."""
        if self._giving_back is not None:
            self._giving_back.cancel()
        self._pool.shutdown(wait=True, cancel_futures=True)


def give_back_memory() -> None:
    """Return freed memory to the system, if the C library can: it keeps what images took, for each thread."""
    with contextlib.suppress(AttributeError, OSError):
        ctypes.CDLL(None).malloc_trim(0)
