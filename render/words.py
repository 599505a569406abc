"""The catalogue of words: keys and arguments become sentences in a reader's language.

Messages are Fluent files, ``data/words/<locale>/*.ftl``. A language that isn't offered falls back to English,
and so does each message that a language lacks: English is ahead of every other language.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, TypeAlias

from fluent.runtime.resolver import Pattern

from games.engine.content import data_folder
from games.engine.text import (
    LIST_APART,
    LIST_IN_ROW,
    LIST_OF_ALL,
    LISTS,
    Argument,
    FormerOccupant,
    PersonName,
    SeatName,
    Text,
    Typed,
)
from render.catalogue import Catalogue
from render.escaping import escaped, on_one_line
from render.forms import Identity, Thing, joined
from render.languages import Language, babel_locale, languages_in
from render.tags import TaggedNumber, without_noncharacters

DEFAULT_LOCALE = "en"
FOLDERS: list[Path] = [data_folder() / "words"]
"""The folders of words, each with a subfolder per locale. The first one declares the languages."""
SENTENCES = 8192
"""How many sentences of each locale are cached: formatting one takes some 50 µs, and a panel has dozens."""
NAMES = 1024
"""How many sanitized names are cached: most panels name all seats several times."""
_ALIKE = {str, int, TaggedNumber, Thing}
"""Types whose equal values give equal sentences; with floats, 1 and 1.0 are equal but read differently."""
_RIGHT_TO_LEFT = {"R", "AL", "AN"}
_LIST_PARTS = ("start", "middle", "end", "2")
_LISTS_AS_IN = {DEFAULT_LOCALE: "en-GB"}
"""Locales whose lists are those of another one: in English, no comma before the last *and*."""

Filled: TypeAlias = Mapping[str, str | int | TaggedNumber]
"""The values of a message's placeholders, in words."""
Tagger: TypeAlias = Callable[[Text, Filled, Callable[[str, Filled], str]], str]
"""Says a message with tags (``render.tags``), given the text, its filled places, and how to say a key."""


def nobody(_: int) -> None:
    """Return ``None``: the lookup used if no person's name is known."""


class MissingWords(KeyError):
    """A key that a locale's catalogue lacks, or a message that can't be formatted."""


def files_of(locale: str, names: str = "*.ftl") -> list[Path]:
    """Return the files with the words of ``locale`` whose names match the pattern ``names``."""
    return [file for folder in FOLDERS for file in sorted((folder / locale).glob(names))]


class Words:
    """The words of one locale; those in files called ``only``, if that's all that is needed of a language.

    >>> words = words_for("en-US")
    >>> words.locale
    'en'
    """

    def __init__(self, locale: str, only: str = "*.ftl") -> None:
        self.locale = locale
        self._english = None if locale == DEFAULT_LOCALE else _words(DEFAULT_LOCALE)
        files = files_of(locale, only)
        self._catalogue = self._catalogue_of(file.read_text(encoding="utf-8") for file in files)
        self._remembered = lru_cache(SENTENCES)(self._formatted)
        self._patterns = babel_locale(_LISTS_AS_IN.get(locale, locale)).list_patterns

    def _catalogue_of(self, texts: Iterable[str]) -> Catalogue:
        return Catalogue(self.locale, texts, self._english._catalogue if self._english else None)

    @property
    def strict(self) -> Words:
        """The same words, raising if something can't be said."""
        return self

    def failed(self, error: Exception) -> None:
        """Record that something couldn't be said; strict words raise ``error`` again."""
        raise error

    @property
    def keys(self) -> Collection[str]:
        """All keys, including those that only English has."""
        own = self._catalogue.keys
        return {*own, *self._english.keys} if self._english else own

    def has(self, key: str) -> bool:
        """Return whether there is a message ``key``, if only in English."""
        return key in self._catalogue or (self._english is not None and self._english.has(key))

    def __call__(self, key: str, /, **args: str | float | Typed) -> str:
        """Return the message ``key`` with ``args`` in its places; what somebody typed is escaped.

        :raises MissingWords: no such message, or a place that ``args`` does not fill.
        """
        return self._format(key, args)

    def say(
        self,
        text: Text,
        names: Sequence[str] = (),
        people: Callable[[int], Typed | None] = nobody,
        tagger: Tagger | None = None,
    ) -> str:
        """Return the sentence of ``text``; seats in its arguments become ``names[seat]``.

        ``people`` returns a person's name by their number, or ``None`` if they no longer have one. ``tagger``
        adds tags before the things it names, for a message that may show emojis there.

        :raises MissingWords: no such message, or a place that the arguments do not fill.
        """
        args = {name: self._fill(value, names, people, tagger) for name, value in text.args.items()}
        return tagger(text, args, self._format) if tagger else self._format(text.key, args)

    def _fill(
        self,
        value: Argument,
        names: Sequence[str],
        people: Callable[[int], Typed | None],
        tagger: Tagger | None,
    ) -> str | int:
        if isinstance(value, Text):
            return self.say(value, names, people, tagger)
        if isinstance(value, SeatName | FormerOccupant):
            return isolate(names[value.seat])
        if isinstance(value, PersonName):
            called = people(value.number)
            return as_typed(called) if called else self("somebody")
        return as_typed(value) if isinstance(value, Typed) else value

    def listed(self, items: Iterable[str]) -> str:
        """Return ``items`` as one phrase: *a, b and c*; empty if there are none."""
        return joined(items, lambda names: self._linked(names, self._patterns["standard"]))

    def either(self, items: Iterable[str]) -> str:
        """Return ``items`` as alternatives: *a, b or c*."""
        return joined(items, lambda names: self._linked(names, self._patterns["or"]))

    def in_row(self, items: Iterable[str]) -> str:
        """Return short ``items`` in a row: *a, b, c*."""
        between = self._patterns["standard"]["middle"]
        return joined(items, lambda names: self._linked(names, dict.fromkeys(_LIST_PARTS, between)))

    def apart(self, items: Iterable[str]) -> str:
        """Return ``items`` that may contain lists themselves: *a; b; c*."""
        between = self("list-apart", list="{0}", item="{1}")
        return joined(items, lambda names: self._linked(names, dict.fromkeys(_LIST_PARTS, between)))

    def _linked(self, items: Sequence[str], patterns: Mapping[str, str]) -> str:
        """Return ``items`` linked by the ``patterns`` of a list in CLDR."""
        told = ""
        for number, item in enumerate(items):
            if not number:
                told = item
                continue
            part = "end" if number == len(items) - 1 else "start" if number == 1 else "middle"
            before, _, rest = patterns["2" if len(items) == 2 else part].partition("{0}")
            between, _, after = rest.partition("{1}")
            told = f"{before}{told}{between}{item}{after}"
        return told

    def _format(self, key: str, args: Mapping[str, Any]) -> str:
        if not args:
            return self._remembered(key, ())
        kinds = set(map(type, args.values()))
        if kinds <= _ALIKE:
            if Thing not in kinds:
                return self._remembered(key, tuple(args.items()))
            forms = tuple(value.identity for value in args.values() if type(value) is Thing)
            return self._remembered(key, tuple(args.items()), forms)
        if any(isinstance(value, Typed) for value in args.values()):
            return self._format(key, {place: _shown(value) for place, value in args.items()})
        return self._formatted(key, args)

    def _formatted(
        self, key: str, args: Mapping[str, Any] | tuple[tuple[str, Any], ...], _: tuple[Identity, ...] = ()
    ) -> str:
        """Return the message ``key``, and with it the forms that its language gives it.

        The last argument distinguishes cached sentences about things with the same name and different forms.
        """
        filled = dict(args)
        if key in LISTS:
            return self._list(key, filled)
        message = self._catalogue.message(key)
        if message is None:
            if self._english is None or not self._english.has(key):
                raise MissingWords(f"{self.locale}: {key}")
            return self._english._format(key, filled)
        if message.value is None:
            raise MissingWords(f"{self.locale}: {key} has no value")
        sentence = self._said(key, message.value, filled)
        if not message.attributes:
            return sentence
        return Thing(
            sentence, {form: self._said(key, value, filled) for form, value in message.attributes.items()}
        )

    def _said(self, key: str, pattern: Pattern, args: Mapping[str, Any]) -> str:
        sentence, errors = self._catalogue.said(pattern, args)
        if errors:
            raise MissingWords(f"{self.locale}: {key}: {errors[0]}")
        return sentence

    def _list(self, key: str, args: Mapping[str, Any]) -> str:
        items = [self._catalogue.shown(value) for value in args.values()]
        return {LIST_OF_ALL: self.listed, LIST_IN_ROW: self.in_row, LIST_APART: self.apart}[key](items)


class ForgivingWords(Words):
    """The words of one locale that never raise, for messages that must reach their reader.

    A neutral sentence replaces anything that can't be said. ``faults`` lists the errors, in order.
    """

    def __init__(self, words: Words, faults: Sequence[Exception] = ()) -> None:
        self.locale = words.locale
        self.faults = list(faults)
        self._strict = words.strict
        self._english = self._strict._english
        self._catalogue = self._strict._catalogue
        self._remembered = self._strict._remembered
        self._patterns = self._strict._patterns

    @property
    def strict(self) -> Words:
        """The same words, raising if something can't be said."""
        return self._strict

    def failed(self, error: Exception) -> None:
        """Record that something couldn't be said."""
        self.faults.append(error)

    def __call__(self, key: str, /, **args: str | float | Typed) -> str:
        """Return the message ``key`` with ``args`` in its places, or the neutral sentence."""
        try:
            return super().__call__(key, **args)
        except Exception as error:
            self.failed(error)
            return self._neutral()

    def say(
        self,
        text: Text,
        names: Sequence[str] = (),
        people: Callable[[int], Typed | None] = nobody,
        tagger: Tagger | None = None,
    ) -> str:
        """Return the sentence of ``text``; the neutral sentence replaces as little of it as possible."""
        try:
            return super().say(text, names, people, tagger)
        except Exception as error:
            self.failed(error)
            return self._neutral()

    def _neutral(self) -> str:
        try:
            return self._strict("unworded")
        except MissingWords:
            return "…"


def isolate(name: str) -> str:
    """Return ``name`` safe to put in a text: direction isolated, noncharacters removed."""
    return name if name.isascii() else _isolated(name)


@lru_cache(NAMES)
def _isolated(name: str) -> str:
    name = without_noncharacters(name)
    if any(unicodedata.bidirectional(letter) in _RIGHT_TO_LEFT for letter in name):
        return f"\u2068{name}\u2069"
    return name


@lru_cache(NAMES)
def as_typed(text: Typed) -> str:
    """Return ``text`` on one line so that a message shows it as it was typed, with no markup in it.

    >>> as_typed(Typed("<@1>\\n**Ada**"))
    '\\\\<\\\\@1\\\\> \\\\*\\\\*Ada\\\\*\\\\*'
    """
    return _as_typed(text.raw)


def as_typed_lines(text: Typed) -> str:
    """Return ``text`` as ``as_typed`` does, line by line."""
    return "\n".join(_as_typed(line) for line in text.raw.splitlines() if line.strip())


def _as_typed(line: str) -> str:
    return isolate(escaped(on_one_line(line)) or "…")


def as_plain(text: Typed) -> str:
    """Return ``text`` on one line for pictures, labels and files, which know no markup."""
    return on_one_line(text.raw) or "…"


def shortened(text: Typed, most: int) -> Typed:
    """Return ``text`` on one line, cut to ``most`` characters and an ellipsis."""
    line = on_one_line(text.raw)
    return Typed(line if len(line) <= most else f"{line[:most]}…")


def _shown(value: Any) -> Any:
    return as_typed(value) if isinstance(value, Typed) else value


def told_together(sentences: Sequence[str], words: Words) -> str:
    """Return ``sentences`` joined in the manner of the reader's language."""
    told = ""
    for sentence in sentences:
        told = words("line-and", told=told, more=sentence) if told else sentence
    return told


@cache
def languages() -> Mapping[str, Language]:
    """Return all languages that somebody has begun to translate, by their locale, English first."""
    found = languages_in(FOLDERS[0])
    return {DEFAULT_LOCALE: found[DEFAULT_LOCALE], **found}


@cache
def locales() -> tuple[str, ...]:
    """Return the locales of the languages that are offered, English first."""
    return tuple(locale for locale, language in languages().items() if language.is_offered)


def has_rules(locale: str, game_id: str) -> bool:
    """Return whether the complete rules of a game can be read in ``locale``."""
    return locale == DEFAULT_LOCALE or game_id in languages()[locale].rules


@cache
def _words(locale: str) -> Words:
    return Words(locale)


def locale_for(wanted: str | None) -> str:
    """Return the locale of ours for a Discord locale such as ``it`` or ``es-419``; English if none fits."""
    candidates = (wanted or "", (wanted or "").split("-", maxsplit=1)[0])
    return next((candidate for candidate in candidates if candidate in locales()), DEFAULT_LOCALE)


def words_for(locale: str | None) -> Words:
    """Return the words for a Discord locale such as ``it`` or ``en-GB``; English if it has none.

    Each language is read when it's first needed.
    """
    return _words(locale_for(locale))
