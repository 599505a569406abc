"""Games are found by their folders; a folder that isn't a game is reported."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from games.registry import GAMES, discover

Shelf = Callable[[dict[str, str]], dict[str, object]]


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shelf:
    """A function that finds games in folders with the given ``game.py``; without a text, the file doesn't
    exist.
    """

    def found(folders: dict[str, str]) -> dict[str, object]:
        name = f"shelf_{tmp_path.name}".replace("-", "_")
        package = tmp_path / name
        for folder, text in {"": "", **folders}.items():
            (package / folder).mkdir(exist_ok=True)
            (package / folder / "__init__.py").touch()
            if text:
                (package / folder / "game.py").write_text(text, encoding="utf-8")
        monkeypatch.syspath_prepend(tmp_path)
        try:
            return dict(discover(import_module(name)))
        finally:
            for loaded in [module for module in sys.modules if module.startswith(name)]:
                del sys.modules[loaded]

    return found


GAME = "class Game:\n    id = {id!r}\n\nGAME = Game()\n"


def test_every_folder_is_a_game_in_the_order_of_their_ids(shelf: Shelf) -> None:
    found = shelf({"quoits": GAME.format(id="quoits"), "darts": GAME.format(id="darts"), "engine": ""})
    assert list(found) == ["darts", "quoits"]
    assert list(GAMES) == sorted(GAMES)


@pytest.mark.parametrize("text", ["", "GAMES = []\n", GAME.format(id="other")])
def test_a_folder_that_is_no_game_is_an_error(shelf: Shelf, text: str) -> None:
    with pytest.raises(ImportError, match=r"quoits\.game"):
        shelf({"quoits": text, "darts": GAME.format(id="darts")})
