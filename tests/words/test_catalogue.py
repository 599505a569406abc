"""The catalogue of words: the same messages in every language, all of them there, none of them unused."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import bot
import games
import render
from bot.presses.router import _HANDLERS
from games.engine.content import data_folder
from render.words import DEFAULT_LOCALE, locales

WORDS = data_folder() / "words"
PACKAGES = [Path(package.__path__[0]) for package in (bot, games, render)]
FILES = sorted(path.name for path in (WORDS / DEFAULT_LOCALE).glob("*.ftl"))

DYNAMIC = re.compile(
    r"""
    (?P<game>[a-z]+)-(
        option-.+ | rules-\d+ | name | tagline | players   # asked for by the lobby and the rules panel
    )
    """,
    re.VERBOSE,
)
"""Messages whose keys are put together from a game's id; the property tests of the games ask for each."""

NOT_KEYS = set(_HANDLERS)
"""Strings of the code that look like keys and are something else: verbs of presses."""


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


def entries(locale: str) -> Iterator[tuple[str, ast.EntryType]]:
    for file in sorted((WORDS / locale).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            yield file.name, entry


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


def used_keys() -> tuple[set[str], list[re.Pattern[str]]]:
    """Return the strings of the code that may be keys, and patterns of the keys put together in f-strings."""
    code = source()
    literal = set(re.findall(r"""(?<!f)["']([a-z][a-z0-9_-]*)["']""", code))
    made = set(re.findall(r'f"([a-z]+-(?:[a-z0-9_-]|\{[^}]*\})*\{[^}]*\}(?:[a-z0-9_-]|\{[^}]*\})*)"', code))
    patterns = [re.compile(re.sub(r"\\\{.*?\\\}", ".+", re.escape(key))) for key in sorted(made)]
    beginnings = {key for key in literal if key.endswith("-")}
    patterns += [re.compile(re.escape(key) + ".+") for key in sorted(beginnings)]
    return literal - beginnings, patterns


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
    assert not ours - theirs, f"{locale}/{file} lacks messages"
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
    literal, patterns = used_keys()
    held = messages(DEFAULT_LOCALE).keys()
    rooms = {key.partition("-")[0] for key in held}
    missing = {key for key in literal - held if "-" in key and key.partition("-")[0] in rooms}
    assert not missing - NOT_KEYS, "keys in the code that no language has"
    never = [pattern.pattern for pattern in patterns if not any(map(pattern.fullmatch, held))]
    assert not [pattern for pattern in never if pattern.partition("\\-")[0] in rooms], (
        "no key ever fits these"
    )


def test_no_message_is_unused() -> None:
    literal, patterns = used_keys()
    held = messages(DEFAULT_LOCALE)
    referred: set[str] = set()
    for message in held.values():
        found = References()
        found.visit(message)
        referred |= found.names
    unused = {
        key
        for key in held.keys() - literal - referred
        if not DYNAMIC.fullmatch(key) and not any(pattern.fullmatch(key) for pattern in patterns)
    }
    assert not unused, "messages that no code asks for"
