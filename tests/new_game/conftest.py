"""A copy of the project with two more games in it: the example, and one that somebody has just made."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.support.once import made_once, together
from tests.support.overlay import ROOT, Project

ID = "quoits"
"""The game that somebody has just made."""
EXAMPLE = "hoard"


@pytest.fixture(scope="session")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """The copy, after ``make new-game`` in it, which is run once for all workers; each works on its own."""
    made = made_once(together(tmp_path_factory) / "made", _make)
    return Project(Path(shutil.copytree(made, tmp_path_factory.getbasetemp() / "copy" / "project")))


def _make(folder: Path) -> None:
    # A try that failed may have left some of it.
    shutil.rmtree(folder, ignore_errors=True)
    copy = Project.copied(folder, ROOT / "tests" / "example")
    made = copy.run("tests.new_game", ID)
    assert not made.returncode, made.stdout + made.stderr


def types_of(project: Project) -> str:
    """Return where mypy keeps what it has read: most is the same for each game in the copy."""
    return str(project.folder.parent / "types")
