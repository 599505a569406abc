"""Every error that a docstring says a function raises exists."""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from tests.support.overlay import ROOT

ROOMS = ("bot", "games", "playground", "render", "tests")
_RAISES = re.compile(r":raises ([^:]+):")
_DOCUMENTED = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
TREES = {
    path.relative_to(ROOT): ast.parse(path.read_text(encoding="utf-8"))
    for room in ROOMS
    for path in sorted((ROOT / room).rglob("*.py"))
}
OURS = {node.name for tree in TREES.values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}


def named(tree: ast.Module) -> Iterator[str]:
    """Yield the errors that docstrings in ``tree`` name."""
    for node in ast.walk(tree):
        if isinstance(node, _DOCUMENTED):
            for found in _RAISES.findall(ast.get_docstring(node) or ""):
                yield from map(str.strip, found.split(","))


def imported(tree: ast.Module) -> set[str]:
    """Return the names that ``tree`` imports from elsewhere."""
    imports = (node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom))
    return {alias.asname or alias.name for node in imports for alias in node.names}


def exists(name: str, tree: ast.Module) -> bool:
    """Return whether ``name`` means an existing error in the module ``tree``."""
    module, _, last = name.rpartition(".")
    if module:
        return hasattr(import_module(module), last)
    return name in OURS | imported(tree) or hasattr(builtins, name)


@pytest.mark.parametrize("path", [path for path, tree in TREES.items() if any(named(tree))], ids=str)
def test_every_error_that_is_named_exists(path: Path) -> None:
    tree = TREES[path]
    assert [name for name in named(tree) if not exists(name, tree)] == []
