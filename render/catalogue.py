"""The messages of one locale, each parsed when it is first said.

Parsing all of them takes a second or more, and a process never says most of them.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Message, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentType
from fluent.runtime.utils import native_to_fluent
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from render.forms import Places
from render.tags import TaggedNumber, tag

_BEGINNING = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE | re.ASCII)
"""The start of a message or term: only these begin in the first column and are followed by an equals sign."""
_NUMBERS = 1024
"""How many formatted integers each locale remembers: formatting one takes longer than the words around it."""


def entries_of(text: str) -> Iterator[tuple[str, str]]:
    """Yield the name and the source of each message and term in ``text``, the content of a Fluent file.

    >>> list(entries_of("one = One\\n-two = Two\\n    lines\\n"))
    [('one', 'one = One\\n'), ('-two', '-two = Two\\n    lines\\n')]
    """
    found = list(_BEGINNING.finditer(text))
    ends = [*(match.start() for match in found[1:]), len(text)]
    for match, end in zip(found, ends, strict=False):
        yield match[1], text[match.start() : end]


class _References(Visitor):
    """Collects the names of the messages and terms that a message refers to."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)


class _Number(FluentInt):
    """An integer that is formatted only once; all messages that say it belong to one locale."""

    _written: str | None = None

    def format(self, locale: Locale) -> str:
        """Return the number in the digits of ``locale``, with a true minus."""
        if self._written is None:
            self._written = super().format(locale).replace("-", "−")
        return self._written


class _Tagged(_Number):
    """An integer that has a tag before it the first time that a message says it."""

    def __init__(self, _: int, symbol: str) -> None:
        self._tag = tag(symbol)

    def __new__(cls, number: int, _: str) -> _Tagged:
        return super().__new__(cls, number)  # type: ignore[return-value]

    def format(self, locale: Locale) -> str:
        """Return the number as ``_Number`` writes it, with its tag the first time."""
        before, self._tag = self._tag, ""
        return before + super().format(locale)


class Catalogue:
    """The messages of ``texts``, the contents of Fluent files; if two share a name, the first counts.

    A message may refer to one, or to a term, that only ``fallback`` has.
    """

    def __init__(self, locale: str, texts: Iterable[str], fallback: Catalogue | None = None) -> None:
        self._fallback = fallback
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._parsed: set[str] = set()
        self._sources: dict[str, str] = {}
        self._number = lru_cache(_NUMBERS)(_Number)
        for text in texts:
            for name, source in entries_of(text):
                self._sources.setdefault(name, source)

    @property
    def keys(self) -> Collection[str]:
        """The names of all messages."""
        return [name for name in self._sources if not name.startswith("-")]

    def __contains__(self, key: str) -> bool:
        """Return whether there is a message ``key``."""
        return key in self._sources

    def message(self, key: str) -> Message | None:
        """Return the message ``key``, ready to format, or ``None`` if it's missing or can't be parsed."""
        if key not in self._sources:
            return None
        self._parse(key)
        return self._bundle.get_message(key) if self._bundle.has_message(key) else None

    def said(self, pattern: Pattern, args: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        """Return the sentence of ``pattern``, part of a message, and the errors in it."""
        filled = Places({place: self._value(value) for place, value in args.items()})
        errors: list[Exception] = []
        try:
            said = pattern(ResolverEnvironment(self._bundle, errors, CurrentEnvironment(filled)))
        except ValueError as error:
            return "{???}", [*errors, error]
        return str(said), errors

    def _fallback_source(self, name: str) -> str | None:
        return self._fallback._sources.get(name) if self._fallback else None

    def _value(self, value: Any) -> Any:
        if type(value) is int:
            return self._number(value)
        return _Tagged(*value) if isinstance(value, TaggedNumber) else native_to_fluent(value)

    def shown(self, value: Any) -> str:
        """Return ``value`` as a message shows it at a place."""
        filled = self._value(value)
        return filled.format(self._bundle._babel_locale) if isinstance(filled, FluentType) else filled

    def resource(self, source: str) -> ast.Resource:
        """Return ``source``, one message or term, parsed."""
        return FluentResource(source)

    def _parse(self, name: str, saying: frozenset[str] = frozenset()) -> None:
        """Parse ``name`` after everything it refers to: another thread may already be waiting for it."""
        source = self._sources.get(name) or self._fallback_source(name)
        if source is None or name in self._parsed or name in saying:
            return
        resource = self.resource(source)
        references = _References()
        references.visit(resource)
        for other in references.names:
            self._parse(other, saying | {name})
        self._bundle.add_resource(resource)
        self._parsed.add(name)
