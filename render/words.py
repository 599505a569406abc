"""The catalogue of words: keys and arguments become sentences in a reader's language.

Messages are Fluent files, ``data/words/<locale>/*.ftl``. A locale without a folder falls back to English, and
so does a message that its folder lacks: a game may be added by somebody who doesn't know every language.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, TypeAlias

from games.engine.content import data_folder
from games.engine.text import Argument, FormerOccupant, PersonName, SeatName, Text, Typed
from render.catalogue import Catalogue
from render.escaping import escaped, on_one_line
from render.tags import TaggedNumber, without_noncharacters

DEFAULT_LOCALE = "en"
FOLDERS: list[Path] = [data_folder() / "words"]
"""The folders of words, each with a subfolder per locale. The first one determines the available locales."""
SENTENCES = 8192
"""How many sentences of each locale are cached: formatting one takes some 50 µs, and a panel has dozens."""
NAMES = 1024
"""How many sanitized names are cached: most panels name all seats several times."""
_ALIKE = {str, int, TaggedNumber}
"""Types whose equal values give equal sentences; with floats, 1 and 1.0 are equal but read differently."""
_RIGHT_TO_LEFT = {"R", "AL", "AN"}

Filled: TypeAlias = Mapping[str, str | int | TaggedNumber]
"""The values of a message's placeholders, in words."""
Tagger: TypeAlias = Callable[[Text, Filled, Callable[[str, Filled], str]], str]
"""Says a message with tags (``render.tags``), given the text, its filled places, and how to say a key."""


def nobody(_: int) -> None:
    """Return ``None``: the lookup used if no person's name is known."""


class MissingWords(KeyError):
    """A key that a locale's catalogue lacks, or a message that can't be formatted."""


def files_of(locale: str) -> list[Path]:
    """Return the files with the words of ``locale``."""
    return [file for folder in FOLDERS for file in sorted((folder / locale).glob("*.ftl"))]


class Words:
    """The words of one locale.

    >>> words = words_for("en-US")
    >>> words.locale
    'en'
    """

    def __init__(self, locale: str) -> None:
        self.locale = locale
        # Of two messages with the same name, the catalogue keeps the first.
        files = [*files_of(locale), *(files_of(DEFAULT_LOCALE) if locale != DEFAULT_LOCALE else ())]
        self._catalogue = self._catalogue_of(file.read_text(encoding="utf-8") for file in files)
        self._remembered = lru_cache(SENTENCES)(self._formatted)

    def _catalogue_of(self, texts: Iterable[str]) -> Catalogue:
        return Catalogue(self.locale, texts)

    @property
    def strict(self) -> Words:
        """The same words, raising if something can't be said."""
        return self

    def failed(self, error: Exception) -> None:
        """Record that something couldn't be said; strict words raise ``error`` again."""
        raise error

    @property
    def keys(self) -> Collection[str]:
        """All keys."""
        return self._catalogue.keys

    def has(self, key: str) -> bool:
        """Return whether the catalogue has ``key``."""
        return key in self._catalogue

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

    def _format(self, key: str, args: Mapping[str, Any]) -> str:
        if not args or _ALIKE.issuperset(map(type, args.values())):
            return self._remembered(key, tuple(args.items()))
        if any(isinstance(value, Typed) for value in args.values()):
            return self._format(key, {place: _shown(value) for place, value in args.items()})
        return self._formatted(key, args)

    def _formatted(self, key: str, args: Mapping[str, Any] | tuple[tuple[str, Any], ...]) -> str:
        message = self._catalogue.message(key)
        if message is None:
            raise MissingWords(f"{self.locale}: {key}")
        if message.value is None:
            raise MissingWords(f"{self.locale}: {key} has no value")
        sentence, errors = self._catalogue.said(message.value, dict(args))
        if errors:
            raise MissingWords(f"{self.locale}: {key}: {errors[0]}")
        return sentence


class ForgivingWords(Words):
    """The words of one locale that never raise, for messages that must reach their reader.

    A neutral sentence replaces anything that can't be said. ``faults`` lists the errors, in order.
    """

    def __init__(self, words: Words, faults: Sequence[Exception] = ()) -> None:
        self.locale = words.locale
        self.faults = list(faults)
        self._strict = words.strict
        self._catalogue = self._strict._catalogue
        self._remembered = self._strict._remembered

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
def locales() -> tuple[str, ...]:
    """Return the locales that have words, English first."""
    found = sorted(folder.name for folder in FOLDERS[0].iterdir() if folder.is_dir())
    return (DEFAULT_LOCALE, *(locale for locale in found if locale != DEFAULT_LOCALE))


@cache
def _words(locale: str) -> Words:
    return Words(locale)


def words_for(locale: str | None) -> Words:
    """Return the words for a Discord locale such as ``it`` or ``en-GB``; English if it has none."""
    for candidate in (locale or "", (locale or "").split("-", maxsplit=1)[0]):
        if candidate in locales():
            return _words(candidate)
    return _words(DEFAULT_LOCALE)
