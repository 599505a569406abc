"""A copy of the project with two more games in it: the example, and one that somebody has just made."""

from __future__ import annotations

import pytest

from tests.overlay import ROOT, Project

ID = "quoits"
"""The game that somebody has just made."""
EXAMPLE = "hoard"


@pytest.fixture(scope="session")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """The copy, after ``make new-game`` in it."""
    copy = Project.copied(tmp_path_factory.mktemp("copy") / "project", ROOT / "tests" / "example")
    made = copy.run("tests.new_game", ID)
    assert not made.returncode, made.stdout + made.stderr
    return copy


def types_of(project: Project) -> str:
    """Return where mypy keeps what it has read: most is the same for each game in the copy."""
    return str(project.folder.parent / "types")
