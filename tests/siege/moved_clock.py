"""A clock that several processes read from a file, and one of them moves."""

from __future__ import annotations

import mmap
import struct
from pathlib import Path

_SECONDS = struct.Struct("d")


class MovedClock:
    """The clock in ``file``; it's made with the time ``at``, unless it's there."""

    def __init__(self, file: Path, at: float | None = None) -> None:
        if at is not None:
            file.write_bytes(_SECONDS.pack(at))
        with file.open("r+b") as opened:
            self._memory = mmap.mmap(opened.fileno(), _SECONDS.size)

    def now(self) -> float:
        """Return its time in Unix seconds."""
        [seconds] = _SECONDS.unpack_from(self._memory)
        return float(seconds)

    def move(self, to: float) -> None:
        """Let it show another time."""
        _SECONDS.pack_into(self._memory, 0, to)
