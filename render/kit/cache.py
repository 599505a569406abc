"""A bounded cache of drawn pieces. Its pieces are shared: copy before drawing on one."""

from __future__ import annotations

import heapq
import itertools
import threading
import time
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import wraps
from typing import ParamSpec

from PIL import Image

Parameters = ParamSpec("Parameters")


@dataclass(slots=True)
class _Entry:
    """A piece, the seconds of drawing saved per byte, and its priority for staying."""

    piece: Image.Image
    worth: float
    priority: float


class Cache:
    """A cache of pieces, up to ``limit`` bytes of pixels. It's thread-safe.

    It evicts pieces that were not used for long and can be redrawn quickly for their size (GreedyDual-Size,
    Cao and Irani 1997). With LRU, one new card would evict the letters and icons of all others, because whole
    grounds pass through the cache with every picture.
    """

    def __init__(self, limit: int, clock: Callable[[], float] = time.perf_counter) -> None:
        self.limit = limit
        self.size = 0
        self._clock = clock
        self._entries: dict[Hashable, _Entry] = {}
        self._queue: list[tuple[float, int, Hashable]] = []
        """Keys by an earlier priority of their entry, which may have risen since."""
        self._numbers = itertools.count()
        self._age = 0.0
        """The priority of the last evicted entry; entries in use are raised above it."""
        self._lock = threading.Lock()

    def get(self, key: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
        """Return the piece under ``key``, made by ``make`` if it's missing."""
        with self._lock:
            entry = self._entries.get(key)
            if entry is not None:
                entry.priority = self._age + entry.worth
                return entry.piece
        start = self._clock()
        piece = make()
        piece.load()
        worth = (self._clock() - start) / max(1, weight(piece))
        with self._lock:
            if key not in self._entries:
                self._entries[key] = entry = _Entry(piece, worth, self._age + worth)
                self.size += weight(piece)
                self._enqueue(key, entry)
            self._drop_above(self.limit)
        return piece

    def shrink(self, limit: int) -> None:
        """Drop the pieces with the lowest priority until at most ``limit`` bytes are left, or one piece."""
        with self._lock:
            self._drop_above(limit)

    def _drop_above(self, limit: int) -> None:
        while self.size > limit and len(self._entries) > 1:
            self._drop_one()

    def _enqueue(self, key: Hashable, entry: _Entry) -> None:
        heapq.heappush(self._queue, (entry.priority, next(self._numbers), key))

    def _drop_one(self) -> None:
        """Drop the entry with the lowest priority, after requeuing entries whose priority has risen."""
        while True:
            priority, _, key = heapq.heappop(self._queue)
            entry = self._entries[key]
            if entry.priority <= priority:
                break
            self._enqueue(key, entry)
        self._age = priority
        self.size -= weight(entry.piece)
        del self._entries[key]

    def clear(self) -> None:
        """Forget every piece."""
        with self._lock:
            self._entries.clear()
            self._queue.clear()
            self.size = 0


def weight(piece: Image.Image) -> int:
    """Return the bytes of memory that the pixels of ``piece`` take; Pillow keeps three bands in four."""
    return piece.width * piece.height * (1 if piece.mode == "L" else 4)


PIECES = Cache(128_000_000)
"""All pieces that painters keep between pictures, of all games."""
IDLE = 40_000_000
"""The bytes of them that are kept while nothing is drawn."""


def cached(draw: Callable[Parameters, Image.Image]) -> Callable[Parameters, Image.Image]:
    """Cache the results of ``draw`` in ``PIECES`` by its arguments, which must be hashable."""
    name = f"{draw.__module__}.{draw.__qualname__}"

    @wraps(draw)
    def kept(*args: Parameters.args, **kwargs: Parameters.kwargs) -> Image.Image:
        key = (name, args, tuple(sorted(kwargs.items())))
        return PIECES.get(key, lambda: draw(*args, **kwargs))

    return kept
