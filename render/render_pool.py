"""Drawing and encoding off the event loop."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from render.content import content_of
from render.encode import Encoded, encode
from render.film import Shot, encoded, frame
from render.kit.cache import IDLE, PIECES
from render.page import preview, small
from render.picture import Picture
from render.picture_format import PictureFormat

Done = TypeVar("Done")

KEPT = 4_000_000
"""The most bytes of encoded pictures that are kept for others who ask for the same: some 15 pictures."""

GIVE_BACK_AFTER = 10.0
"""Seconds from the last picture until the memory that drawing needed goes back to the system."""


_SMOOTHING = 8
"""The number of recent pictures over which the time of drawing is averaged, roughly."""


class RenderPool:
    """A few threads that draw pictures; their number limits how many are drawn at once."""

    def __init__(self, threads: int = 2, picture_format: PictureFormat = "jpeg") -> None:
        self._format = picture_format
        self._threads = threads
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="render")
        self._unfinished = 0
        """The number of pictures being drawn or waiting for a thread."""
        self._seconds = 0.0
        """The average time of drawing and encoding a picture recently."""
        self._drawing: dict[bytes, asyncio.Future[Encoded]] = {}
        self._kept: OrderedDict[bytes, Encoded] = OrderedDict()
        self._size = 0
        self._drawn_at = 0.0
        """The loop's time of the last picture."""
        self._giving_back: asyncio.TimerHandle | None = None

    @property
    def wait(self) -> float:
        """The estimated seconds until all pictures asked for so far are drawn."""
        return self._unfinished * self._seconds / self._threads

    async def render(self, picture: Picture) -> Encoded:
        """Return ``picture`` drawn and encoded, without holding up the event loop.

        If the same picture was just drawn, or is being drawn for somebody else, it isn't drawn again.
        """
        content = content_of(picture.draw)
        if content is None:
            return await self._drawn(picture)
        if (kept := self._kept.get(content)) is not None:
            self._kept.move_to_end(content)
            return kept
        drawing = self._drawing.get(content)
        if drawing is None:
            drawing = self._drawing[content] = self._drawn(picture)
            drawing.add_done_callback(partial(self._keep, content))
        # If one reader stops waiting, the others still get the picture.
        return await asyncio.shield(drawing)

    def _keep(self, content: bytes, drawn: asyncio.Future[Encoded]) -> None:
        """Keep a picture that was just drawn, and drop those that nobody has asked for recently."""
        del self._drawing[content]
        if drawn.cancelled() or drawn.exception() is not None:
            return
        self._kept[content] = drawn.result()
        self._size += len(drawn.result().data)
        while self._size > KEPT:
            _, dropped = self._kept.popitem(last=False)
            self._size -= len(dropped.data)

    def _drawn(self, picture: Picture) -> asyncio.Future[Encoded]:
        return self._run(partial(self._encoded, picture))

    async def film(self, shots: Sequence[Shot], language: str) -> Encoded:
        """Return ``shots`` as an animated picture; others get their pictures between two of its frames."""
        frames = [await self._run(partial(frame, shot, language)) for shot in shots]
        return await self._run(partial(encoded, frames, [shot.seconds for shot in shots]))

    async def page(self, pictures: Sequence[Picture]) -> tuple[list[Encoded], Encoded]:
        """Return ``pictures`` for a page, and the preview of that page, made of the last of them."""
        found = [await self._run(partial(small, picture)) for picture in pictures]
        return found, await self._run(partial(preview, pictures[-1]))

    def _run(self, work: Callable[[], Done]) -> asyncio.Future[Done]:
        """Return the result of ``work``, done on one of the threads that draw pictures."""
        loop = asyncio.get_running_loop()
        self._drawn_at = loop.time()
        if self._giving_back is None:
            self._giving_back = loop.call_at(self._drawn_at + GIVE_BACK_AFTER, self._give_back)
        self._unfinished += 1
        done = loop.run_in_executor(self._pool, work)
        done.add_done_callback(self._finished)
        return done

    def _finished(self, _: asyncio.Future[Any]) -> None:
        self._unfinished -= 1

    def _encoded(self, picture: Picture) -> Encoded:
        started = time.perf_counter()
        try:
            return encode(picture.draw(), self._format)
        finally:
            self._seconds += (time.perf_counter() - started - self._seconds) / _SMOOTHING

    def _give_back(self) -> None:
        """Give memory back on a thread of the pool, or later if pictures were drawn in the meantime."""
        loop = asyncio.get_running_loop()
        idle_at = self._drawn_at + GIVE_BACK_AFTER
        if loop.time() < idle_at:
            self._giving_back = loop.call_at(idle_at, self._give_back)
            return
        self._giving_back = None
        self._pool.submit(give_back_memory)

    def close(self) -> None:
        """Stop taking pictures, after finishing the ones being drawn."""
        if self._giving_back is not None:
            self._giving_back.cancel()
        self._pool.shutdown(wait=True, cancel_futures=True)


def give_back_memory() -> None:
    """Drop pieces that are quickly drawn again, and return freed memory to the system.

    The C library keeps freed memory for each thread, and only some can return it.
    """
    PIECES.shrink(IDLE)
    with contextlib.suppress(AttributeError, OSError):
        ctypes.CDLL(None).malloc_trim(0)
