"""The examples in docstrings are true, and every module of the rules can be imported on its own."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import subprocess
import sys

import pytest

import bot
import games
import render.kit.hyphenation
import render.kit.layout
import render.words

MODULES = [
    *(module.name for module in pkgutil.walk_packages(games.__path__, "games.")),
    *(module.name for module in pkgutil.walk_packages(bot.__path__, "bot.") if module.name != "bot.__main__"),
    render.kit.hyphenation.__name__,
    render.kit.layout.__name__,
    render.words.__name__,
]


def examples_in(name: str) -> list[doctest.DocTest]:
    found = doctest.DocTestFinder(exclude_empty=True).find(importlib.import_module(name))
    return [test for test in found if test.examples]


WITH_EXAMPLES = [name for name in MODULES if examples_in(name)]


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_examples(name: str) -> None:
    tried = doctest.testmod(importlib.import_module(name))
    assert tried.attempted > 0
    assert tried.failed == 0


def test_there_are_examples() -> None:
    assert len(WITH_EXAMPLES) >= 5


def test_modules_can_be_imported_in_any_order() -> None:
    """No module only works because another one was imported before it."""
    code = "import importlib, sys; [importlib.import_module(name) for name in sys.argv[1:]]"
    for names in (MODULES, MODULES[::-1]):
        subprocess.run([sys.executable, "-c", code, *names], check=True, capture_output=True)
