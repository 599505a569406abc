"""Whether a piece of work has written anything, for the error message if it fails."""

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
    """Return what tells whether this task has written anything since, as long as the context lasts."""
    written = Written()
    token = _here.set(written)
    try:
        yield written
    finally:
        _here.reset(token)


def note_written() -> None:
    """Note that the task that asks has written something."""
    if written := _here.get():
        written.any = True
