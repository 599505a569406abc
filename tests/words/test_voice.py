"""English sounds like English, without signs of a translation (docs/glossary.md, "The voice")."""

from __future__ import annotations

import re
from collections.abc import Mapping

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
    "there is none that": r"\bthere(?: is| are|’s) (?:none|nothing|no other \w+) that\b"
    r"|\bthere (?:is|are) no \w+ that\b",
    "is asked": r"\b(?:is|are|was|were|been?) asked\b",
    "lets be": r"\blets? \w+ be\b",
    "no more": r"\bno more(?=\s*(?:[.,;:)]|$|of\b))",
    "straight apostrophe": r"\w'",
}
"""Patterns that give translated English away. "No more than two" is fine."""

GAME_TELLS = {
    "in your turn": r"\bin (?:your|their|my) turn\b",
    "level": r"\blevel\b",
    "of the others": r"\b(?:of the|the) others’|\bof the others\b",
    "stands or lies": r"(?<!as it )\b(?:stands?|lies?|lay)\b",
    "all as a pronoun": r"\ball (?:others|can|may|choose|see)\b|\bto all(?=\s*(?:[.,;:)]|$))",
    "everybody": r"\b(?:every|some)body\b",
    "times in 100": r"\btimes in 100\b",
    "not contracted": r"\b(?:there is|(?:^|[.,;:!?] )it is|(?:is|are|does|do|did|has|have) not|cannot)\b"
    r"(?!\s*[.,:;])",
    "successful for won": r"\bsuccessful\b",
    "of your choice": r"\bof your choice\b",
    "lives as a mass": r"\b(?:[02-9]|more|that much) life\b",
    "British": r"\b(?:colour|neighbour|favour|grey)|\bfulfils?\b",
    "three colons": r":[^:.!?]*:[^:.!?]*:",
    "put out of the game": r"\b(?:put|leaves?) (?:\w+ ){0,5}out of the game\b|\bleaves the game\b",
}
"""Signs that only occur in the words of games, where sentences of a foreign rulebook show through."""

GAMES_TOLD_ANEW = ("abraca", "saga", "towers", "touria")
"""The games whose files must not match any of ``GAME_TELLS``."""

DRAWN_ELSEWHERE = "towers-picture-"
"""The prefix of words on pictures, which are short for lack of space and keep a style of their own."""

RIGHT = frozenset({("typed-after", "straight apostrophe")})
"""Messages with a tell that is right there, because people type it."""


class Sentences(Visitor):
    """Collects the literal text of a message, without placeables."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def told(sentence: str, shapes: Mapping[str, str] = TELLS) -> list[str]:
    """Return the tells in ``sentence``, one entry per occurrence."""
    return [tell for tell, shape in shapes.items() for _ in re.findall(shape, sentence, re.IGNORECASE)]


def shapes_for(file: str, key: str) -> Mapping[str, str]:
    """Return the patterns that apply to the message ``key`` of ``file``."""
    is_game = file.startswith(GAMES_TOLD_ANEW) and not key.startswith(DRAWN_ELSEWHERE)
    return {**TELLS, **GAME_TELLS} if is_game else TELLS


def tells() -> dict[str, list[str]]:
    """Return the tells in each file as ``key: tell``."""
    found: dict[str, list[str]] = {}
    for file, entry in entries(DEFAULT_LOCALE):
        if not isinstance(entry, ast.Message):
            continue
        sentences = Sentences()
        sentences.visit(entry)
        key = entry.id.name
        here = [
            f"{key}: {tell}"
            for text in sentences.found
            for tell in told(text, shapes_for(file, key))
            if (key, tell) not in RIGHT
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
        ("There’s no other way that brings more.", "there is none that"),
        ("It's your turn.", "straight apostrophe"),
    ],
)
def test_a_tell_is_heard(sentence: str, tell: str) -> None:
    assert told(sentence) == [tell]


@pytest.mark.parametrize(
    ("sentence", "tell"),
    [
        ("In your turn, draw a card.", "in your turn"),
        ("Level teams compare their wizards.", "level"),
        ("Work it out from the stones of the others.", "of the others"),
        ("The stone lies in front of you.", "stands or lies"),
        ("A monster that all can see.", "all as a pronoun"),
        ("Open to all.", "all as a pronoun"),
        ("Everybody shows a card.", "everybody"),
        ("It works 33 times in 100.", "times in 100"),
        ("There is no Reward.", "not contracted"),
        ("The last successful Adventure counts.", "successful for won"),
        ("Take a card from a player of your choice.", "of your choice"),
        ("You have 6 life.", "lives as a mass"),
        ("Fulfil an order.", "British"),
        ("Dragon: give a gem: green: a heart.", "three colons"),
        ("One of your black gems leaves the game.", "put out of the game"),
    ],
)
def test_a_tell_of_game_words_is_heard(sentence: str, tell: str) -> None:
    assert told(sentence, GAME_TELLS) == [tell]


@pytest.mark.parametrize(
    "sentence", ["On your turn, all cards are shown.", "You lose 1 life and draw.", "As it stands, it fails."]
)
def test_plain_game_english_has_no_tells(sentence: str) -> None:
    assert told(sentence, GAME_TELLS) == []


@pytest.mark.parametrize("sentence", ["No more than two cards.", "You asked for hints.", "Let them know."])
def test_plain_english_has_no_tells(sentence: str) -> None:
    assert told(sentence) == []
