"""Drawing and encoding off the event loop."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from render.encode import Encoded, encode
from render.picture import Picture


class RenderPool:
    """A few threads that draw pictures; the number of threads bounds how many are drawn at once."""

    def __init__(self, threads: int = 2) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="render")

    async def render(self, picture: Picture) -> Encoded:
        """Return ``picture`` drawn and encoded, without holding up the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, _render, picture)

    def close(self) -> None:
        """Stop taking pictures; the one being drawn is finished first."""
        self._pool.shutdown(wait=True, cancel_futures=True)


def _render(picture: Picture) -> Encoded:
    return encode(picture.draw())
