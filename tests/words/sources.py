"""The messages of a locale as they are written, for tests of their words."""

from __future__ import annotations

from functools import cache

from fluent.syntax import FluentParser, ast

from render.catalogue import entries_of
from render.words import files_of


@cache
def _sources(locale: str) -> dict[str, str]:
    texts = [file.read_text(encoding="utf-8") for file in files_of(locale)]
    return {name: source for text in texts for name, source in entries_of(text)}


@cache
def message(locale: str, key: str) -> ast.Message:
    """Return the message ``key``, parsed alone.

    :raises KeyError: there is none.
    """
    [entry] = (
        entry for entry in FluentParser().parse(_sources(locale)[key]).body if isinstance(entry, ast.Message)
    )
    return entry
