"""Tests name a message's key (``phrases``) and don't quote its text, so that the text can change."""

from __future__ import annotations

import ast
from pathlib import Path

from fluent.syntax import ast as fluent

from render.words import locales
from tests.words.test_catalogue import entries
from tests.words.test_voice import Sentences

TESTS = Path(__file__).parents[1]
SHORTEST = 3
"""A shorter run of words may match a message by chance."""
SPELLINGS = {*(TESTS / "bot" / "typed").rglob("*.py")}
"""Files with input that people type; messages that show valid input use the same examples."""


def sentences() -> str:
    """Return the literal text of every message in every language, one line each.

    Input that people type isn't included.
    """
    found = Sentences()
    for locale in locales():
        for _, entry in entries(locale):
            if isinstance(entry, fluent.Message) and not entry.id.name.startswith("typed-"):
                found.visit(entry)
    return "\n".join(found.found)


def literals(source: str) -> list[str]:
    """Return the strings in ``source``, except docstrings and assertion messages."""
    nodes = list(ast.walk(ast.parse(source)))
    told: set[ast.AST] = set()
    for node in nodes:
        if isinstance(node, ast.Expr):
            told.add(node.value)
        elif isinstance(node, ast.Assert) and node.msg is not None:
            told.update(ast.walk(node.msg))
    strings = (node for node in nodes if isinstance(node, ast.Constant) and node not in told)
    return [node.value for node in strings if isinstance(node.value, str)]


def quotes(source: str, said: str) -> list[str]:
    """Return the strings in ``source`` that quote part of a message in ``said``."""
    long = (text.strip() for text in literals(source) if len(text.split()) >= SHORTEST)
    return [text for text in long if "\n" not in text and text in said]


def test_no_test_quotes_a_sentence() -> None:
    said = sentences()
    files = (
        file for file in sorted(TESTS.rglob("*.py")) if file.parent.name != "words" and file not in SPELLINGS
    )
    found = {str(file.relative_to(TESTS)): quotes(file.read_text(encoding="utf-8"), said) for file in files}
    assert not {file: quoted for file, quoted in found.items() if quoted}, (
        "use tests.support.phrases.phrase(key)"
    )


def test_a_quote_is_found() -> None:
    said = "The table is paused.\nPress Start when enough have joined."
    assert quotes(
        '"""The table is paused."""\nassert "table is paused" in text, "The table is paused."', said
    ) == ["table is paused"]
    assert not quotes('assert "paused" in text', said)
