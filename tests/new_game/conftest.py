"""A copy of the project with two more games in it: the example, and one that somebody has just made."""

from __future__ import annotations

import fcntl
import os
import shutil
from pathlib import Path

import pytest

from tests.overlay import ROOT, Project

ID = "quoits"
"""The game that somebody has just made."""
EXAMPLE = "hoard"


@pytest.fixture(scope="session")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """The copy, after ``make new-game`` in it, which is run once for all workers; each works on its own."""
    base = tmp_path_factory.getbasetemp()
    together = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    with (together / "made.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (together / "made").exists():
            _make(together)
    return Project(Path(shutil.copytree(together / "made", base / "copy" / "project")))


def _make(folder: Path) -> None:
    copy = Project.copied(folder / "in the making", ROOT / "tests" / "example")
    made = copy.run("tests.new_game", ID)
    assert not made.returncode, made.stdout + made.stderr
    copy.folder.rename(folder / "made")


def types_of(project: Project) -> str:
    """Return where mypy keeps what it has read: most is the same for each game in the copy."""
    return str(project.folder.parent / "types")
