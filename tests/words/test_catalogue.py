"""The catalogue of words: the same messages in every language, all of them there, none of them unused."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.features.registry import PRESSES
from games.engine.content import data_folder
from render.words import DEFAULT_LOCALE, locales
from tests.words.code import PACKAGES, Code
from tests.words.composed import Composed, composed
from tests.words.declared import DECLARED, FIELDS, NARROWED
from tests.words.inference import Inference

WORDS = data_folder() / "words"
FILES = sorted(path.name for path in (WORDS / DEFAULT_LOCALE).glob("*.ftl"))

INCOMPLETE = "# What isn't translated yet is shown in English."
"""The first line of a file that may lack messages: somebody added the game who doesn't know the language."""

LOOKED_FOR = {
    "{}-rules-{}",
    "{}-page-{}",
    "{}-page-aim",
    "{}-page-shown",
    "{}-view-{}",
    "{}-value-{}",
    "{}-alt-lobby",
    "{}-picture-lobby-invite",
}
"""Shapes of keys that a game need not have; the code looks whether they are there."""

NAMING = {"render.gallery"}
"""Modules whose f-strings are names of files."""

NOT_KEYS = {*PRESSES.handlers, "end-castle"}
"""Strings of the code that look like keys and are something else: verbs of presses, and parts of keys."""


class Places(Visitor):
    """Collects the variables that a message has places for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class References(Visitor):
    """Collects the messages that a message refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def entries(locale: str) -> list[tuple[str, ast.EntryType]]:
    return [
        (file.name, entry)
        for file in sorted((WORDS / locale).glob("*.ftl"))
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
    ]


def is_incomplete(locale: str, file: str) -> bool:
    """Return whether ``file`` of ``locale`` may lack messages: the file is missing, or says so."""
    path = WORDS / locale / file
    return not path.is_file() or path.read_text(encoding="utf-8").startswith(INCOMPLETE)


@cache
def untranslated(locale: str) -> set[str]:
    """Return the messages that ``locale`` may lack and does; English is shown instead."""
    mine = {
        entry.id.name
        for file, entry in entries(DEFAULT_LOCALE)
        if is_incomplete(locale, file) and isinstance(entry, ast.Message)
    }
    return mine - messages(locale).keys()


@cache
def messages(locale: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for _, entry in entries(locale) if isinstance(entry, ast.Message)}


def places(message: ast.Message) -> set[str]:
    found = Places()
    found.visit(message)
    return found.names


def source() -> str:
    """Return all code of the house, without the local Discord, which speaks no catalogue."""
    files = (file for package in PACKAGES for file in sorted(package.rglob("*.py")))
    return "\n".join(file.read_text(encoding="utf-8") for file in files if "playground" not in file.parts)


def rooms() -> set[str]:
    """Return the first words of all keys, by which a string can be told from a key."""
    return {key.partition("-")[0] for key in messages(DEFAULT_LOCALE)}


def literal_keys() -> set[str]:
    """Return the strings of the code that may be keys as they stand there."""
    code = re.sub(r"removeprefix\([^)]*\)", "", source())
    return set(re.findall(r"""(?<!f)["']([a-z][a-z0-9_-]*)["']""", code))


@pytest.fixture(scope="module")
def inference() -> Inference:
    return Inference(Code(), DECLARED, NARROWED, FIELDS)


@pytest.fixture(scope="module")
def put_together(inference: Inference) -> list[Composed]:
    """Every f-string of the code that makes keys of the catalogue."""
    known = rooms()
    found = [key for key in composed(inference.code, inference) if key.module not in NAMING]
    found = [key for key in found if key.shape not in LOOKED_FOR]
    return [key for key in found if key.shape.startswith("{") or key.shape.partition("-")[0] in known]


@pytest.mark.parametrize("locale", locales())
def test_every_file_can_be_read(locale: str) -> None:
    junk = [(file, entry.content) for file, entry in entries(locale) if isinstance(entry, ast.Junk)]
    assert not junk, "Fluent drops these lines (one may not begin with *, [ or .)"


@pytest.mark.parametrize("locale", locales())
def test_no_message_is_written_twice(locale: str) -> None:
    where: dict[str, list[str]] = defaultdict(list)
    for file, entry in entries(locale):
        if isinstance(entry, ast.Message | ast.Term):
            where[entry.id.name].append(file)
    assert not {key: files for key, files in where.items() if len(files) > 1}


@pytest.mark.parametrize("locale", locales()[1:])
@pytest.mark.parametrize("file", FILES)
def test_every_language_holds_the_same_messages(locale: str, file: str) -> None:
    def keys(of: str) -> set[str]:
        found = (entry for name, entry in entries(of) if name == file and isinstance(entry, ast.Message))
        return {entry.id.name for entry in found}

    ours, theirs = keys(DEFAULT_LOCALE), keys(locale)
    assert is_incomplete(locale, file) or not ours - theirs, (
        f"{locale}/{file} lacks messages; if you don't speak the language, begin the file with {INCOMPLETE!r}"
    )
    assert not theirs - ours, f"{DEFAULT_LOCALE}/{file} lacks messages"


@pytest.mark.parametrize("locale", locales()[1:])
def test_every_language_has_the_same_places(locale: str) -> None:
    ours, theirs = messages(DEFAULT_LOCALE), messages(locale)
    different = {
        key: (sorted(places(ours[key])), sorted(places(theirs[key])))
        for key in sorted(ours.keys() & theirs.keys())
        if places(ours[key]) != places(theirs[key])
    }
    assert not different


def test_every_key_in_the_code_is_in_the_catalogue() -> None:
    held = messages(DEFAULT_LOCALE).keys()
    known = rooms()
    missing = {key for key in literal_keys() - held if "-" in key and key.partition("-")[0] in known}
    assert not missing - NOT_KEYS, "keys that no language has (those put together have to be f-strings)"


def test_of_every_composed_key_it_is_known_what_it_can_be(put_together: list[Composed]) -> None:
    unknown = [str(key) for key in put_together if key.keys is None]
    assert not unknown, "annotate its places with a Literal, or add the shape to tests/words/declared.py"


@pytest.mark.parametrize("locale", locales())
def test_everything_that_a_composed_key_can_be_is_in_the_catalogue(
    put_together: list[Composed], locale: str
) -> None:
    held, known = messages(locale).keys() | untranslated(locale), rooms()
    missing = {
        f"{key} can be {made}"
        for key in put_together
        for made in (key.keys or frozenset()) - held - NOT_KEYS
        if made.partition("-")[0] in known
    }
    assert not missing


def test_nothing_is_declared_that_the_code_tells_by_itself(
    put_together: list[Composed], inference: Inference
) -> None:
    assert put_together
    needless = {*DECLARED, *NARROWED, *FIELDS} - inference.needed
    assert not needless


def unused(put_together: list[Composed]) -> set[str]:
    """Return the keys that no code asks for."""
    held = messages(DEFAULT_LOCALE)
    asked = literal_keys()
    for key in put_together:
        asked |= key.keys or set()
    for message in held.values():
        found = References()
        found.visit(message)
        asked |= found.names
    shapes = (shape.replace("{}", "[a-z]+", 1).replace("{}", ".+") for shape in LOOKED_FOR)
    elsewhere = re.compile("|".join(shapes))
    return {key for key in held.keys() - asked if not elsewhere.fullmatch(key)}


def test_no_message_is_unused(put_together: list[Composed]) -> None:
    assert not unused(put_together), "messages that no code asks for"
