"""Tests name the key of a sentence (``tests.phrases``) and quote none, so that its words can change."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

from fluent.syntax import ast as fluent

from render.words import locales
from tests.words.test_catalogue import entries
from tests.words.test_voice import Sentences

TESTS = Path(__file__).parents[1]
SHORTEST = 3
"""Fewer words than this may well be said by chance."""

LEFT: dict[str, int] = {
    "bot/domain/test_board_pause.py": 1,
    "bot/domain/test_lookup.py": 6,
    "bot/test_panels.py": 1,
    "bot/test_told.py": 2,
    "browser/page.py": 2,
    "browser/showcase.py": 1,
    "browser/test_community.py": 3,
    "browser/test_components.py": 1,
    "games/abraca/test_advice.py": 1,
    "games/abraca/test_rules.py": 2,
    "games/saga/test_odds.py": 1,
    "games/touria/test_forecast.py": 2,
    "games/touria/test_rules.py": 2,
    "playground/test_skeleton.py": 1,
    "protocol/test_admission.py": 1,
    "protocol/test_answers.py": 4,
    "protocol/test_anything.py": 2,
    "protocol/test_care.py": 2,
    "protocol/test_gathering.py": 1,
    "protocol/test_me.py": 2,
    "protocol/test_rules.py": 4,
    "protocol/test_saga.py": 2,
    "protocol/test_secrecy.py": 1,
    "protocol/test_watching.py": 1,
    "render/touria/test_pictures.py": 1,
    "render/tours.py": 1,
    "siege/checks.py": 1,
    "siege/forge.py": 2,
}
"""How many quotes are left in files that are yet to name keys. It only goes down."""


def sentences() -> str:
    """Return the text of every message of every language between its places, a line each."""
    found = Sentences()
    for locale in locales():
        for _, entry in entries(locale):
            if isinstance(entry, fluent.Message):
                found.visit(entry)
    return "\n".join(found.found)


def literals(source: str) -> list[str]:
    """Return the strings of ``source`` without docstrings and messages of asserts."""
    tree = ast.parse(source)
    told: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr):
            told.add(node.value)
        elif isinstance(node, ast.Assert) and node.msg is not None:
            told.update(ast.walk(node.msg))
    strings = (node for node in ast.walk(tree) if isinstance(node, ast.Constant) and node not in told)
    return [node.value for node in strings if isinstance(node.value, str)]


def quotes(source: str, said: str) -> list[str]:
    """Return the strings of ``source`` that are a stretch of a sentence of ``said``."""
    long = (text.strip() for text in literals(source) if len(text.split()) >= SHORTEST)
    return [text for text in long if "\n" not in text and text in said]


def counted() -> Counter[str]:
    """Return how many quotes each file of the tests has."""
    said = sentences()
    files = (file for file in sorted(TESTS.rglob("*.py")) if file.parent.name != "words")
    return Counter(
        {str(file.relative_to(TESTS)): len(quotes(file.read_text(encoding="utf-8"), said)) for file in files}
    )


def test_no_test_quotes_more_than_it_did() -> None:
    over = {file: count for file, count in counted().items() if count > LEFT.get(file, 0)}
    assert not over, "name the key: tests.phrases.phrase(key)"


def test_what_is_no_longer_quoted_is_no_longer_left() -> None:
    found = counted()
    assert not {file: count for file, count in LEFT.items() if count > found[file]}, "lower it"


def test_a_quote_is_found() -> None:
    said = "The table is paused.\nPress Start when enough have joined."
    assert quotes(
        '"""The table is paused."""\nassert "table is paused" in text, "The table is paused."', said
    ) == ["table is paused"]
    assert not quotes('assert "paused" in text', said)
