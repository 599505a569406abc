"""Creates the files of a new game from the stub in ``template``, a game that can be played at once."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
TEMPLATE = Path(__file__).parent / "template"
STUB = "newgame"
LONGEST_ID = 20


class NoNewGame(ValueError):
    """A game that can't be created; the message says why in one sentence."""


def new_game(game_id: str, root: Path = ROOT) -> list[Path]:
    """Write the files of the game ``game_id`` into the project at ``root``, and return their paths.

    :raises NoNewGame: no game can have that name; nothing was written.
    """
    _expect_free(game_id, root)
    files = {root / _renamed(str(path), game_id): text for path, text in template()}
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(_renamed(text, game_id), encoding="utf-8")
    return list(files)


def template() -> Iterator[tuple[Path, str]]:
    """Yield each file of the stub: its path in a project, and its contents."""
    for file in sorted(TEMPLATE.rglob("*.*")):
        if file.is_file() and "__pycache__" not in file.parts:
            yield file.relative_to(TEMPLATE), file.read_text(encoding="utf-8")


def _expect_free(game_id: str, root: Path) -> None:
    if keyword.iskeyword(game_id):
        raise NoNewGame(f"No game can be called {game_id}, which is a word of Python.")
    if not re.fullmatch(rf"[a-z]{{2,{LONGEST_ID}}}", game_id):
        raise NoNewGame(
            f"A game's ID is 2 to {LONGEST_ID} small letters from a to z, which {game_id!r} is not."
        )
    places = [Path(room, game_id) for room in ("games", "render", "tests/games", "tests/render")]
    places += [Path(_renamed(str(path), game_id)) for path, _ in template()]
    for place in places:
        if (root / place).exists() or (root / place).with_suffix(".py").exists():
            raise NoNewGame(f"There is already {place}, so no new game can be called {game_id}.")
    for file in sorted((root / "data" / "words").glob("*/*.ftl")):
        if re.search(rf"^{game_id}-", file.read_text(encoding="utf-8"), re.MULTILINE):
            where = file.relative_to(root)
            raise NoNewGame(f"{where} has words that begin with {game_id}-, so no new game can be called so.")


def _renamed(text: str, game_id: str) -> str:
    name = game_id.capitalize()
    return text.replace(STUB, game_id).replace("NewGame", name).replace("New Game", name)
