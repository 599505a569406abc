"""Rules for the words of every language; docs/translating.md explains each.

A message with a reason to differ says so in a comment of its own: ``# Differs: <reason>``.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from render.forms import SOUNDS
from render.languages import babel_locale
from render.words import DEFAULT_LOCALE
from tests.words.keys import composed
from tests.words.test_catalogue import BEGUN, entries, messages
from tests.words.test_voice import Sentences

GLOSSARIES = Path(__file__).parents[2] / "docs" / "translating"
DIFFERS = "Differs: "
CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})
COUNTED = range(201)
"""Numbers that decide which plural categories a language needs; no message counts further."""
LONGEST = {
    r"button-.*": 80,
    r"(command|parameter)-.*-name": 32,
    r"(command|parameter)-.*-description": 100,
    r"field-.*-hint": 100,
}
"""Discord's limits for the parts of its interface that messages fill, by key."""
COMMAND_NAME = re.compile(r"[-_\w]+")
WITHOUT_SPACES = re.compile(r"[\u3041-\u30ff\u3400-\u9fff]")
"""Kana and Han characters, which are written without spaces between words."""

TYPED = "typed-"
"""The prefix of keys for words that people type: they aren't sentences, and differ from place to place."""

Entries = Iterable[tuple[str, ast.EntryType]]


def parsed(text: str, file: str = "test.ftl") -> list[tuple[str, ast.EntryType]]:
    """Return the entries of a Fluent ``text`` in the form of ``entries``."""
    return [(file, entry) for entry in FluentParser().parse(text).body]


def by_key(found: Entries) -> dict[str, ast.Message]:
    """Return the messages in ``found`` by their keys."""
    return {entry.id.name: entry for _, entry in found if isinstance(entry, ast.Message)}


def differs(message: ast.Message) -> bool:
    """Return whether ``message`` says why its translation differs."""
    return message.comment is not None and DIFFERS in (message.comment.content or "")


def plain(message: ast.Message) -> str:
    """Return the literal text of ``message``."""
    found = Sentences()
    found.visit(message)
    return " ".join(found.found)


# Consistent translations


def source(message: ast.Message) -> str:
    """Return ``message`` as its file has it, without the key and attributes."""
    assert message.value is not None
    bare = ast.Message(ast.Identifier("x"), message.value)
    return FluentSerializer().serialize_entry(bare).removeprefix("x =").strip()


def translated_twice(english: Entries, own: Entries) -> dict[str, dict[str, list[str]]]:
    """Return the sentences with more than one translation, and the keys of each translation."""
    ours, theirs = by_key(english), by_key(own)
    found: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for key in ours.keys() & theirs.keys():
        if not differs(theirs[key]) and not key.startswith(TYPED):
            found[source(ours[key])][source(theirs[key])].append(key)
    return {sentence: dict(translations) for sentence, translations in found.items() if len(translations) > 1}


@pytest.mark.parametrize("locale", BEGUN[1:])
def test_a_sentence_has_one_translation(locale: str) -> None:
    assert not translated_twice(entries(DEFAULT_LOCALE), entries(locale)), f"or say # {DIFFERS}<reason>"


# Terms


def terms(glossary: str) -> Iterator[tuple[str, list[str], str]]:
    """Yield each English term of a glossary with its translations and the prefixes of the files it applies
    to.
    """
    table = glossary.partition("## Terms")[2]
    for row in re.findall(r"^\|(.*)\|$", table, re.MULTILINE)[2:]:
        term, translations, files = (cell.strip() for cell in row.split("|"))
        yield term, [one.strip() for one in translations.split(",")], files


def without_term(english: Entries, own: Entries, glossary: str) -> dict[str, list[str]]:
    """Return the translated messages that lack a term of the glossary, by term."""
    theirs, found = by_key(own), defaultdict(list)
    rows = [
        (term, re.compile(rf"\b{term}(s|es)?\b", re.IGNORECASE), _beginning(translations), files)
        for term, translations, files in terms(glossary)
    ]
    for file, entry in english:
        if not isinstance(entry, ast.Message) or (own_entry := theirs.get(entry.id.name)) is None:
            continue
        said, translated = plain(entry), plain(own_entry)
        for term, in_english, expected, files in rows:
            is_there = file.startswith(files) and in_english.search(said)
            if is_there and not expected.search(translated) and not differs(own_entry):
                found[term].append(entry.id.name)
    return dict(found)


def _beginning(words: Iterable[str]) -> re.Pattern[str]:
    """Return a pattern for any of ``words`` at the start of a word; anywhere if the language has no
    spaces.
    """
    shapes = (re.escape(word) if WITHOUT_SPACES.match(word) else rf"\b{re.escape(word)}" for word in words)
    return re.compile("|".join(shapes), re.IGNORECASE)


@pytest.mark.parametrize("locale", BEGUN[1:])
def test_terms_are_those_of_the_glossary(locale: str) -> None:
    glossary = GLOSSARIES / f"{locale}.md"
    if glossary.exists():
        text = glossary.read_text(encoding="utf-8")
        assert list(terms(text)), "no table of terms"
        assert not without_term(entries(DEFAULT_LOCALE), entries(locale), text), f"or say # {DIFFERS}<reason>"


# Plurals


class Selectors(Visitor):
    """Collects the variant keys of each selector."""

    def __init__(self) -> None:
        self.found: list[list[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.found.append(
            [one.key.name if isinstance(one.key, ast.Identifier) else one.key.value for one in node.variants]
        )
        self.generic_visit(node)


def plural_flaws(keys: Iterable[str], locale: str) -> list[str]:
    """Return the plural categories that a number selector lacks, and those that no number has."""
    numbers = {int(key) for key in keys if key.isdecimal()}
    categories = {key for key in keys if not key.isdecimal()}
    if not categories <= CATEGORIES or categories == {"other"}:
        return []
    of = babel_locale(locale).plural_form
    needed = {of(number) for number in COUNTED if number not in numbers}
    missing = needed - categories
    return [
        *(f"lacks {one}" for one in sorted(missing)),
        *(f"never {one}" for one in sorted(categories - needed - {"other"})),
    ]


def wrong_plurals(own: Entries, locale: str) -> dict[str, list[str]]:
    """Return the messages whose plural categories don't fit the language."""
    found = {}
    for key, message in by_key(own).items():
        selectors = Selectors()
        selectors.visit(message)
        if flaws := [flaw for keys in selectors.found for flaw in plural_flaws(keys, locale)]:
            found[key] = flaws
    return found


@pytest.mark.parametrize("locale", BEGUN)
def test_numbers_have_the_plurals_of_the_language(locale: str) -> None:
    assert not wrong_plurals(entries(locale), locale)


# Discord's limits


def too_long(own: Entries) -> dict[str, int]:
    """Return the length of each message that Discord would cut or reject, judged by its longest variant."""
    found = {}
    for key, message in by_key(own).items():
        for shape, most in LONGEST.items():
            if re.fullmatch(shape, key) and (length := _longest(message.value)) > most:
                found[key] = length
    return found


def _longest(pattern: ast.Pattern | None) -> int:
    """Return the length of the longest text that ``pattern`` can produce, not counting its placeables."""
    length = 0
    for part in pattern.elements if pattern else ():
        if isinstance(part, ast.TextElement):
            length += len(part.value)
        elif isinstance(part.expression, ast.SelectExpression):
            length += max(_longest(variant.value) for variant in part.expression.variants)
    return length


@pytest.mark.parametrize("locale", BEGUN)
def test_discord_takes_every_label_and_command(locale: str) -> None:
    assert not too_long(entries(locale))
    names = {key: plain(message) for key, message in messages(locale).items() if key.endswith("-name")}
    named = {key: name for key, name in names.items() if re.match(r"(command|parameter)-", key)}
    assert not {
        key: name for key, name in named.items() if not COMMAND_NAME.fullmatch(name) or name != name.lower()
    }


# Grammatical forms of names


class Forms(Visitor):
    """Collects the grammatical forms that a message requires of its arguments, such as ``accusative``."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names |= {node.id.name.partition("-")[2]} - {"", *SOUNDS}


def forms_nothing_has(own: Entries) -> dict[str, set[str]]:
    """Return the forms that each message requires but no message of the language has."""
    there = by_key(own)
    held = {attribute.id.name for message in there.values() for attribute in message.attributes}
    found = {}
    for key, message in there.items():
        forms = Forms()
        forms.visit(message)
        if missing := forms.names - held:
            found[key] = missing
    return found


def forms_some_lack(own: Entries, families: Mapping[str, set[str]]) -> dict[str, set[str]]:
    """Return the forms that each message lacks although others of its family have them.

    A family is everything that can fill the same placeholder of a key.
    """
    there = {
        key: {attribute.id.name for attribute in message.attributes} for key, message in by_key(own).items()
    }
    found: dict[str, set[str]] = {}
    for family in families.values():
        held = set().union(*(there.get(key, ()) for key in family))
        found |= {key: held - there[key] for key in family & there.keys() if held - there[key]}
    return found


@pytest.mark.parametrize("locale", BEGUN)
def test_every_form_that_is_asked_for_is_there(locale: str) -> None:
    assert not forms_nothing_has(entries(locale))
    assert not forms_some_lack(entries(locale), composed())


# Each check can fail


def test_a_second_translation_is_found_unless_it_says_why() -> None:
    english = parsed("one = { $count } new\ntwo = { $count } new\nthree = old\n")
    assert not translated_twice(english, parsed("one = { $count } neu\ntwo = { $count } neu\nthree = neu\n"))
    twice = translated_twice(english, parsed("one = { $count } neu\ntwo = neue { $count }\n"))
    assert twice == {"{ $count } new": {"{ $count } neu": ["one"], "neue { $count }": ["two"]}}
    assert not translated_twice(english, parsed("one = neu\n# Differs: plural\ntwo = neue\n"))


def test_a_missing_term_is_found_in_its_files_unless_the_message_says_why() -> None:
    glossary = (
        "# German\n\n## Terms\n\n| English | German | Files |\n|---|---|---|\n| coin | Münze, Geld | test |\n"
    )
    english = parsed("one = Two coins.\ntwo = Coinage.\nthree = A coin\n")
    own = "one = Zwei Stück.\ntwo = Prägung.\nthree = Eine Münze\n"
    assert without_term(english, parsed(own), glossary) == {"coin": ["one"]}
    assert not without_term(english, parsed(f"# Differs: slang\n{own}"), glossary)
    assert not without_term(parsed("one = Two coins.\n", "other.ftl"), parsed(own), glossary)


def test_a_term_stands_anywhere_in_a_language_without_spaces() -> None:
    glossary = "## Terms\n\n| English | Japanese | Files |\n|---|---|---|\n| coin | 金貨 | |\n"
    assert not without_term(parsed("one = A coin\n"), parsed("one = この金貨です\n"), glossary)
    assert without_term(parsed("one = A coin\n"), parsed("one = この宝です\n"), glossary) == {"coin": ["one"]}


@pytest.mark.parametrize(
    ("locale", "keys", "flaws"),
    [
        ("pl", ["one", "few", "many"], []),
        ("pl", ["one", "few", "many", "other"], []),
        ("pl", ["one", "other"], ["lacks few", "lacks many"]),
        ("de", ["one", "other"], []),
        ("de", ["1", "other"], []),
        ("de", ["0", "other"], []),
        ("pl", ["1", "few", "other"], ["lacks many"]),
        ("de", ["one", "few", "other"], ["never few"]),
        ("fr", ["one", "other"], []),
        ("pt-BR", ["0", "one", "other"], []),
        ("ja", ["other"], []),
        ("ja", ["one", "other"], ["never one"]),
        ("de", ["red", "other"], []),
    ],
)
def test_plural_categories_are_counted(locale: str, keys: list[str], flaws: list[str]) -> None:
    assert plural_flaws(keys, locale) == flaws
    variants = "\n".join(f"   {'*' if key == keys[-1] else ' '}[{key}] x" for key in keys)
    found = wrong_plurals(parsed(f"one = {{ $count ->\n{variants}\n  }}\n"), locale)
    assert found == ({"one": flaws} if flaws else {})


def test_what_is_too_long_is_found_in_its_longest_variant() -> None:
    long = "x" * 41
    assert too_long(
        parsed(f"button-a = {long} {{ $name }}{long}\nbutton-b = {long}\nother = {long * 9}\n")
    ) == {"button-a": 83}
    variants = f"button-c = {{ $count ->\n    [one] {long}\n   *[other] {long}{long}\n  }}\n"
    assert too_long(parsed(variants)) == {"button-c": 82}


def test_a_form_that_is_missing_is_found() -> None:
    own = parsed(
        "guard = Wächter\n    .accusative = den Wächter\nwitch = Hexe\nfight = { $foe-acusative }!\n"
    )
    assert forms_nothing_has(own) == {"fight": {"acusative"}}
    assert forms_some_lack(own, {"{foe}": {"guard", "witch", "untranslated"}}) == {"witch": {"accusative"}}
    right = parsed(
        "guard = Wächter\n    .accusative = den Wächter\nfight = { $foe-accusative }{ $foe-initial }!\n"
    )
    assert not forms_nothing_has(right)
    assert not forms_some_lack(right, {"{foe}": {"guard", "untranslated"}})
