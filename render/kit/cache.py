"""A bounded cache of drawn pieces. What is in it is shared: copy before drawing on it."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import ParamSpec

from PIL import Image

Parameters = ParamSpec("Parameters")


class Cache:
    """Keeps the pieces used last, up to ``limit`` bytes of pixels. Safe to use from several threads."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.size = 0
        self._pieces: OrderedDict[Hashable, Image.Image] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, key: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
        """Return the piece under ``key``, made by ``make`` if it is not there."""
        with self._lock:
            piece = self._pieces.get(key)
            if piece is not None:
                self._pieces.move_to_end(key)
                return piece
        piece = make()
        piece.load()
        with self._lock:
            if key not in self._pieces:
                self._pieces[key] = piece
                self.size += weight(piece)
            while self.size > self.limit and len(self._pieces) > 1:
                _, oldest = self._pieces.popitem(last=False)
                self.size -= weight(oldest)
        return piece

    def clear(self) -> None:
        """Forget every piece."""
        with self._lock:
            self._pieces.clear()
            self.size = 0


def weight(piece: Image.Image) -> int:
    """Return the bytes of the pixels of ``piece`` in memory; Pillow keeps three bands in four bytes."""
    return piece.width * piece.height * (1 if piece.mode == "L" else 4)


PIECES = Cache(46_000_000)
"""Everything the painters keep between pictures."""


def cached(draw: Callable[Parameters, Image.Image]) -> Callable[Parameters, Image.Image]:
    """Keep what ``draw`` returns in ``PIECES``, by its arguments, which must be hashable."""
    name = f"{draw.__module__}.{draw.__qualname__}"

    @wraps(draw)
    def kept(*args: Parameters.args, **kwargs: Parameters.kwargs) -> Image.Image:
        key = (name, args, tuple(sorted(kwargs.items())))
        return PIECES.get(key, lambda: draw(*args, **kwargs))

    return kept
