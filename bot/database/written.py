"""Tracks whether a task has written anything, for its error message."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass


@dataclass(slots=True)
class Written:
    """``any``: something was written."""

    any: bool = False


_here: ContextVar[Written | None] = ContextVar("written", default=None)


@contextmanager
def written_here() -> Iterator[Written]:
    """Yield a record of whether this task writes anything within the context."""
    written = Written()
    token = _here.set(written)
    try:
        yield written
    finally:
        _here.reset(token)


def note_written() -> None:
    """Record that the current task has written something."""
    if written := _here.get():
        written.any = True
