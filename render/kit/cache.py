"""A bounded cache of drawn pieces. What is in it is shared: copy before drawing on it."""

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
    """A piece, the seconds of drawing that each of its bytes saves, and how long it may stay."""

    piece: Image.Image
    worth: float
    priority: float


class Cache:
    """Keeps pieces, up to ``share`` bytes of pixels for each game drawn. Safe to use from several threads.

    What goes first is what was not used for long and is quickly drawn again for its size (GreedyDual-Size,
    Cao and Irani 1997). Going by use alone, one new card would throw out the letters and icons of all others,
    because whole grounds pass through the cache with every picture.
    """

    def __init__(self, share: int, clock: Callable[[], float] = time.perf_counter) -> None:
        self.share = share
        self.size = 0
        self._clock = clock
        self._games: set[str] = set()
        self._entries: dict[Hashable, _Entry] = {}
        self._queue: list[tuple[float, int, Hashable]] = []
        """Entries by a priority that they had; they may have risen since."""
        self._numbers = itertools.count()
        self._age = 0.0
        """The priority of what went last: what stays has more, what is used is set above it again."""
        self._lock = threading.Lock()

    @property
    def limit(self) -> int:
        """The most bytes that are kept now."""
        return self.share * max(1, len(self._games))

    def get(self, key: Hashable, make: Callable[[], Image.Image], game: str | None = None) -> Image.Image:
        """Return the piece under ``key``, made by ``make`` if it is not there; ``game`` is whose it is."""
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
            if game is not None:
                self._games.add(game)
            if key not in self._entries:
                self._entries[key] = entry = _Entry(piece, worth, self._age + worth)
                self.size += weight(piece)
                self._enqueue(key, entry)
            while self.size > self.limit and len(self._entries) > 1:
                self._drop_one()
        return piece

    def _enqueue(self, key: Hashable, entry: _Entry) -> None:
        heapq.heappush(self._queue, (entry.priority, next(self._numbers), key))

    def _drop_one(self) -> None:
        """Drop the entry of least priority, after putting those back that have risen."""
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
        """Forget every piece and every game."""
        with self._lock:
            self._entries.clear()
            self._queue.clear()
            self._games.clear()
            self.size = 0


def weight(piece: Image.Image) -> int:
    """Return the bytes of the pixels of ``piece`` in memory; Pillow keeps three bands in four bytes."""
    return piece.width * piece.height * (1 if piece.mode == "L" else 4)


PIECES = Cache(46_000_000)
"""Everything the painters keep between pictures."""

_SHARED = {"kit"}
"""The packages of this room whose pieces belong to no game."""


def cached(draw: Callable[Parameters, Image.Image]) -> Callable[Parameters, Image.Image]:
    """Keep what ``draw`` returns in ``PIECES``, by its arguments, which must be hashable."""
    name = f"{draw.__module__}.{draw.__qualname__}"
    package = draw.__module__.split(".")[1]
    game = None if package in _SHARED else package

    @wraps(draw)
    def kept(*args: Parameters.args, **kwargs: Parameters.kwargs) -> Image.Image:
        key = (name, args, tuple(sorted(kwargs.items())))
        return PIECES.get(key, lambda: draw(*args, **kwargs), game)

    return kept
