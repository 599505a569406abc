"""``make check-game`` runs the tests of one game, and those that look at all games at once."""

from __future__ import annotations

import pytest

from tests.check_game import SHARED, files_for, is_of


@pytest.mark.parametrize(
    "test",
    [
        "tests/render/test_goldens.py::test_lobby[skull]",
        "tests/protocol/test_undo.py::test_it[sqlite-skull]",
        "tests/words/test_catalogue.py::test_messages[skull.ftl-it]",
        "tests/words/test_catalogue.py::test_no_message_is_unused",
        "tests/games/skull/test_examples.py::test_one",
    ],
)
def test_a_test_of_the_game_is_run(test: str) -> None:
    assert is_of("skull", test)


@pytest.mark.parametrize(
    "test",
    [
        "tests/render/test_goldens.py::test_lobby[abraca]",
        "tests/words/test_catalogue.py::test_messages[abraca.ftl-it]",
        "tests/games/abraca/test_examples.py::test_one",
        "tests/bot/test_config.py::test_skull",
    ],
)
def test_a_test_of_another_game_is_not(test: str) -> None:
    assert not is_of("skull", test)


def test_files_without_a_test_of_it_are_not_even_collected() -> None:
    files = files_for("abraca", ("tests/games", "tests/render", "tests/bot", "tests/words"))
    assert {"tests/games/abraca/test_rules.py", "tests/games/properties/test_leaks.py"} <= set(files)
    assert {file for file in SHARED if file.startswith("tests/words")} <= set(files)
    assert not [file for file in files if "/saga/" in file or file == "tests/bot/test_config.py"]
