"""The glossary is short, and every code name in it exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGES = ("bot", "games", "playground", "render")
PLACES = re.compile(r"`([^`]+)`")
NAME = re.compile(r"[A-Za-z_]\w*")
MOST = 60
"""The most terms that players, moderators and contributors should have to know."""


def rows() -> list[tuple[str, str]]:
    """Return each term of the glossary with the cell that says where it is found in the code."""
    lines = (ROOT / "docs" / "glossary.md").read_text("utf-8").splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| ")]
    return [(row[0], row[2]) for row in cells if row[0] != "Term"]


@pytest.fixture(scope="module")
def known() -> set[str]:
    """Return every word of the code, and every file and folder name."""
    files = [file for package in PACKAGES for file in (ROOT / package).rglob("*.py")]
    words = {word for file in files for word in NAME.findall(file.read_text("utf-8"))}
    return words | {part for file in files for part in file.relative_to(ROOT).parts}


def test_there_are_few_terms_and_each_is_explained_once() -> None:
    terms = [term for term, _ in rows()]
    assert 0 < len(terms) <= MOST
    assert len(set(terms)) == len(terms)


@pytest.mark.parametrize(("term", "where"), rows(), ids=[term for term, _ in rows()])
def test_what_a_term_is_called_in_the_code_is_there(term: str, where: str, known: set[str]) -> None:
    for place in PLACES.findall(where):
        if place.endswith(".py") and "/" not in place:
            assert place in known, term
        elif "/" not in place and "#" not in place:
            missing = set(NAME.findall(place)) - known
            assert not missing, f"{term}: {missing}"
        elif "<" not in place and "#" not in place:
            assert (ROOT / place).exists(), f"{term}: {place}"
