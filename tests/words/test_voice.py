"""English sounds like English: no signs of a translation (docs/glossary.md, "The voice")."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from render.words import DEFAULT_LOCALE
from tests.words.test_catalogue import entries

TELLS = {
    "shall": r"\bshall\b",
    "so that": r"\bso that\b",
    "the one who": r"\bthe ones? who\b",
    "whoever": r"\b(?:who|whom|whose)ever\b",
    "what stands": r"\bwhat stands\b",
    "there is none that": r"\bthere (?:is|are) (?:none|nothing|no \w+) that\b",
    "is asked": r"\b(?:is|are|was|were|been?) asked\b",
    "lets be": r"\blets? \w+ be\b",
    "no more": r"\bno more(?=\s*(?:[.,;:)]|$|of\b))",
    "straight apostrophe": r"\w'",
}
"""What shows that a sentence was not thought in English, as patterns. "No more than two" is English."""

RIGHT = frozenset({("typed-after", "straight apostrophe")})
"""Messages and tells that are right there: what people type."""


class Sentences(Visitor):
    """Collects the text of a message, without its places."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def told(sentence: str) -> list[str]:
    """Return the tells in ``sentence``, once for each time."""
    return [tell for tell, shape in TELLS.items() for _ in re.findall(shape, sentence, re.IGNORECASE)]


def tells() -> dict[str, list[str]]:
    """Return the tells of each file as ``key: tell``."""
    found: dict[str, list[str]] = {}
    for file, entry in entries(DEFAULT_LOCALE):
        if not isinstance(entry, ast.Message):
            continue
        sentences = Sentences()
        sentences.visit(entry)
        key = entry.id.name
        here = [
            f"{key}: {tell}" for text in sentences.found for tell in told(text) if (key, tell) not in RIGHT
        ]
        found.setdefault(file, []).extend(here)
    return found


def test_no_sentence_reads_as_translated() -> None:
    heard = {file: found for file, found in tells().items() if found}
    assert not heard, 'say it as docs/glossary.md ("The voice") does'


@pytest.mark.parametrize(
    ("sentence", "tell"),
    [
        ("Shall it end?", "shall"),
        ("Whoever joins plays.", "whoever"),
        ("The others are asked.", "is asked"),
        ("You follow this game no more.", "no more"),
        ("There is no channel that you can see.", "there is none that"),
        ("It's your turn.", "straight apostrophe"),
    ],
)
def test_a_tell_is_heard(sentence: str, tell: str) -> None:
    assert told(sentence) == [tell]


@pytest.mark.parametrize("sentence", ["No more than two cards.", "You asked for hints.", "Let them know."])
def test_plain_english_is_none(sentence: str) -> None:
    assert told(sentence) == []
