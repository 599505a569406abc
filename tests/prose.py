"""``make lint`` counts phrases that make docstrings and comments hard to read, and lets none come back.

``LEFT`` says how many of each are left. If a phrase is the right one somewhere, raise its number and say why
in the commit. If you have removed some, lower it.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
PACKAGES = ("bot", "games", "playground", "render", "tests")
PATTERNS = {
    "Return what …": r"\breturns? what\b",
    "Return if …": r"\breturn if\b",
    "what stands, what holds": r"\bwhat (?:stands|holds|goes|lies|belongs)\b",
    "so many (for: this many)": r"\bso many\b(?! that| as)",
    "carried out": r"\bcarr(?:y|ies|ied) out\b",
    "of which nobody": r"\bof (?:which|whom) (?:nobody|none)\b",
    "where there is none": r"\bwhere there (?:is|are) (?:none|no|nobody|nothing)\b",
    "the one who": r"\bthe ones? (?:who|whose)\b",
    "any more (for: anymore, no longer)": r"\bany more\b",
    "to whom, of whom": r"\b(?:to|of|by|for|with|from) whom\b",
}
LEFT: dict[str, int] = {}


class Found(NamedTuple):
    """One hit: its pattern, file and line."""

    pattern: str
    path: Path
    line: int

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.line}: {self.pattern}"


def prose(source: str) -> Iterator[tuple[int, str]]:
    """Yield each docstring and comment of ``source`` with its line."""
    for node in ast.walk(ast.parse(source)):
        if (
            isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        ):
            yield node.lineno, node.value.value
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def hits() -> Iterator[Found]:
    """Yield every hit in the packages."""
    compiled = {name: re.compile(pattern, re.IGNORECASE) for name, pattern in PATTERNS.items()}
    for package in PACKAGES:
        for path in sorted((ROOT / package).rglob("*.py")):
            for line, text in prose(path.read_text("utf-8")):
                joined = " ".join(text.split())
                for name, pattern in compiled.items():
                    yield from (Found(name, path, line) for _ in pattern.finditer(joined))


def main() -> None:
    """Fail if a phrase is found more often than ``LEFT`` allows, or less often than it says."""
    found = list(hits())
    wrong = False
    for name in PATTERNS:
        here = [hit for hit in found if hit.pattern == name]
        allowed = LEFT.get(name, 0)
        if len(here) > allowed:
            print(f"{name}: {len(here)}, and at most {allowed} may be; say it plainly:", *here, sep="\n  ")
            wrong = True
        elif len(here) < allowed:
            print(f"{name}: only {len(here)} are left; lower LEFT in tests/prose.py from {allowed}.")
            wrong = True
    sys.exit(wrong)


if __name__ == "__main__":
    main()
