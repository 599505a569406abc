"""Pieces are drawn once for all tests that read the words of pictures."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from PIL import Image

from render.kit.cache import PIECES, Cache
from tests.render.displayed import Displayed
from tests.render.fitting import Fitted

_MOST = 400_000_000
"""The bytes of pixels that are kept."""


@dataclass(frozen=True, slots=True, eq=False)
class Seen:
    """What there is to read on something: every text, every display list, and the pieces in it."""

    fitted: list[Fitted] = field(default_factory=list)
    displayed: list[Displayed] = field(default_factory=list)
    pieces: set[Seen] = field(default_factory=set)


class ReadPieces:
    """Stands before ``PIECES`` and keeps pieces for longer, with what there is to read on each.

    A piece follows from its key alone, so that nothing on it need be read anew.
    """

    def __init__(self, pieces: Cache) -> None:
        self._get = pieces.get
        self._kept = Cache(_MOST)
        self._seen: dict[Hashable, Seen] = {}
        self._drawing: list[Seen] = []
        """Of what is being drawn now, the outermost first, what there is to read so far."""

    @property
    def now(self) -> Seen:
        """What there is to read so far on what is being drawn now."""
        return self._drawing[-1]

    @contextmanager
    def drawing(self) -> Iterator[Seen]:
        """Yield what there is to read on all that is drawn as long as the context lasts."""
        self._drawing.append(Seen())
        try:
            yield self.now
        finally:
            self._drawing.pop()

    def get(self, key: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
        """Return what ``PIECES.get`` returns; what there is to read on it is read."""
        piece = self._get(key, lambda: self._kept.get(key, lambda: self._drawn(key, make)))
        self._read(self._seen[key])
        return piece

    def _drawn(self, key: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
        with self.drawing() as self._seen[key]:
            return make()

    def _read(self, seen: Seen) -> None:
        if seen in self.now.pieces:
            return
        self.now.pieces.add(seen)
        if len(self._drawing) == 1:
            self.now.fitted.extend(seen.fitted)
            self.now.displayed.extend(seen.displayed)
            for piece in seen.pieces:
                self._read(piece)


READ = ReadPieces(PIECES)
