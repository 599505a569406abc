"""``make check-game ID=<id>``: run lint, types, a trial, and all tests that concern one game.

The steps run in two parallel lanes. Only the browser tests are left to ``make test``. This is also a pytest
plugin that selects the tests of one game: those with its id in their name or path, and those in ``SHARED``,
which look at all words and pages at once.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
VARIABLE = "TAVOLATA_GAME"
"""The environment variable that tells the plugin which game is checked."""
SHARED = (
    "tests/words/test_catalogue.py",
    "tests/words/test_grammar.py",
    "tests/words/test_voice.py",
    "tests/test_rules.py",
    "tests/test_rules_references.py",
    "tests/test_readme.py",
)
"""Test files that look at the words, pages and references of all games at once."""
RULES = (
    "tests/games",
    "tests/render",
    "tests/words",
    "tests/test_rules.py",
    "tests/test_rules_references.py",
)
PLAY = ("tests/bot", "tests/protocol", "tests/test_readme.py")
_FOR_ALL = re.compile(r"\b(?:GAMES|PAINTERS|features|house_game|corpus|sampled|GOLDENS)\b")
"""A file that mentions one of these has tests of every game."""


class Step(NamedTuple):
    """One thing to run: its name, and the arguments of ``python -m``."""

    name: str
    command: Sequence[str]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep only the tests of the checked game."""
    game = os.environ[VARIABLE]
    kept = [item for item in items if is_of(game, item.nodeid)]
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = kept


def is_of(game: str, test: str) -> bool:
    """Return whether the test with the id ``test`` concerns ``game``.

    Tests of a language's words do if the game has words in that language.

    >>> is_of("skull", "tests/render/test_goldens.py::test_lobby[skull-en]")
    True
    >>> is_of("skull", "tests/render/test_goldens.py::test_lobby[abraca-en]")
    False
    """
    path, _, name = test.partition("::")
    others = {folder.name for folder in (ROOT / "games").iterdir() if folder.is_dir()} - {game}
    named = set(re.split(r"[^a-z0-9]+", name.partition("[")[2].lower()))
    if game in named or f"/{game}/" in path:
        return True
    untold = {folder.name for folder in (ROOT / "data" / "words").iterdir()}
    untold -= {file.parent.name for file in (ROOT / "data" / "words").glob(f"*/{game}.ftl")}
    is_untold = bool(untold & set(re.split(r"[\[\].]|-(?!BR)", name)))
    return path in SHARED and not named & others and not is_untold


def files_for(game: str, places: Sequence[str]) -> list[str]:
    """Return the files in ``places`` that may contain tests of ``game``."""
    found = []
    for place in places:
        under = ROOT / place
        for file in sorted(under.rglob("test_*.py")) if under.is_dir() else [under]:
            name = file.relative_to(ROOT).as_posix()
            is_shared = name in SHARED or _FOR_ALL.search(file.read_text(encoding="utf-8"))
            if f"/{game}/" in name or (is_shared and not _is_of_another(game, name)):
                found.append(name)
    return found


def _is_of_another(game: str, path: str) -> bool:
    folders = (folder.name for folder in (ROOT / "games").iterdir() if folder.is_dir())
    return any(f"/{other}/" in path for other in folders if other not in (game, "engine"))


def steps(game: str) -> tuple[list[Step], list[Step]]:
    """Return the steps of a check of ``game``, in two lanes of about the same length."""
    folders = [ROOT / room / game for room in ("games", "render", "tests/games", "tests/render")]
    there = [str(folder.relative_to(ROOT)) for folder in folders if folder.is_dir()]
    modules = [part for folder in there for part in ("-p", folder.replace("/", "."))]
    tests = ("pytest", "-n", "0", "-q", "-p", "no:cacheprovider", "-p", "tests.check_game", "--tb", "short")
    first = [
        Step("lint", ("ruff", "check", *there)),
        Step("format", ("ruff", "format", "--check", *there)),
        Step("types", ("mypy", *modules)),
        Step("trial", ("games.try", game)),
        Step("rules, words and pictures", (*tests, *files_for(game, RULES))),
    ]
    return first, [Step("tables and panels", (*tests, *files_for(game, PLAY)))]


def run(lane: Sequence[Step], game: str) -> Iterator[str]:
    """Run the steps of ``lane``, and yield a report for each one that failed."""
    for step in lane:
        began = time.monotonic()
        done = subprocess.run(
            [sys.executable, "-m", *step.command],
            cwd=ROOT,
            env={**os.environ, VARIABLE: game},
            capture_output=True,
            text=True,
            check=False,
        )
        verdict = "wrong" if done.returncode else "fine"
        print(f"{step.name}: {verdict} ({time.monotonic() - began:.0f} s)", flush=True)
        if done.returncode:
            yield f"\n== {step.name}\n{done.stdout}{done.stderr}"


def main() -> None:
    """Check the named game; exit with 1 if anything is wrong."""
    if len(sys.argv) != 2 or not (ROOT / "games" / sys.argv[1] / "game.py").is_file():
        sys.exit("usage: make check-game ID=<id>, of a game in games/<id>")
    game = sys.argv[1]
    with ThreadPoolExecutor() as lanes:
        found = list(lanes.map(lambda lane: list(run(lane, game)), steps(game)))
    reports = [report for lane in found for report in lane]
    print(*reports, sep="\n", end="")
    sys.exit(1 if reports else 0)


if __name__ == "__main__":
    main()
