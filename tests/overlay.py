"""A copy of the project in which there is another game, where a game belongs."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
_FOLDERS = ("bot", "games", "render", "data", "docs", "tests")
_FILES = ("pyproject.toml", "README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "Makefile", ".env.example")


@dataclass(frozen=True)
class Project:
    """A project in a folder of its own."""

    folder: Path

    @classmethod
    def copied(cls, folder: Path, overlay: Path | None = None) -> Project:
        """Return a copy of this project in ``folder``, with the files of ``overlay`` laid over it."""
        passed_over = shutil.ignore_patterns("__pycache__")
        for name in _FOLDERS:
            shutil.copytree(ROOT / name, folder / name, ignore=passed_over)
        for name in _FILES:
            shutil.copy2(ROOT / name, folder / name)
        if overlay is not None:
            shutil.copytree(overlay, folder, ignore=passed_over, dirs_exist_ok=True)
        return cls(folder)

    def run(self, *command: str, env: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
        """Return how ``python -m <command>`` ended there."""
        # What pytest says to those that it starts is not meant for another run of it.
        inherited = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
        return subprocess.run(
            [sys.executable, "-m", *command],
            cwd=self.folder,
            env={**inherited, **(env or {})},
            capture_output=True,
            text=True,
            check=False,
        )

    def tests_of(self, game_id: str, *paths: str, walks: int | None = None) -> str:
        """Run what the tests in ``paths`` ask of one game, and of all words and pages.

        Returns what pytest wrote, and nothing if all is well. ``walks`` is how many there are through the
        game, if it shall be fewer than usual.
        """
        chosen = f"{game_id} or test_catalogue or test_rules or test_readme"
        env = {} if walks is None else {"WALKS": str(walks)}
        where = [f"tests/{path}" for path in paths]
        done = self.run("pytest", "-n", "0", "-p", "no:cacheprovider", "-k", chosen, *where, env=env)
        return done.stdout + done.stderr if done.returncode else ""
