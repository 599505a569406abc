"""The example in ``docs/adding-a-game.md`` is a complete, small game that the bot doesn't offer."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

import pytest

from games.registry import GAMES
from tests.new_game.conftest import EXAMPLE, types_of
from tests.new_game.make import STUB, template
from tests.support.overlay import ROOT, Project

FOLDER = ROOT / "tests" / "example"
LIMIT = 1_000


def lines(*endings: str) -> int:
    """Return the total number of lines in the example's files with these suffixes."""
    files = (path for path in FOLDER.rglob("*") if path.suffix in endings)
    return sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files)


def test_it_is_small_and_the_page_says_how_small() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    said = re.search(r"`tests/example` \((\d+) lines", page)
    assert said is not None
    assert int(said[1]) == lines(".py", ".ftl", ".md", ".toml") < LIMIT


def test_the_bot_does_not_offer_it() -> None:
    assert EXAMPLE not in GAMES
    rooms = [ROOT / room for room in ("bot", "games", "render", "data")]
    assert not [path for room in rooms for path in room.rglob(f"*{EXAMPLE}*")], "nor is it installed"


def test_it_has_the_files_that_a_new_game_has_and_some_that_are_optional() -> None:
    stub = {str(path).replace(STUB, EXAMPLE) for path, _ in template()}
    mine = (path.relative_to(FOLDER) for path in FOLDER.rglob("*.*") if "__pycache__" not in path.parts)
    assert {str(path) for path in mine if path.suffix != ".png"} >= stub


def test_it_can_be_walked_through(project: Project) -> None:
    tried = project.run("games.try", EXAMPLE)
    assert not tried.returncode, tried.stderr
    typed = project.run("mypy", "--cache-dir", types_of(project), "-p", f"games.{EXAMPLE}")
    assert not typed.returncode, typed.stdout


@pytest.mark.slow
def test_it_passes_everything_that_is_asked_of_a_game(project: Project) -> None:
    """Run ``make check-game``: its code, words, pages, pictures and panels, and play on the local Discord.

    With ``UPDATE_GOLDENS=1`` the current pictures are accepted, as in ``tests/render``.
    """
    checked = project.run("tests.check_game", EXAMPLE)
    assert not checked.returncode, checked.stdout + checked.stderr
    if os.environ.get("UPDATE_GOLDENS"):
        kept = Path("tests", "render", EXAMPLE, "golden")
        shutil.copytree(project.folder / kept, FOLDER / kept, dirs_exist_ok=True)
