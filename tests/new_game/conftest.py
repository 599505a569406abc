"""A copy of the project with two more games: the example, and one just created from the stub."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.support.once import made_once, together
from tests.support.overlay import ROOT, Project

ID = "quoits"
"""The id of the game created from the stub."""
EXAMPLE = "hoard"


@pytest.fixture(scope="session")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """The project after ``make new-game``, which runs once for all workers; each worker gets a copy."""
    made = made_once(together(tmp_path_factory) / "made", _make)
    return Project(Path(shutil.copytree(made, tmp_path_factory.getbasetemp() / "copy" / "project")))


def _make(folder: Path) -> None:
    # A failed attempt may have left files behind.
    shutil.rmtree(folder, ignore_errors=True)
    copy = Project.copied(folder, ROOT / "tests" / "example")
    made = copy.run("tests.new_game", ID)
    assert not made.returncode, made.stdout + made.stderr


def types_of(project: Project) -> str:
    """Return mypy's cache folder: most types are the same for each game in the copy."""
    return str(project.folder.parent / "types")
