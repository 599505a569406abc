"""A copy of the project with an additional game."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
_FOLDERS = ("bot", "games", "playground", "render", "data", "docs", "tests")
_FILES = ("pyproject.toml", "README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "Makefile", ".env.example")


@dataclass(frozen=True)
class Project:
    """A project in a folder of its own."""

    folder: Path

    @classmethod
    def copied(cls, folder: Path, overlay: Path | None = None) -> Project:
        """Copy this project to ``folder``, add the files of ``overlay``, and return the copy."""
        for name in _FOLDERS:
            # Compiled files are included; they are valid in the copy, too.
            shutil.copytree(ROOT / name, folder / name)
        for name in _FILES:
            shutil.copy2(ROOT / name, folder / name)
        if overlay is not None:
            passed_over = shutil.ignore_patterns("__pycache__")
            shutil.copytree(overlay, folder, ignore=passed_over, dirs_exist_ok=True)
        return cls(folder)

    def run(self, *command: str, env: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
        """Run ``python -m <command>`` in the copy; return how it ended."""
        # Environment variables that pytest sets for child processes would confuse another run of pytest.
        inherited = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
        return subprocess.run(
            [sys.executable, "-m", *command],
            cwd=self.folder,
            env={**inherited, **(env or {})},
            capture_output=True,
            text=True,
            check=False,
        )

    def passes(self, *paths: str, games: str = "") -> None:
        """Run the tests in ``paths``, or only those for ``games`` (ids joined by ``or``).

        :raises AssertionError: a test fails; the error contains pytest's output.
        """
        chosen = ("-k", games) if games else ()
        where = [f"tests/{path}" for path in paths]
        done = self.run("pytest", "-n", "0", "-p", "no:cacheprovider", *chosen, *where)
        assert not done.returncode, done.stdout + done.stderr
