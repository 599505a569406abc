"""Cache pieces and the text on them, so that tests that read pictures draw each piece once."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from PIL import Image

from render.kit.cache import PIECES, Cache
from tests.render.displayed import Displayed
from tests.render.fitting import Fitted

_MOST = 400_000_000
"""Maximum bytes of pixels to keep."""


@dataclass(frozen=True, slots=True, eq=False)
class Seen:
    """The readable contents of something: every text, every display list, and the pieces in it."""

    fitted: list[Fitted] = field(default_factory=list)
    displayed: list[Displayed] = field(default_factory=list)
    pieces: set[Seen] = field(default_factory=set)


class ReadPieces:
    """Wraps ``PIECES`` to keep pieces for longer, together with the readable contents of each.

    A piece depends on its key alone, so it needs to be read only once.
    """

    def __init__(self, pieces: Cache) -> None:
        self._get = pieces.get
        self._kept = Cache(_MOST)
        self._seen: dict[Hashable, Seen] = {}
        self._drawing: list[Seen] = []
        """The contents read so far of everything now being drawn, the outermost first."""

    @property
    def now(self) -> Seen:
        """The contents read so far of what is being drawn now."""
        return self._drawing[-1]

    @contextmanager
    def drawing(self) -> Iterator[Seen]:
        """Yield the readable contents of everything drawn during the context."""
        self._drawing.append(Seen())
        try:
            yield self.now
        finally:
            self._drawing.pop()

    def get(self, key: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
        """Return the piece from ``PIECES.get``, and record its readable contents."""
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
