"""The catalogue: every offered language has the same messages, none missing, none unused.

An incomplete language may lack anything, but what it has must be right.
"""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.features.registry import PRESSES
from games.engine.content import data_folder
from games.registry import GAMES
from render.words import DEFAULT_LOCALE, languages
from tests.words.keys import asked, composed

WORDS = data_folder() / "words"
FILES = sorted(path.name for path in (WORDS / DEFAULT_LOCALE).glob("*.ftl"))

INCOMPLETE = "# What isn't translated yet is shown in English."
"""The first line of a file that may lack messages, because whoever added the game doesn't know the
language.
"""

WRITTEN_TOGETHER = (DEFAULT_LOCALE, "it")
"""The languages that every change of words must include (CONTRIBUTING.md)."""

FOR_MODERATORS = {"setup.ftl", "webhooks.ftl"}
"""Files that players never meet; every other file must be complete before a language is offered."""

BEGUN = tuple(languages())
"""All languages, whether they're offered or not."""

OPTIONAL = re.compile(
    rf"(?:{'|'.join(GAMES)}|\{{(?:game_)?id\}})-((rules|page|view|value)-.+|alt-lobby|picture-lobby-invite)"
)
"""Keys that a game may have; the code checks whether they exist."""

NOT_KEYS = {*PRESSES.handlers, "me-{key}-set"}
"""Strings in the code that look like keys but are verbs of presses."""


class Places(Visitor):
    """Collects the variables used by a message, and by the messages it refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        # ``$item-accusative`` is a grammatical form of ``$item``.
        self.names.add(node.id.name.partition("-")[0])

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        if (said := messages(DEFAULT_LOCALE).get(node.id.name)) is not None:
            self.visit(said)


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
    """Return whether ``file`` of ``locale`` may lack messages.

    It may if the language isn't offered, if no player meets the file, or if the file says so or doesn't
    exist.
    """
    if not languages()[locale].is_offered:
        return True
    if file in FOR_MODERATORS and locale not in WRITTEN_TOGETHER:
        return True
    path = WORDS / locale / file
    return not path.is_file() or path.read_text(encoding="utf-8").startswith(INCOMPLETE)


@cache
def untranslated(locale: str) -> set[str]:
    """Return the messages that ``locale`` lacks and may lack; English is shown instead."""
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


def rooms() -> set[str]:
    """Return the first words of all keys, which tell keys from other strings."""
    return {key.partition("-")[0] for key in messages(DEFAULT_LOCALE)}


def keys_in_code() -> set[str]:
    """Return the strings in the code that look like keys: a known first word and a dash."""
    known = rooms()
    return {key for key in asked().whole if "-" in key and key.partition("-")[0] in known} - NOT_KEYS


def templates() -> set[str]:
    """Return the f-strings in the code that compose keys, as templates."""
    known = rooms()
    found = {one for one in asked().templates if one[0] == "{" or one.partition("-")[0] in known}
    return {one for one in found - NOT_KEYS if not OPTIONAL.fullmatch(one)}


@pytest.mark.parametrize("locale", BEGUN)
def test_every_file_can_be_read(locale: str) -> None:
    junk = [(file, entry.content) for file, entry in entries(locale) if isinstance(entry, ast.Junk)]
    assert not junk, "Fluent drops these lines (one may not begin with *, [ or .)"


@pytest.mark.parametrize("locale", BEGUN)
def test_no_message_is_written_twice(locale: str) -> None:
    where: dict[str, list[str]] = defaultdict(list)
    for file, entry in entries(locale):
        if isinstance(entry, ast.Message | ast.Term):
            where[entry.id.name].append(file)
    assert not {key: files for key, files in where.items() if len(files) > 1}


@pytest.mark.parametrize("locale", BEGUN[1:])
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


@pytest.mark.parametrize("locale", BEGUN[1:])
def test_every_language_has_the_same_places(locale: str) -> None:
    ours, theirs = messages(DEFAULT_LOCALE), messages(locale)
    different = {
        key: (sorted(places(ours[key])), sorted(places(theirs[key])))
        for key in sorted(ours.keys() & theirs.keys())
        if places(ours[key]) != places(theirs[key])
    }
    assert not different


@pytest.mark.parametrize("locale", BEGUN)
def test_every_key_in_the_code_is_in_the_catalogue(locale: str) -> None:
    held = messages(locale).keys() | untranslated(locale)
    assert not keys_in_code() - held, "misspelt, or missing words"


def test_every_composed_key_is_declared() -> None:
    undeclared = templates() - composed().keys()
    assert not undeclared, "write whole keys, or list them in tests/games/<id>/words.py or composed.py"


def test_every_declared_key_is_composed() -> None:
    assert not composed().keys() - templates(), "templates that no code has"


@pytest.mark.parametrize("locale", BEGUN)
def test_every_composed_key_is_in_the_catalogue(locale: str) -> None:
    held = messages(locale).keys() | untranslated(locale)
    assert not {one: keys - held for one, keys in composed().items() if not keys <= held}


@cache
def unused() -> set[str]:
    """Return the keys that no code asks for."""
    held = messages(DEFAULT_LOCALE)
    wanted = asked().whole.union(*composed().values())
    for message in held.values():
        found = References()
        found.visit(message)
        wanted |= found.names
    return {key for key in held.keys() - wanted if not OPTIONAL.fullmatch(key)}


def test_no_message_is_unused() -> None:
    assert not unused(), "messages that no code asks for"
