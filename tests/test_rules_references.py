"""References to the rules have one form, ``rules/<id>#<anchor>``, and their anchors exist."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.conftest import collect_ignore
from tests.test_rules import NAMES, ROOT, anchors, examples

_ANCHOR = r"#([\w-]+(?:\.\w+)*)"
_REFERENCE = re.compile(rf"\brules/(\w+){_ANCHOR}((?:(?:,|,? and| or| to)\s{_ANCHOR})*)")
_OTHER_FORM = re.compile(
    rf"\b(?:{'|'.join(NAMES)})\s+\d{{1,2}}\.\d|"
    r"\bsections?\s+\d|§|\bexamples?\s+\d|\(\d{1,2}\.\d{1,2}\)|(?<!\w)#\d{1,2}(?:\.\d+)*(?!\w)|\brules/\w+#",
    re.IGNORECASE,
)

ROOMS = ("games", "render", "bot", "tests")
ELSEWHERE = tuple(ROOT / "tests" / folder for folder in collect_ignore)
"""Games whose rules aren't in ``docs``; these tests check them in the copy of the project where they run."""


def prose(source: str) -> Iterator[str]:
    """Yield every comment and every docstring of a module."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield str(node.value.value)


def modules(folder: Path) -> list[Path]:
    """Return the modules below ``folder``, except games that are tested elsewhere."""
    return [path for path in sorted(folder.rglob("*.py")) if not set(ELSEWHERE) & set(path.parents)]


@cache
def texts(folder: Path) -> list[tuple[str, str]]:
    """Return the comments and docstrings below ``folder`` that may name a rule, with their module's path."""
    sources = {path: path.read_text(encoding="utf-8") for path in modules(folder)}
    return [
        (str(path.relative_to(ROOT)), text)
        for path, source in sources.items()
        if _REFERENCE.search(source) or _OTHER_FORM.search(source)
        for text in prose(source)
    ]


def references(text: str) -> list[tuple[str, str]]:
    """Return the game and the anchor of every reference in ``text``.

    >>> references("gains stop at 6; rules/abraca#6.1, #8 and #example-1.")
    [('abraca', '6.1'), ('abraca', '8'), ('abraca', 'example-1')]
    """
    return [
        (match[1], anchor)
        for match in _REFERENCE.finditer(text)
        for anchor in (match[2], *re.findall(_ANCHOR, match[3]))
    ]


def other_forms(text: str) -> list[str]:
    """Return every reference to the rules in ``text`` that has another form."""
    return [match[0] for match in _OTHER_FORM.finditer(_REFERENCE.sub("", text))]


@pytest.mark.parametrize("room", ROOMS)
def test_every_reference_leads_to_a_place(room: str) -> None:
    places = {game: set(anchors(game)) for game in NAMES}
    found = [(path, *one) for path, text in texts(ROOT / room) for one in references(text)]
    assert not [one for one in found if one[2] not in places.get(one[1], ())]


@pytest.mark.parametrize("room", ROOMS)
def test_there_is_one_form_of_reference(room: str) -> None:
    assert not [(path, form) for path, text in texts(ROOT / room) for form in other_forms(text)]


@pytest.mark.parametrize("game", NAMES)
def test_every_worked_example_is_cited_by_a_test(game: str) -> None:
    found = [one for _, text in texts(ROOT / "tests" / "games" / game) for one in references(text)]
    assert not set(examples(game)) - {anchor for named, anchor in found if named == game}


@pytest.mark.parametrize("page", ["CONTRIBUTING.md", "docs/glossary.md"])
def test_pages_that_cite_rules_cite_what_is_there(page: str) -> None:
    found = references((ROOT / page).read_text(encoding="utf-8"))
    assert found
    assert all(anchor in anchors(game) for game, anchor in found)


def test_there_are_many_references() -> None:
    found = [one for room in ROOMS for _, text in texts(ROOT / room) for one in references(text)]
    assert {game for game, _ in found} == set(NAMES)
    assert len(found) > 250


@pytest.mark.parametrize(
    "text",
    [
        "Section 5.3: the cap.",
        "sections 5 and 6",
        "§ 4",
        "worked example 2",
        "as printed (7.10)",
        "Abraca 9.5",
        "see #7.2",
    ],
)
def test_other_forms_are_noticed(text: str) -> None:
    assert other_forms(text)


@pytest.mark.parametrize(
    "text",
    ["rules/touria#7.10.", "(rules/saga#7, #8 and\n#example-3)", "rules/saga#4 to #6", "#A0C4E2", "0.5"],
)
def test_the_right_form_is_accepted(text: str) -> None:
    assert not other_forms(text)
