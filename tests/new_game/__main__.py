"""``make new-game ID=<id>``: write the stub of a new game, its first pictures, and its line in the README."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.new_game.make import ROOT, NoNewGame, new_game


def main() -> None:
    """Create the named game; print the files written and the next steps."""
    if len(sys.argv) != 2:
        sys.exit("usage: make new-game ID=<id>")
    game_id = sys.argv[1]
    try:
        files = new_game(game_id)
    except NoNewGame as error:
        sys.exit(str(error))
    # The order of a module's imports depends on the name of the game.
    modules = [str(file) for file in files if file.suffix == ".py"]
    for command in (["check", "--fix-only", "--select", "I"], ["format"]):
        subprocess.run([sys.executable, "-m", "ruff", *command, "--quiet", *modules], cwd=ROOT, check=True)
    _derive("tests/render/test_goldens.py", "tests/test_readme.py", "-k", f"{game_id} or test_readme")
    for file in files:
        print(file.relative_to(ROOT))
    print(
        f"Write docs/rules/{game_id}.md, then the rules; python -m games.try {game_id} says what is wrong,"
        f" and make check-game ID={game_id} whatever else is."
    )


def _derive(*tests: str) -> None:
    """Let these tests write what they would otherwise compare."""
    subprocess.run(
        [sys.executable, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", *tests],
        cwd=ROOT,
        env={**os.environ, "UPDATE_GOLDENS": "1", "UPDATE_DOCS": "1"},
        check=True,
    )


if __name__ == "__main__":
    main()
