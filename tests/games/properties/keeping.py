"""One worker makes each corpus, and the others read it."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Mapping
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from games.engine.chance import NamedStreams, RandomStream
from games.engine.game import AnyGame
from tests.support.once import HAS_WORKERS, made_once, together


class Keeping:
    """A folder shared by all workers, for each corpus that one of them has made.

    Of ``games`` only the names are stored, because each worker has its own.
    """

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self._games = games
        self._folder: Path | None = None

    def begin(self, temporary: pytest.TempPathFactory) -> None:
        """Store corpora from now on, if there are several workers."""
        if HAS_WORKERS:
            self._folder = together(temporary)

    def once(self, name: str, make: Callable[[], Any], is_whole: Callable[[Any], bool]) -> Any:
        """Return the value stored as ``name``, or make it with ``make``.

        The result is stored if it ``is_whole``; otherwise each worker makes it and encounters the error in
        it.
        """
        if self._folder is None:
            return make()
        mine: list[Any] = []

        def write(place: Path) -> None:
            mine.append(make())
            place.write_bytes(self._written(mine[0]) if is_whole(mine[0]) else b"")

        kept = made_once(self._folder / f"corpus-{name}", write).read_bytes()
        if mine:
            return mine[0]
        return _Reading(kept, self._games).load() if kept else make()

    def _written(self, made: Any) -> bytes:
        file = BytesIO()
        _Writing(file, self._games).dump(made)
        return file.getvalue()


class _Writing(pickle.Pickler):
    def __init__(self, file: BytesIO, games: Mapping[str, AnyGame]) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self._names = {id(game): name for name, game in games.items()}

    def persistent_id(self, value: Any) -> str | None:
        return self._names.get(id(value))

    def reducer_override(self, value: Any) -> Any:
        # The answers drawn so far are also in the moves.
        if isinstance(value, RandomStream):
            return RandomStream, (value.seed, value.counter)
        if isinstance(value, NamedStreams):
            return NamedStreams, (value.seed, value.counters)
        return NotImplemented


class _Reading(pickle.Unpickler):
    def __init__(self, written: bytes, games: Mapping[str, AnyGame]) -> None:
        super().__init__(BytesIO(written))
        self._games = games

    def persistent_load(self, name: Any) -> AnyGame:
        return self._games[name]
