"""Pieces without words are drawn once for all tests that read the words of pictures."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PIL import Image

from render.kit.cache import PIECES, Cache, weight

_MOST = 400_000_000
"""The bytes of pixels that are kept."""


class WordlessPieces:
    """Stands before ``PIECES`` and keeps each piece that has no words, nor has a part of it any.

    A piece follows from its key alone, so that of a kept one there is nothing to be read anew.
    """

    def __init__(self, pieces: Cache) -> None:
        self._get = pieces.get
        self._kept: dict[Hashable, Image.Image] = {}
        self._size = 0
        self._worded: set[Hashable] = set()
        self._drawing: list[bool] = []
        """Of each piece that is being drawn now, the outermost first, whether it has words."""

    def words_set(self) -> None:
        """Take note that words were set for what is being drawn."""
        if self._drawing:
            self._drawing[-1] = True

    def get(self, key: Hashable, make: Callable[[], Image.Image], game: str | None = None) -> Image.Image:
        """Return what ``PIECES.get`` returns."""
        kept = self._kept.get(key)
        if kept is not None:
            return self._get(key, lambda: kept, game)
        piece = self._get(key, lambda: self._drawn(key, make), game)
        if key in self._worded:
            self.words_set()
        return piece

    def _drawn(self, key: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
        self._drawing.append(False)
        try:
            piece = make()
        finally:
            has_words = self._drawing.pop()
        if has_words:
            self._worded.add(key)
        elif self._size + weight(piece) <= _MOST:
            self._kept[key] = piece
            self._size += weight(piece)
        return piece


WORDLESS = WordlessPieces(PIECES)
