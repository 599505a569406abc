"""What takes long to make, and is the same for all workers, is made once, by whichever needs it first."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Callable
from pathlib import Path

import pytest

HAS_WORKERS = "PYTEST_XDIST_WORKER" in os.environ
"""Whether there may be others who need the same."""


def together(temporary: pytest.TempPathFactory) -> Path:
    """Return a folder that all workers have in common, and that goes with the tests."""
    base = temporary.getbasetemp()
    return base.parent if HAS_WORKERS else base


def made_once(place: Path, make: Callable[[Path], None]) -> Path:
    """Return the file or folder at ``place``, which ``make`` writes at the path that it is given.

    All workers get the same, so nobody changes it. Where ``make`` fails, whoever needs it next tries again.
    """
    with place.with_name(f"{place.name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not place.exists():
            unfinished = place.with_name(f"{place.name} in the making")
            make(unfinished)
            unfinished.rename(place)
    return place
