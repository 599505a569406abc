"""Which English each message was translated from, and whether a second reader has read the translation.

``docs/translating/<locale>.toml`` keeps a hash of both texts for each message, in one table for messages that
were reviewed and one for the others. If the English changes and its translation doesn't, the translation
is behind; if the translation changes, it's to be reviewed again.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path

import msgspec

from render.catalogue import entries_of
from render.words import DEFAULT_LOCALE, files_of

RECORDS = Path(__file__).parents[2] / "docs" / "translating"
_DIGITS = 6
"""Hexadecimal digits of a hash: two texts of one message hardly ever share them."""
_HEAD = """\
# Hashes of the English text that each message was translated from, and of its translation.
# Written by `make words`; see docs/translating.md.
"""


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """The hashes of each message's English text and translation, ``<english> <translation>``."""

    reviewed: dict[str, str] = {}
    translated: dict[str, str] = {}

    @property
    def all(self) -> Mapping[str, str]:
        """All messages, reviewed or not."""
        return {**self.translated, **self.reviewed}


class Progress(msgspec.Struct, frozen=True):
    """The messages of a language that need work, in one set for each reason.

    ``behind``: the English has changed since, but the translation hasn't.
    """

    missing: set[str]
    behind: set[str]
    unreviewed: set[str]


def texts(locale: str) -> dict[str, tuple[str, str]]:
    """Return the file and the hash of each message of ``locale``, and of its terms (``-name``)."""
    return {
        name: (file.name, _hash(source))
        for file in files_of(locale)
        for name, source in entries_of(file.read_text(encoding="utf-8"))
    }


def _hash(source: str) -> str:
    """Return a hash of a message; comments and line breaks in the file don't count."""
    lines = [line for line in source.splitlines() if not line.startswith("#")]
    return hashlib.sha256(" ".join(" ".join(lines).split()).encode()).hexdigest()[:_DIGITS]


def record_of(locale: str) -> Record:
    """Return the record for ``locale``."""
    file = RECORDS / f"{locale}.toml"
    return (
        msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Record)
        if file.exists()
        else Record()
    )


def progress(locale: str) -> Progress:
    """Return the messages in ``locale`` that still need work."""
    record, pairs = record_of(locale), _pairs(locale)
    behind = {
        key
        for key, pair in pairs.items()
        if (noted := record.all.get(key)) and noted != pair and _own(noted) == _own(pair)
    }
    unreviewed = {key for key, pair in pairs.items() if record.reviewed.get(key) != pair} - behind
    messages = {key for key in texts(DEFAULT_LOCALE) if not key.startswith("-")}
    return Progress(messages - pairs.keys(), behind, unreviewed)


def _own(pair: str) -> str:
    """Return the translation's hash from a pair of hashes."""
    return pair.split(" ")[1]


def _pairs(locale: str) -> dict[str, str]:
    """Return the hash pairs of all messages that ``locale`` has, in the form that a record keeps."""
    english, none = texts(DEFAULT_LOCALE), ("", "-" * _DIGITS)
    return {key: f"{english.get(key, none)[1]} {own}" for key, (_, own) in texts(locale).items()}


def note_translated(locale: str) -> int:
    """Record every message translated or changed since the last call; return how many."""
    return _note(locale, lambda record, key, pair: _own(record.all.get(key, " ")) != _own(pair))


def note_reviewed(locale: str, files: list[str]) -> int:
    """Record that all messages in ``files``, or in every file if none is given, were reviewed; return how
    many.

    :raises ValueError: the language has no such file.
    """
    own = texts(locale)
    if unknown := set(files) - {file for file, _ in own.values()}:
        raise ValueError(f"{locale} has no {', '.join(sorted(unknown))}")
    here = {key for key, (file, _) in own.items() if not files or file in files}
    return _note(
        locale, lambda record, key, pair: key in here and record.reviewed.get(key) != pair, reviewed=True
    )


def _note(locale: str, is_due: Callable[[Record, str, str], bool], *, reviewed: bool = False) -> int:
    record, pairs = record_of(locale), _pairs(locale)
    due = {key: pair for key, pair in pairs.items() if is_due(record, key, pair)}
    for key, pair in due.items():
        record.translated.pop(key, None)
        record.reviewed.pop(key, None)
        (record.reviewed if reviewed else record.translated)[key] = pair
    tables = {"reviewed": record.reviewed, "translated": record.translated}
    lines = [_HEAD]
    for name, table in tables.items():
        lines += [
            f"[{name}]",
            *(f'{key} = "{table[key]}"' for key in sorted(table.keys() & pairs.keys())),
            "",
        ]
    RECORDS.mkdir(exist_ok=True)
    (RECORDS / f"{locale}.toml").write_text("\n".join(lines), encoding="utf-8")
    return len(due)
