"""Make what is expensive and the same for all test workers only once, in whichever worker needs it first."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Callable
from pathlib import Path

import pytest

HAS_WORKERS = "PYTEST_XDIST_WORKER" in os.environ
"""Whether other workers may need the same."""


def together(temporary: pytest.TempPathFactory) -> Path:
    """Return a folder that all workers share, and that is deleted after the tests."""
    base = temporary.getbasetemp()
    return base.parent if HAS_WORKERS else base


def made_once(place: Path, make: Callable[[Path], None]) -> Path:
    """Return the file or folder at ``place``, which ``make`` writes at the path it is given.

    All workers share it, so nobody may change it. If ``make`` fails, the next worker that needs it tries
    again.
    """
    with place.with_name(f"{place.name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not place.exists():
            unfinished = place.with_name(f"{place.name} in the making")
            make(unfinished)
            unfinished.rename(place)
    return place
