"""``make new-game`` either creates a game that plays at once and passes the checks for every game, or does
nothing.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.new_game.conftest import ID, types_of
from tests.new_game.make import NoNewGame, new_game
from tests.support.overlay import Project


def files(folder: Path) -> set[Path]:
    return {path for path in folder.rglob("*") if "__pycache__" not in path.parts}


def test_it_can_be_walked_through_at_once(project: Project) -> None:
    tried = project.run("games.try", ID)
    assert not tried.returncode, tried.stderr
    assert "\nNothing wrong." in tried.stdout


@pytest.mark.slow
def test_it_passes_what_is_asked_of_every_game(project: Project) -> None:
    """The checks of games that do more than a stub are all run by ``test_example.py``."""
    rules = (f"games/{ID}", "games/properties/test_words.py", "games/properties/test_hidden_fields.py")
    panels = "words/test_pseudo_locale.py"
    project.passes(*rules, panels, "render/test_goldens.py", "protocol/test_every_game.py", games=ID)


@pytest.mark.slow
def test_its_pages_are_sound(project: Project) -> None:
    """The check of the example already looks at all words, because it's in the same copy."""
    project.passes("test_rules.py", "test_rules_references.py", games=ID)


def test_it_is_written_as_the_house_writes(project: Project) -> None:
    for check in (("check",), ("format", "--check")):
        done = project.run("ruff", *check, "games", "render", "tests")
        assert not done.returncode, done.stdout
    typed = project.run("mypy", "--cache-dir", types_of(project), "-p", f"games.{ID}")
    assert not typed.returncode, typed.stdout


def test_no_name_of_the_stub_is_left(project: Project) -> None:
    written = [path for path in files(project.folder) if ID in str(path) and path.is_file()]
    assert written
    texts = [path.read_text(encoding="utf-8") for path in written if path.suffix != ".png"]
    assert not [text for text in texts if "newgame" in text.lower() or "new game" in text.lower()]


@pytest.mark.parametrize(
    "game_id", ["", "x", "Skull", "two words", "under_score", "../up", "skull2", "a" * 21, "çiçek"]
)
def test_an_invalid_id_is_refused(project: Project, game_id: str) -> None:
    assert_refused(project, game_id, "small letters")


def test_a_word_of_python_is_refused(project: Project) -> None:
    assert_refused(project, "lambda", "a word of Python")


@pytest.mark.parametrize("game_id", [ID, "abraca", "engine", "kit", "registry", "properties"])
def test_a_name_that_is_taken_is_refused(project: Project, game_id: str) -> None:
    assert_refused(project, game_id, "There is already")


def test_a_name_with_which_other_words_begin_is_refused(project: Project) -> None:
    assert_refused(project, "log", "words that begin with log-")


def assert_refused(project: Project, game_id: str, why: str) -> None:
    before = files(project.folder)
    with pytest.raises(NoNewGame, match=why):
        new_game(game_id, project.folder)
    assert files(project.folder) == before


def test_a_refusal_is_one_sentence_for_whoever_asked(project: Project) -> None:
    done = project.run("tests.new_game", "abraca")
    assert done.returncode
    assert done.stderr == "There is already games/abraca, so no new game can be called abraca.\n"


@pytest.mark.slow
def test_a_missing_sample_stops_no_test_of_another_game(tmp_path: Path, project: Project) -> None:
    without = Project(Path(shutil.copytree(project.folder, tmp_path / "project")))
    (without.folder / "tests" / "render" / ID / "samples.py").unlink()
    chosen = ("-k", f"({ID} or abraca) and (lobby or samples)", "tests/render/test_goldens.py")
    done = without.run("pytest", "-n", "0", "-p", "no:cacheprovider", *chosen)
    failed = [line for line in done.stdout.splitlines() if line.startswith("FAILED")]
    assert failed
    assert all(ID in line and "abraca" not in line for line in failed), done.stdout
    assert "passed" in done.stdout
