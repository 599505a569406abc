"""What takes long to make, and is the same for all workers, is made once, by whichever needs it first."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Callable
from pathlib import Path

import pytest

HAS_WORKERS = "PYTEST_XDIST_WORKER" in os.environ
"""Whether there may be others who need the same."""


def made_once(folders: pytest.TempPathFactory, name: str, make: Callable[[Path], None]) -> Path:
    """Return the file or folder ``name``, which ``make`` writes at the path that it is given.

    All workers get the same, so nobody changes it. Where ``make`` fails, whoever needs it next tries again.
    """
    base = folders.getbasetemp()
    together = base.parent if HAS_WORKERS else base
    made = together / name
    with (together / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not made.exists():
            unfinished = folders.mktemp("unfinished") / name
            make(unfinished)
            unfinished.rename(made)
    return made
