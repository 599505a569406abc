"""Words that people type into forms, in every language of the bot."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache

from render.forms import Thing
from render.words import Words, locales

LONGEST = 100
"""The maximum length of a typed time, duration or place; longer texts aren't parsed at all."""

_FILE = "typed.ftl"
_ALIKE = str.maketrans({**dict.fromkeys("’‘ʼ`´", "'"), "\N{MINUS SIGN}": "-", "\N{FRACTION SLASH}": "/"})
_STRUCK = str.maketrans("łøđ", "lod")
"""Letters whose strokes Unicode doesn't take as accents."""
_DOT, _HYPHEN = re.compile(r"(?<=[a-z])\."), re.compile(r"(?<=[a-z\d])-(?=[a-z])")


def plain(text: str) -> str:
    """Return ``text`` in lower case without accents, in the plainest spelling.

    It has single blanks, straight apostrophes, no dots after letters, and hyphens for all dashes, but none
    before letters.

    >>> [plain(text) for text in ("  São  PAULO ", "ŁÓDŹ", "o’clock", "２２：３０", "1½ h", "8 p.m.")]
    ['sao paulo', 'lodz', "o'clock", '22:30', '1 1/2 h', '8 pm']
    """
    apart = "".join(map(_apart, text)).translate(_ALIKE)
    letters = unicodedata.normalize("NFKD", apart).translate(_ALIKE).casefold().translate(_STRUCK)
    return _HYPHEN.sub(" ", _DOT.sub("", " ".join("".join(map(_kept, letters)).split())))


def _apart(letter: str) -> str:
    """Return ``letter`` so that its number doesn't merge with the digits before it.

    Unicode spells ½ with digits: 1½ would become 11/2, and 2³ would become 23.
    """
    kind = unicodedata.decomposition(letter).partition(">")[0]
    if kind == "<fraction":
        return f" {unicodedata.normalize('NFKD', letter)}"
    is_raised_digit = kind in {"<super", "<sub"} and not letter.isalpha()
    return "?" if is_raised_digit else letter


def _kept(letter: str) -> str:
    if unicodedata.category(letter) == "Pd":
        return "-"
    return "" if unicodedata.combining(letter) or unicodedata.category(letter) == "Cf" else letter


@cache
def typed_words(key: str) -> frozenset[str]:
    """Return the words that the catalogues of all languages list under ``key``, in the form of ``plain``."""
    return frozenset(plain(word) for words in _spoken() for word in words(key).split("|"))


@cache
def own_words(key: str, locale: str) -> frozenset[str]:
    """Return the words that the catalogue of ``locale`` lists under ``key``, in the form of ``plain``."""
    return frozenset(plain(word) for word in Words(locale, only=_FILE)(key).split("|"))


@cache
def typed_alone(key: str) -> frozenset[str]:
    """Return the words under ``key`` that mean one unit without a number: *za godzinę* in Polish."""
    said = (words(key) for words in _spoken())
    listed = (name.forms.get("alone", "") for name in said if isinstance(name, Thing))
    return frozenset(plain(word) for alone in listed for word in alone.split("|") if word)


@cache
def _spoken() -> tuple[Words, ...]:
    """Return the file of typed words of each language on offer; no other file is read."""
    return tuple(Words(locale, only=_FILE) for locale in locales())


@cache
def numbers() -> dict[str, int]:
    """Return the numbers written as words, in all languages.

    >>> numbers()["twelve"], numbers()["una"]
    (12, 1)
    """
    return _numbers(typed_words("typed-numbers"), typed_words("typed-one"))


def own_numbers(locale: str) -> dict[str, int]:
    """Return the numbers written as words in the language of ``locale``."""
    return _numbers(own_words("typed-numbers", locale), own_words("typed-one", locale))


def _numbers(listed: Iterable[str], ones: Iterable[str]) -> dict[str, int]:
    pairs = (word.split(maxsplit=1) for word in listed)
    return {word: int(number) for number, word in pairs} | dict.fromkeys(ones, 1)


def any_of(words: Iterable[str]) -> str:
    """Return a regular expression for any of ``words``, the longest first.

    No letter may follow a word, except after an apostrophe.
    """
    ordered = sorted(words, key=lambda word: (-len(word), word))
    return "|".join(re.escape(word) + (r"(?![a-z])" if word[-1:].isalpha() else "") for word in ordered)


def one_of(*keys: str) -> str:
    """Return a regular expression for any of the words listed under ``keys``."""
    return any_of(set().union(*map(typed_words, keys)))
